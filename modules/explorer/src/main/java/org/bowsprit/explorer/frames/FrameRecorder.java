package org.bowsprit.explorer.frames;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.render.Frame;

/**
 * Writes frames of a run to a folder at a fixed interval: {@code frame_%06d.idx} and {@code .pal},
 * or {@code .png}, without cursor and shake.
 */
public final class FrameRecorder {

  private final Path folder;
  private final FrameFormat format;
  private final int interval;

  /**
   * Creates the folder.
   *
   * @param interval the number of iterations from one written frame to the next, at least 1;
   *     iteration 0 is written
   * @throws NotWrittenException if the folder cannot be created
   */
  public FrameRecorder(Path folder, FrameFormat format, int interval) {
    this.folder = OutputFile.createFolder(folder);
    this.format = format;
    this.interval = interval;
  }

  /**
   * Writes a frame if it is due.
   *
   * @param iteration the iteration of the main loop, from 0
   * @throws NotWrittenException if the frame cannot be written
   */
  public void record(long iteration, Frame frame) {
    if (iteration % interval != 0) {
      return;
    }
    String name = String.format(Locale.ROOT, "frame_%06d.", iteration);
    if (format == FrameFormat.IDX) {
      write(name + "idx", frame.pixels());
      write(name + "pal", frame.palette());
    } else {
      write(name + "png", png(frame));
    }
  }

  private void write(String name, byte[] contents) {
    new OutputFile(folder.resolve(name)).write(contents);
  }

  private static byte[] png(Frame frame) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      IndexedPng.write(
          out, Frame.WIDTH, Frame.HEIGHT, frame.pixels(), frame.palette(), IndexedPng.OPAQUE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
