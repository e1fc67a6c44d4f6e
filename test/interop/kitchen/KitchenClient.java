import java.net.URI;
import org.example.kitchen.*;

/** Takes what is given and gives it back, over both versions: `Kitchen WSDL`. */
public class KitchenClient {
  public static void main(String[] arguments) throws Exception {
    Kitchen service = new Kitchen(URI.create(arguments[0]).toURL());
    say("soap11", service.getKitchenSoap());
    say("soap12", service.getKitchenSoap12());
  }

  static void say(String form, KitchenSoap port) {
    String told;
    try {
      told = port.take(port.give());
    } catch (Exception error) {
      told = error.toString();
    }
    System.out.println(form + "\t" + told);
  }
}
