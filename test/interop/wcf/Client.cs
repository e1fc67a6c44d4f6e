// Carries out calls over WCF with a contract that svcutil generated: `client.exe`, calls on standard input, outcomes on
// standard output.
using System;
using System.IO;
using System.ServiceModel;
using System.ServiceModel.Channels;
using System.Text;

static class Client
{
    static void Main()
    {
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = true, NewLine = "\n" };
        string line;
        while ((line = input.ReadLine()) != null)
        {
            var fields = line.Split('\t');
            output.WriteLine(fields[0] + "\t" + fields[1] + "\t" + Outcome(fields));
        }
    }

    static Binding BindingFor(string form)
    {
        if (form == "soap11")
        {
            var basic = new BasicHttpBinding { MaxReceivedMessageSize = 1 << 20 };
            basic.ReaderQuotas.MaxStringContentLength = 1 << 20;
            return basic;
        }
        var text = new TextMessageEncodingBindingElement(MessageVersion.Soap12, Encoding.UTF8);
        text.ReaderQuotas.MaxStringContentLength = 1 << 20;
        return new CustomBinding(text, new HttpTransportBindingElement { MaxReceivedMessageSize = 1 << 20 });
    }

    static string Outcome(string[] fields)
    {
        try
        {
            using (var client = new AuthenticationSoapClient(BindingFor(fields[1]), new EndpointAddress(fields[2])))
            {
                return "result\t" + Encode(Invoke(client, fields));
            }
        }
        catch (FaultException fault)
        {
            return "fault\t" + Encode(fault.Message);
        }
        catch (Exception error)
        {
            return "error\t" + Encode(error.ToString());
        }
    }

    static string Invoke(AuthenticationSoapClient client, string[] f)
    {
        return f[3] == "Login"
            ? client.Login(Text(f[4]), Text(f[5]), Text(f[6]), Text(f[7]))
            : client.AuthenticateCookie(Text(f[4]), Text(f[5]), Text(f[6]));
    }

    static string Text(string field)
    {
        return field == "-" ? null : Encoding.UTF8.GetString(Convert.FromBase64String(field.Substring(1)));
    }

    static string Encode(string text)
    {
        return text == null ? "-" : "=" + Convert.ToBase64String(Encoding.UTF8.GetBytes(text));
    }
}
