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

  private CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;

  @Test
  void installStoresThePluginUnderItsIdWithItsChecksumAndPrintsAWarning() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "download (1).jar");

    assertThat(run("plugins", "install", jar.toString())).isZero();

    assertThat(console.out()).startsWith("installed good 1.0.0").contains(Checksum.of(jar));
    assertThat(console.err()).contains("Plugins run with all your rights");
    assertThat(installedFiles()).containsExactly("good.jar", "good.jar.sha256");
    assertThat(home.resolve(".local/state/bowsprit/installed/good.jar"))
        .hasSameBinaryContentAs(jar);
  }

  @Test
  void theJsonOptionPrintsTheReport() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");

    assertThat(run("plugins", "install", "--json", jar.toString())).isZero();

    JsonNode report = JsonMapper.builder().build().readTree(console.out());
    assertThat(report.get("id").textValue()).isEqualTo("good");
    assertThat(report.get("sha256").textValue()).isEqualTo(Checksum.of(jar));
    assertThat(console.err()).isEmpty();
  }

  @Test
  void onlyANewerVersionReplacesAPlugin() throws IOException {
    Path olderJar = PluginJarFile.of("good", "1.9.0").writeTo(folder, "older.jar");
    Path newerJar = PluginJarFile.of("good", "1.10.0").writeTo(folder, "newer.jar");

    assertThat(run("plugins", "install", olderJar.toString())).isZero();
    assertThat(run("plugins", "install", newerJar.toString())).isZero();
    assertThat(console.out()).contains("installed good 1.10.0, which replaces 1.9.0");
    assertThat(run("plugins", "install", olderJar.toString())).isEqualTo(4);
    assertThat(console.err())
        .contains(
            "bowsprit: older.jar: is version 1.9.0, and 1.10.0 is installed;"
                + " use --older to install it");
    assertThat(run("plugins", "install", "--older", olderJar.toString())).isZero();
    assertThat(installedFiles()).containsExactly("good.jar", "good.jar.sha256");
  }

  @Test
  void anUnexpectedChecksumIsRefused() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");
    String zeroes = "0".repeat(64);
    String message = "good.jar: has the SHA-256 " + Checksum.of(jar) + ", not " + zeroes;

    assertThat(run("plugins", "install", "--sha256", zeroes, jar.toString())).isEqualTo(4);
    assertThat(console.err()).contains(message);
    Files.writeString(folder.resolve("good.jar.sha256"), zeroes + "  good.jar\n");
    assertThat(run("plugins", "install", jar.toString())).isEqualTo(4);
    assertThat(console.err()).contains(message);
    assertThat(installedFiles()).isEmpty();

    assertThat(run("plugins", "install", "--sha256", Checksum.of(jar), jar.toString())).isZero();
  }

  @Test
  void aRefusedFileIsNotStored() throws IOException {
    Path jarWithEscapingEntry =
        PluginJarFile.of("climber", "1.0.0")
            .addEntry("../escaped.txt", "x")
            .writeTo(folder, "climber.jar");
    Path jarForNewerApi =
        PluginJarFile.of("future", "1.0.0")
            .addEntry(
                "plugin.properties",
                "plugin.id=future\nplugin.version=1.0.0\nplugin.requires=>=9.0.0\n")
            .writeTo(folder, "future.jar");
    Path jarWithInvalidId = PluginJarFile.of("../sneaky", "1.0.0").writeTo(folder, "sneaky.jar");
    Path textFile = Files.writeString(folder.resolve("notes.txt"), "notes");

    assertThat(run("plugins", "install", jarWithEscapingEntry.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", jarForNewerApi.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", jarWithInvalidId.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", textFile.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", folder.resolve("gone.jar").toString())).isEqualTo(3);

    assertThat(console.err())
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
    assertThat(console.out())
        .contains("good.jar: is not the file that its checksum belongs to; install it again");
  }

  /**
   * Returns lines of {@code plugin.properties}. Each of them makes a library that parses it fail in
   * a different way.
   */
  static Stream<String> hostileLines() {
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
  @MethodSource("hostileLines")
  void aPluginWithAHostileLineIsReportedAndOtherPluginsAreLoaded(String line) throws IOException {
    Path bad =
        PluginJarFile.of("bad", "1.0.0")
            .addEntry("plugin.properties", "plugin.id=bad\nplugin.version=1.0.0\n" + line + "\n")
            .writeTo(folder, "bad.jar");
    PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");

    assertThat(run("--plugins", folder.toString(), "plugins", "disable", "good")).isZero();
    assertThat(run("--plugins", folder.toString(), "plugins", "doctor")).isEqualTo(4);
    assertThat(console.out()).contains("skipped bad.jar: ").contains("off     good.jar");
    assertThat(run("plugins", "install", bad.toString())).isEqualTo(4);
    assertThat(console.err()).contains("bowsprit: bad.jar: ").doesNotContain("a fault of");
    assertThat(console.err().length()).isLessThan(2_000);
    assertThat(installedFiles()).isEmpty();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anEndlessOrHugeFileIsRefused() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe.jar");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    Path device = Files.createSymbolicLink(folder.resolve("zero.jar"), Path.of("/dev/zero"));
    Path hugeFile = folder.resolve("giant.jar");
    try (FileChannel channel =
        FileChannel.open(hugeFile, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.allocate(1), 1L << 40);
    }
    assertThat(run("plugins", "install", pipe.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", device.toString())).isEqualTo(4);
    assertThat(run("plugins", "install", hugeFile.toString())).isEqualTo(4);
    assertThat(console.err())
        .contains("pipe.jar: is not a file", "zero.jar: is not a file")
        .contains("giant.jar: is larger than 64 MB");
    assertThat(installedFiles()).isEmpty();
  }

  @Test
  void aFullDiskIsReportedAndTheInstalledVersionIsKept() throws IOException {
    Path state = Files.createDirectories(home.resolve(".local/state"));
    try (SmallDisk disk = SmallDisk.mountedAt(state)) {
      Path smallJar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "small.jar");
      byte[] noise = new byte[1 << 20];
      new Random(1).nextBytes(noise);
      Path largeJar =
          PluginJarFile.of("good", "2.0.0").addEntry("noise", noise).writeTo(folder, "large.jar");

      assertThat(run("plugins", "install", smallJar.toString())).isZero();
      assertThat(run("plugins", "install", largeJar.toString())).isEqualTo(1);
      assertThat(console.err())
          .endsWith(
              "bowsprit: the folder of installed plugins cannot be written: the disk is full\n");
      assertThat(installedFiles()).containsExactly("good.jar", "good.jar.sha256");
      assertThat(disk.folder().resolve("bowsprit/installed/good.jar"))
          .hasSameBinaryContentAs(smallJar);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileWithALineFeedInItsNameIsReportedInOneLine() throws IOException {
    Path file = folder.resolve("a\nskipped b.jar");
    Files.writeString(file, "no jar");

    assertThat(run("--plugins", folder.toString(), "plugins", "list")).isZero();
    assertThat(run("plugins", "install", file.toString())).isEqualTo(4);
    assertThat(console.err())
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
    assertThat(console.err()).contains("which does not contain its SHA-256");
  }

  @Test
  void filesOfAKilledInstallationAreDeletedAtTheNextStart() throws IOException {
    Path unfinishedInstallation =
        home.resolve(".local/state/bowsprit/installed/.incoming/plugin-999999999-1");
    Files.createDirectories(unfinishedInstallation);
    Files.createFile(unfinishedInstallation.resolve("half.jar"));
    run("plugins", "list");
    assertThat(unfinishedInstallation).doesNotExist();
  }

  @Test
  void onlyInstalledPluginsCanBeRemoved() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");

    assertThat(run("plugins", "remove", "good")).isEqualTo(2);
    assertThat(console.err()).contains("there is no plugin 'good'; there are []");
    assertThat(run("--plugins", folder.toString(), "plugins", "remove", "good")).isEqualTo(2);
    assertThat(console.err()).contains("plugins disable good");
    run("plugins", "install", jar.toString());
    assertThat(run("plugins", "remove", "good")).isZero();
    assertThat(installedFiles()).isEmpty();
  }

  @Test
  void aDisabledPluginIsNotLoadedAndNotReportedAsAProblem() throws IOException {
    Path jar = PluginJarFile.of("good", "1.0.0").writeTo(folder, "good.jar");
    run("plugins", "install", jar.toString());

    assertThat(run("plugins", "disable", "good")).isZero();
    console = new CapturedConsole();
    assertThat(run("plugins", "doctor")).isZero();
    assertThat(console.out()).isEqualTo("off     good.jar: switched off; plugins enable good\n");
    assertThat(run("plugins", "list")).isZero();
    assertThat(console.out()).containsPattern("good +1.0.0 +switched off \\(good.jar\\)");

    assertThat(run("plugins", "enable", "good")).isZero();
    console = new CapturedConsole();
    // The plugin is loaded only now. Its class file is only a header, so its extension cannot be
    // loaded, and doctor reports this.
    assertThat(run("plugins", "doctor")).isEqualTo(4);
  }

  @Test
  void anUnknownPluginCannotBeDisabled() {
    assertThat(run("plugins", "disable", "nobody")).isEqualTo(2);
    assertThat(console.err()).contains("there is no plugin 'nobody'; there are []");
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
    return console.run(home, arguments);
  }
}
