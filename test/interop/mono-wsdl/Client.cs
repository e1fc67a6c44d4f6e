// Carries out calls with proxies that wsdl.exe generated: `client.exe`, calls on standard input, outcomes on standard output.
using System;
using System.IO;
using System.Net;
using System.Text;
using System.Web.Services.Protocols;

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

    static string Outcome(string[] fields)
    {
        try
        {
            return "result\t" + Encode(Invoke(fields));
        }
        catch (SoapException fault)
        {
            return "fault\t" + Encode(fault.Message);
        }
        // The proxies of the HTTP forms: "The request failed with the error message:\n--\nTEXT\n--."
        catch (WebException error) when (error.Message.StartsWith("The request failed with the error message:"))
        {
            return "fault\t" + Encode(error.Message);
        }
        catch (Exception error)
        {
            return "error\t" + Encode(error.ToString());
        }
    }

    static string Invoke(string[] f)
    {
        switch (f[1])
        {
            case "soap11":
                var soap11 = new Soap.Authentication { Url = f[2] };
                return f[3] == "Login" ? soap11.Login(Text(f[4]), Text(f[5]), Text(f[6]), Text(f[7])) : soap11.AuthenticateCookie(Text(f[4]), Text(f[5]), Text(f[6]));
            case "soap12":
                var soap12 = new Soap12.Authentication { Url = f[2] };
                return f[3] == "Login" ? soap12.Login(Text(f[4]), Text(f[5]), Text(f[6]), Text(f[7])) : soap12.AuthenticateCookie(Text(f[4]), Text(f[5]), Text(f[6]));
            case "http-get":
                var get = new HttpGet.Authentication { Url = f[2] };
                return f[3] == "Login" ? get.Login(Text(f[4]), Text(f[5]), Text(f[6]), Text(f[7])) : get.AuthenticateCookie(Text(f[4]), Text(f[5]), Text(f[6]));
            default:
                var post = new HttpPost.Authentication { Url = f[2] };
                return f[3] == "Login" ? post.Login(Text(f[4]), Text(f[5]), Text(f[6]), Text(f[7])) : post.AuthenticateCookie(Text(f[4]), Text(f[5]), Text(f[6]));
        }
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
