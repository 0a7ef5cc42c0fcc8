package org.bowsprit.media.image;

import java.io.IOException;
import java.util.Arrays;

/** Stores the newest frame until a different frame follows, so that equal frames are merged. */
abstract class MergedFrames implements Animation {

  final PictureSize size;
  final int transparent;

  private byte[] indices;
  private byte[] palette;
  private int jiffies;
  private boolean isClosed;

  MergedFrames(PictureSize size, int transparent) {
    this.size = size;
    this.transparent = transparent;
  }

  @Override
  public final void add(byte[] newIndices, byte[] newPalette, int newJiffies) throws IOException {
    size.check(newIndices, newPalette, transparent);
    if (newJiffies < 1) {
      throw new IllegalArgumentException("a frame stays at least 1 jiffy, not " + newJiffies);
    }
    if (Arrays.equals(indices, newIndices) && Arrays.equals(palette, newPalette)) {
      jiffies += newJiffies;
      return;
    }
    flushFrame();
    indices = newIndices.clone();
    palette = newPalette.clone();
    jiffies = newJiffies;
  }

  @Override
  public final void close() throws IOException {
    if (isClosed) {
      return;
    }
    isClosed = true;
    if (indices != null) {
      flushFrame();
      finish();
    }
  }

  private void flushFrame() throws IOException {
    if (indices != null) {
      writeFrame(indices, palette, jiffies);
    }
  }

  /** Writes a frame that differs from the previous one. The implementation may keep the arrays. */
  abstract void writeFrame(byte[] frameIndices, byte[] framePalette, int frameJiffies)
      throws IOException;

  /** Ends the file. At least one frame has been written. */
  abstract void finish() throws IOException;
}
