package org.bowsprit.format.costume;

import java.util.Arrays;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The run-length codes of costume pictures. The pixels follow each other column by column, and a
 * run may continue in the next column (spec 03 §2.3).
 *
 * <p>A byte contains a colour in its high bits and a length in its low bits; a length of 0 means
 * that the next byte is the length.
 */
public enum CostumeRuns {
  /** Sixteen colours, short runs of up to 15. */
  OF_16_COLOURS(4),
  /** Thirty-two colours, short runs of up to 7. */
  OF_32_COLOURS(3);

  private static final int MAX_RUN_LENGTH = 255;

  private final int lengthBits;

  CostumeRuns(int lengthBits) {
    this.lengthBits = lengthBits;
  }

  /** Returns the number of colours, 0 included. */
  public int colours() {
    return 1 << (Byte.SIZE - lengthBits);
  }

  /**
   * Unpacks a picture's colours, column by column; missing colours are 0.
   *
   * @param picture the picture
   * @param colours receives {@link CostumePicture#pixelCount} colours from index 0
   */
  public void decode(CostumePicture picture, byte[] colours) {
    Bytes runs = picture.runs();
    int lengthMask = maxShortRun();
    int count = picture.pixelCount();
    int decoded = 0;
    int position = 0;
    while (decoded < count && position < runs.length()) {
      int code = runs.u8(position++);
      int length = code & lengthMask;
      if (length == 0) {
        length = longRunLength(runs, position++);
      }
      int end = Math.min(count, decoded + length);
      Arrays.fill(colours, decoded, end, (byte) (code >> lengthBits));
      decoded = end;
    }
    Arrays.fill(colours, decoded, count, (byte) 0);
  }

  /**
   * Packs colours.
   *
   * @param columns the colours, column by column; each is less than {@link #colours}
   * @throws IllegalArgumentException if a colour does not fit
   */
  public Bytes encode(byte... columns) {
    ByteWriter out = new ByteWriter();
    for (int i = 0; i < columns.length; ) {
      int colour = columns[i] & 0xFF;
      if (colour >= colours()) {
        throw new IllegalArgumentException(
            "a costume of " + colours() + " colours cannot show colour " + colour);
      }
      int length = runLength(columns, i);
      if (length <= maxShortRun()) {
        out.u8(colour << lengthBits | length);
      } else {
        out.u8(colour << lengthBits).u8(length);
      }
      i += length;
    }
    return out.toBytes();
  }

  /** Returns the number of bytes at the start of {@code runs} that encode {@code count} pixels. */
  int encodedBytes(Bytes runs, int count) {
    int decoded = 0;
    int position = 0;
    while (decoded < count && position < runs.length()) {
      int length = runs.u8(position++) & maxShortRun();
      decoded += length == 0 ? longRunLength(runs, position++) : length;
    }
    return Math.min(position, runs.length());
  }

  /** Returns the number of pixels that are missing in the data of {@code picture}. */
  int missingPixels(CostumePicture picture) {
    Bytes runs = picture.runs();
    int decoded = 0;
    int position = 0;
    while (position < runs.length()) {
      int length = runs.u8(position++) & maxShortRun();
      decoded += length == 0 ? longRunLength(runs, position++) : length;
    }
    return Math.max(0, picture.pixelCount() - decoded);
  }

  private int maxShortRun() {
    return (1 << lengthBits) - 1;
  }

  /**
   * Returns the length of a run whose length byte is at {@code position}. A byte of 0 means 256.
   * Beyond the end of the data, the length is 0.
   */
  private static int longRunLength(Bytes runs, int position) {
    if (position >= runs.length()) {
      return 0;
    }
    int length = runs.u8(position);
    return length == 0 ? MAX_RUN_LENGTH + 1 : length;
  }

  private static int runLength(byte[] columns, int start) {
    int end = Math.min(columns.length, start + MAX_RUN_LENGTH);
    int i = start + 1;
    while (i < end && columns[i] == columns[start]) {
      i++;
    }
    return i - start;
  }
}
