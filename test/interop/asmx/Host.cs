// Serves a folder of ASP.NET files over HttpListener: `host.exe PREFIX FOLDER`, until its input ends.
using System;
using System.IO;
using System.IO.Compression;
using System.Net;
using System.Text;
using System.Threading;
using System.Web;
using System.Web.Hosting;

public class Host : MarshalByRefObject
{
    public static void Main(string[] arguments)
    {
        var host = (Host)ApplicationHost.CreateApplicationHost(typeof(Host), "/", arguments[1]);
        host.Start(arguments[0], arguments[1]);
        Console.WriteLine("listening");
        while (Console.In.Read() >= 0) { }
        Environment.Exit(0);
    }

    public override object InitializeLifetimeService()
    {
        return null;
    }

    public void Start(string prefix, string folder)
    {
        var listener = new HttpListener();
        listener.Prefixes.Add(prefix);
        listener.Start();
        new Thread(() =>
        {
            while (true)
            {
                var context = listener.GetContext();
                ThreadPool.QueueUserWorkItem(_ => HttpRuntime.ProcessRequest(new ListenerRequest(context, folder)));
            }
        }) { IsBackground = true }.Start();
    }
}

// One request of an HttpListener as ASP.NET sees it. Compresses as IIS does before ASP.NET, and takes compressed requests, which
// IIS leaves to a module.
class ListenerRequest : HttpWorkerRequest
{
    readonly HttpListenerContext context;
    readonly string folder;
    readonly string filePath;
    readonly string pathInfo;
    readonly byte[] body;
    readonly Stream output;
    EndOfSendNotification ended;
    object endedData;

    public ListenerRequest(HttpListenerContext context, string folder)
    {
        this.context = context;
        this.folder = folder;
        var path = context.Request.Url.AbsolutePath;
        var end = path.IndexOf(".asmx", StringComparison.OrdinalIgnoreCase);
        filePath = end < 0 ? path : path.Substring(0, end + 5);
        pathInfo = path.Substring(filePath.Length);
        var content = new MemoryStream();
        var sent = context.Request.InputStream;
        if (context.Request.Headers["Content-Encoding"] == "gzip") sent = new GZipStream(sent, CompressionMode.Decompress);
        sent.CopyTo(content);
        body = content.ToArray();
        output = context.Response.OutputStream;
        if ((context.Request.Headers["Accept-Encoding"] ?? "").Contains("gzip"))
        {
            context.Response.Headers["Content-Encoding"] = "gzip";
            output = new GZipStream(output, CompressionMode.Compress);
        }
    }

    public override string GetUriPath() { return Uri.UnescapeDataString(context.Request.Url.AbsolutePath); }
    public override string GetFilePath() { return filePath; }
    public override string GetPathInfo() { return Uri.UnescapeDataString(pathInfo); }
    public override string GetFilePathTranslated() { return MapPath(filePath); }
    public override string GetQueryString() { var q = context.Request.RawUrl.IndexOf('?'); return q < 0 ? "" : context.Request.RawUrl.Substring(q + 1); }
    public override string GetRawUrl() { return context.Request.RawUrl; }
    public override string GetHttpVerbName() { return context.Request.HttpMethod; }
    public override string GetHttpVersion() { return "HTTP/" + context.Request.ProtocolVersion; }
    public override string GetRemoteAddress() { return context.Request.RemoteEndPoint.Address.ToString(); }
    public override int GetRemotePort() { return context.Request.RemoteEndPoint.Port; }
    public override string GetLocalAddress() { return context.Request.LocalEndPoint.Address.ToString(); }
    public override int GetLocalPort() { return context.Request.LocalEndPoint.Port; }
    public override string GetServerName() { return context.Request.Url.Host; }
    public override string GetAppPath() { return "/"; }
    public override string GetAppPathTranslated() { return folder; }
    public override string MapPath(string path) { return Path.Combine(folder, path.TrimStart('/')); }
    public override string MachineConfigPath { get { return null; } }
    public override byte[] GetPreloadedEntityBody() { return body; }
    public override bool IsEntireEntityBodyIsPreloaded() { return true; }
    public override int ReadEntityBody(byte[] buffer, int size) { return 0; }

    public override string GetKnownRequestHeader(int index)
    {
        return index == HeaderContentLength ? body.Length.ToString() : context.Request.Headers[GetKnownRequestHeaderName(index)];
    }

    public override string GetUnknownRequestHeader(string name) { return context.Request.Headers[name]; }

    public override string[][] GetUnknownRequestHeaders()
    {
        var found = new System.Collections.Generic.List<string[]>();
        foreach (string name in context.Request.Headers)
            if (GetKnownRequestHeaderIndex(name) < 0) found.Add(new[] { name, context.Request.Headers[name] });
        return found.ToArray();
    }

    public override void SendStatus(int code, string description)
    {
        context.Response.StatusCode = code;
        context.Response.StatusDescription = description;
    }

    public override void SendKnownResponseHeader(int index, string value) { SendUnknownResponseHeader(GetKnownResponseHeaderName(index), value); }

    public override void SendUnknownResponseHeader(string name, string value)
    {
        if (name == "Content-Type") context.Response.ContentType = value;
        else if (name != "Content-Length" && name != "Transfer-Encoding" && name != "Connection") context.Response.Headers[name] = value;
    }

    public override void SendResponseFromMemory(byte[] data, int length) { output.Write(data, 0, length); }
    public override void SendResponseFromFile(string name, long offset, long length) { throw new NotSupportedException(); }
    public override void SendResponseFromFile(IntPtr handle, long offset, long length) { throw new NotSupportedException(); }
    public override void FlushResponse(bool final) { if (final) output.Flush(); }
    public override void SetEndOfSendNotification(EndOfSendNotification callback, object data) { ended = callback; endedData = data; }

    public override void EndOfRequest()
    {
        try
        {
            output.Close();
            context.Response.Close();
        }
        catch (Exception) { } // the caller has gone
        if (ended != null) ended(this, endedData);
    }
}
