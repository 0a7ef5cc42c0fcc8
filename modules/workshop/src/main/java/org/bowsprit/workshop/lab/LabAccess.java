package org.bowsprit.workshop.lab;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.export.web.OwnHost;

/**
 * Who may ask the server: the browser that came with the token of the first address, which works
 * once and gives a cookie, and only by this machine's own name.
 */
final class LabAccess {

  private static final int SECRET_BYTES = 24;

  private final SecureRandom random = new SecureRandom();
  private final String token = secret();
  private final String session = secret();
  private final OwnHost own;
  private final String cookie;
  private boolean tokenUsed;

  LabAccess(OwnHost own) {
    this.own = own;
    // A browser keeps cookies by host alone: programs on other ports have theirs.
    cookie = "bowsprit-" + own.port();
  }

  private String secret() {
    byte[] bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  String token() {
    return token;
  }

  /** Tells whether a request names this machine, and comes from no page elsewhere. */
  boolean isMeant(String host, String origin) {
    return own.isNamedBy(host) && (origin == null || origin.equals("http://" + host));
  }

  /** Takes the token, which nobody can use again, and tells whether it is the one. */
  synchronized boolean admits(String given) {
    boolean admitted = !tokenUsed && isSame(token, given);
    tokenUsed |= admitted;
    return admitted;
  }

  /** Returns what the browser is to send along from now on. */
  String newCookie() {
    return cookie + "=" + session + "; Path=/; HttpOnly; SameSite=Strict";
  }

  /** Tells whether a request has the cookie. */
  boolean isKnown(List<String> cookies) {
    return cookies.stream()
        .flatMap(line -> List.of(line.split(";", -1)).stream())
        .map(String::strip)
        .anyMatch(one -> isSame(cookie + "=" + session, one));
  }

  private static boolean isSame(String expected, String given) {
    return MessageDigest.isEqual(
        expected.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
  }
}
