package org.bowsprit.launcher.option;

import java.nio.file.Path;
import org.bowsprit.audio.log.SoundLog;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.OutputFile;
import picocli.CommandLine.Option;

/** The options for the sound log. */
public final class SoundLogSelection {

  @Option(
      names = "--sound",
      paramLabel = "FILE.jsonl",
      description = "Write the commands to the music driver and the sound chip as JSON lines.")
  private Path file;

  @Option(
      names = "--sound-as-captured",
      description = "Imitate the defects of the interpreter that made the reference runs.")
  private boolean asCaptured;

  /** Creates the mixin for picocli. */
  public SoundLogSelection() {}

  /** Returns whether a file was chosen. */
  public boolean isChosen() {
    return file != null;
  }

  /**
   * Opens the log if a file was chosen.
   *
   * @throws org.bowsprit.format.disk.NotWrittenException if it cannot be written
   */
  public Log open() {
    if (file == null) {
      return new Log(SoundSetup.silent(), () -> {});
    }
    CheckedWriter lines = new OutputFile(file).openText();
    SoundLog log =
        asCaptured
            ? SoundLog.asCaptured(line -> lines.append(line).append('\n'))
            : SoundLog.asPlayed(line -> lines.append(line).append('\n'));
    return new Log(log.setup(), lines::close);
  }

  /**
   * An open log.
   *
   * @param setup the sound setup that writes the log
   * @param end closes the file, and throws an exception if a part of the log was not written
   */
  public record Log(SoundSetup setup, Runnable end) implements AutoCloseable {
    @Override
    public void close() {
      end.run();
    }
  }
}
