package org.bowsprit.plugin.host.project;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.format.disk.OutputFile;

/** Writes plugin projects that build, pass their contract test and can be loaded. */
public final class PluginProjectWriter {

  private static final String ARCHETYPE = "bowsprit-plugin-archetype";

  private final Optional<Path> home;
  private final String version;

  /**
   * Creates a writer.
   *
   * @param home the folder of the program, which contains the SDK
   * @param version the version of the program and of its SDK
   */
  public PluginProjectWriter(Optional<Path> home, String version) {
    this.home = home;
    this.version = version;
  }

  /**
   * Writes a project.
   *
   * @param folder the project's folder, which must not exist; its name becomes the plugin's id
   * @param kind {@code router}, {@code renderer}, {@code audio}, {@code music} or {@code
   *     sound-file}
   * @param groupId the Maven group
   * @throws IllegalArgumentException if an argument is invalid; the message names the argument
   * @throws IllegalStateException if the program has no SDK
   */
  public void write(Path folder, String kind, String groupId) throws IOException {
    String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    if (!PluginProject.isId(name)) {
      throw new IllegalArgumentException(
          "'" + name + "' is not a valid plugin name: use words of a-z and 0-9, joined by hyphens");
    }
    if (!PluginProject.isGroup(groupId)) {
      throw new IllegalArgumentException(
          "'" + groupId + "' is not a Maven group such as org.example");
    }
    if (Files.exists(folder)) {
      throw new IllegalArgumentException(folder + " already exists");
    }
    Path program = home.filter(each -> Files.exists(archetype(each))).orElseThrow(this::noSdk);
    PluginProject project = new PluginProject(name, groupId);
    try (PluginTemplate template = new PluginTemplate(archetype(program))) {
      template.write(kind, project.properties(absolutePath(program), version), folder);
    }
    add(folder, ".mvn/maven.config", "-Dbowsprit.home=" + absolutePath(program) + "\n");
    add(folder, ".gitignore", "target/\n.mvn/maven.config\n");
  }

  /** Writes a file. Settings for one machine and settings for all machines go to separate files. */
  private static void add(Path folder, String name, String text) throws IOException {
    OutputFile.inFolder(folder, name).write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Copies the libraries that plugins are compiled against into a Maven repository, so that every
   * build finds them.
   *
   * @param repository the folder of the repository, such as {@code ~/.m2/repository}
   * @return the number of files
   * @throws IllegalStateException if the program has no SDK
   */
  public int copySdk(Path repository) throws IOException {
    Path sdk =
        home.filter(each -> Files.exists(archetype(each)))
            .orElseThrow(this::noSdk)
            .resolve("sdk/repository");
    int count = 0;
    try (Stream<Path> files = Files.walk(sdk)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = repository.resolve(sdk.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
        count++;
      }
    }
    return count;
  }

  /** Returns the jar of the archetype in the SDK's Maven repository. */
  private Path archetype(Path program) {
    return program
        .resolve("sdk/repository/org/bowsprit")
        .resolve(ARCHETYPE)
        .resolve(version)
        .resolve(ARCHETYPE + "-" + version + ".jar");
  }

  private IllegalStateException noSdk() {
    return new IllegalStateException("this Bowsprit came without its sdk folder");
  }

  /** Returns the absolute path of a folder with slashes, as a pom needs it. */
  private static String absolutePath(Path folder) {
    String path = folder.toAbsolutePath().normalize().toString().replace('\\', '/');
    return path.startsWith("/") ? path : "/" + path;
  }
}
