import jakarta.xml.ws.BindingProvider;
import jakarta.xml.ws.soap.SOAPFaultException;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.example.authentication.*;

/** Carries out calls with generated JAX-WS stubs: `Client WSDL`, calls on standard input, outcomes on standard output. */
public class Client {
  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Authentication service = new Authentication(URI.create(arguments[0]).toURL());
    for (String line; (line = in.readLine()) != null; ) {
      String[] fields = line.split("\t", -1);
      AuthenticationSoap port =
          fields[1].equals("soap12") ? service.getAuthenticationSoap12() : service.getAuthenticationSoap();
      ((BindingProvider) port).getRequestContext().put(BindingProvider.ENDPOINT_ADDRESS_PROPERTY, fields[2]);
      out.println(fields[0] + "\t" + fields[1] + "\t" + outcome(port, fields));
    }
  }

  static String outcome(AuthenticationSoap port, String[] fields) {
    try {
      String result = fields[3].equals("Login")
          ? port.login(text(fields[4]), text(fields[5]), text(fields[6]), text(fields[7]))
          : port.authenticateCookie(text(fields[4]), text(fields[5]), text(fields[6]));
      return "result\t" + encoded(result);
    } catch (SOAPFaultException fault) {
      return "fault\t" + encoded(fault.getFault().getFaultString());
    } catch (Exception error) {
      return "error\t" + encoded(error.toString());
    }
  }

  static String text(String field) {
    return field.equals("-") ? null : new String(Base64.getDecoder().decode(field.substring(1)), StandardCharsets.UTF_8);
  }

  static String encoded(String text) {
    return text == null ? "-" : "=" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}
