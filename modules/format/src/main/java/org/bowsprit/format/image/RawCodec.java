package org.bowsprit.format.image;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The method of raw strips: one byte per pixel directly after the code byte, without a start colour
 * (spec 02 §2.1).
 */
final class RawCodec implements StripCodec {

  static final StripCodec INSTANCE = new RawCodec();

  private RawCodec() {}

  @Override
  public int decode(
      Bytes data,
      StripCode code,
      int skippedColour,
      int height,
      byte[] pixels,
      int offset,
      int stride) {
    StripCursor cursor = new StripCursor(code.order(), offset, stride, height);
    int count = StripCursor.STRIP_WIDTH * height;
    int end = data.length();
    for (int i = 1; i <= count; i++) {
      int colour = i < end ? data.u8(i) : 0;
      if (colour != skippedColour) {
        pixels[cursor.position()] = (byte) colour;
      }
      cursor.advance();
    }
    return count + 1;
  }

  @Override
  public Bytes encode(StripCode code, byte[] scan) {
    return new ByteWriter().u8(code.value()).bytes(scan).toBytes();
  }

  @Override
  public boolean needsAbsoluteColour(byte from, byte to) {
    return true;
  }
}
