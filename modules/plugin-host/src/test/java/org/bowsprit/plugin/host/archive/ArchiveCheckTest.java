package org.bowsprit.plugin.host.archive;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.plugin.host.PluginJarFile;
import org.bowsprit.plugin.host.description.PluginException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArchiveCheckTest {

  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder;

  @Test
  void aJarWithAnExtensionPasses() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").in(folder, "good.jar");

    assertThatCode(() -> ArchiveCheck.check(jar)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../escaped.txt",
        "lib/../../escaped.txt",
        "/etc/passwd",
        "C:/escaped.txt",
        "..\\escaped.txt",
        "bell\u0007.txt"
      })
  void anEntryThatLeadsOutOfItsFolderIsRefused(String name) throws IOException {
    Path jar = PluginJarFile.of("climber", "1.0.0").entry(name, "x").in(folder, "climber.jar");

    refused(jar, "has an entry that leads out of its folder: " + name.replace('\u0007', '?'));
  }

  @Test
  void entriesThatDifferInCaseOnlyAreRefused() throws IOException {
    Path jar =
        PluginJarFile.of("twins", "1.0.0")
            .entry("a/Readme", "x")
            .entry("a/README", "y")
            .in(folder, "twins.jar");

    refused(jar, "has two entries of one name: a/README");
  }

  @Test
  void aFileThatUnpacksToTooMuchIsRefusedDuringReading() throws IOException {
    Path bomb =
        PluginJarFile.of("bomb", "1.0.0")
            .entry("zeroes", new byte[2 * MEGABYTE])
            .in(folder, "bomb.jar");

    assertThatThrownBy(() -> ArchiveCheck.check(bomb, MEGABYTE, MEGABYTE))
        .isInstanceOf(PluginException.class)
        .hasMessage("unpacks to more than 1 MB");
  }

  @Test
  void aTooLargeFileIsNotOpened() throws IOException {
    Path large = folder.resolve("large.jar");
    Files.write(large, new byte[MEGABYTE + 1]);

    assertThatThrownBy(() -> ArchiveCheck.check(large, MEGABYTE, MEGABYTE))
        .hasMessage("is larger than 1 MB");
  }

  @Test
  void moreEntriesThanAPluginNeedsAreRefused() throws IOException {
    PluginJarFile many = PluginJarFile.of("many", "1.0.0");
    for (int i = 0; i < ArchiveCheck.MAX_ENTRIES; i++) {
      many.entry("e/" + i, "");
    }

    refused(many.in(folder, "many.jar"), "has more than 20000 entries");
  }

  @Test
  void anotherFileIsReportedAsNoJar() throws IOException {
    Path noise = folder.resolve("noise.jar");
    Files.writeString(noise, "this is not a jar");

    refused(noise, "is not a jar or zip, or is damaged");
  }

  @Test
  void aChangedByteIsNoticed() throws IOException {
    byte[] text = "a b c d e f g h i j k l m n o p".repeat(9).getBytes(StandardCharsets.UTF_8);
    Path jar = PluginJarFile.of("changed", "1.0.0").entry("a.txt", text).in(folder, "changed.jar");
    byte[] bytes = Files.readAllBytes(jar);
    int inside = indexOf(bytes, "a.txt") + 12;
    bytes[inside] ^= 0x55;
    Files.write(jar, bytes);

    refused(jar, "is not a jar or zip, or is damaged");
  }

  @Test
  void aClassOfANewerJavaIsFoundWithoutLoadingIt() throws IOException {
    Path jar =
        PluginJarFile.of("newer", "1.0.0")
            .classOf("sample/Router.class", 44 + 99)
            .in(folder, "newer.jar");

    refused(jar, "was compiled for Java 99, this is Java " + Runtime.version().feature());
  }

  @Test
  void aJarWithoutAnIndexHasNoExtension() throws IOException {
    Path jar =
        PluginJarFile.of("none", "1.0.0").without("META-INF/extensions.idx").in(folder, "none.jar");

    refused(jar, "names no extension in META-INF/extensions.idx; compile it with -proc:full");
  }

  @Test
  void aMissingExtensionIsNamed() throws IOException {
    Path jar =
        PluginJarFile.of("gone", "1.0.0").without("sample/Router.class").in(folder, "gone.jar");

    refused(jar, "names the extension sample.Router, which is not in it");
  }

  @Test
  void aZipHasItsClassesInFolders() throws IOException {
    refused(
        PluginJarFile.of("flat", "1.0.0").in(folder, "flat.zip"),
        "is a zip without classes/ and lib/, so it is not a plugin");
    Path zip =
        PluginJarFile.empty()
            .entry("plugin.properties", "plugin.id=zip\nplugin.version=1.0.0\n")
            .entry("classes/META-INF/extensions.idx", "sample.Router\n")
            .classOf("classes/sample/Router.class", 61)
            .in(folder, "good.zip");
    assertThatCode(() -> ArchiveCheck.check(zip)).doesNotThrowAnyException();
  }

  private static void refused(Path file, String message) {
    assertThatThrownBy(() -> ArchiveCheck.check(file))
        .isInstanceOf(PluginException.class)
        .hasMessage(message);
  }

  private static int indexOf(byte[] bytes, String text) {
    return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text);
  }
}
