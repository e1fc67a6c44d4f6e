package org.example.desk;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import jakarta.xml.ws.Endpoint;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.Executors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The Desk service under the reference implementation, in the JDK's HTTP server: `Serve BINDING ADDRESS`, until its input ends. */
public class Serve {
  public static void main(String[] arguments) throws Exception {
    URI address = URI.create(arguments[1]);
    HttpServer server = HttpServer.create(new InetSocketAddress(address.getHost(), address.getPort()), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    HttpContext context = server.createContext(address.getPath());
    context.getFilters().add(new Compression());
    Endpoint.create(arguments[0], new Desk()).publish(context);
    server.start();
    System.out.println("listening");
    while (System.in.read() >= 0) continue;
    System.exit(0);
  }

  /** Neither the reference implementation nor the JDK's server compresses; in a container, the container does. */
  static class Compression extends Filter {
    @Override
    public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
      InputStream in = exchange.getRequestBody();
      if ("gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"))) in = new GZIPInputStream(in);
      OutputStream out = exchange.getResponseBody();
      String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
      if (accepted != null && accepted.contains("gzip")) {
        exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        out = new LateGzip(out);
      }
      exchange.setStreams(in, out);
      chain.doFilter(exchange);
    }

    @Override
    public String description() {
      return "compression";
    }
  }

  /** Begins with the first byte: before that, the server has not sent its fields yet. */
  static class LateGzip extends FilterOutputStream {
    LateGzip(OutputStream plain) {
      super(plain);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      if (!(out instanceof GZIPOutputStream)) out = new GZIPOutputStream(out);
      out.write(bytes, start, length);
    }

    @Override
    public void write(int oneByte) throws IOException {
      write(new byte[] {(byte) oneByte}, 0, 1);
    }
  }
}
