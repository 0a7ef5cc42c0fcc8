package org.bowsprit.player.sound;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.bowsprit.desktop.program.SearchPath;

/** The program {@code ffmpeg} of this machine, for formats that this program cannot decode. */
public final class Ffmpeg {

  private static final List<String> NAMES = List.of("ffmpeg", "ffmpeg.exe");
  private static final int TIMEOUT_SECONDS = 120;
  private static final int MAX_ERROR_BYTES = 300;

  private final Path program;

  private Ffmpeg(Path program) {
    this.program = program;
  }

  /**
   * Searches for the program.
   *
   * @param path the folders to search
   */
  public static Optional<Ffmpeg> in(SearchPath path) {
    return NAMES.stream().map(path::find).flatMap(Optional::stream).map(Ffmpeg::new).findFirst();
  }

  /**
   * Converts a sound file to FLAC, and waits for the result.
   *
   * @param kind the type of file, as ffmpeg names it
   * @param source the sound file
   * @param target the file to write
   * @throws IOException if the conversion fails; the message is the reason in one line
   */
  void convert(String kind, Path source, Path target) throws IOException {
    run(target, List.of("-f", kind, "-i", source.toString(), "-f", "flac", target.toString()));
  }

  /**
   * Converts an animated PNG to a film, enlarged four times and shown in 4:3, and waits for the
   * result.
   *
   * @param source the animation
   * @param target the MP4 file to write
   * @throws IOException if the conversion fails; the message is the reason in one line
   */
  public void convertToFilm(Path source, Path target) throws IOException {
    List<String> options =
        List.of("-vf", "scale=1280:960:flags=neighbor,format=yuv420p", "-movflags", "+faststart");
    List<String> arguments = new ArrayList<>(List.of("-f", "apng", "-i", source.toString()));
    arguments.addAll(options);
    arguments.addAll(List.of("-f", "mp4", target.toString()));
    run(target, arguments);
  }

  private void run(Path target, List<String> arguments) throws IOException {
    Path log = Files.createTempFile(target.toAbsolutePath().getParent(), "ffmpeg", ".log");
    try {
      List<String> command =
          new ArrayList<>(
              List.of(program.toString(), "-hide_banner", "-loglevel", "error", "-nostdin", "-y"));
      command.addAll(arguments);
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      await(process);
      if (process.exitValue() != 0) {
        throw new IOException("ffmpeg could not convert it: " + firstLine(log));
      }
    } finally {
      Files.deleteIfExists(log);
    }
  }

  private static void await(Process process) throws IOException {
    try {
      if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("ffmpeg did not end within " + TIMEOUT_SECONDS + " seconds");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("ffmpeg was interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static String firstLine(Path log) throws IOException {
    try (var in = Files.newInputStream(log)) {
      return new String(in.readNBytes(MAX_ERROR_BYTES), StandardCharsets.UTF_8)
          .lines()
          .findFirst()
          .orElse("it does not give a reason");
    }
  }
}
