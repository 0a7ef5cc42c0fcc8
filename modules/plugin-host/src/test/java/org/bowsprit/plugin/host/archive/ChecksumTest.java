package org.bowsprit.plugin.host.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.bowsprit.plugin.host.description.PluginException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which formats of a checksum file can be read. */
class ChecksumTest {

  private static final String SUM = "0123456789abcdef".repeat(4);
  private static final String OTHER_SUM = "f".repeat(64);

  @TempDir private Path folder;
  private Path jar;

  @BeforeEach
  void setJar() {
    jar = folder.resolve("good.jar");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SUM",
        "SUM\n",
        "SUM  good.jar\n",
        "SUM *good.jar\r\n",
        "SUM  target/good-1.0.0.jar\n",
        "\\SUM  od\\\\d.jar\n",
        "SHA256 (good.jar) = SUM\n",
        "SHA256(good.jar)= SUM\n",
        "SHA2-256(good.jar)= SUM\n",
        "# made by hand\n\nSUM  good.jar\n",
        "OTHER  bad.jar\nSUM  good.jar\nOTHER  a/ungood.jar\n",
        "OTHER *out/bad.jar\nSUM *out/good.jar\n"
      })
  void commonFormatsAreAccepted(String content) throws IOException {
    writeChecksumFile(content, StandardCharsets.UTF_8);
    assertThat(Checksum.readBeside(jar)).contains(SUM);
    writeChecksumFile(content.replace("SUM", SUM.toUpperCase(Locale.ROOT)), StandardCharsets.UTF_8);
    assertThat(Checksum.readBeside(jar)).contains(SUM);
    writeChecksumFile("\ufeff" + content, StandardCharsets.UTF_8);
    assertThat(Checksum.readBeside(jar)).contains(SUM);
    writeChecksumFile(content, StandardCharsets.UTF_16);
    assertThat(Checksum.readBeside(jar)).contains(SUM);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "good.jar\n",
        "SUM0  good.jar\n",
        "sum: SUM",
        "SUM  good.jar\nSUM  good.jar\n",
        "OTHER  bad.jar\nOTHER  worse.jar\n",
        "<html>SUM</html>"
      })
  void otherFormatsAreRefused(String content) throws IOException {
    writeChecksumFile(content, StandardCharsets.UTF_8);
    assertThatThrownBy(() -> Checksum.readBeside(jar))
        .isInstanceOf(PluginException.class)
        .hasMessage("has the checksum file good.jar.sha256, which does not contain its SHA-256");
  }

  @Test
  void aFolderInPlaceOfTheChecksumFileIsRefused() throws IOException {
    Files.createDirectory(folder.resolve("good.jar.sha256"));
    assertThatThrownBy(() -> Checksum.readBeside(jar)).isInstanceOf(PluginException.class);
  }

  @Test
  void theResultIsEmptyIfThereIsNoChecksumFile() throws IOException {
    assertThat(Checksum.readBeside(jar)).isEmpty();
  }

  private void writeChecksumFile(String content, Charset charset) throws IOException {
    String text = content.replace("SUM", SUM).replace("OTHER", OTHER_SUM);
    Files.writeString(folder.resolve("good.jar.sha256"), text, charset);
  }
}
