package org.bowsprit.vm.symbol;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Identifies the files of a game.
 *
 * @param index SHA-256 of the index file on disk, in lower-case hex
 * @param data SHA-256 of the data file
 */
public record GameDigest(String index, String data) {

  /** Returns the digest of an index file and a data file. */
  public static GameDigest of(byte[] index, byte[] data) {
    return new GameDigest(sha256(index), sha256(data));
  }

  private static String sha256(byte[] contents) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(contents));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
