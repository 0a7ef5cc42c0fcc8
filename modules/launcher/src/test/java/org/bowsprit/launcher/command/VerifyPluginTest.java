package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.plugin.host.PluginJarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the command {@code plugins verify}. It must refuse a file with the same message as {@code
 * plugins install}.
 */
@Timeout(60)
class VerifyPluginTest {

  private CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;

  private static Stream<PluginJarFile> invalidPlugins() {
    PluginJarFile jarWithManyEntries = PluginJarFile.of("many", "1.0.0");
    for (int i = 0; i < 20_000; i++) {
      jarWithManyEntries.addEntry("e" + i, "");
    }
    return Stream.of(
        PluginJarFile.of("climber", "1.0.0").addEntry("../../up", "x"),
        PluginJarFile.of("absolute", "1.0.0").addEntry("/etc/x", "x"),
        PluginJarFile.of("backslash", "1.0.0").addEntry("a\\..\\b", "x"),
        PluginJarFile.of("doubled", "1.0.0").addEntry("A", "x").addEntry("a", "x"),
        PluginJarFile.of("../../x", "1.0.0"),
        PluginJarFile.of("e\u001b[2J", "1.0.0"),
        PluginJarFile.of("nul", "1.0.0"),
        PluginJarFile.of("bare", "1.0.0").removeEntry("META-INF/extensions.idx"),
        jarWithManyEntries);
  }

  @ParameterizedTest
  @MethodSource("invalidPlugins")
  void verifyRefusesTheSameFilesAsInstall(PluginJarFile jar) throws IOException {
    Path file = jar.writeTo(folder, "unfit.jar");
    assertVerifyAndInstallRefuse(file);
  }

  private void assertVerifyAndInstallRefuse(Path file) {
    assertThat(run("plugins", "install", file.toString())).isEqualTo(4);
    String installMessage = console.err();
    assertThat(run("plugins", "verify", file.toString())).isEqualTo(4);
    assertThat(console.err())
        .isEqualTo(installMessage)
        .startsWith("bowsprit: " + file.getFileName());
  }

  @Test
  void aZipBombIsNotUnpacked() throws IOException {
    Path bomb = folder.resolve("bomb.zip");
    try (OutputStream out = Files.newOutputStream(bomb);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("classes/big"));
      byte[] zeroes = new byte[1 << 20];
      for (int i = 0; i < 300; i++) {
        zip.write(zeroes);
      }
    }
    assertVerifyAndInstallRefuse(bomb);
    assertThat(console.err()).contains("unpacks to more than 256 MB");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void verifyDoesNotWaitForAPipe() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe.jar");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertVerifyAndInstallRefuse(pipe);
  }

  @Test
  void aPluginWithTheIdOfAnInstalledPluginIsRefused() throws IOException {
    Path pluginFolder = Files.createDirectory(folder.resolve("given"));
    PluginJarFile.of("there", "1.0.0").writeTo(pluginFolder, "there.jar");
    Path file = PluginJarFile.of("there", "2.0.0").writeTo(folder, "new.jar");

    assertThat(run("--plugins", pluginFolder.toString(), "plugins", "verify", file.toString()))
        .isEqualTo(4);
    assertThat(console.err()).contains("which an installed plugin already has");
  }

  @Test
  void unchangedTextsOfTheTemplateAreReportedAsWarnings() throws IOException {
    Path file =
        PluginJarFile.of("sample", "1.0.0")
            .addEntry(
                "plugin.properties",
                "plugin.id=sample\nplugin.version=1.0.0\nplugin.requires=>=1.0.0 & <2.0.0\n"
                    + "plugin.provider=You\nplugin.license=Choose one\nplugin.description="
                    + "Says in a line what it does; 'bowsprit plugins list' shows it.\n")
            .writeTo(folder, "sample.jar");

    assertThat(run("plugins", "verify", file.toString())).isZero();
    assertThat(console.out())
        .contains(
            "warning: has the text 'You', as the template does; replace it in plugin.provider")
        .contains("plugin.license", "plugin.description");
    assertThat(run("plugins", "verify", "--strict", file.toString())).isEqualTo(1);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theHostOptionShowsTheResultsOfOtherVersionsOfBowsprit() throws IOException {
    Path file =
        PluginJarFile.of("sample", "1.0.0")
            .addEntry(
                "plugin.properties",
                "plugin.id=sample\nplugin.version=1.0.0\nplugin.requires=>=1.0.0 & <2.0.0\n")
            .writeTo(folder, "sample.jar");
    Path olderProgram =
        createProgramFolder(
            "older",
            "bowsprit 0.0.1",
            "{\"findings\":[{\"error\":true,\"what\":\"uses the class X\",\"where\":\"Y\"}]}");
    Path newerProgram = createProgramFolder("newer", "bowsprit 9.0.0", "{\"findings\":[]}");

    int status =
        run(
            "plugins",
            "verify",
            file.toString(),
            "--host",
            olderProgram.toString(),
            "--host",
            newerProgram.toString());

    assertThat(status).isEqualTo(1);
    assertThat(console.out())
        .containsPattern("bowsprit 0.0.1 +errors +1 errors +0 warnings +uses the class X")
        .containsPattern("bowsprit 9.0.0 +works +0 errors");
    assertThat(run("plugins", "verify", file.toString(), "--host", newerProgram.toString()))
        .isZero();
    assertThat(run("plugins", "verify", file.toString(), "--host", home.toString())).isEqualTo(2);
  }

  /**
   * Creates a program folder whose program prints the version and the findings of another version
   * of Bowsprit.
   */
  private Path createProgramFolder(String name, String version, String findings)
      throws IOException {
    Path program = Files.createDirectories(folder.resolve(name).resolve("bin")).resolve("bowsprit");
    Files.writeString(
        program,
        "#!/bin/sh\n[ \"$1\" = --version ] && echo '%s' || echo '%s'\n"
            .formatted(version, findings));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return folder.resolve(name);
  }

  private int run(String... arguments) {
    console = new CapturedConsole();
    return console.run(home, arguments);
  }
}
