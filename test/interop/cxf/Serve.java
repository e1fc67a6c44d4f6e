package org.example.desk;

import jakarta.xml.ws.Endpoint;
import org.apache.cxf.jaxws.EndpointImpl;
import org.apache.cxf.transport.common.gzip.GZIPFeature;

/** The Desk service under Apache CXF: `Serve BINDING ADDRESS`, until its input ends. */
public class Serve {
  public static void main(String[] arguments) throws Exception {
    EndpointImpl endpoint = (EndpointImpl) Endpoint.create(arguments[0], new Desk());
    endpoint.getFeatures().add(new GZIPFeature());
    endpoint.publish(arguments[1]);
    System.out.println("listening");
    while (System.in.read() >= 0) continue;
    System.exit(0);
  }
}
