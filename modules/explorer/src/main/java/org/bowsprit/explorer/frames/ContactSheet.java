package org.bowsprit.explorer.frames;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.bowsprit.media.image.TrueColourPng;
import org.bowsprit.render.Frame;

/**
 * A picture that shows frames at half their size, row by row in the order in which they were added.
 */
final class ContactSheet {

  private static final int SCALE_DIVISOR = 2;
  private static final int WIDTH = Frame.WIDTH / SCALE_DIVISOR;
  private static final int HEIGHT = Frame.HEIGHT / SCALE_DIVISOR;
  private static final int GAP = 4;
  private static final byte BACKGROUND_GREY = 0x30;
  private static final byte[] MARK_COLOUR = {(byte) 0xFF, 0x20, 0x40};

  private final int columns;
  private final int width;
  private final int height;
  private final byte[] colours;
  private int count;

  /**
   * Creates an empty sheet.
   *
   * @param frames the number of frames that will be added, at least 1
   * @param columns the number of frames side by side, at least 1
   */
  ContactSheet(int frames, int columns) {
    this.columns = Math.min(columns, frames);
    width = GAP + this.columns * (WIDTH + GAP);
    height = GAP + (frames + this.columns - 1) / this.columns * (HEIGHT + GAP);
    colours = new byte[3 * width * height];
    Arrays.fill(colours, BACKGROUND_GREY);
  }

  /** Adds a frame. */
  void add(SavedFrame frame) {
    add(frame, frame);
  }

  /** Adds a faded frame that shows in red the pixels that differ from another frame. */
  void add(SavedFrame frame, SavedFrame other) {
    int left = GAP + count % columns * (WIDTH + GAP);
    int top = GAP + count / columns * (HEIGHT + GAP);
    count++;
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        int offset = 3 * ((top + y) * width + left + x);
        addPixel(frame, other, x * SCALE_DIVISOR, y * SCALE_DIVISOR, offset);
      }
    }
  }

  /** Writes the sheet. */
  void write(OutputStream out) throws IOException {
    TrueColourPng.write(out, width, height, colours);
  }

  /** Averages four pixels into one. If one of the four pixels differs, the result is marked. */
  private void addPixel(SavedFrame frame, SavedFrame other, int x, int y, int offset) {
    boolean marked = false;
    int[] sum = new int[3];
    for (int i = 0; i < SCALE_DIVISOR * SCALE_DIVISOR; i++) {
      int at = (y + i / SCALE_DIVISOR) * Frame.WIDTH + x + i % SCALE_DIVISOR;
      marked |= frame.pixels()[at] != other.pixels()[at];
      int colour = 3 * (frame.pixels()[at] & 0xFF);
      for (int channel = 0; channel < 3; channel++) {
        sum[channel] += frame.palette()[colour + channel] & 0xFF;
      }
    }
    int weight = frame == other ? SCALE_DIVISOR * SCALE_DIVISOR : 2 * SCALE_DIVISOR * SCALE_DIVISOR;
    for (int channel = 0; channel < 3; channel++) {
      colours[offset + channel] = marked ? MARK_COLOUR[channel] : (byte) (sum[channel] / weight);
    }
  }
}
