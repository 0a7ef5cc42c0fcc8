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

/** Tests the checks of a plugin file that do not load its classes. */
class ArchiveCheckTest {

  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder;

  @Test
  void aJarWithAnExtensionPasses() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");

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
    Path jar =
        PluginJarFile.of("climber", "1.0.0").addEntry(name, "x").writeTo(folder, "climber.jar");

    assertRefused(jar, "has an entry that leads out of its folder: " + name.replace('\u0007', '?'));
  }

  @Test
  void entriesThatDifferOnlyInCaseAreRefused() throws IOException {
    Path jar =
        PluginJarFile.of("twins", "1.0.0")
            .addEntry("a/Readme", "x")
            .addEntry("a/README", "y")
            .writeTo(folder, "twins.jar");

    assertRefused(jar, "has two entries with the same name: a/README");
  }

  @Test
  void aFileThatUnpacksToTooMuchIsRefusedDuringReading() throws IOException {
    Path jar =
        PluginJarFile.of("bomb", "1.0.0")
            .addEntry("zeroes", new byte[2 * MEGABYTE])
            .writeTo(folder, "bomb.jar");

    assertThatThrownBy(() -> ArchiveCheck.check(jar, MEGABYTE, MEGABYTE))
        .isInstanceOf(PluginException.class)
        .hasMessage("unpacks to more than 1 MB");
  }

  @Test
  void aTooLargeFileIsNotOpened() throws IOException {
    Path file = folder.resolve("large.jar");
    Files.write(file, new byte[MEGABYTE + 1]);

    assertThatThrownBy(() -> ArchiveCheck.check(file, MEGABYTE, MEGABYTE))
        .hasMessage("is larger than 1 MB");
  }

  @Test
  void aJarWithTooManyEntriesIsRefused() throws IOException {
    PluginJarFile jar = PluginJarFile.of("many", "1.0.0");
    for (int i = 0; i < ArchiveCheck.MAX_ENTRIES; i++) {
      jar.addEntry("e/" + i, "");
    }

    assertRefused(jar.writeTo(folder, "many.jar"), "has more than 20000 entries");
  }

  @Test
  void aFileThatIsNotAJarIsRefused() throws IOException {
    Path textFile = folder.resolve("noise.jar");
    Files.writeString(textFile, "this is not a jar");

    assertRefused(textFile, "is not a jar or zip, or is damaged");
  }

  @Test
  void aJarWithAChangedByteIsRefused() throws IOException {
    byte[] text = "a b c d e f g h i j k l m n o p".repeat(9).getBytes(StandardCharsets.UTF_8);
    Path jar =
        PluginJarFile.of("changed", "1.0.0").addEntry("a.txt", text).writeTo(folder, "changed.jar");
    byte[] bytes = Files.readAllBytes(jar);
    int offset = indexOf(bytes, "a.txt") + 12;
    bytes[offset] ^= 0x55;
    Files.write(jar, bytes);

    assertRefused(jar, "is not a jar or zip, or is damaged");
  }

  @Test
  void aClassOfANewerJavaIsRefusedWithoutLoadingIt() throws IOException {
    Path jar =
        PluginJarFile.of("newer", "1.0.0")
            .addClassFile("sample/Router.class", 44 + 99)
            .writeTo(folder, "newer.jar");

    assertRefused(jar, "was compiled for Java 99, this is Java " + Runtime.version().feature());
  }

  @Test
  void aJarWithoutAnIndexIsRefused() throws IOException {
    Path jar =
        PluginJarFile.of("none", "1.0.0")
            .removeEntry("META-INF/extensions.idx")
            .writeTo(folder, "none.jar");

    assertRefused(jar, "names no extension in META-INF/extensions.idx; compile it with -proc:full");
  }

  @Test
  void aMissingExtensionClassIsRefused() throws IOException {
    Path jar =
        PluginJarFile.of("gone", "1.0.0")
            .removeEntry("sample/Router.class")
            .writeTo(folder, "gone.jar");

    assertRefused(jar, "names the extension sample.Router, which is not in it");
  }

  @Test
  void aZipWithoutAFolderOfClassesIsRefused() throws IOException {
    assertRefused(
        PluginJarFile.of("flat", "1.0.0").writeTo(folder, "flat.zip"),
        "is a zip without classes/ and lib/, so it is not a plugin");
    Path zip =
        PluginJarFile.empty()
            .addEntry("plugin.properties", "plugin.id=zip\nplugin.version=1.0.0\n")
            .addEntry("classes/META-INF/extensions.idx", "sample.Router\n")
            .addClassFile("classes/sample/Router.class", 61)
            .writeTo(folder, "good.zip");
    assertThatCode(() -> ArchiveCheck.check(zip)).doesNotThrowAnyException();
  }

  private static void assertRefused(Path file, String message) {
    assertThatThrownBy(() -> ArchiveCheck.check(file))
        .isInstanceOf(PluginException.class)
        .hasMessage(message);
  }

  private static int indexOf(byte[] bytes, String text) {
    return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text);
  }
}
