package org.bowsprit.engine.save;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Compresses and decompresses bytes (RFC 1950). The decompressed bytes are never more than the
 * stated number.
 */
final class Compression {

  private Compression() {}

  static byte[] deflate(byte[] plain) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try {
      deflater.setInput(plain);
      deflater.finish();
      byte[] compressed = new byte[plain.length / 8 + 64];
      int length = 0;
      while (!deflater.finished()) {
        if (length == compressed.length) {
          compressed = Arrays.copyOf(compressed, 2 * length);
        }
        length += deflater.deflate(compressed, length, compressed.length - length);
      }
      return Arrays.copyOf(compressed, length);
    } finally {
      deflater.end();
    }
  }

  /**
   * Returns decompressed bytes.
   *
   * @param offset start of the compressed bytes
   * @param length number of compressed bytes
   * @param expectedLength expected number of decompressed bytes
   * @throws SaveRefusedException if the result has another length
   */
  static byte[] inflate(byte[] file, int offset, int length, int expectedLength) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(file, offset, length);
      byte[] plain = new byte[expectedLength];
      int actualLength = inflater.inflate(plain);
      if (actualLength != expectedLength
          || (!inflater.finished() && inflater.inflate(new byte[1]) != 0)) {
        throw SaveRefusedException.damaged("its unpacked length is not the one in its header");
      }
      return plain;
    } catch (DataFormatException e) {
      throw SaveRefusedException.damaged("it cannot be unpacked");
    } finally {
      inflater.end();
    }
  }
}
