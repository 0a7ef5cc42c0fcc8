package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Recognises index files that are wrapped or incomplete (spec 13 §5.3). */
final class UnreadableIndex {

  private static final List<String> WRAPPER_SIGNATURES = List.of("00544d53414d", "693d243a2824");
  private static final int SIGNATURE_BYTES = 6;
  private static final int MIN_START_BYTES = 64;

  /** Returns a sentence about the index file {@code name} if it is such a file. */
  Optional<String> describe(String name, byte[] raw) {
    byte[] start = Arrays.copyOf(raw, Math.min(raw.length, MIN_START_BYTES));
    if (raw.length >= SIGNATURE_BYTES
        && WRAPPER_SIGNATURES.contains(HexFormat.of().formatHex(raw, 0, SIGNATURE_BYTES))) {
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
    if (raw.length > MIN_START_BYTES && hasOnlyZeros(raw)) {
      return Optional.of(incompleteMessage(name));
    }
    return Optional.empty();
  }

  /** Returns the sentence about an incomplete file. */
  static String incompleteMessage(String name) {
    return name
        + " is incomplete, perhaps because a download or copy was interrupted: get the game again.";
  }

  private static boolean hasOnlyZeros(byte[] raw) {
    for (byte value : raw) {
      if (value != 0) {
        return false;
      }
    }
    return true;
  }
}
