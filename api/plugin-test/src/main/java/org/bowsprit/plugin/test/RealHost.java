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
 * Runs an installed Bowsprit with one plugin's jar, and without the other plugins of this machine.
 *
 * <p>It keeps its logs and settings in a separate folder.
 *
 * @since 1.0
 */
public final class RealHost {

  private static final long MINUTES = 10;

  private final Path program;
  private final Path work;
  private final Path plugins;

  /**
   * Copies the plugin into a separate folder.
   *
   * @param home the folder of a Bowsprit, which contains {@code bin}
   * @param jar the plugin
   * @param work an existing folder for files
   */
  public RealHost(Path home, Path jar, Path work) throws IOException {
    boolean windows = File.separatorChar == '\\';
    this.program = home.resolve(windows ? "bin/bowsprit.cmd" : "bin/bowsprit");
    this.work = work;
    this.plugins = Files.createDirectories(work.resolve("plugins"));
    Files.copy(jar, plugins.resolve(jar.getFileName()));
  }

  /**
   * Returns the host that a plugin's {@code pom.xml} configures with the system properties {@code
   * bowsprit.home} and {@code plugin.jar}. {@code mvn verify} sets them.
   *
   * @param work an existing folder for files
   */
  public static RealHost ofThisBuild(Path work) throws IOException {
    return new RealHost(told("bowsprit.home"), told("plugin.jar"), work);
  }

  private static Path told(String property) {
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
    Path out = work.resolve("out.txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile());
    moveOut(builder.environment());
    Process process = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
    boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();
    String printed = Files.readString(out, StandardCharsets.UTF_8);
    assertThat(ended).as("bowsprit came to an end: %s", printed).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    return printed;
  }

  /** Redirects everything that Bowsprit reads and writes in a home folder to separate folders. */
  private void moveOut(Map<String, String> environment) {
    String own = work.resolve("home").toString();
    for (String name : List.of("XDG_STATE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA")) {
      environment.put(name, own);
    }
  }
}
