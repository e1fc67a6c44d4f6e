// The Desk service as an ASP.NET web service.
using System;
using System.Threading;
using System.Web.Services;
using System.Web.Services.Protocols;
using System.Xml;
using System.Xml.Serialization;

public enum Color { RED, GREEN }

[XmlInclude(typeof(Express))]
public class Order
{
    public string id;
    public int count;
    public long big;
    public decimal price;
    public bool urgent;
    public double ratio;
    public DateTime placed;
    [XmlElement(DataType = "date")] public DateTime due;
    public byte[] data;
    public Color color;
    [XmlElement("lines", IsNullable = true)] public Line[] lines;
    [XmlElement(IsNullable = true)] public int? discount;
    public Order previous;
    [XmlAttribute] public string currency;
}

public class Express : Order
{
    public string courier;
}

public class Line
{
    public string text;
    [XmlElement("tag")] public string[] tag;
}

public class Ticket : SoapHeader
{
    public string number;
}

[WebService(Namespace = "urn:example:desk")]
[WebServiceBinding(ConformsTo = WsiProfiles.None)]
public class Desk : WebService
{
    public Ticket ticket;

    [WebMethod]
    [return: XmlElement("text")]
    public string echo(string text)
    {
        return text;
    }

    [WebMethod]
    [return: XmlElement("order")]
    public Order place(Order order)
    {
        return order;
    }

    [WebMethod]
    [return: XmlElement("text")]
    public string fail(string kind)
    {
        if (kind != "declared") throw new InvalidOperationException("refused undeclared");
        var document = new XmlDocument();
        var detail = document.CreateElement("detail");
        detail.InnerXml = "<Refusal xmlns='urn:example:desk'><number>42</number></Refusal>";
        throw new SoapException("refused & <declared>", SoapException.ClientFaultCode, "urn:example:actor", "en", detail, new SoapFaultSubCode(new XmlQualifiedName("Late", "urn:example:codes")), null);
    }

    [WebMethod]
    [return: XmlElement("text")]
    public string slow(int milliseconds)
    {
        Thread.Sleep(milliseconds);
        return "at last";
    }

    [WebMethod]
    [SoapHeader("ticket")]
    [return: XmlElement("text")]
    public string whose(string question)
    {
        return question + " " + (ticket == null ? "nobody" : ticket.number);
    }
}
