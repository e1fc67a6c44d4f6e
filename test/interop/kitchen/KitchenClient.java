import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
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
      told = port.take(port.give()) + refusal(port);
    } catch (Exception error) {
      told = error.toString();
    }
    System.out.println(form + "\t" + told);
  }

  /** The empty string when the declared fault brings back what the header took there. */
  static String refusal(KitchenSoap port) throws ReflectiveOperationException {
    TicketType ticket = new TicketType();
    ticket.setNumber("T-1 & 2");
    try {
      refuse(port, ticket);
      return "nothing was refused";
    } catch (InvocationTargetException failure) {
      if (!(failure.getCause() instanceof SpoiledFault fault)) return failure.getCause().toString();
      SpoiledType spoiled = fault.getFaultInfo();
      String told = fault.getMessage() + " " + spoiled.getCount() + " " + spoiled.getTicket();
      return told.equals("all spoiled 42 T-1 & 2") ? "" : told;
    }
  }

  /** wsimport's method takes the header alone, wsdl2java's the request before it. */
  static void refuse(KitchenSoap port, TicketType ticket) throws ReflectiveOperationException {
    for (Method method : KitchenSoap.class.getMethods()) {
      if (!method.getName().equals("refuse")) continue;
      method.invoke(port, method.getParameterCount() == 1 ? new Object[] {ticket} : new Object[] {new Refuse(), ticket});
    }
  }
}
