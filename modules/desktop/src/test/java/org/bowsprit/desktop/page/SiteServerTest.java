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
    int port = URI.create(server.address()).getPort();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String answer(String path) throws IOException {
    return answer(path, URI.create(server.address()).getAuthority());
  }

  @Test
  void showsThePageAndItsFilesAsWhatTheyAre() throws IOException {
    assertThat(answer("/")).contains("200").contains("text/html").endsWith("a page");
    assertThat(answer("/engine.wasm")).contains("application/wasm").endsWith("bytes");
    assertThat(answer("/missing.js")).contains("404");
  }

  @Test
  void showsNothingOutsideOfItsFolder() throws IOException {
    assertThat(answer("/../secret")).doesNotContain("not for you");
    assertThat(answer("/%2e%2e/secret")).doesNotContain("not for you");
  }

  @Test
  void answersNoPageThatCallsThisMachineByAnotherName() throws IOException {
    assertThat(answer("/", "example.org")).contains("403").doesNotContain("a page");
  }
}
