// The Authentication interface as an ASP.NET web service: only its description counts, nothing is called.
using System.Web.Services;

[WebService(Namespace = "http://example.org/Authentication/")]
public class Authentication : WebService
{
    [WebMethod]
    public string Login(string securityPassword, string username, string password, string authenticationToken)
    {
        return username;
    }

    [WebMethod]
    public string AuthenticateCookie(string securityPassword, string loginCookie, string cookieDomain)
    {
        return loginCookie;
    }
}
