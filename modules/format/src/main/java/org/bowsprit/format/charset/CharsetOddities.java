package org.bowsprit.format.charset;

import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.chunk.Oddity;

/** Finds the oddities of a font (spec 04 §1, §11). */
public final class CharsetOddities {

  private static final int MAX_CHARACTERS = 256;

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
      checkSize();
      checkCharacters(font);
    } catch (FormatException invalid) {
      oddities.addLost(invalid);
    }
    return oddities.list();
  }

  private void checkSize() {
    long storedSize = chunk.reader().u32();
    int actualSize = chunk.payload().length() - CharsetCodec.UNCOUNTED_BYTES;
    if (storedSize != actualSize) {
      oddities.addOdd(
          chunk,
          0,
          "expected a size of " + actualSize + ", found " + storedSize + ": it is not used");
    }
  }

  private void checkCharacters(Charset font) {
    ByteReader in = chunk.reader().seek(CharsetCodec.COUNT_OFFSET);
    int count = in.u16();
    if (count > font.glyphs().size()) {
      oddities.addLost(
          chunk,
          CharsetCodec.COUNT_OFFSET,
          "expected " + count + " characters, found room for " + font.glyphs().size());
    } else if (count < MAX_CHARACTERS) {
      oddities.addNote(
          chunk, CharsetCodec.COUNT_OFFSET, "has " + count + " characters of " + MAX_CHARACTERS);
    }
    for (int character = 0; character < font.glyphs().size(); character++) {
      int entryOffset = in.position();
      if (in.u32() != 0 && font.glyph(character).isEmpty()) {
        oddities.addLost(chunk, entryOffset, "character " + character + " is outside the chunk");
        return;
      }
    }
  }
}
