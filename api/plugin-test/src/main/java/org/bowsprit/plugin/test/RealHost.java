package org.bowsprit.plugin.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Runs an installed Bowsprit with one plugin's jar and without the other plugins on this machine.
 *
 * <p>The logs and settings of this Bowsprit are in a separate folder.
 *
 * @since 1.0
 */
public final class RealHost {

  private static final long TIMEOUT_MINUTES = 10;

  private final Path program;
  private final Path work;
  private final Path plugins;

  /**
   * Copies the plugin into a separate folder.
   *
   * @param home the folder of an installed Bowsprit, which contains {@code bin}
   * @param jar the plugin
   * @param work an existing folder for the plugin's copy, the logs and the settings
   */
  public RealHost(Path home, Path jar, Path work) throws IOException {
    boolean isWindows = File.separatorChar == '\\';
    this.program = home.resolve(isWindows ? "bin/bowsprit.cmd" : "bin/bowsprit");
    this.work = work;
    this.plugins = Files.createDirectories(work.resolve("plugins"));
    Files.copy(jar, plugins.resolve(jar.getFileName()));
  }

  /**
   * Returns the host that a plugin's {@code pom.xml} configures with the system properties {@code
   * bowsprit.home} and {@code plugin.jar}. {@code mvn verify} sets them.
   *
   * @param work an existing folder for the plugin's copy, the logs and the settings
   */
  public static RealHost ofThisBuild(Path work) throws IOException {
    return new RealHost(requiredPath("bowsprit.home"), requiredPath("plugin.jar"), work);
  }

  private static Path requiredPath(String property) {
    return Optional.ofNullable(System.getProperty(property))
        .map(Path::of)
        .orElseThrow(
            () -> new IllegalStateException(property + " is not set: run this by 'mvn verify'"));
  }

  /**
   * Runs a command that must succeed.
   *
   * @param arguments the command line after {@code bowsprit}
   * @return the output of the command
   * @throws AssertionError if the command fails or runs for more than ten minutes; the message
   *     contains the output
   */
  public String run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(program.toString());
    command.addAll(List.of(arguments));
    command.addAll(List.of("--plugins", plugins.toString()));
    Path outputFile = work.resolve("out.txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile());
    useSeparateFolders(builder.environment());
    Process process = builder.redirectErrorStream(true).redirectOutput(outputFile.toFile()).start();
    boolean hasEnded = process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();
    String output = Files.readString(outputFile, StandardCharsets.UTF_8);
    assertThat(hasEnded).as("bowsprit came to an end: %s", output).isTrue();
    assertThat(process.exitValue()).as(output).isZero();
    return output;
  }

  /** Redirects everything that Bowsprit reads and writes in a home folder to separate folders. */
  private void useSeparateFolders(Map<String, String> environment) {
    String separateHome = work.resolve("home").toString();
    for (String name : List.of("XDG_STATE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA")) {
      environment.put(name, separateHome);
    }
  }
}
