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

/** Tests the server of static files, which must not serve anything outside its folder. */
class SiteServerTest {

  @TempDir private Path folder;
  private SiteServer server;

  @BeforeEach
  void startServer() throws IOException {
    Path site = Files.createDirectory(folder.resolve("site"));
    Files.writeString(folder.resolve("secret"), "not for you");
    Files.writeString(site.resolve("index.html"), "a page");
    Files.writeString(site.resolve("engine.wasm"), "bytes");
    server = new SiteServer(site, 0);
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  private String responseTo(String path, String host) throws IOException {
    return responseTo("GET", path, host);
  }

  private Socket connect() throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), URI.create(server.address()).getPort());
  }

  private String responseTo(String method, String path, String host) throws IOException {
    try (Socket socket = connect()) {
      String request =
          method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String responseTo(String path) throws IOException {
    return responseTo(path, URI.create(server.address()).getAuthority());
  }

  @Test
  void thePageAndItsFilesAreServedWithTheirTypes() throws IOException {
    assertThat(responseTo("/")).contains("200").contains("text/html").endsWith("a page");
    assertThat(responseTo("/engine.wasm")).contains("application/wasm").endsWith("bytes");
    assertThat(responseTo("/missing.js")).contains("404");
  }

  @Test
  void filesOutsideTheFolderAreNotServed() throws IOException {
    assertThat(responseTo("/../secret")).doesNotContain("not for you");
    assertThat(responseTo("/%2e%2e/secret")).doesNotContain("not for you");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksOutOfTheFolderAreNotFollowed() throws IOException {
    Path site = folder.resolve("site");
    Files.createSymbolicLink(site.resolve("out.html"), folder.resolve("secret"));
    Files.createSymbolicLink(site.resolve("up"), folder);

    assertThat(responseTo("/out.html")).contains("404").doesNotContain("not for you");
    assertThat(responseTo("/up/secret")).contains("404").doesNotContain("not for you");
  }

  @Test
  void methodsThatWriteAreRefused() throws IOException {
    String host = URI.create(server.address()).getAuthority();

    assertThat(responseTo("POST", "/", host)).contains("405", "Allow: GET, HEAD");
    assertThat(responseTo("DELETE", "/index.html", host)).contains("405");
    assertThat(responseTo("HEAD", "/", host))
        .containsIgnoringCase("Content-Length: 6")
        .doesNotContain("a page");
  }

  @Test
  void invalidPathsAreAnsweredWithNotFound() throws IOException {
    assertThat(responseTo("/%00")).contains("404");
    assertThat(responseTo("/index.html%00.js")).contains("404");
  }

  @Test
  void browsersAreForbiddenToGuessTypesOrFramePages() throws IOException {
    assertThat(responseTo("/"))
        .containsIgnoringCase("X-Content-Type-Options: nosniff")
        .containsIgnoringCase("X-Frame-Options: DENY")
        .containsIgnoringCase("Cross-Origin-Resource-Policy: same-origin");
  }

  @Test
  @Timeout(15)
  void anUnfinishedRequestDoesNotDelayOthers() throws IOException {
    try (Socket unfinishedRequest = connect();
        Socket idleConnection = connect()) {
      unfinishedRequest
          .getOutputStream()
          .write("GET / HTTP/1.1\r\nHost: ".getBytes(StandardCharsets.US_ASCII));
      unfinishedRequest.getOutputStream().flush();

      assertThat(idleConnection.isConnected()).isTrue();
      assertThat(responseTo("/")).endsWith("a page");
    }
  }

  @Test
  void requestsWithAnotherHostNameAreRefused() throws IOException {
    assertThat(responseTo("/", "example.org")).contains("403").doesNotContain("a page");
  }
}
