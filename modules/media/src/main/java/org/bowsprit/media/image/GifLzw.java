package org.bowsprit.media.image;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Compresses 8-bit indices for a GIF, as LZW codes of variable width in blocks of up to 255 bytes.
 *
 * <p>The dictionary maps a code and the next byte to a code. It is cleared when it is full.
 */
final class GifLzw {

  private static final int MIN_CODE_BITS = 8;
  private static final int CLEAR_CODE = 256;
  private static final int END_CODE = 257;
  private static final int FIRST_FREE_CODE = 258;
  private static final int MAX_CODES = 4096;
  private static final int MAX_BLOCK_BYTES = 255;

  private final short[] children = new short[MAX_CODES * 256];
  private final byte[] block = new byte[MAX_BLOCK_BYTES];
  private int blockSize;
  private int bits;
  private int bitCount;
  private int codeBits;
  private int nextCode;

  void write(byte[] indices, OutputStream out) throws IOException {
    out.write(MIN_CODE_BITS);
    blockSize = 0;
    bits = 0;
    bitCount = 0;
    codeBits = MIN_CODE_BITS + 1;
    emit(CLEAR_CODE, out);
    startDictionary();
    int prefix = indices[0] & 0xFF;
    for (int i = 1; i < indices.length; i++) {
      prefix = extend(prefix, indices[i] & 0xFF, out);
    }
    emit(prefix, out);
    widenIfFull();
    emit(END_CODE, out);
    flush(out);
  }

  private int extend(int prefix, int value, OutputStream out) throws IOException {
    int slot = prefix << 8 | value;
    if (children[slot] != 0) {
      return children[slot];
    }
    emit(prefix, out);
    if (nextCode == MAX_CODES) {
      emit(CLEAR_CODE, out);
      startDictionary();
    } else {
      widenIfFull();
      children[slot] = (short) nextCode++;
    }
    return value;
  }

  private void widenIfFull() {
    if (nextCode == 1 << codeBits && nextCode < MAX_CODES) {
      codeBits++;
    }
  }

  private void startDictionary() {
    Arrays.fill(children, (short) 0);
    nextCode = FIRST_FREE_CODE;
    codeBits = MIN_CODE_BITS + 1;
  }

  private void emit(int code, OutputStream out) throws IOException {
    bits |= code << bitCount;
    bitCount += codeBits;
    while (bitCount >= 8) {
      writeByte(bits, out);
      bits >>>= 8;
      bitCount -= 8;
    }
  }

  private void flush(OutputStream out) throws IOException {
    if (bitCount > 0) {
      writeByte(bits, out);
    }
    writeBlock(out);
    out.write(0);
  }

  private void writeByte(int value, OutputStream out) throws IOException {
    block[blockSize++] = (byte) value;
    if (blockSize == MAX_BLOCK_BYTES) {
      writeBlock(out);
    }
  }

  private void writeBlock(OutputStream out) throws IOException {
    if (blockSize > 0) {
      out.write(blockSize);
      out.write(block, 0, blockSize);
      blockSize = 0;
    }
  }
}
