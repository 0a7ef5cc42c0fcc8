package org.bowsprit.integration;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the assembled program as a user does: with its start script, on the module path. */
public final class Bowsprit {

  private static final int MAX_OUTPUT_BYTES = 16 << 20;

  /** Most commands in tests end before the second JIT compiler saves more time than it takes. */
  private static final String JAVA_OPTIONS = "-XX:TieredStopAtLevel=1";

  private Bowsprit() {}

  /**
   * The result of a run.
   *
   * @param exitCode the exit code
   * @param out the standard output
   * @param err the standard error
   */
  public record Run(int exitCode, String out, String err) {}

  /**
   * Runs {@code bin/bowsprit} and waits for its end.
   *
   * @param stateFolder the folder that replaces the user's state folder
   * @param arguments the command line
   */
  public static Run run(Path stateFolder, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of(arguments));
    return runToEnd(stateFolder, new ProcessBuilder(command));
  }

  /**
   * Runs {@code builder} to its end with the given state folder. Reads at most {@value
   * #MAX_OUTPUT_BYTES} bytes of each output.
   */
  public static Run runToEnd(Path stateFolder, ProcessBuilder builder) {
    try {
      Path out = Files.createTempFile("bowsprit", ".out");
      Path err = Files.createTempFile("bowsprit", ".err");
      builder.environment().put("XDG_STATE_HOME", stateFolder.toString());
      builder.environment().putIfAbsent("BOWSPRIT_JAVA_OPTS", JAVA_OPTIONS);
      Process started = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      if (!started.waitFor(5, TimeUnit.MINUTES)) {
        started.destroyForcibly();
        throw new AssertionError(
            "the command is still running after 5 minutes: " + builder.command());
      }
      Run run = new Run(started.exitValue(), readOutput(out), readOutput(err));
      Files.delete(out);
      Files.delete(err);
      return run;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static String readOutput(Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      return new String(bytes.readNBytes(MAX_OUTPUT_BYTES), StandardCharsets.UTF_8);
    }
  }
}
