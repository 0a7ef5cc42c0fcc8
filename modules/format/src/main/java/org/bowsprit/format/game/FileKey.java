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
  public static final FileKey SHIPPED = new FileKey(0x69);

  /** The key of files that are not encrypted. */
  public static final FileKey NONE = new FileKey(0);

  /**
   * Returns {@link #SHIPPED} or {@link #NONE}, whichever makes {@code raw} begin with {@code tag};
   * empty if neither does.
   */
  public static Optional<FileKey> of(byte[] raw, String tag) {
    if (SHIPPED.matches(raw, tag)) {
      return Optional.of(SHIPPED);
    }
    return NONE.matches(raw, tag) ? Optional.of(NONE) : Optional.empty();
  }

  private boolean matches(byte[] raw, String tag) {
    byte[] tagBytes = tag.getBytes(StandardCharsets.US_ASCII);
    if (raw.length < tagBytes.length) {
      return false;
    }
    for (int i = 0; i < tagBytes.length; i++) {
      if ((raw[i] ^ value) != tagBytes[i]) {
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
