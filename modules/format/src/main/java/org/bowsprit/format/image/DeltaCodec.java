package org.bowsprit.format.image;

import org.bowsprit.bytes.Bytes;

/**
 * Method B: each step keeps the colour, changes it by up to four, loads it, or repeats it in a run
 * (spec 02 §2.2).
 */
final class DeltaCodec implements StripCodec {

  static final StripCodec INSTANCE = new DeltaCodec();

  /** The code for a change of 0. It means that the length of a run follows. */
  private static final int CHANGE_ZERO = 4;

  private static final int MIN_RUN_LENGTH = 13;
  private static final int MAX_RUN_LENGTH = 255;

  private DeltaCodec() {}

  @Override
  public int decode(
      Bytes data, StripCode code, int hole, int height, byte[] pixels, int offset, int stride) {
    StripCursor cursor = new StripCursor(code.order(), offset, stride, height);
    int colour = data.length() > 1 ? data.u8(1) : 0;
    BitSource source = new BitSource(data, 2);
    int runLength = 1;
    for (int pixelsLeft = StripCursor.STRIP_WIDTH * height; ; ) {
      if (colour != hole) {
        pixels[cursor.position()] = (byte) colour;
      }
      if (--pixelsLeft == 0) {
        return source.position();
      }
      cursor.advance();
      if (--runLength > 0) {
        continue;
      }
      runLength = 1;
      if (source.readBit() == 0) {
        continue;
      }
      if (source.readBit() == 0) {
        colour = source.readBits(code.bits());
        continue;
      }
      int change = source.readBits(3);
      if (change != CHANGE_ZERO) {
        colour = colour + change - CHANGE_ZERO & 0xFF;
        continue;
      }
      runLength = source.readBits(Byte.SIZE);
      if (runLength == 0) {
        return CORRUPT;
      }
    }
  }

  @Override
  public Bytes encode(StripCode code, byte[] scan) {
    BitSink sink = new BitSink();
    sink.writeByte(code.value());
    sink.writeByte(scan[0]);
    for (int i = 1; i < scan.length; ) {
      int runLength = code.writesRuns() ? runLength(scan, i) : 0;
      if (runLength >= MIN_RUN_LENGTH) {
        sink.writeBits(0b11 | CHANGE_ZERO << 2, 5);
        sink.writeBits(runLength, Byte.SIZE);
        i += runLength;
      } else {
        writeChange(sink, scan[i - 1], scan[i], code.bits());
        i++;
      }
    }
    return Bytes.wrap(sink.toByteArray());
  }

  @Override
  public boolean needsAbsoluteColour(byte from, byte to) {
    int change = (byte) (to - from);
    return change < -CHANGE_ZERO || change >= CHANGE_ZERO;
  }

  private void writeChange(BitSink sink, byte from, byte to, int bits) {
    if (from == to) {
      sink.writeBits(0, 1);
    } else if (needsAbsoluteColour(from, to)) {
      sink.writeBits(0b01, 2);
      sink.writeBits(to, bits);
    } else {
      sink.writeBits(0b11 | ((byte) (to - from) + CHANGE_ZERO) << 2, 5);
    }
  }

  /**
   * Returns the number of successive pixels from {@code start} that equal the pixel before {@code
   * start}, at most {@link #MAX_RUN_LENGTH}.
   */
  private static int runLength(byte[] scan, int start) {
    int end = Math.min(scan.length, start + MAX_RUN_LENGTH);
    int i = start;
    while (i < end && scan[i] == scan[start - 1]) {
      i++;
    }
    return i - start;
  }
}
