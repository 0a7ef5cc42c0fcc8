package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Detects index files that are copy-protected, web pages or incomplete (spec 13 §5.3). */
final class UnreadableIndexDetector {

  private static final List<String> WRAPPER_SIGNATURES = List.of("00544d53414d", "693d243a2824");
  private static final int SIGNATURE_BYTES = 6;
  private static final int START_BYTES = 64;

  /**
   * Returns a message that says why an index file cannot be read; empty if no such fault is found.
   *
   * @param name the name of the index file
   * @param raw the bytes of the index file
   */
  Optional<String> describe(String name, byte[] raw) {
    byte[] start = Arrays.copyOf(raw, Math.min(raw.length, START_BYTES));
    if (raw.length >= SIGNATURE_BYTES
        && WRAPPER_SIGNATURES.contains(HexFormat.of().formatHex(raw, 0, SIGNATURE_BYTES))) {
      return Optional.of(
          name
              + " is copy-protected (ActiveMark or TryMedia) and cannot be read. The Steam, GOG and"
              + " CD editions can be read.");
    }
    String text = new String(start, StandardCharsets.ISO_8859_1).strip().toLowerCase(Locale.ROOT);
    if (text.startsWith("<!doctype") || text.startsWith("<html")) {
      return Optional.of(name + " is a web page, not game data: download or copy the game again.");
    }
    if (raw.length > START_BYTES && hasOnlyZeros(raw)) {
      return Optional.of(incompleteMessage(name));
    }
    return Optional.empty();
  }

  /** Returns the message about an incomplete file. */
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
