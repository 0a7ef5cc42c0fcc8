package org.bowsprit.examples.web;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.render.RendererException;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;

/**
 * The options {@code --renderer-option web.KEY=VALUE}.
 *
 * @param bind the address that the server listens on
 * @param port the port of the server; 0 selects a free port
 * @param token the token that a page must send
 * @param frames the number of pictures after which the renderer closes; 0 if it does not close
 *     itself
 */
record WebOptions(String bind, int port, String token, int frames) {

  static final List<Option> DECLARED_OPTIONS =
      List.of(
          Option.text(
              "bind", "The address to listen on; 0.0.0.0 for the local network.", "127.0.0.1"),
          Option.number("port", "The port to listen on; 0 for any.", 8080, 0, 65_535),
          Option.secret("token", "The token that a page must send; random by default."),
          Option.number("frames", "Leave after this many pictures; 0 for never.", 0, 0, 999_999));

  private static final int MIN_TOKEN_LENGTH = 8;

  static WebOptions of(OptionValues values) throws RendererException {
    String bind = values.text("bind");
    String token = values.text("token");
    if (token.isEmpty() && !isLocal(bind)) {
      throw new RendererException(
          "web.bind="
              + bind
              + " allows access from other machines: set web.token=WORD, which their users need");
    }
    if (!token.isEmpty() && token.length() < MIN_TOKEN_LENGTH) {
      throw new RendererException(
          "web.token must have " + MIN_TOKEN_LENGTH + " characters or more");
    }
    return new WebOptions(
        bind,
        values.number("port"),
        token.isEmpty() ? randomToken() : token,
        values.number("frames"));
  }

  static boolean isLocal(String address) {
    return address.equals("127.0.0.1") || address.equals("::1") || address.equals("localhost");
  }

  private static String randomToken() {
    byte[] bytes = new byte[12];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
