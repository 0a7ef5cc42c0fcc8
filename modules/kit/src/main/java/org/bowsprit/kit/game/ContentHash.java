package org.bowsprit.kit.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.bowsprit.bytes.Bytes;

/**
 * A hash over a list of parts. The length of each part is also hashed, so that different lists do
 * not give the same input.
 */
final class ContentHash {

  private final MessageDigest digest;

  ContentHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  ContentHash add(Bytes part) {
    digest.update((part.length() + ":").getBytes(StandardCharsets.US_ASCII));
    digest.update(part.toArray());
    return this;
  }

  ContentHash add(String part) {
    return add(Bytes.wrap(part.getBytes(StandardCharsets.UTF_8)));
  }

  /** Returns the hash as 64 hexadecimal digits. */
  String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
