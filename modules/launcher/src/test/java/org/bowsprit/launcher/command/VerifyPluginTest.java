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

/** Tests that {@code plugins verify} prints exactly the messages of {@code plugins install}. */
@Timeout(60)
class VerifyPluginTest {

  private CapturedConsole captured = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;

  private static Stream<PluginJarFile> invalidPlugins() {
    PluginJarFile many = PluginJarFile.of("many", "1.0.0");
    for (int i = 0; i < 20_000; i++) {
      many.entry("e" + i, "");
    }
    return Stream.of(
        PluginJarFile.of("climber", "1.0.0").entry("../../up", "x"),
        PluginJarFile.of("absolute", "1.0.0").entry("/etc/x", "x"),
        PluginJarFile.of("backslash", "1.0.0").entry("a\\..\\b", "x"),
        PluginJarFile.of("doubled", "1.0.0").entry("A", "x").entry("a", "x"),
        PluginJarFile.of("../../x", "1.0.0"),
        PluginJarFile.of("e\u001b[2J", "1.0.0"),
        PluginJarFile.of("nul", "1.0.0"),
        PluginJarFile.of("bare", "1.0.0").without("META-INF/extensions.idx"),
        many);
  }

  @ParameterizedTest
  @MethodSource("invalidPlugins")
  void verifyRefusesTheSameFilesAsInstall(PluginJarFile jar) throws IOException {
    Path file = jar.writeTo(folder, "unfit.jar");
    assertSameRefusal(file);
  }

  private void assertSameRefusal(Path file) {
    assertThat(run("plugins", "install", file.toString())).isEqualTo(4);
    String refusal = captured.err();
    assertThat(run("plugins", "verify", file.toString())).isEqualTo(4);
    assertThat(captured.err()).isEqualTo(refusal).startsWith("bowsprit: " + file.getFileName());
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
    assertSameRefusal(bomb);
    assertThat(captured.err()).contains("unpacks to more than 256 MB");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void verifyDoesNotWaitForAPipe() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe.jar");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertSameRefusal(pipe);
  }

  @Test
  void theIdOfAnotherPluginIsRefused() throws IOException {
    Path given = Files.createDirectory(folder.resolve("given"));
    PluginJarFile.of("there", "1.0.0").writeTo(given, "there.jar");
    Path file = PluginJarFile.of("there", "2.0.0").writeTo(folder, "new.jar");

    assertThat(run("--plugins", given.toString(), "plugins", "verify", file.toString()))
        .isEqualTo(4);
    assertThat(captured.err()).contains("which an installed plugin already has");
  }

  @Test
  void unchangedTextsOfTheTemplateGiveAWarning() throws IOException {
    Path file =
        PluginJarFile.of("sample", "1.0.0")
            .entry(
                "plugin.properties",
                "plugin.id=sample\nplugin.version=1.0.0\nplugin.requires=>=1.0.0 & <2.0.0\n"
                    + "plugin.provider=You\nplugin.license=Choose one\nplugin.description="
                    + "Says in a line what it does; 'bowsprit plugins list' shows it.\n")
            .writeTo(folder, "sample.jar");

    assertThat(run("plugins", "verify", file.toString())).isZero();
    assertThat(captured.out())
        .contains(
            "warning: has the text 'You', as the template does; replace it in plugin.provider")
        .contains("plugin.license", "plugin.description");
    assertThat(run("plugins", "verify", "--strict", file.toString())).isEqualTo(1);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void otherVersionsOfBowspritAreRunAndATableShowsTheirResults() throws IOException {
    Path file =
        PluginJarFile.of("sample", "1.0.0")
            .entry(
                "plugin.properties",
                "plugin.id=sample\nplugin.version=1.0.0\nplugin.requires=>=1.0.0 & <2.0.0\n")
            .writeTo(folder, "sample.jar");
    Path older =
        host(
            "older",
            "bowsprit 0.0.1",
            "{\"findings\":[{\"error\":true,\"what\":\"uses the class X\",\"where\":\"Y\"}]}");
    Path newer = host("newer", "bowsprit 9.0.0", "{\"findings\":[]}");

    int status =
        run(
            "plugins",
            "verify",
            file.toString(),
            "--host",
            older.toString(),
            "--host",
            newer.toString());

    assertThat(status).isEqualTo(1);
    assertThat(captured.out())
        .containsPattern("bowsprit 0.0.1 +errors +1 errors +0 warnings +uses the class X")
        .containsPattern("bowsprit 9.0.0 +works +0 errors");
    assertThat(run("plugins", "verify", file.toString(), "--host", newer.toString())).isZero();
    assertThat(run("plugins", "verify", file.toString(), "--host", home.toString())).isEqualTo(2);
  }

  /** Creates a program that answers like another Bowsprit. */
  private Path host(String name, String version, String findings) throws IOException {
    Path program = Files.createDirectories(folder.resolve(name).resolve("bin")).resolve("bowsprit");
    Files.writeString(
        program,
        "#!/bin/sh\n[ \"$1\" = --version ] && echo '%s' || echo '%s'\n"
            .formatted(version, findings));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return folder.resolve(name);
  }

  private int run(String... arguments) {
    captured = new CapturedConsole();
    return captured.run(home, arguments);
  }
}
