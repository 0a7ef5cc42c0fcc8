package org.bowsprit.examples.web;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bowsprit.render.Frame;

/**
 * Stores the picture of a page, and creates the message that updates it.
 *
 * <p>A message contains {@code P}, the number of the message (4 bytes), the rows of shake (1 byte)
 * and the number of changed colours (2 bytes). Each changed colour follows as index, red, green and
 * blue. Then comes the number of changed cells of 8 by 8 pixels (2 bytes). Each changed cell
 * follows as its number (2 bytes, counted from the upper left, row by row) and a mask of its
 * changed rows (1 byte, the highest bit is the top row). Each changed row follows as a mask of its
 * changed pixels (1 byte, the highest bit is the leftmost pixel) and the indices of these pixels.
 * Numbers are big-endian.
 */
final class FrameChange {

  private static final int CELL_SIZE = 8;
  private static final int HIGHEST_BIT = 0x80;
  private static final int COLUMNS = Frame.WIDTH / CELL_SIZE;
  private static final int CELLS = COLUMNS * (Frame.HEIGHT / CELL_SIZE);
  private static final int HEADER_BYTES = 1 + 4 + 1 + 2;
  private static final int MAX_MESSAGE_BYTES =
      HEADER_BYTES + Frame.COLOURS * 4 + 2 + CELLS * (2 + 1 + CELL_SIZE * (1 + CELL_SIZE));

  private final byte[] indices = new byte[Frame.PIXELS];
  private final byte[] palette = new byte[Frame.COLOURS * 3];
  private final ByteBuffer message = ByteBuffer.allocate(MAX_MESSAGE_BYTES);
  private int shake;
  private int number;
  private boolean hasPicture;

  /**
   * Returns the message that changes the page's picture to a new one; empty if nothing changed. The
   * buffer is valid until the next call.
   */
  ByteBuffer update(byte[] newIndices, byte[] newPalette, int newShake) {
    boolean isUnchanged =
        hasPicture
            && shake == newShake
            && Arrays.equals(indices, newIndices)
            && Arrays.equals(palette, newPalette);
    message.clear();
    if (isUnchanged) {
      return message.flip();
    }
    number++;
    shake = newShake;
    message.put((byte) 'P').putInt(number).put((byte) shake);
    putColours(newPalette);
    putCells(newIndices);
    hasPicture = true;
    return message.flip();
  }

  /** Returns the number of the last message. */
  int number() {
    return number;
  }

  private void putColours(byte[] newPalette) {
    int count = message.position();
    message.putShort((short) 0);
    int changed = 0;
    for (int i = 0; i < Frame.COLOURS; i++) {
      int at = i * 3;
      if (!hasPicture || !Arrays.equals(palette, at, at + 3, newPalette, at, at + 3)) {
        message.put((byte) i).put(newPalette, at, 3);
        changed++;
      }
    }
    message.putShort(count, (short) changed);
    System.arraycopy(newPalette, 0, palette, 0, palette.length);
  }

  private void putCells(byte[] newIndices) {
    int count = message.position();
    message.putShort((short) 0);
    int changed = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      int from = cell / COLUMNS * CELL_SIZE * Frame.WIDTH + cell % COLUMNS * CELL_SIZE;
      if (!hasPicture || differs(from, newIndices)) {
        message.putShort((short) cell);
        putRows(from, newIndices);
        changed++;
      }
    }
    message.putShort(count, (short) changed);
    System.arraycopy(newIndices, 0, indices, 0, indices.length);
  }

  private void putRows(int from, byte[] newIndices) {
    int mask = message.position();
    message.put((byte) 0);
    int rows = 0;
    for (int row = 0; row < CELL_SIZE; row++) {
      if (putPixels(from + row * Frame.WIDTH, newIndices)) {
        rows |= HIGHEST_BIT >> row;
      }
    }
    message.put(mask, (byte) rows);
  }

  /** Writes the changed pixels of a row. Returns whether there are any. */
  private boolean putPixels(int from, byte[] newIndices) {
    int mask = message.position();
    message.put((byte) 0);
    int pixels = 0;
    for (int i = 0; i < CELL_SIZE; i++) {
      if (!hasPicture || indices[from + i] != newIndices[from + i]) {
        message.put(newIndices[from + i]);
        pixels |= HIGHEST_BIT >> i;
      }
    }
    if (pixels == 0) {
      message.position(mask);
      return false;
    }
    message.put(mask, (byte) pixels);
    return true;
  }

  private boolean differs(int from, byte[] newIndices) {
    for (int row = 0; row < CELL_SIZE; row++) {
      int at = from + row * Frame.WIDTH;
      if (!Arrays.equals(indices, at, at + CELL_SIZE, newIndices, at, at + CELL_SIZE)) {
        return true;
      }
    }
    return false;
  }
}
