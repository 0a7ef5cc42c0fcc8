package org.bowsprit.format.image;

import java.io.ByteArrayOutputStream;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;

/**
 * A vertical column of a z-plane, eight pixels wide, still packed (spec 02 §3).
 *
 * <p>An unpacked strip has one byte for each row. Bit 7 is the leftmost pixel, and a bit with the
 * value 1 hides actors on the plane.
 *
 * @param data the packed strip as in the file; empty if the strip hides nothing
 */
public record ZStrip(Bytes data) {

  /** A strip that hides nothing. */
  public static final ZStrip EMPTY = new ZStrip(Bytes.EMPTY);

  private static final int RUN_FLAG = 0x80;
  private static final int MAX_COUNT = 127;
  private static final int MIN_RUN_LENGTH = 3;

  public ZStrip {
    Objects.requireNonNull(data, "data must not be null");
  }

  /**
   * Packs a strip from one byte per row.
   *
   * @param rows the strip's column of mask bytes, at least one
   */
  public static ZStrip of(byte... rows) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int literals = 0;
    boolean isEmpty = true;
    for (int i = 0; i < rows.length; ) {
      isEmpty &= rows[i] == 0;
      int run = runLength(rows, i);
      if (run >= MIN_RUN_LENGTH) {
        writeLiterals(out, rows, i - literals, literals);
        literals = 0;
        out.write(RUN_FLAG + run);
        out.write(rows[i]);
        i += run;
      } else {
        literals++;
        i++;
        if (literals == MAX_COUNT) {
          writeLiterals(out, rows, i - literals, literals);
          literals = 0;
        }
      }
    }
    writeLiterals(out, rows, rows.length - literals, literals);
    return isEmpty ? EMPTY : new ZStrip(Bytes.wrap(out.toByteArray()));
  }

  /** Returns whether the whole strip hides nothing. */
  public boolean isEmpty() {
    return data.isEmpty();
  }

  /**
   * Unpacks the strip into a mask. Its bits replace those of the mask.
   *
   * @param height the height of the picture in pixels
   * @param mask the mask, one byte for eight pixels
   * @param offset the index of the strip's first row in the mask
   * @param stride the distance in bytes between two rows
   */
  public void replace(int height, byte[] mask, int offset, int stride) {
    unpack(height, (byte) 0, mask, offset, stride);
  }

  /** Unpacks the strip into a mask and keeps the bits that are set in the mask. */
  public void merge(int height, byte[] mask, int offset, int stride) {
    unpack(height, (byte) 0xFF, mask, offset, stride);
  }

  /**
   * Returns the defect of the strip in a picture of {@code height} rows; empty if there is none.
   */
  public Optional<String> defect(int height) {
    int rows = 0;
    int dataPosition = 0;
    while (!isEmpty() && rows < height) {
      if (dataPosition >= data.length()) {
        return Optional.of("ends " + (height - rows) + " rows too early");
      }
      int count = data.u8(dataPosition) & MAX_COUNT;
      dataPosition += data.u8(dataPosition) >= RUN_FLAG ? 2 : 1 + count;
      rows += count == 0 ? height : count;
    }
    return dataPosition > data.length() ? Optional.of("is cut in a run") : Optional.empty();
  }

  /** Unpacks the strip. {@code keptBits} selects the bits of the mask that are not cleared. */
  private void unpack(int height, byte keptBits, byte[] mask, int offset, int stride) {
    int end = data.length();
    int dataPosition = 0;
    int position = offset;
    for (int row = 0; row < height; ) {
      int control = dataPosition < end ? data.u8(dataPosition++) : RUN_FLAG;
      int count = control & MAX_COUNT;
      if (count == 0 || count > height - row) {
        count = height - row;
      }
      boolean isRun = control >= RUN_FLAG;
      for (int i = 0; i < count; i++) {
        int bits = dataPosition < end ? data.u8(dataPosition) : 0;
        if (!isRun) {
          dataPosition++;
        }
        mask[position] = (byte) ((mask[position] & keptBits) | bits);
        position += stride;
      }
      if (isRun) {
        dataPosition++;
      }
      row += count;
    }
  }

  private static int runLength(byte[] rows, int start) {
    int end = Math.min(rows.length, start + MAX_COUNT);
    int i = start + 1;
    while (i < end && rows[i] == rows[start]) {
      i++;
    }
    return i - start;
  }

  private static void writeLiterals(ByteArrayOutputStream out, byte[] rows, int start, int count) {
    if (count > 0) {
      out.write(count);
      out.write(rows, start, count);
    }
  }
}
