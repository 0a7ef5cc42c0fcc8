package org.bowsprit.render;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Computes the fingerprint of a frame: the SHA-256 of its 64,000 palette indices, without palette
 * and cursor.
 *
 * @since 1.0
 */
public final class FrameHash {

  private FrameHash() {}

  /**
   * Hashes a frame's indices.
   *
   * @param frame the frame
   * @return 64 lower-case hexadecimal digits
   */
  public static String of(Frame frame) {
    return of(frame.pixels());
  }

  /**
   * Hashes palette indices.
   *
   * @param pixels the indices, row by row
   * @return 64 lower-case hexadecimal digits
   */
  public static String of(byte[] pixels) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(pixels));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
