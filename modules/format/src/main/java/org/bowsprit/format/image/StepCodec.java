package org.bowsprit.format.image;

import org.bowsprit.bytes.Bytes;

/** Method A: each step keeps the colour, changes it by one, or loads it (spec 02 §2.2). */
final class StepCodec implements StripCodec {

  static final StripCodec INSTANCE = new StepCodec();

  private static final int FIRST_STEP = -1;

  private StepCodec() {}

  @Override
  public int decode(
      Bytes data, StripCode code, int hole, int height, byte[] pixels, int offset, int stride) {
    StripCursor cursor = new StripCursor(code.order(), offset, stride, height);
    int colour = data.length() > 1 ? data.u8(1) : 0;
    BitSource source = new BitSource(data, 2);
    int step = FIRST_STEP;
    for (int pixelsLeft = StripCursor.STRIP_WIDTH * height; ; ) {
      if (colour != hole) {
        pixels[cursor.position()] = (byte) colour;
      }
      if (--pixelsLeft == 0) {
        return source.position();
      }
      cursor.advance();
      if (source.readBit() == 0) {
        continue;
      }
      if (source.readBit() == 0) {
        colour = source.readBits(code.bits());
        step = FIRST_STEP;
        continue;
      }
      if (source.readBit() == 1) {
        step = -step;
      }
      colour = colour + step & 0xFF;
    }
  }

  @Override
  public Bytes encode(StripCode code, byte[] scan) {
    BitSink sink = new BitSink();
    sink.writeByte(code.value());
    sink.writeByte(scan[0]);
    int step = FIRST_STEP;
    for (int i = 1; i < scan.length; i++) {
      int change = (byte) (scan[i] - scan[i - 1]);
      if (change == 0) {
        sink.writeBits(0, 1);
      } else if (change == step) {
        sink.writeBits(0b011, 3);
      } else if (change == -step) {
        sink.writeBits(0b111, 3);
        step = change;
      } else {
        sink.writeBits(0b01, 2);
        sink.writeBits(scan[i], code.bits());
        step = FIRST_STEP;
      }
    }
    return Bytes.wrap(sink.toByteArray());
  }

  @Override
  public boolean needsAbsoluteColour(byte from, byte to) {
    int change = (byte) (to - from);
    return change < -1 || change > 1;
  }
}
