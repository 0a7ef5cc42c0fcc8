package org.bowsprit.explorer.frames;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.render.Frame;

/**
 * Writes every so many-th frame of a run to a folder: {@code frame_%06d.idx} and {@code .pal}, or
 * {@code .png}, without cursor and shake.
 */
public final class FrameRecorder {

  private final Path folder;
  private final FrameFormat format;
  private final int every;

  /**
   * Makes the folder.
   *
   * @param every iterations from one written frame to the next, at least 1; iteration 0 is written
   * @throws IOException if the folder cannot be made
   */
  public FrameRecorder(Path folder, FrameFormat format, int every) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.format = format;
    this.every = every;
  }

  /**
   * Writes a frame if its turn has come.
   *
   * @param iteration the iteration of the main loop that made it, from 0
   * @throws IOException if it cannot be written
   */
  public void record(long iteration, Frame frame) throws IOException {
    if (iteration % every != 0) {
      return;
    }
    String name = String.format("frame_%06d.", iteration);
    if (format == FrameFormat.IDX) {
      Files.write(folder.resolve(name + "idx"), frame.pixels());
      Files.write(folder.resolve(name + "pal"), frame.palette());
    } else {
      try (OutputStream out = Files.newOutputStream(folder.resolve(name + "png"))) {
        IndexedPng.write(
            out, Frame.WIDTH, Frame.HEIGHT, frame.pixels(), frame.palette(), IndexedPng.OPAQUE);
      }
    }
  }
}
