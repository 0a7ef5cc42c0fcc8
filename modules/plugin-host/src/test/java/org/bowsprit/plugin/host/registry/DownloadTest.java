package org.bowsprit.plugin.host.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.bowsprit.format.disk.NotWrittenException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that a download ends within its time limit and reports the reason for a failure, whatever
 * the server sends.
 */
@Timeout(60)
class DownloadTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(2);
  private static final String RESPONSE_HEADER = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";
  private static final long MAX_BYTES = 1_000;

  @TempDir private Path folder;

  private byte[] fetch(ScriptedServer server) {
    return new Download(URI.create(server.url()), MAX_BYTES, TIMEOUT).bytes();
  }

  @Test
  void theContentOfAResponseIsReturned() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.withResponse(RESPONSE_HEADER + "Content-Length: 2\r\n\r\nok")) {
      assertThat(fetch(server)).isEqualTo("ok".getBytes(StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HTTP/1.",
        "HTTP/1.1 200 OK\r\n",
        RESPONSE_HEADER + "Content-Length: 500\r\n\r\nbegun"
      })
  void theTimeLimitIncludesTheHeaderAndTheContent(String responseStart) throws IOException {
    try (ScriptedServer server = ScriptedServer.withEndlessResponse(responseStart)) {
      assertThatThrownBy(() -> fetch(server))
          .isInstanceOf(RegistryException.class)
          .hasMessageEndingWith("cannot be fetched: it takes more than 2 seconds.");
    }
  }

  @Test
  void aResponseThatIsTooLargeIsNotReadToItsEnd() throws IOException {
    try (ScriptedServer server =
        ScriptedServer.withResponse(RESPONSE_HEADER + "\r\n" + "x".repeat(2_000))) {
      assertThatThrownBy(() -> fetch(server)).hasMessageEndingWith("larger than 1000 bytes.");
    }
  }

  @Test
  void redirectsOfPlainHttpAreNotFollowed() throws IOException {
    String redirect = "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n";
    try (ScriptedServer server = ScriptedServer.withResponse(redirect)) {
      assertThatThrownBy(() -> fetch(server)).hasMessageEndingWith("the answer is 302");
    }
  }

  @Test
  void anInvalidResponseIsRefused() throws IOException {
    try (ScriptedServer server = ScriptedServer.withResponse("\u0000\u001b[2J\r\n\r\n")) {
      assertThatThrownBy(() -> fetch(server)).isInstanceOf(RegistryException.class);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileThatNeverEndsIsRefused() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();

    assertThatThrownBy(() -> new Download(pipe.toUri(), MAX_BYTES, TIMEOUT).bytes())
        .hasMessageEndingWith("cannot be fetched: it is not a file");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskIsReported() throws IOException {
    Path file = Files.write(folder.resolve("list"), new byte[200]);

    assertThatThrownBy(
            () -> new Download(file.toUri(), 200, TIMEOUT).downloadTo(Path.of("/dev/full")))
        .isInstanceOf(NotWrittenException.class)
        .hasMessage("the folder of installed plugins cannot be written: the disk is full");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a b.jar",
        "%zz",
        "http://[",
        "\\\\host\\x",
        "https://example.org:99999/x.jar",
        "file://host/x.jar",
        "file:relative.jar",
        "ftp://example.org/x.jar",
        "jar:file:/x.jar!/y",
        "http://example.org/x.jar",
        "https:/x.jar",
        "mailto:somebody",
        "file:///etc/passwd",
        "http://127.0.0.1/x.jar",
        " "
      })
  void invalidAndLocalAddressesInAListFromTheNetworkAreRefused(String url) {
    URI listUri = URI.create("https://example.org/plugins/index.json");

    assertThatThrownBy(() -> Download.address(listUri, url)).isInstanceOf(RegistryException.class);
  }

  @Test
  void addressesMayBeRelativeToTheList() {
    URI listUri = URI.create("https://example.org/plugins/index.json");

    assertThat(Download.address(listUri, "x.jar"))
        .isEqualTo(URI.create("https://example.org/plugins/x.jar"));
    assertThat(Download.address(listUri, "https://elsewhere.example/x.jar"))
        .isEqualTo(URI.create("https://elsewhere.example/x.jar"));
  }

  @Test
  void theThreadOfADownloadThatTimedOutEnds() throws IOException, InterruptedException {
    try (ScriptedServer server = ScriptedServer.withEndlessResponse("")) {
      assertThatThrownBy(() -> fetch(server)).isInstanceOf(RegistryException.class);
    }
    for (int i = 0; i < 200 && isDownloading(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(isDownloading()).isFalse();
  }

  private static boolean isDownloading() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("download"));
  }
}
