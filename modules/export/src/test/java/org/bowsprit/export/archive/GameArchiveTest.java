package org.bowsprit.export.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.desktop.page.ProgramHome;
import org.bowsprit.export.files.BuiltStarterGame;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the archive that contains the program and one game. */
class GameArchiveTest {

  @TempDir private Path folder;

  private Path home;
  private Game game;

  @BeforeEach
  void createProgramAndGame() throws IOException {
    home = folder.resolve("bowsprit");
    for (String file :
        new String[] {
          "bin/bowsprit",
          "bin/bowsprit.cmd",
          "lib/a.jar",
          "lib/bowsprit-25.aot",
          "lib/jars",
          "plugins/b.jar",
          "docs/licences/c.txt",
          "docs/index.html",
          "games/other/X.000",
          "LICENSE",
          "NOTICE"
        }) {
      Path path = home.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, file);
    }
    game = new GameLoader().open(BuiltStarterGame.files().inMemory());
  }

  private GameArchive gameArchive() {
    return new GameArchive(new ProgramHome(Optional.of(home)));
  }

  @Test
  void theArchiveContainsTheProgramAndOnlyThisGame() throws IOException {
    Path zip = folder.resolve("tide.zip");

    gameArchive().write(game, "High Tide!", Optional.empty(), zip);

    try (FileSystem files =
        FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"))) {
      Path root = files.getPath("High-Tide");
      assertThat(root.resolve("bin/bowsprit")).hasContent("bin/bowsprit");
      assertThat(root.resolve("lib/a.jar")).exists();
      assertThat(root.resolve("lib/jars")).exists();
      assertThat(root.resolve("docs/licences/c.txt")).exists();
      assertThat(root.resolve("games/High-Tide/TIDE.000")).exists();
      assertThat(root.resolve("games/High-Tide/TIDE.001")).exists();
      assertThat(root.resolve("games/High-Tide/TIDE.symbols"))
          .content()
          .contains("\ntitle High Tide!\n")
          .doesNotContain("room");
      assertThat(root.resolve("games/other")).doesNotExist();
      assertThat(root.resolve("docs/index.html")).doesNotExist();
      assertThat(root.resolve("lib/bowsprit-25.aot")).doesNotExist();
      assertThat(root.resolve("README.txt")).content().startsWith("High Tide!\n");
      assertThat(root.resolve("play.sh")).content().contains("play \"$here/games/High-Tide\"");
      assertThat(root.resolve("play.cmd")).content().contains("games\\High-Tide\" %*\r\n");
      for (String script : new String[] {"play.sh", "play.command", "bin/bowsprit"}) {
        assertThat(Files.getPosixFilePermissions(root.resolve(script)))
            .contains(PosixFilePermission.OWNER_EXECUTE, PosixFilePermission.OTHERS_EXECUTE);
      }
      assertThat(Files.getPosixFilePermissions(root.resolve("README.txt")))
          .doesNotContain(PosixFilePermission.OWNER_EXECUTE);
    }
  }

  @Test
  void theSameProgramAndGameProduceTheSameArchive() throws IOException {
    gameArchive().write(game, "Tide", Optional.empty(), folder.resolve("a.zip"));
    gameArchive().write(game, "Tide", Optional.empty(), folder.resolve("b.zip"));

    assertThat(folder.resolve("a.zip")).hasSameBinaryContentAs(folder.resolve("b.zip"));
  }

  @Tag("thorough")
  @Test
  void theArchiveCanContainAJavaRuntimeThatRuns() throws Exception {
    Path jdk = Path.of(System.getProperty("java.home"));
    assumeTrue(Files.isExecutable(jdk.resolve("bin/jlink")), "the test needs a JDK with jlink");
    Path zip = folder.resolve("tide.zip");
    Files.delete(home.resolve("lib/a.jar"));

    gameArchive()
        .write(
            game,
            "Tide",
            Optional.of(new LinkedJava(jdk, currentPlatform(), List.of("java.xml"))),
            zip);

    Path java = folder.resolve("java");
    try (FileSystem files =
        FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"))) {
      assertThat(files.getPath("Tide/README.txt")).content().contains("nothing need be installed");
      copy(files.getPath("Tide/java"), java);
    }
    Process process =
        new ProcessBuilder(java.resolve("bin/java").toString(), "--list-modules").start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("java.base@", "java.xml@")
        .doesNotContain("java.desktop");
  }

  private static String currentPlatform() throws IOException {
    String processor = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "x64";
    assumeTrue(
        System.getProperty("os.name").equals("Linux"), "the test names only platforms of Linux");
    return "linux-" + processor;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : paths.toList()) {
        Files.copy(
            path, to.resolve(from.relativize(path).toString()), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
    Files.setPosixFilePermissions(
        to.resolve("bin/java"), Files.getPosixFilePermissions(from.resolve("bin/java")));
  }

  @Test
  void aJdkForAnotherPlatformIsRefused() throws IOException {
    Path jdk = Files.createDirectory(folder.resolve("jdk"));
    assertThatThrownBy(() -> new LinkedJava(jdk, "linux-x64", List.of()))
        .isInstanceOf(NotPackagedException.class)
        .hasMessage(jdk + " is not a JDK: it has no file 'release'");

    Files.writeString(jdk.resolve("release"), "OS_NAME=\"Windows\"\nOS_ARCH=\"amd64\"\n");
    assertThatThrownBy(() -> new LinkedJava(jdk, "linux-x64", List.of()))
        .isInstanceOf(NotPackagedException.class)
        .hasMessageContaining("is for windows-x64, not for linux-x64");
  }

  @Test
  void aProgramThatIncludesAJavaRuntimeIsRefused() throws IOException {
    Files.createDirectories(home.resolve("runtime"));

    assertThatThrownBy(
            () -> gameArchive().write(game, "Tide", Optional.empty(), folder.resolve("a.zip")))
        .isInstanceOf(NotPackagedException.class)
        .hasMessageContaining("runs on this system only");
  }
}
