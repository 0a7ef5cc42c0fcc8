package org.bowsprit.audio.speech;

import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * The location of the speech for a text. It is stored in the text as four consecutive escape codes
 * with the number 10, each followed by two bytes (spec 10 §6.3).
 *
 * @param offset the offset of the entry in the speech file, 0 to 2^32 - 1
 * @param size the size of the table of mouth marks in bytes, including the header
 */
public record SpeechCue(long offset, long size) {

  /** The length of a cue in a text, in bytes. */
  public static final int LENGTH = 16;

  private static final int ESCAPE = 0xFF;
  private static final int ALTERNATIVE_ESCAPE = 0xFE;
  private static final int SPEECH_CODE = 10;
  private static final int ESCAPE_COUNT = 4;
  private static final int HEADER_BYTES = 8;

  /** Reads the cue at the start of a text. The result is empty if the text has no cue. */
  public static Optional<SpeechCue> read(Bytes text) {
    if (text.length() < LENGTH) {
      return Optional.empty();
    }
    ByteReader in = text.reader(ChunkPath.ROOT);
    long[] words = new long[ESCAPE_COUNT];
    for (int i = 0; i < ESCAPE_COUNT; i++) {
      int escape = in.u8();
      if ((escape != ESCAPE && escape != ALTERNATIVE_ESCAPE) || in.u8() != SPEECH_CODE) {
        return Optional.empty();
      }
      words[i] = in.u16();
    }
    return Optional.of(new SpeechCue(words[0] | words[1] << 16, words[2] | words[3] << 16));
  }

  /** Returns the number of mouth marks in the table. */
  public int markCount() {
    return (int) Math.max(0, Math.min(Integer.MAX_VALUE, (size - HEADER_BYTES) / 2));
  }

  /** Writes the cue as escape codes. */
  public void encode(ByteWriter out) {
    for (long word : new long[] {offset, offset >> 16, size, size >> 16}) {
      out.u8(ESCAPE).u8(SPEECH_CODE).u16((int) (word & 0xFFFF));
    }
  }
}
