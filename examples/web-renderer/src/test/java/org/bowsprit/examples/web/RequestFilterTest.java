package org.bowsprit.examples.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests which requests the server accepts. */
class RequestFilterTest {

  private static final String TOKEN = "a-word-of-ours";

  private WebRenderer renderer;

  private static WebRenderer open(String... options) throws RendererException {
    Map<String, String> settings = new HashMap<>(Map.of("web.port", "0"));
    for (int i = 0; i < options.length; i += 2) {
      settings.put("web." + options[i], options[i + 1]);
    }
    return new WebRendererProvider().open(DisplaySettings.DEFAULT.withOptions(settings));
  }

  @BeforeEach
  void start() throws RendererException {
    renderer = open("token", TOKEN);
  }

  @AfterEach
  void stop() {
    renderer.close();
  }

  private String address() {
    return "127.0.0.1:" + renderer.server().port();
  }

  /** Sends a request and returns the HTTP version and the status code of the response. */
  private String statusOf(String path, String host, String headers) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", renderer.server().port())) {
      String request = "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers + "\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] status = socket.getInputStream().readNBytes(12);
      return new String(status, StandardCharsets.US_ASCII);
    }
  }

  private String statusOfUpgrade(String host, String origin) throws IOException {
    return statusOf(
        "/play?token=" + TOKEN,
        host,
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: "
            + origin
            + "\r\n");
  }

  @Test
  void requestsWithTheTokenAreAccepted() throws IOException {
    assertThat(statusOf("/?token=" + TOKEN, address(), "")).endsWith("200");
    assertThat(statusOfUpgrade(address(), "http://" + address())).endsWith("101");
  }

  @Test
  void aRequestWithoutTheTokenIsRefused() throws IOException {
    assertThat(statusOf("/", address(), "")).endsWith("403");
    assertThat(statusOf("/?token=guess", address(), "")).endsWith("403");
    assertThat(statusOf("/play", address(), "")).endsWith("403");
  }

  @Test
  void requestsOfAnotherSiteAreRefused() throws IOException {
    assertThat(statusOfUpgrade(address(), "http://evil.example")).endsWith("403");
  }

  @Test
  void aRequestForAnotherHostNameIsRefused() throws IOException {
    assertThat(statusOf("/?token=" + TOKEN, "evil.example:80", "")).endsWith("403");
  }

  @Test
  void accessFromOtherMachinesRequiresAToken() {
    assertThatThrownBy(() -> open("bind", "0.0.0.0"))
        .isInstanceOf(RendererException.class)
        .hasMessage(
            "web.bind=0.0.0.0 allows access from other machines: set web.token=WORD, which their"
                + " users need");
    assertThatThrownBy(() -> open("token", "short"))
        .hasMessage("web.token must have 8 characters or more");
  }
}
