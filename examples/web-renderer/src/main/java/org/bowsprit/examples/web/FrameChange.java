package org.bowsprit.examples.web;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bowsprit.render.Frame;

/**
 * The picture that a page has, and the message that makes the next one of it.
 *
 * <p>A message is: {@code P}, its number (4 bytes), rows of shake (1), how many colours changed
 * (2), each as index, red, green, blue; how many cells of 8 by 8 pixels changed (2), each as number
 * (2, from the upper left, row by row) and 64 indices. Numbers of several bytes begin with the
 * highest.
 */
final class FrameChange {

  private static final int CELL = 8;
  private static final int COLUMNS = Frame.WIDTH / CELL;
  private static final int CELLS = COLUMNS * (Frame.HEIGHT / CELL);
  private static final int HEAD = 1 + 4 + 1 + 2;
  private static final int LONGEST = HEAD + Frame.COLOURS * 4 + 2 + CELLS * (2 + CELL * CELL);

  private final byte[] indices = new byte[Frame.PIXELS];
  private final byte[] palette = new byte[Frame.COLOURS * 3];
  private final ByteBuffer message = ByteBuffer.allocate(LONGEST);
  private int shake;
  private int number;
  private boolean hasPicture;

  /**
   * Returns the message that makes a picture of the one the page has; empty if it has it already.
   * The buffer is good until the next call.
   */
  ByteBuffer to(byte[] newIndices, byte[] newPalette, int newShake) {
    boolean same =
        hasPicture
            && shake == newShake
            && Arrays.equals(indices, newIndices)
            && Arrays.equals(palette, newPalette);
    message.clear();
    if (same) {
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
      int from = cell / COLUMNS * CELL * Frame.WIDTH + cell % COLUMNS * CELL;
      if (!hasPicture || differs(from, newIndices)) {
        message.putShort((short) cell);
        for (int row = 0; row < CELL; row++) {
          message.put(newIndices, from + row * Frame.WIDTH, CELL);
        }
        changed++;
      }
    }
    message.putShort(count, (short) changed);
    System.arraycopy(newIndices, 0, indices, 0, indices.length);
  }

  private boolean differs(int from, byte[] newIndices) {
    for (int row = 0; row < CELL; row++) {
      int at = from + row * Frame.WIDTH;
      if (!Arrays.equals(indices, at, at + CELL, newIndices, at, at + CELL)) {
        return true;
      }
    }
    return false;
  }
}
