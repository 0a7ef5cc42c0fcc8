package org.bowsprit.desktop.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SiteServerTest {

  @TempDir private Path folder;
  private SiteServer server;

  @BeforeEach
  void begin() throws IOException {
    Path site = Files.createDirectory(folder.resolve("site"));
    Files.writeString(folder.resolve("secret"), "not for you");
    Files.writeString(site.resolve("index.html"), "a page");
    Files.writeString(site.resolve("engine.wasm"), "bytes");
    server = new SiteServer(site, 0);
  }

  @AfterEach
  void end() {
    server.close();
  }

  private String answer(String path, String host) throws IOException {
    return answer("GET", path, host);
  }

  private Socket connected() throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), URI.create(server.address()).getPort());
  }

  private String answer(String method, String path, String host) throws IOException {
    try (Socket socket = connected()) {
      String request =
          method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String answer(String path) throws IOException {
    return answer(path, URI.create(server.address()).getAuthority());
  }

  @Test
  void servesThePageAndItsFilesWithTheirTypes() throws IOException {
    assertThat(answer("/")).contains("200").contains("text/html").endsWith("a page");
    assertThat(answer("/engine.wasm")).contains("application/wasm").endsWith("bytes");
    assertThat(answer("/missing.js")).contains("404");
  }

  @Test
  void servesNothingOutsideItsFolder() throws IOException {
    assertThat(answer("/../secret")).doesNotContain("not for you");
    assertThat(answer("/%2e%2e/secret")).doesNotContain("not for you");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void doesNotFollowLinksOutOfItsFolder() throws IOException {
    Path site = folder.resolve("site");
    Files.createSymbolicLink(site.resolve("out.html"), folder.resolve("secret"));
    Files.createSymbolicLink(site.resolve("up"), folder);

    assertThat(answer("/out.html")).contains("404").doesNotContain("not for you");
    assertThat(answer("/up/secret")).contains("404").doesNotContain("not for you");
  }

  @Test
  void acceptsNoMethodsThatWrite() throws IOException {
    String host = URI.create(server.address()).getAuthority();

    assertThat(answer("POST", "/", host)).contains("405", "Allow: GET, HEAD");
    assertThat(answer("DELETE", "/index.html", host)).contains("405");
    assertThat(answer("HEAD", "/", host))
        .containsIgnoringCase("Content-Length: 6")
        .doesNotContain("a page");
  }

  @Test
  void answersInvalidPaths() throws IOException {
    assertThat(answer("/%00")).contains("404");
    assertThat(answer("/index.html%00.js")).contains("404");
  }

  @Test
  void forbidsBrowsersToGuessTypesAndToFramePages() throws IOException {
    assertThat(answer("/"))
        .containsIgnoringCase("X-Content-Type-Options: nosniff")
        .containsIgnoringCase("X-Frame-Options: DENY")
        .containsIgnoringCase("Cross-Origin-Resource-Policy: same-origin");
  }

  @Test
  @Timeout(15)
  void anUnfinishedRequestDoesNotDelayOthers() throws IOException {
    try (Socket halfOpen = connected();
        Socket silent = connected()) {
      halfOpen
          .getOutputStream()
          .write("GET / HTTP/1.1\r\nHost: ".getBytes(StandardCharsets.US_ASCII));
      halfOpen.getOutputStream().flush();

      assertThat(silent.isConnected()).isTrue();
      assertThat(answer("/")).endsWith("a page");
    }
  }

  @Test
  void refusesRequestsWithAnotherHostName() throws IOException {
    assertThat(answer("/", "example.org")).contains("403").doesNotContain("a page");
  }
}
