package org.bowsprit.format.charset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;

/** The layout of CHAR chunks (spec 04 §1). */
final class CharsetCodec {

  /** The position of the bits-per-pixel field. Glyph offsets are relative to it. */
  private static final int BASE_OFFSET = 21;

  /**
   * The difference between the size of the chunk's payload and the value of the size field, in
   * bytes.
   */
  static final int UNCOUNTED_BYTES = 15;

  /** The position of the number of characters. */
  static final int COUNT_OFFSET = 23;

  private static final int OFFSET_BYTES = 4;
  private static final int GLYPH_HEADER_BYTES = 4;

  private CharsetCodec() {}

  static Charset decode(ByteReader in) {
    in.seek(0);
    in.skip(4);
    int version = in.u8();
    Bytes colourMap = in.bytes(Charset.MAP_SIZE);
    int bitsPerPixel = in.u8();
    if (bitsPerPixel != 1 && bitsPerPixel != 2 && bitsPerPixel != 4) {
      throw FormatException.at(
          in.path(), BASE_OFFSET, "expected 1, 2 or 4 bits a pixel, found " + bitsPerPixel);
    }
    int height = in.u8();
    int count = Math.min(in.u16(), in.remaining() / OFFSET_BYTES);
    List<Optional<Glyph>> glyphs = new ArrayList<>(count);
    int end = in.position() + count * OFFSET_BYTES;
    for (int i = 0; i < count; i++) {
      long glyphOffset = BASE_OFFSET + in.u32();
      Optional<Glyph> glyph =
          glyphOffset == BASE_OFFSET ? Optional.empty() : readGlyph(in, glyphOffset, bitsPerPixel);
      if (glyph.isPresent()) {
        end = Math.max(end, (int) glyphOffset + GLYPH_HEADER_BYTES + glyph.get().bits().length());
      }
      glyphs.add(glyph);
    }
    Bytes trailingBytes = in.seek(end).rest();
    return new Charset(version, colourMap, bitsPerPixel, height, glyphs, trailingBytes);
  }

  private static Optional<Glyph> readGlyph(ByteReader in, long offset, int bitsPerPixel) {
    if (offset > in.length() - GLYPH_HEADER_BYTES) {
      return Optional.empty();
    }
    ByteReader glyph = in.window((int) offset, in.length() - (int) offset, in.path());
    int width = glyph.u8();
    int height = glyph.u8();
    int xOffset = glyph.s8();
    int yOffset = glyph.s8();
    int size = Glyph.byteCount(width, height, bitsPerPixel);
    return size > glyph.remaining()
        ? Optional.empty()
        : Optional.of(new Glyph(width, height, xOffset, yOffset, glyph.bytes(size)));
  }

  static Bytes encode(Charset charset) {
    ByteWriter out = new ByteWriter();
    out.u32(0).u8(charset.version()).bytes(charset.colourMap());
    out.u8(charset.bitsPerPixel()).u8(charset.height()).u16(charset.glyphs().size());
    int tableOffset = out.position();
    out.fill(0, charset.glyphs().size() * OFFSET_BYTES);
    for (int i = 0; i < charset.glyphs().size(); i++) {
      Optional<Glyph> glyph = charset.glyphs().get(i);
      if (glyph.isPresent()) {
        out.putU32(tableOffset + i * OFFSET_BYTES, out.position() - BASE_OFFSET);
        writeGlyph(out, glyph.get());
      }
    }
    out.bytes(charset.rest());
    return out.putU32(0, out.position() - UNCOUNTED_BYTES).toBytes();
  }

  private static void writeGlyph(ByteWriter out, Glyph glyph) {
    out.u8(glyph.width()).u8(glyph.height());
    out.u8(glyph.xOffset() & 0xFF).u8(glyph.yOffset() & 0xFF);
    out.bytes(glyph.bits());
  }
}
