package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Recognises index files that are wrapped or incomplete (spec 13 §5.3). */
final class Unreadable {

  private static final List<String> WRAPPED = List.of("00544d53414d", "693d243a2824");
  private static final int SIGN = 6;
  private static final int START = 64;

  /** Returns a sentence about the index file {@code name} if it is such a file. */
  Optional<String> describe(String name, byte[] raw) {
    byte[] start = Arrays.copyOf(raw, Math.min(raw.length, START));
    if (raw.length >= SIGN && WRAPPED.contains(HexFormat.of().formatHex(raw, 0, SIGN))) {
      return Optional.of(
          name
              + " was wrapped by a shop (ActiveMark, TryMedia) and cannot be read; the editions of"
              + " Steam, GOG or a CD can.");
    }
    String text = new String(start, StandardCharsets.ISO_8859_1).strip().toLowerCase(Locale.ROOT);
    if (text.startsWith("<!doctype") || text.startsWith("<html")) {
      return Optional.of(
          name + " is a page of the web instead of game data: download or copy the game again.");
    }
    if (raw.length > START && isZeros(raw)) {
      return Optional.of(incomplete(name));
    }
    return Optional.empty();
  }

  /** Returns the sentence about an incomplete file. */
  static String incomplete(String name) {
    return name
        + " is incomplete, perhaps because a download or copy was interrupted: get the game again.";
  }

  private static boolean isZeros(byte[] raw) {
    for (byte value : raw) {
      if (value != 0) {
        return false;
      }
    }
    return true;
  }
}
