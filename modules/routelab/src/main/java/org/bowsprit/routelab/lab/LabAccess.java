package org.bowsprit.routelab.lab;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.desktop.page.LocalHost;

/**
 * Restricts access to the server to the browser that presented the token in the first address. The
 * token works once and is exchanged for a cookie. Requests must use this machine's own name.
 */
final class LabAccess {

  private static final int SECRET_BYTES = 24;

  private final SecureRandom random = new SecureRandom();
  private final String token = secret();
  private final String session = secret();
  private final LocalHost ownHost;
  private final String cookie;
  private boolean tokenUsed;

  LabAccess(LocalHost ownHost) {
    this.ownHost = ownHost;
    // Browsers share cookies between all ports of a host, so the name contains the port.
    cookie = "bowsprit-" + ownHost.port();
  }

  private String secret() {
    byte[] bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  String token() {
    return token;
  }

  /** Returns whether a request names this machine and does not come from a page of another site. */
  boolean isRequestAllowed(String host, String origin) {
    return ownHost.isAddressedBy(host) && (origin == null || origin.equals("http://" + host));
  }

  /** Returns whether a token is valid. A valid token cannot be used again. */
  synchronized boolean admit(String candidate) {
    boolean admitted = !tokenUsed && isSame(token, candidate);
    tokenUsed |= admitted;
    return admitted;
  }

  /** Returns the cookie that the browser must send from now on. */
  String newCookie() {
    return cookie + "=" + session + "; Path=/; HttpOnly; SameSite=Strict";
  }

  /** Returns whether a request has the cookie. */
  boolean hasSession(List<String> cookies) {
    return cookies.stream()
        .flatMap(line -> List.of(line.split(";", -1)).stream())
        .map(String::strip)
        .anyMatch(one -> isSame(cookie + "=" + session, one));
  }

  private static boolean isSame(String expected, String candidate) {
    return MessageDigest.isEqual(
        expected.getBytes(StandardCharsets.UTF_8), candidate.getBytes(StandardCharsets.UTF_8));
  }
}
