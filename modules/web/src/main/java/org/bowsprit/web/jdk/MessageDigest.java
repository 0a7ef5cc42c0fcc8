package org.bowsprit.web.jdk;

import java.io.ByteArrayOutputStream;
import java.security.NoSuchAlgorithmException;

/**
 * Replaces {@link java.security.MessageDigest} for MD5 (RFC 1321) and SHA-256 (FIPS 180-4). It uses
 * {@link Rounds}, because a replacement of a class cannot have subclasses.
 */
public final class MessageDigest {

  private static final int BLOCK = Rounds.BLOCK;
  private static final int LENGTH_AT = 56;

  private final Rounds rounds;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  private MessageDigest(Rounds rounds) {
    this.rounds = rounds;
  }

  /**
   * Returns a new digest.
   *
   * @throws NoSuchAlgorithmException if the algorithm is neither MD5 nor SHA-256
   */
  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    return switch (algorithm) {
      case "MD5" -> new MessageDigest(new Md5());
      case "SHA-256" -> new MessageDigest(new Sha256());
      default -> throw new NoSuchAlgorithmException(algorithm);
    };
  }

  /** Adds bytes to the digest. */
  public void update(byte[] bytes, int offset, int length) {
    said.write(bytes, offset, length);
  }

  /** Adds bytes and returns the digest of all bytes. */
  public byte[] digest(byte[] bytes) {
    update(bytes, 0, bytes.length);
    return digest();
  }

  /** Returns the digest of all bytes and resets this object. */
  public byte[] digest() {
    byte[] text = said.toByteArray();
    said.reset();
    int whole = text.length / BLOCK * BLOCK;
    for (int at = 0; at < whole; at += BLOCK) {
      rounds.block(text, at);
    }
    byte[] end = new byte[text.length - whole < LENGTH_AT ? BLOCK : 2 * BLOCK];
    System.arraycopy(text, whole, end, 0, text.length - whole);
    end[text.length - whole] = (byte) 0x80;
    rounds.putLength(end, 8L * text.length);
    for (int at = 0; at < end.length; at += BLOCK) {
      rounds.block(end, at);
    }
    return rounds.result();
  }
}
