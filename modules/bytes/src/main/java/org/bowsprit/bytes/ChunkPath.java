package org.bowsprit.bytes;

import java.util.Locale;
import java.util.Objects;

/**
 * The path of a chunk inside a game file, such as {@code LECF/LFLF[12]/ROOM/BOXD}.
 *
 * <p>Each step is the tag of a chunk. If the chunk has siblings with the same tag, its id or
 * 0-based position follows in brackets.
 *
 * @param text the path from the outermost chunk, steps separated by {@code /}; empty for the file
 *     itself
 * @since 1.0
 */
public record ChunkPath(String text) {

  /** The file itself, outside all chunks. */
  public static final ChunkPath ROOT = new ChunkPath("");

  public ChunkPath {
    Objects.requireNonNull(text, "text must not be null");
  }

  /** Returns the path of the child chunk {@code tag}, which has no siblings with the same tag. */
  public ChunkPath child(String tag) {
    return new ChunkPath(text.isEmpty() ? printable(tag) : text + "/" + printable(tag));
  }

  /**
   * Returns the path of the child chunk {@code tag}. The {@code index} distinguishes it from its
   * siblings with the same tag.
   */
  public ChunkPath child(String tag, int index) {
    return child(tag + "[" + index + "]");
  }

  /** Returns {@code tag} with each character that is not printable ASCII as {@code \\xNN}. */
  public static String printable(String tag) {
    StringBuilder text = new StringBuilder(tag.length());
    for (int i = 0; i < tag.length(); i++) {
      char character = tag.charAt(i);
      if (character >= 0x20 && character < 0x7F && character != '\\') {
        text.append(character);
      } else {
        text.append(String.format(Locale.ROOT, "\\x%02x", (int) character));
      }
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return text;
  }
}
