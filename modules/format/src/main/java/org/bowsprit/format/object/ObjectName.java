package org.bowsprit.format.object;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.WesternGlyphs;

/**
 * The name of an object: OBNA (spec 01 §6.2).
 *
 * @param text the bytes before the closing NUL, in the game's own code page, including the padding
 *     {@code @}, which are skipped only when the name is drawn
 */
public record ObjectName(Bytes text) {

  /** The chunk's tag. */
  public static final String TAG = "OBNA";

  /** The name of an object that has no name. */
  public static final ObjectName NONE = new ObjectName(Bytes.EMPTY);

  /** Reads the payload of an OBNA chunk. Never fails. */
  public static ObjectName decode(ByteReader in) {
    Bytes payload = in.rest();
    int length = 0;
    while (length < payload.length() && payload.u8(length) != 0) {
      length++;
    }
    return new ObjectName(payload.slice(0, length));
  }

  /** Writes the payload of an OBNA chunk. */
  public void encode(ByteWriter out) {
    out.bytes(text).u8(0);
  }

  /**
   * Returns the name for display: without padding, with accented letters as in western releases,
   * and with {@code ?} for any other byte outside ASCII.
   */
  public String displayText() {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      int code = text.u8(i);
      if (code != '@') {
        int character = WesternGlyphs.characterOf(code);
        name.appendCodePoint(character < 0 ? '?' : character);
      }
    }
    return name.toString();
  }
}
