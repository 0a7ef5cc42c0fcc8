package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.player.save.SmallDisk;
import org.bowsprit.plugin.host.PluginJarFile;
import org.bowsprit.plugin.host.archive.Checksum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the commands that install, remove, enable and disable plugins without running them. */
class InstalledPluginsTest {

  private CapturedConsole captured = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;

  @Test
  void installStoresThePluginUnderItsIdWithItsChecksumAndPrintsAWarning() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "download (1).jar");

    assertThat(run("plugins", "install", jar.toString())).isZero();

    assertThat(captured.out()).startsWith("installed good 1.0.0").contains(Checksum.of(jar));
    assertThat(captured.err()).contains("Plugins run with all your rights");
    assertThat(installedFiles()).containsExactly("good.jar", "good.jar.sha256");
    assertThat(home.resolve(".local/state/bowsprit/installed/good.jar"))
        .hasSameBinaryContentAs(jar);
  }

  @Test
  void jsonPrintsTheReport() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");

    assertThat(run("plugins", "install", "--json", jar.toString())).isZero();

    JsonNode report = JsonMapper.builder().build().readTree(captured.out());
    assertThat(report.get("id").textValue()).isEqualTo("good");
    assertThat(report.get("sha256").textValue()).isEqualTo(Checksum.of(jar));
    assertThat(captured.err()).isEmpty();
  }

  @Test
  void onlyANewerVersionReplacesAPlugin() throws IOException {
    Path older = PluginJarFile.of("good", "1.9.0").writeTo(folder, "older.jar");
    Path newer = PluginJarFile.of("good", "1.10.0").writeTo(folder, "newer.jar");

    assertThat(run("plugins", "install", older.toString())).isZero();
    assertThat(run("plugins", "install", newer.toString())).isZero();
    assertThat(captured.out()).contains("installed good 1.10.0, which replaces 1.9.0");
    assertThat(run("plugins", "install", older.toString())).isEqualTo(4);
    assertThat(captured.err())
        .contains(
            "bowsprit: older.jar: is version 1.9.0, and 1.10.0 is installed;"
                + " use --older to install it");
    assertThat(run("plugins", "install", "--older", older.toString())).isZero();
    assertThat(installedFiles()).containsExactly("good.jar", "good.jar.sha256");
  }

  @Test
  void anUnexpectedChecksumIsRefused() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");
    String zeroes = "0".repeat(64);
    String message = "good.jar: has the SHA-256 " + Checksum.of(jar) + ", not " + zeroes;

    assertThat(run("plugins", "install", "--sha256", zeroes, jar.toString())).isEqualTo(4);
    assertThat(captured.err()).contains(message);
    Files.writeString(folder.resolve("good.jar.sha256"), zeroes + "  good.jar\n");
    assertThat(run("plugins", "install", jar.toString())).isEqualTo(4);
    assertThat(captured.err()).contains(message);
    assertThat(installedFiles()).isEmpty();

    assertThat(run("plugins", "install", "--sha256", Checksum.of(jar), jar.toString())).isZero();
  }

  @Test
  void aRefusedFileIsNotStored() throws IOException {
    Path climber =
        PluginJarFile.of("climber", "1.0.0")
            .entry("../escaped.txt", "x")
            .writeTo(folder, "climber.jar");
    Path future =
        PluginJarFile.of("future", "1.0.0")
            .entry(
                "plugin.properties",
                "plugin.id=future\nplugin.version=1.0.0\nplugin.requires=>=9.0.0\n")
            .writeTo(folder, "future.jar");
    Path sneaky = PluginJarFile.of("../sneaky", "1.0.0").writeTo(folder, "sneaky.jar");
    Path text = Files.writeString(folder.resolve("notes.txt"), "notes");

    assertThat(run("plugins", "install", climber.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", future.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", sneaky.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", text.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", folder.resolve("gone.jar").toString())).isEqualTo(3);

    assertThat(captured.err())
        .contains("climber.jar: has an entry that leads out of its folder: ../escaped.txt")
        .contains("future.jar: needs the plugin API >=9.0.0, this Bowsprit has ")
        .contains("sneaky.jar: has the Plugin-Id '../sneaky'; use letters, digits, dots")
        .contains("notes.txt: is not a plugin: expected a .jar or .zip")
        .contains("gone.jar: no such file or folder");
    assertThat(installedFiles()).isEmpty();
  }

  @Test
  void aChangedInstalledFileIsSkipped() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");
    run("plugins", "install", jar.toString());
    PluginJarFile.of("good", "1.0.1")
        .writeTo(home.resolve(".local/state/bowsprit/installed"), "good.jar");

    assertThat(run("plugins", "doctor")).isEqualTo(4);
    assertThat(captured.out())
        .contains("good.jar: is not the file that its checksum belongs to; install it again");
  }

  /**
   * Returns texts of a plugin that break the libraries that parse them, each in a different way.
   */
  static Stream<String> hostileTexts() {
    return Stream.of(
        "plugin.requires=" + "(".repeat(20_000),
        "plugin.requires=>=1.0.0 & " + "(".repeat(900),
        "plugin.version=" + "9".repeat(900) + ".0.0",
        "plugin.dependencies=other@" + "(".repeat(20_000),
        "plugin.dependencies=other@" + "(".repeat(900),
        "plugin.dependencies=other@no version",
        "plugin.description=" + "x".repeat(2_000_000));
  }

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void aPluginWithHostileTextIsReportedAndOthersAreLoaded(String line) throws IOException {
    Path bad =
        PluginJarFile.of("bad", "1.0.0")
            .entry("plugin.properties", "plugin.id=bad\nplugin.version=1.0.0\n" + line + "\n")
            .writeTo(folder, "bad.jar");
    PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");

    assertThat(run("--plugins", folder.toString(), "plugins", "disable", "good")).isZero();
    assertThat(run("--plugins", folder.toString(), "plugins", "doctor")).isEqualTo(4);
    assertThat(captured.out()).contains("skipped bad.jar: ").contains("off     good.jar");
    assertThat(run("plugins", "install", bad.toString())).isEqualTo(4);
    assertThat(captured.err()).contains("bowsprit: bad.jar: ").doesNotContain("a fault of");
    assertThat(captured.err().length()).isLessThan(2_000);
    assertThat(installedFiles()).isEmpty();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anEndlessFileIsRefusedBeforeItIsCopied() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe.jar");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    Path device = Files.createSymbolicLink(folder.resolve("zero.jar"), Path.of("/dev/zero"));
    Path giant = folder.resolve("giant.jar");
    try (FileChannel holes =
        FileChannel.open(giant, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      holes.write(ByteBuffer.allocate(1), 1L << 40);
    }
    assertThat(run("plugins", "install", pipe.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", device.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", giant.toString())).isEqualTo(4);
    assertThat(captured.err())
        .contains("pipe.jar: is not a file", "zero.jar: is not a file")
        .contains("giant.jar: is larger than 64 MB");
    assertThat(installedFiles()).isEmpty();
  }

  @Test
  void aFullDiskIsReportedAndKeepsTheInstalledVersion() throws IOException {
    Path state = Files.createDirectories(home.resolve(".local/state"));
    try (SmallDisk disk = SmallDisk.mountedAt(state)) {
      Path small = PluginJarFile.of("good", "1.0.0").writeTo(folder, "small.jar");
      byte[] noise = new byte[1 << 20];
      new Random(1).nextBytes(noise);
      Path large =
          PluginJarFile.of("good", "2.0.0").entry("noise", noise).writeTo(folder, "large.jar");

      assertThat(run("plugins", "install", small.toString())).isZero();
      assertThat(run("plugins", "install", large.toString())).isEqualTo(1);
      assertThat(captured.err())
          .endsWith(
              "bowsprit: the folder of installed plugins cannot be written: the disk is full\n");
      assertThat(installedFiles()).containsExactly("good.jar", "good.jar.sha256");
      assertThat(disk.folder().resolve("bowsprit/installed/good.jar"))
          .hasSameBinaryContentAs(small);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileWithALineFeedInItsNameIsReportedInOneLine() throws IOException {
    Path odd = folder.resolve("a\nskipped b.jar");
    Files.writeString(odd, "no jar");

    assertThat(run("--plugins", folder.toString(), "plugins", "list")).isZero();
    assertThat(run("plugins", "install", odd.toString())).isEqualTo(4);
    assertThat(captured.err())
        .isEqualTo(
            """
            skipped a?skipped b.jar: is not a jar, or is damaged
            bowsprit: a?skipped b.jar: is not a jar or zip, or is damaged
            """);
  }

  @Test
  void anInvalidChecksumFileIsRefused() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");
    Files.writeString(folder.resolve("good.jar.sha256"), "trust me\n");
    assertThat(run("plugins", "install", jar.toString())).isEqualTo(4);
    assertThat(captured.err()).contains("which does not contain its SHA-256");
  }

  @Test
  void filesOfAKilledInstallationAreDeletedAtTheNextStart() throws IOException {
    Path unfinished = home.resolve(".local/state/bowsprit/installed/.incoming/plugin-999999999-1");
    Files.createDirectories(unfinished);
    Files.createFile(unfinished.resolve("half.jar"));
    run("plugins", "list");
    assertThat(unfinished).doesNotExist();
  }

  @Test
  void onlyInstalledPluginsCanBeRemoved() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");

    assertThat(run("plugins", "remove", "good")).isEqualTo(2);
    assertThat(captured.err()).contains("there is no plugin 'good'; there are []");
    assertThat(run("--plugins", folder.toString(), "plugins", "remove", "good")).isEqualTo(2);
    assertThat(captured.err()).contains("plugins disable good");
    run("plugins", "install", jar.toString());
    assertThat(run("plugins", "remove", "good")).isZero();
    assertThat(installedFiles()).isEmpty();
  }

  @Test
  void aDisabledPluginIsNeitherLoadedNorAProblem() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");
    run("plugins", "install", jar.toString());

    assertThat(run("plugins", "disable", "good")).isZero();
    captured = new CapturedConsole();
    assertThat(run("plugins", "doctor")).isZero();
    assertThat(captured.out()).isEqualTo("off     good.jar: switched off; plugins enable good\n");
    assertThat(run("plugins", "list")).isZero();
    assertThat(captured.out()).containsPattern("good +1.0.0 +switched off \\(good.jar\\)");

    assertThat(run("plugins", "enable", "good")).isZero();
    captured = new CapturedConsole();
    // Only now is the plugin loaded and found to be empty.
    assertThat(run("plugins", "doctor")).isEqualTo(4);
  }

  @Test
  void anUnknownPluginCannotBeDisabled() {
    assertThat(run("plugins", "disable", "nobody")).isEqualTo(2);
    assertThat(captured.err()).contains("there is no plugin 'nobody'; there are []");
  }

  private List<String> installedFiles() throws IOException {
    Path installedFolder = home.resolve(".local/state/bowsprit/installed");
    if (!Files.isDirectory(installedFolder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(installedFolder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.equals(".lock"))
          .sorted()
          .toList();
    }
  }

  private int run(String... arguments) {
    return captured.run(home, arguments);
  }
}
