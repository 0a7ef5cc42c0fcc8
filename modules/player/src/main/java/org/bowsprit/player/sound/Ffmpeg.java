package org.bowsprit.player.sound;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.bowsprit.player.folder.SearchPath;

/** The program {@code ffmpeg} of this machine, which decodes what nothing in this program does. */
public final class Ffmpeg {

  private static final List<String> NAMES = List.of("ffmpeg", "ffmpeg.exe");
  private static final int PATIENCE_SECONDS = 120;
  private static final int LONGEST_COMPLAINT = 300;

  private final Path program;

  private Ffmpeg(Path program) {
    this.program = program;
  }

  /**
   * Looks for the program.
   *
   * @param path where it may be
   */
  public static Optional<Ffmpeg> in(SearchPath path) {
    return NAMES.stream().map(path::find).flatMap(Optional::stream).map(Ffmpeg::new).findFirst();
  }

  /**
   * Makes a FLAC file of a sound file; waits for it.
   *
   * @param kind what kind of file it is, in the program's words
   * @param source the sound file
   * @param target the file to make
   * @throws IOException if it cannot, with the reason in one line
   */
  void convert(String kind, Path source, Path target) throws IOException {
    run(target, List.of("-f", kind, "-i", source.toString(), "-f", "flac", target.toString()));
  }

  /**
   * Makes a film of an animated PNG, four times as large and 4:3; waits for it.
   *
   * @param source the moving picture
   * @param target the file to make, an MP4
   * @throws IOException if it cannot, with the reason in one line
   */
  public void film(Path source, Path target) throws IOException {
    List<String> options =
        List.of("-vf", "scale=1280:960:flags=neighbor,format=yuv420p", "-movflags", "+faststart");
    List<String> arguments = new ArrayList<>(List.of("-f", "apng", "-i", source.toString()));
    arguments.addAll(options);
    arguments.addAll(List.of("-f", "mp4", target.toString()));
    run(target, arguments);
  }

  private void run(Path target, List<String> arguments) throws IOException {
    Path words = Files.createTempFile(target.toAbsolutePath().getParent(), "ffmpeg", ".log");
    try {
      List<String> command =
          new ArrayList<>(
              List.of(program.toString(), "-hide_banner", "-loglevel", "error", "-nostdin", "-y"));
      command.addAll(arguments);
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(words.toFile())
              .start();
      await(process);
      if (process.exitValue() != 0) {
        throw new IOException("ffmpeg could not convert it: " + firstLine(words));
      }
    } finally {
      Files.deleteIfExists(words);
    }
  }

  private static void await(Process process) throws IOException {
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("ffmpeg has not ended in " + PATIENCE_SECONDS + " seconds");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("ffmpeg was interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }

  private static String firstLine(Path words) throws IOException {
    try (var in = Files.newInputStream(words)) {
      return new String(in.readNBytes(LONGEST_COMPLAINT), StandardCharsets.UTF_8)
          .lines()
          .findFirst()
          .orElse("it does not say why");
    }
  }
}
