package org.bowsprit.audio.ffmpeg;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * Runs the program ffmpeg that is installed on this machine, to encode sounds and compare results
 * in tests.
 */
final class SystemFfmpeg {

  private SystemFfmpeg() {}

  /** Returns the path of the program. Skips the test if the program is not installed. */
  static Path path() {
    Optional<Path> installedProgram =
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
            .map(folder -> Path.of(folder, "ffmpeg"))
            .filter(program -> program.toFile().canExecute())
            .findFirst();
    Assumptions.assumeTrue(
        installedProgram.isPresent(),
        "skipped: this test encodes sounds with ffmpeg, but it is not on PATH");
    return installedProgram.orElseThrow();
  }

  /**
   * The result of a run.
   *
   * @param output the standard output
   * @param warnings the errors and warnings
   */
  record RunResult(ByteBuffer output, String warnings) {

    /** Returns the output as samples. */
    short[] samples() {
      short[] samples = new short[output.remaining() / Short.BYTES];
      output.duplicate().order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(samples);
      return samples;
    }
  }

  /** Decodes a file to samples of two channels. */
  static RunResult decode(String format, Path file) {
    return run("-f", format, "-i", file.toString(), "-ac", "2", "-f", "s16le", "-");
  }

  /** Runs the program with arguments. */
  static RunResult run(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(path().toString(), "-hide_banner", "-nostdin", "-loglevel", "error", "-y"));
    command.addAll(List.of(arguments));
    try {
      File log = File.createTempFile("ffmpeg", ".log");
      Process process = new ProcessBuilder(command).redirectError(log).start();
      ByteArrayOutputStream output = new ByteArrayOutputStream();
      process.getInputStream().transferTo(output);
      process.waitFor();
      String warnings = Files.readString(log.toPath());
      Files.delete(log.toPath());
      return new RunResult(ByteBuffer.wrap(output.toByteArray()), warnings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
