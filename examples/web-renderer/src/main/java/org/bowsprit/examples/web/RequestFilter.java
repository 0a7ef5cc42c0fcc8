package org.bowsprit.examples.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;

/**
 * Accepts a request only if it uses one of this server's addresses, does not come from another site
 * and contains the token. The check of the address also refuses requests from a site whose host
 * name an attacker has directed to this server.
 */
final class RequestFilter extends Handler.Wrapper {

  private static final int FORBIDDEN = 403;

  private final Set<String> hosts;
  private final byte[] token;

  /**
   * Creates the filter.
   *
   * @param hosts the addresses of this server, without the port
   * @param token the required token
   */
  RequestFilter(Set<String> hosts, String token, Handler handler) {
    super(handler);
    this.hosts = Set.copyOf(hosts);
    this.token = token.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String reason = reasonForRefusal(request);
    if (reason.isEmpty()) {
      return super.handle(request, response, callback);
    }
    Response.writeError(request, response, callback, FORBIDDEN, reason);
    return true;
  }

  private String reasonForRefusal(Request request) {
    String host = String.valueOf(request.getHeaders().get(HttpHeader.HOST));
    if (!hosts.contains(host.replaceFirst(":\\d+$", ""))) {
      return "the host name of the request is not a name of this server";
    }
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin != null && !origin.equals("http://" + host)) {
      return "requests from other sites are refused";
    }
    return hasToken(request)
        ? ""
        : "the token is missing or wrong; the program's log contains the address with the token";
  }

  private boolean hasToken(Request request) {
    Fields.Field field = Request.extractQueryParameters(request).get("token");
    String receivedToken = field == null ? "" : field.getValue();
    return MessageDigest.isEqual(token, receivedToken.getBytes(StandardCharsets.UTF_8));
  }
}
