// Takes what is given and gives it back, with proxies of wsdl.exe.
using System;
using System.Web.Services.Protocols;

static class KitchenWsdl
{
    static void Main()
    {
        Say("soap11", () => { var port = new Soap.Kitchen { ticket = new Soap.TicketType { number = "T-1 & 2" } }; return port.take(port.give()) + Refusal(() => port.refuse()); });
        Say("soap12", () => { var port = new Soap12.Kitchen { ticket = new Soap12.TicketType { number = "T-1 & 2" } }; return port.take(port.give()) + Refusal(() => port.refuse()); });
        // Parameters of the HTTP forms are text to wsdl.exe, whatever their type.
        Say("http-get", () => new HttpGet.Kitchen().weigh(" < & > \u00e9 \U0001F600 ", "-5", "9223372036854775807", "12.50", "0.1", "true", "2026-02-28", "2026-02-28T23:59:59Z", "Green"));
        Say("http-post", () => new HttpPost.Kitchen().weigh(" < & > \u00e9 \U0001F600 ", "-5", "9223372036854775807", "12.50", "0.1", "true", "2026-02-28", "2026-02-28T23:59:59Z", "Green"));
    }

    static void Say(string form, Func<string> call)
    {
        string told;
        try { told = call(); }
        catch (Exception error) { told = error.ToString().Replace("\n", " "); }
        Console.WriteLine(form + "\t" + told);
    }

    // The empty string when the declared fault brings back what the header took there.
    static string Refusal(Action call)
    {
        try { call(); }
        catch (SoapException fault)
        {
            var told = fault.Message + " " + fault.Detail.InnerText;
            return told == "all spoiled 42T-1 & 2" ? "" : told;
        }
        return "nothing was refused";
    }
}
