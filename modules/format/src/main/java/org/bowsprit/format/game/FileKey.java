package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;

/**
 * The key of a game file: a number with which every byte is XORed (spec 01 §2).
 *
 * @param value 0…255; 0 means not encrypted
 */
public record FileKey(int value) {

  /** The key of all shipped version 5 games. */
  public static final FileKey USUAL = new FileKey(0x69);

  /** The key of files that are not encrypted. */
  public static final FileKey NONE = new FileKey(0);

  /**
   * Returns the key of the two above that makes {@code raw} begin with {@code tag}, if there is
   * one.
   */
  public static Optional<FileKey> of(byte[] raw, String tag) {
    if (USUAL.opens(raw, tag)) {
      return Optional.of(USUAL);
    }
    return NONE.opens(raw, tag) ? Optional.of(NONE) : Optional.empty();
  }

  private boolean opens(byte[] raw, String tag) {
    byte[] letters = tag.getBytes(StandardCharsets.US_ASCII);
    if (raw.length < letters.length) {
      return false;
    }
    for (int i = 0; i < letters.length; i++) {
      if ((raw[i] ^ value) != letters[i]) {
        return false;
      }
    }
    return true;
  }

  /** Encrypts or decrypts {@code raw} and returns it. XOR does both. The array is overwritten. */
  public Bytes apply(byte[] raw) {
    if (value != 0) {
      for (int i = 0; i < raw.length; i++) {
        raw[i] ^= (byte) value;
      }
    }
    return Bytes.wrap(raw);
  }
}
