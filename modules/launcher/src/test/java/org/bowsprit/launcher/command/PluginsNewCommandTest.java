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

/**
 * Tests the commands {@code plugins new} and {@code plugins sdk} with the archetype of this
 * checkout.
 */
class PluginsNewCommandTest {

  private static final Path ARCHETYPE = Path.of("../../api/archetype/src/main/resources");

  private final CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path workFolder;

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
      for (Path path : files.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(new ZipEntry(ARCHETYPE.relativize(path).toString().replace('\\', '/')));
        zip.write(Files.readAllBytes(path));
      }
      zip.putNextEntry(new ZipEntry("archetype-resources/mvnw"));
      zip.write("#!/bin/sh\nexec ${artifactId}\n".getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void aRouterProjectContainsOnlyTheFilesOfARouter() throws IOException {
    Path project = workFolder.resolve("fast-lane");

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
    assertThat(console.out()).contains("cd " + project + " && ./mvnw verify");
  }

  @Test
  void onlyMavenConfigContainsAFolderOfThisMachine() throws IOException {
    Path project = workFolder.resolve("fast-lane");
    run("plugins", "new", project.toString());

    for (String name : files(project)) {
      boolean isMavenConfig = name.equals(".mvn/maven.config");
      assertThat(Files.readString(project.resolve(name)).contains(home.toString()))
          .as("%s contains the home folder of this machine", name)
          .isEqualTo(isMavenConfig);
    }
    assertThat(project.resolve(".gitignore")).content().contains(".mvn/maven.config");
  }

  @Test
  void sdkCopiesTheFilesIntoAMavenRepository() {
    assertThat(run("plugins", "sdk", "--into", workFolder.resolve("repository").toString()))
        .isZero();

    assertThat(workFolder.resolve("repository/org/bowsprit/bowsprit-plugin-archetype"))
        .isNotEmptyDirectory();
    assertThat(run("plugins", "sdk")).isEqualTo(2);
  }

  @Test
  void placeholdersAreFilledInExceptThoseOfMaven() throws IOException {
    Path project = workFolder.resolve("loud");

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
    assertThat(run("plugins", "new", workFolder.resolve("x").toString(), "--kind", "kraken"))
        .isEqualTo(2);
    assertThat(console.err())
        .contains(
            "there is no kind 'kraken'; there are [audio, music, renderer, router, sound-file]");
  }

  @Test
  void invalidNamesAndExistingFoldersAreUsageErrors() {
    assertThat(run("plugins", "new", workFolder.resolve("My Router").toString())).isEqualTo(2);
    assertThat(console.err()).contains("'My Router' is not a valid plugin name");
    assertThat(run("plugins", "new", workFolder.resolve("x").toString(), "--group", "1.2"))
        .isEqualTo(2);
    assertThat(console.err()).contains("'1.2' is not a Maven group such as org.example");
    Path project = workFolder.resolve("again");
    assertThat(run("plugins", "new", project.toString())).isZero();
    assertThat(run("plugins", "new", project.toString())).isEqualTo(2);
    assertThat(console.err()).contains(project + " already exists");
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
            console.asConsole(),
            new ProgramFolders(
                Optional.of(home), stateFolder, new ConfigFolder(stateFolder.home())))
        .run(arguments);
  }
}
