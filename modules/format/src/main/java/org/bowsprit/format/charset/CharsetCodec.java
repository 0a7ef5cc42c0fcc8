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

  /** Position of the bits-per-pixel field; glyph offsets are relative to it. */
  private static final int BASE = 21;

  /** Bytes before the version byte that the size field does not count. */
  static final int UNCOUNTED = 15;

  /** Position of the number of characters. */
  static final int COUNT = 23;

  private static final int OFFSET_SIZE = 4;
  private static final int GLYPH_HEADER = 4;

  private CharsetCodec() {}

  static Charset decode(ByteReader in) {
    in.seek(0);
    in.skip(4);
    int version = in.u8();
    Bytes colourMap = in.bytes(Charset.MAP_SIZE);
    int bitsPerPixel = in.u8();
    if (bitsPerPixel != 1 && bitsPerPixel != 2 && bitsPerPixel != 4) {
      throw FormatException.at(
          in.path(), BASE, "expected 1, 2 or 4 bits a pixel, found " + bitsPerPixel);
    }
    int height = in.u8();
    int count = Math.min(in.u16(), in.remaining() / OFFSET_SIZE);
    List<Optional<Glyph>> glyphs = new ArrayList<>(count);
    int end = in.position() + count * OFFSET_SIZE;
    for (int i = 0; i < count; i++) {
      long at = BASE + in.u32();
      Optional<Glyph> glyph = at == BASE ? Optional.empty() : glyph(in, at, bitsPerPixel);
      if (glyph.isPresent()) {
        end = Math.max(end, (int) at + GLYPH_HEADER + glyph.get().bits().length());
      }
      glyphs.add(glyph);
    }
    Bytes rest = in.seek(end).rest();
    return new Charset(version, colourMap, bitsPerPixel, height, glyphs, rest);
  }

  private static Optional<Glyph> glyph(ByteReader in, long at, int bitsPerPixel) {
    if (at > in.length() - GLYPH_HEADER) {
      return Optional.empty();
    }
    ByteReader glyph = in.window((int) at, in.length() - (int) at, in.path());
    int width = glyph.u8();
    int height = glyph.u8();
    int xOffset = glyph.s8();
    int yOffset = glyph.s8();
    int size = Glyph.bytes(width, height, bitsPerPixel);
    return size > glyph.remaining()
        ? Optional.empty()
        : Optional.of(new Glyph(width, height, xOffset, yOffset, glyph.bytes(size)));
  }

  static Bytes encode(Charset charset) {
    ByteWriter out = new ByteWriter();
    out.u32(0).u8(charset.version()).bytes(charset.colourMap());
    out.u8(charset.bitsPerPixel()).u8(charset.height()).u16(charset.glyphs().size());
    int table = out.position();
    out.fill(0, charset.glyphs().size() * OFFSET_SIZE);
    for (int i = 0; i < charset.glyphs().size(); i++) {
      Optional<Glyph> glyph = charset.glyphs().get(i);
      if (glyph.isPresent()) {
        out.putU32(table + i * OFFSET_SIZE, out.position() - BASE);
        write(out, glyph.get());
      }
    }
    out.bytes(charset.rest());
    return out.putU32(0, out.position() - UNCOUNTED).toBytes();
  }

  private static void write(ByteWriter out, Glyph glyph) {
    out.u8(glyph.width()).u8(glyph.height());
    out.u8(glyph.xOffset() & 0xFF).u8(glyph.yOffset() & 0xFF);
    out.bytes(glyph.bits());
  }
}
