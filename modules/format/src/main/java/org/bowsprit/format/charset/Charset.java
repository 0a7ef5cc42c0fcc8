package org.bowsprit.format.charset;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * A font: a CHAR chunk (spec 04 §1).
 *
 * @param version the version byte, which is 0x63 in shipped files
 * @param colourMap 16 bytes: the colour of each pixel value; entry 0 is unused
 * @param bitsPerPixel 1, 2 or 4
 * @param height the distance between lines in pixels
 * @param glyphs the characters by number; empty for missing characters
 * @param rest the bytes after the glyphs, which have no meaning
 */
public record Charset(
    int version,
    Bytes colourMap,
    int bitsPerPixel,
    int height,
    List<Optional<Glyph>> glyphs,
    Bytes rest) {

  /** The tag of the chunk. */
  public static final String TAG = "CHAR";

  /** The version byte of shipped fonts. */
  public static final int SHIPPED_VERSION = 0x63;

  /** The number of entries in the colour map. */
  public static final int MAP_SIZE = 16;

  /** Checks that the font can be drawn. */
  public Charset {
    Objects.requireNonNull(rest, "rest must not be null");
    if (colourMap.length() != MAP_SIZE) {
      throw new IllegalArgumentException("a colour map has 16 entries, was " + colourMap.length());
    }
    if (bitsPerPixel != 1 && bitsPerPixel != 2 && bitsPerPixel != 4) {
      throw new IllegalArgumentException("a font has 1, 2 or 4 bits a pixel, was " + bitsPerPixel);
    }
    glyphs = List.copyOf(glyphs);
    for (Optional<Glyph> glyph : glyphs) {
      glyph.ifPresent(each -> each.requireByteCount(bitsPerPixel));
    }
  }

  /**
   * Reads a font.
   *
   * <p>Characters whose offset or pixels lie outside the chunk are missing (spec 04 §11).
   *
   * @throws org.bowsprit.bytes.FormatException if the header is truncated or the bits per pixel are
   *     not 1, 2 or 4
   */
  public static Charset decode(ByteReader in) {
    return CharsetCodec.decode(in);
  }

  /** Writes the payload of the chunk: glyphs without gaps, in character order. */
  public void encode(ByteWriter out) {
    out.bytes(CharsetCodec.encode(this));
  }

  /** Returns the glyph of a character, or nothing if the font has none. */
  public Optional<Glyph> glyph(int character) {
    return character >= 0 && character < glyphs.size() ? glyphs.get(character) : Optional.empty();
  }

  /**
   * Returns the distance by which a character moves the pen, in pixels; 0 if the font has no such
   * character.
   */
  public int advance(int character) {
    Optional<Glyph> glyph = glyph(character);
    return glyph.isPresent() ? glyph.get().advance() : 0;
  }
}
