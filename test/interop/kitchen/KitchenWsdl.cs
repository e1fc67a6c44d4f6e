// Takes what is given and gives it back, with proxies of wsdl.exe.
using System;

static class KitchenWsdl
{
    static void Main()
    {
        Say("soap11", () => { var port = new Soap.Kitchen(); return port.take(port.give()); });
        Say("soap12", () => { var port = new Soap12.Kitchen(); return port.take(port.give()); });
    }

    static void Say(string form, Func<string> call)
    {
        string told;
        try { told = call(); }
        catch (Exception error) { told = error.ToString().Replace("\n", " "); }
        Console.WriteLine(form + "\t" + told);
    }
}
