package org.bowsprit.web.jdk;

import java.io.ByteArrayOutputStream;
import java.security.NoSuchAlgorithmException;

/**
 * Replaces {@link java.security.MessageDigest} for MD5 (RFC 1321) and SHA-256 (FIPS 180-4). It uses
 * {@link BlockDigest}, because a replacement of a class cannot have subclasses.
 */
public final class MessageDigest {

  private static final int BLOCK_BYTES = BlockDigest.BLOCK_BYTES;
  private static final int LENGTH_OFFSET = 56;

  private final BlockDigest algorithm;
  private final ByteArrayOutputStream input = new ByteArrayOutputStream();

  private MessageDigest(BlockDigest algorithm) {
    this.algorithm = algorithm;
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
    input.write(bytes, offset, length);
  }

  /** Adds bytes and returns the digest of all bytes. */
  public byte[] digest(byte[] bytes) {
    update(bytes, 0, bytes.length);
    return digest();
  }

  /** Returns the digest of all bytes and resets this object. */
  public byte[] digest() {
    byte[] message = input.toByteArray();
    input.reset();
    int wholeBlocks = message.length / BLOCK_BYTES * BLOCK_BYTES;
    for (int offset = 0; offset < wholeBlocks; offset += BLOCK_BYTES) {
      algorithm.block(message, offset);
    }
    byte[] end =
        new byte[message.length - wholeBlocks < LENGTH_OFFSET ? BLOCK_BYTES : 2 * BLOCK_BYTES];
    System.arraycopy(message, wholeBlocks, end, 0, message.length - wholeBlocks);
    end[message.length - wholeBlocks] = (byte) 0x80;
    algorithm.putLength(end, 8L * message.length);
    for (int offset = 0; offset < end.length; offset += BLOCK_BYTES) {
      algorithm.block(end, offset);
    }
    return algorithm.result();
  }
}
