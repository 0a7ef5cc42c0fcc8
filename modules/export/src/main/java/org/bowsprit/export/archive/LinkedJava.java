package org.bowsprit.export.archive;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.bowsprit.desktop.folder.TemporaryFolder;

/**
 * A Java runtime for one platform that is linked from a JDK and added to a packaged game, so that
 * players need not install Java. It contains the modules that the program and its plugins need.
 */
public final class LinkedJava {

  private static final Map<String, String> SYSTEMS =
      Map.of("Linux", "linux", "Windows", "windows", "Darwin", "macos");
  private static final Map<String, String> PROCESSORS =
      Map.of("x86_64", "x64", "amd64", "x64", "aarch64", "arm64");

  private static final int FIRST_VERSION_WITH_ZIP_LEVELS = 21;
  private static final int TIMEOUT_MINUTES = 10;

  private final Path jdk;
  private final Properties release;
  private final List<String> pluginModules;

  /**
   * Finds the JDK.
   *
   * @param jdk the folder of an unpacked JDK
   * @param platform the platform of the JDK, such as {@code linux-x64}
   * @param pluginModules the modules that plugins may use
   * @throws NotPackagedException if the folder contains no JDK, or a JDK for another platform
   */
  public LinkedJava(Path jdk, String platform, List<String> pluginModules) {
    this.jdk = jdk;
    this.pluginModules = List.copyOf(pluginModules);
    release = release(jdk);
    String jdkPlatform =
        SYSTEMS.getOrDefault(value("OS_NAME"), value("OS_NAME"))
            + "-"
            + PROCESSORS.getOrDefault(value("OS_ARCH"), value("OS_ARCH"));
    if (!jdkPlatform.equals(platform)) {
      throw new NotPackagedException(
          "the Java in "
              + jdk
              + " is for "
              + jdkPlatform
              + ", not for "
              + platform
              + ": unpack a JDK for that and name its folder with --jdk");
    }
  }

  private static Properties release(Path jdk) {
    Properties release = new Properties();
    try (var text = Files.newBufferedReader(jdk.resolve("release"))) {
      release.load(text);
    } catch (IOException e) {
      throw new NotPackagedException(jdk + " is not a JDK: it has no file 'release'");
    }
    return release;
  }

  private String value(String key) {
    return release.getProperty(key, "?").replace("\"", "");
  }

  /**
   * Adds the Java runtime to an archive.
   *
   * @param root the folder in the archive, with a slash at its end
   * @param libraries the folder of the program's jars
   * @throws NotPackagedException if the runtime cannot be linked; the message contains the output
   *     of jlink
   */
  void addTo(ArchiveWriter archive, String root, Path libraries) throws IOException {
    try (TemporaryFolder work = new TemporaryFolder("bowsprit-java")) {
      Path runtime = work.path().resolve("java");
      link(runtime, modules(libraries));
      try (Stream<Path> files = Files.walk(runtime)) {
        for (Path each : files.filter(Files::isRegularFile).toList()) {
          String path = root + runtime.relativize(each).toString().replace('\\', '/');
          if (Files.isExecutable(each)) {
            archive.addExecutable(path, Files.readAllBytes(each));
          } else {
            archive.add(path, Files.readAllBytes(each));
          }
        }
      }
    }
  }

  /**
   * Returns the modules of the JDK that the program requires and the modules that plugins may use.
   */
  private Set<String> modules(Path libraries) {
    Set<String> modules = new TreeSet<>(pluginModules);
    for (ModuleReference module : ModuleFinder.of(libraries).findAll()) {
      module.descriptor().requires().stream()
          .filter(each -> !each.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
          .map(ModuleDescriptor.Requires::name)
          .filter(name -> name.startsWith("java.") || name.startsWith("jdk."))
          .forEach(modules::add);
    }
    return modules;
  }

  private void link(Path target, Set<String> modules) throws IOException {
    Path tool = jlink();
    List<String> command = new ArrayList<>(List.of(tool.toString()));
    Path archives = jdk.resolve("jmods");
    if (Files.isDirectory(archives)) {
      command.addAll(List.of("--module-path", archives.toString()));
    }
    command.addAll(
        List.of(
            "--add-modules",
            String.join(",", modules),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress=" + (featureVersion() < FIRST_VERSION_WITH_ZIP_LEVELS ? "2" : "zip-6"),
            "--output",
            target.toString()));
    Path log = target.resolveSibling("said");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
        throw new NotPackagedException("jlink failed: " + Files.readString(log).strip());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new NotPackagedException("jlink failed: it was interrupted");
    } finally {
      process.destroyForcibly();
    }
  }

  /**
   * Returns a jlink that runs on this machine: the jlink of the Java of this process, otherwise the
   * jlink of the JDK.
   */
  private Path jlink() {
    return Stream.of(Path.of(System.getProperty("java.home")), jdk)
        .flatMap(home -> Stream.of("jlink", "jlink.exe").map(home.resolve("bin")::resolve))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () ->
                new NotPackagedException(
                    "there is no jlink: run Bowsprit with a JDK, not with a Java for players"));
  }

  /** Returns the feature version of the Java of this process, whose jlink is used. */
  private static int featureVersion() {
    return Runtime.version().feature();
  }
}
