package org.example.desk;

import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.jws.WebResult;
import jakarta.jws.WebService;
import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlSchemaType;
import jakarta.xml.bind.annotation.XmlSeeAlso;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.ws.WebFault;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javax.xml.datatype.XMLGregorianCalendar;

/** A service for clients of any kind to try themselves on. */
@WebService(name = "Desk", serviceName = "DeskService", portName = "DeskPort", targetNamespace = "urn:example:desk")
@XmlSeeAlso(Desk.Express.class)
public class Desk {
  @WebMethod
  @WebResult(name = "text")
  public String echo(@WebParam(name = "text") String text) {
    return text;
  }

  @WebMethod
  @WebResult(name = "order")
  public Order place(@WebParam(name = "order") Order order) {
    return order;
  }

  @WebMethod
  @WebResult(name = "text")
  public String fail(@WebParam(name = "kind") String kind) throws Refusal {
    if (kind.equals("declared")) throw new Refusal("refused & <declared>", new RefusalDetail(42, "try later"));
    throw new IllegalStateException("refused undeclared");
  }

  @WebMethod
  @WebResult(name = "text")
  public String slow(@WebParam(name = "milliseconds") int milliseconds) throws InterruptedException {
    Thread.sleep(milliseconds);
    return "at last";
  }

  @WebMethod
  @WebResult(name = "text")
  public String whose(
      @WebParam(name = "ticket", header = true, targetNamespace = "urn:example:desk") String ticket,
      @WebParam(name = "question") String question) {
    return question + " " + ticket;
  }

  public enum Color { RED, GREEN }

  @XmlAccessorType(XmlAccessType.FIELD)
  @XmlType(namespace = "urn:example:desk:types")
  public static class Order {
    public String id;
    public int count;
    public long big;
    public BigDecimal price;
    public boolean urgent;
    public double ratio;
    @XmlSchemaType(name = "dateTime") public XMLGregorianCalendar placed;
    @XmlSchemaType(name = "date") public XMLGregorianCalendar due;
    public byte[] data;
    public Color color;
    @XmlElement(nillable = true) public List<Line> lines = new ArrayList<>();
    @XmlElement(nillable = true, required = true) public Integer discount;
    public Order previous;
    @XmlAttribute public String currency;
  }

  @XmlAccessorType(XmlAccessType.FIELD)
  @XmlType(namespace = "urn:example:desk:types")
  public static class Express extends Order {
    public String courier;
  }

  @XmlAccessorType(XmlAccessType.FIELD)
  @XmlType(namespace = "urn:example:desk:types")
  public static class Line {
    public String text;
    @XmlElement(name = "tag") public List<String> tags = new ArrayList<>();
  }

  @XmlAccessorType(XmlAccessType.FIELD)
  public static class RefusalDetail {
    public int number;
    public String hint;

    public RefusalDetail() {}

    RefusalDetail(int number, String hint) {
      this.number = number;
      this.hint = hint;
    }
  }

  @WebFault(name = "Refusal", targetNamespace = "urn:example:desk")
  public static class Refusal extends Exception {
    private final transient RefusalDetail detail;

    public Refusal(String message, RefusalDetail detail) {
      super(message);
      this.detail = detail;
    }

    public RefusalDetail getFaultInfo() {
      return detail;
    }
  }
}
