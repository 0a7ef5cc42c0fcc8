package org.bowsprit.format.charset;

import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.chunk.Oddity;

/** Finds the oddities of a font (spec 04 §1, §11). */
public final class CharsetOddities {

  private static final int CHARACTERS = 256;

  private final Chunk chunk;
  private final Oddities oddities = new Oddities();

  private CharsetOddities(Chunk chunk) {
    this.chunk = chunk;
  }

  /** Returns the oddities of a CHAR chunk. Unreadable parts are reported as lost. */
  public static List<Oddity> of(Chunk chunk) {
    return new CharsetOddities(chunk).find();
  }

  private List<Oddity> find() {
    try {
      Charset font = Charset.decode(chunk.reader());
      size();
      characters(font);
    } catch (FormatException damage) {
      oddities.lost(damage);
    }
    return oddities.list();
  }

  private void size() {
    long said = chunk.reader().u32();
    int is = chunk.payload().length() - CharsetCodec.UNCOUNTED;
    if (said != is) {
      oddities.odd(chunk, 0, "expected a size of " + is + ", found " + said + ": it is not used");
    }
  }

  private void characters(Charset font) {
    ByteReader in = chunk.reader().seek(CharsetCodec.COUNT);
    int count = in.u16();
    if (count > font.glyphs().size()) {
      oddities.lost(
          chunk,
          CharsetCodec.COUNT,
          "expected " + count + " characters, found room for " + font.glyphs().size());
    } else if (count < CHARACTERS) {
      oddities.note(chunk, CharsetCodec.COUNT, "has " + count + " characters of " + CHARACTERS);
    }
    for (int character = 0; character < font.glyphs().size(); character++) {
      int at = in.position();
      if (in.u32() != 0 && font.glyph(character).isEmpty()) {
        oddities.lost(chunk, at, "character " + character + " lies beyond the end");
        return;
      }
    }
  }
}
