package org.bowsprit.format.image;

import org.bowsprit.bytes.Bytes;

/**
 * Method B: each step keeps the colour, changes it by up to four, loads it, or repeats it in a run
 * (spec 02 §2.2).
 */
final class DeltaCodec implements StripCodec {

  static final StripCodec INSTANCE = new DeltaCodec();

  /** The code for a change of 0, which means that a run length follows. */
  private static final int ESCAPE = 4;

  private static final int SHORTEST_RUN = 13;
  private static final int LONGEST_RUN = 255;

  private DeltaCodec() {}

  @Override
  public int decode(
      Bytes data, StripCode code, int hole, int height, byte[] pixels, int offset, int stride) {
    StripCursor cursor = new StripCursor(code.order(), offset, stride, height);
    int colour = data.length() > 1 ? data.u8(1) : 0;
    BitSource source = new BitSource(data, 2);
    int run = 1;
    for (int left = StripCursor.WIDTH * height; ; ) {
      if (colour != hole) {
        pixels[cursor.position()] = (byte) colour;
      }
      if (--left == 0) {
        return source.position();
      }
      cursor.advance();
      if (--run > 0) {
        continue;
      }
      run = 1;
      if (source.bit() == 0) {
        continue;
      }
      if (source.bit() == 0) {
        colour = source.bits(code.bits());
        continue;
      }
      int change = source.bits(3);
      if (change != ESCAPE) {
        colour = colour + change - ESCAPE & 0xFF;
        continue;
      }
      run = source.bits(Byte.SIZE);
      if (run == 0) {
        return CORRUPT;
      }
    }
  }

  @Override
  public Bytes encode(StripCode code, byte[] scan) {
    BitSink sink = new BitSink();
    sink.octet(code.value());
    sink.octet(scan[0]);
    for (int i = 1; i < scan.length; ) {
      int run = code.writesRuns() ? repeats(scan, i) : 0;
      if (run >= SHORTEST_RUN) {
        sink.bits(0b11 | ESCAPE << 2, 5);
        sink.bits(run, Byte.SIZE);
        i += run;
      } else {
        writeChange(sink, scan[i - 1], scan[i], code.bits());
        i++;
      }
    }
    return Bytes.wrap(sink.toByteArray());
  }

  @Override
  public boolean loads(byte from, byte to) {
    int change = (byte) (to - from);
    return change < -ESCAPE || change >= ESCAPE;
  }

  private void writeChange(BitSink sink, byte from, byte to, int bits) {
    if (from == to) {
      sink.bits(0, 1);
    } else if (loads(from, to)) {
      sink.bits(0b01, 2);
      sink.bits(to, bits);
    } else {
      sink.bits(0b11 | ((byte) (to - from) + ESCAPE) << 2, 5);
    }
  }

  /**
   * Returns the number of pixels from {@code start} on that equal the pixel before {@code start},
   * at most the longest run.
   */
  private static int repeats(byte[] scan, int start) {
    int end = Math.min(scan.length, start + LONGEST_RUN);
    int i = start;
    while (i < end && scan[i] == scan[start - 1]) {
      i++;
    }
    return i - start;
  }
}
