package org.bowsprit.engine.save;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Bytes made smaller and back (RFC 1950), never more of them than was said. */
final class Deflated {

  private Deflated() {}

  static byte[] deflate(byte[] plain) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try {
      deflater.setInput(plain);
      deflater.finish();
      byte[] packed = new byte[plain.length / 8 + 64];
      int length = 0;
      while (!deflater.finished()) {
        if (length == packed.length) {
          packed = Arrays.copyOf(packed, 2 * length);
        }
        length += deflater.deflate(packed, length, packed.length - length);
      }
      return Arrays.copyOf(packed, length);
    } finally {
      deflater.end();
    }
  }

  /**
   * Returns what was deflated.
   *
   * @param file where it stands
   * @param offset where it begins
   * @param length how long it is
   * @param inflated how long the result must be
   * @throws SaveRefusedException if it is anything else
   */
  static byte[] inflate(byte[] file, int offset, int length, int inflated) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(file, offset, length);
      byte[] plain = new byte[inflated];
      int got = inflater.inflate(plain);
      if (got != inflated || (!inflater.finished() && inflater.inflate(new byte[1]) != 0)) {
        throw SaveRefusedException.damaged("it unpacks to another length than it says");
      }
      return plain;
    } catch (DataFormatException e) {
      throw SaveRefusedException.damaged("it cannot be unpacked");
    } finally {
      inflater.end();
    }
  }
}
