package org.bowsprit.examples.web;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bowsprit.render.Frame;

/**
 * Stores the picture that a page shows, and creates the messages that change it.
 *
 * <p>A message contains {@code P}, the number of the message (4 bytes), the rows of shake (1 byte)
 * and the number of changed colours (2 bytes). Then each changed colour follows as index, red,
 * green and blue. The number of changed cells of 8 by 8 pixels (2 bytes) follows. Then each changed
 * cell follows as its number (2 bytes, counted from the upper left, row by row) and a mask of its
 * changed rows (1 byte, the highest bit is the top row). Each changed row follows as a mask of its
 * changed pixels (1 byte, the highest bit is the leftmost pixel) and the indices of these pixels.
 * Numbers are big-endian.
 */
final class FrameChange {

  private static final int CELL_SIZE = 8;
  private static final int HIGHEST_BIT = 0x80;
  private static final int COLUMN_COUNT = Frame.WIDTH / CELL_SIZE;
  private static final int CELL_COUNT = COLUMN_COUNT * (Frame.HEIGHT / CELL_SIZE);
  private static final int HEADER_BYTES = 1 + 4 + 1 + 2;
  private static final int MAX_MESSAGE_BYTES =
      HEADER_BYTES + Frame.COLOURS * 4 + 2 + CELL_COUNT * (2 + 1 + CELL_SIZE * (1 + CELL_SIZE));

  private final byte[] indices = new byte[Frame.PIXELS];
  private final byte[] palette = new byte[Frame.COLOURS * 3];
  private final ByteBuffer message = ByteBuffer.allocate(MAX_MESSAGE_BYTES);
  private int shake;
  private int number;
  private boolean hasPicture;

  /**
   * Returns the message that changes the picture of the page to the new picture. The buffer is
   * empty if nothing changed. It is valid until the next call.
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
    int countPosition = message.position();
    message.putShort((short) 0);
    int changedCount = 0;
    for (int i = 0; i < Frame.COLOURS; i++) {
      int offset = i * 3;
      if (!hasPicture
          || !Arrays.equals(palette, offset, offset + 3, newPalette, offset, offset + 3)) {
        message.put((byte) i).put(newPalette, offset, 3);
        changedCount++;
      }
    }
    message.putShort(countPosition, (short) changedCount);
    System.arraycopy(newPalette, 0, palette, 0, palette.length);
  }

  private void putCells(byte[] newIndices) {
    int countPosition = message.position();
    message.putShort((short) 0);
    int changedCount = 0;
    for (int cell = 0; cell < CELL_COUNT; cell++) {
      int firstPixel =
          cell / COLUMN_COUNT * CELL_SIZE * Frame.WIDTH + cell % COLUMN_COUNT * CELL_SIZE;
      if (!hasPicture || isCellChanged(firstPixel, newIndices)) {
        message.putShort((short) cell);
        putRows(firstPixel, newIndices);
        changedCount++;
      }
    }
    message.putShort(countPosition, (short) changedCount);
    System.arraycopy(newIndices, 0, indices, 0, indices.length);
  }

  private void putRows(int firstPixel, byte[] newIndices) {
    int maskPosition = message.position();
    message.put((byte) 0);
    int rows = 0;
    for (int row = 0; row < CELL_SIZE; row++) {
      if (putPixels(firstPixel + row * Frame.WIDTH, newIndices)) {
        rows |= HIGHEST_BIT >> row;
      }
    }
    message.put(maskPosition, (byte) rows);
  }

  /** Writes the changed pixels of a row of a cell. Returns whether there are any. */
  private boolean putPixels(int firstPixel, byte[] newIndices) {
    int maskPosition = message.position();
    message.put((byte) 0);
    int pixels = 0;
    for (int i = 0; i < CELL_SIZE; i++) {
      if (!hasPicture || indices[firstPixel + i] != newIndices[firstPixel + i]) {
        message.put(newIndices[firstPixel + i]);
        pixels |= HIGHEST_BIT >> i;
      }
    }
    if (pixels == 0) {
      message.position(maskPosition);
      return false;
    }
    message.put(maskPosition, (byte) pixels);
    return true;
  }

  private boolean isCellChanged(int firstPixel, byte[] newIndices) {
    for (int row = 0; row < CELL_SIZE; row++) {
      int offset = firstPixel + row * Frame.WIDTH;
      int end = offset + CELL_SIZE;
      if (!Arrays.equals(indices, offset, end, newIndices, offset, end)) {
        return true;
      }
    }
    return false;
  }
}
