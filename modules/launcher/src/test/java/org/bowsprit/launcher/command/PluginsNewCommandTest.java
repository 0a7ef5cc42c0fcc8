package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.console.VersionText;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.launcher.Launcher;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command {@code plugins new} with the archetype of this checkout. */
class PluginsNewCommandTest {

  private static final Path ARCHETYPE = Path.of("../../api/archetype/src/main/resources");

  private final CapturedConsole captured = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path work;

  @BeforeEach
  void packArchetype() throws IOException {
    String version = VersionText.version();
    Path jar =
        home.resolve("sdk/repository/org/bowsprit/bowsprit-plugin-archetype")
            .resolve(version)
            .resolve("bowsprit-plugin-archetype-" + version + ".jar");
    Files.createDirectories(jar.getParent());
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file);
        Stream<Path> files = Files.walk(ARCHETYPE)) {
      for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(new ZipEntry(ARCHETYPE.relativize(each).toString().replace('\\', '/')));
        zip.write(Files.readAllBytes(each));
      }
      zip.putNextEntry(new ZipEntry("archetype-resources/mvnw"));
      zip.write("#!/bin/sh\nexec ${artifactId}\n".getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void aRouterHasOnlyItsOwnFiles() throws IOException {
    Path project = work.resolve("fast-lane");

    assertThat(run("plugins", "new", project.toString(), "--kind", "router")).isZero();

    assertThat(files(project))
        .containsExactly(
            ".gitignore",
            ".mvn/maven.config",
            "README.md",
            "mvnw",
            "pom.xml",
            "src/main/java/org/example/fastlane/FastLaneProvider.java",
            "src/main/java/org/example/fastlane/FastLaneRouter.java",
            "src/main/java/org/example/fastlane/package-info.java",
            "src/main/resources/plugin.properties",
            "src/test/java/org/example/fastlane/FastLaneContractTest.java",
            "src/test/java/org/example/fastlane/FastLaneIT.java");
    assertThat(captured.out()).contains("cd " + project + " && ./mvnw verify");
  }

  @Test
  void onlyMavenConfigContainsAFolderOfThisMachine() throws IOException {
    Path project = work.resolve("fast-lane");
    run("plugins", "new", project.toString());

    for (String name : files(project)) {
      boolean isOfThisMachine = name.equals(".mvn/maven.config");
      assertThat(Files.readString(project.resolve(name)).contains(home.toString()))
          .as(name)
          .isEqualTo(isOfThisMachine);
    }
    assertThat(project.resolve(".gitignore")).content().contains(".mvn/maven.config");
  }

  @Test
  void sdkCopiesTheFilesIntoAMavenRepository() {
    assertThat(run("plugins", "sdk", "--into", work.resolve("repository").toString())).isZero();

    assertThat(work.resolve("repository/org/bowsprit/bowsprit-plugin-archetype"))
        .isNotEmptyDirectory();
    assertThat(run("plugins", "sdk")).isEqualTo(2);
  }

  @Test
  void placeholdersAreFilledInExceptThoseOfMaven() throws IOException {
    Path project = work.resolve("loud");

    assertThat(run("plugins", "new", project.toString(), "--kind=audio", "--group=com.acme.sea"))
        .isZero();

    String pom = Files.readString(project.resolve("pom.xml"));
    assertThat(pom)
        .contains("<groupId>com.acme.sea</groupId>", "<artifactId>loud</artifactId>")
        .contains("<artifactId>bowsprit-audio</artifactId>")
        .contains("<bowsprit.version>" + VersionText.version() + "</bowsprit.version>")
        .contains("${project.build.directory}", "file://${bowsprit.home}/sdk/repository");
    assertThat(project.resolve(".mvn/maven.config"))
        .hasContent("-Dbowsprit.home=" + home.toAbsolutePath());
    assertThat(project.resolve("src/main/java/com/acme/sea/loud/LoudDevice.java")).exists();
    assertThat(Files.readString(project.resolve("README.md")))
        .contains("bowsprit play --audio loud", "runs AudioDeviceContract")
        .doesNotContain("${", "[[");
    assertThat(project.resolve("mvnw")).isExecutable().content().contains("${artifactId}");
  }

  @Test
  void anUnknownKindIsAUsageError() {
    assertThat(run("plugins", "new", work.resolve("x").toString(), "--kind", "kraken"))
        .isEqualTo(2);
    assertThat(captured.err())
        .contains(
            "there is no kind 'kraken'; there are [audio, music, renderer, router, sound-file]");
  }

  @Test
  void invalidNamesAndExistingFoldersAreUsageErrors() {
    assertThat(run("plugins", "new", work.resolve("My Router").toString())).isEqualTo(2);
    assertThat(captured.err()).contains("a plugin can't be called 'My Router'");
    assertThat(run("plugins", "new", work.resolve("x").toString(), "--group", "1.2")).isEqualTo(2);
    assertThat(captured.err()).contains("'1.2' is not a Maven group such as org.example");
    Path router = work.resolve("again");
    assertThat(run("plugins", "new", router.toString())).isZero();
    assertThat(run("plugins", "new", router.toString())).isEqualTo(2);
    assertThat(captured.err()).contains(router + " is there already");
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private int run(String... arguments) {
    StateFolder stateFolder = StateFolder.of("Linux", Map.of(), home.toString());
    return new Launcher(
            captured.console(),
            new ProgramFolders(
                Optional.of(home), stateFolder, new ConfigFolder(stateFolder.home())))
        .run(arguments);
  }
}
