package org.bowsprit.web.jdk;

/** The algorithm of a digest that processes blocks of 64 bytes. */
interface BlockDigest {

  /** The size of a block in bytes. */
  int BLOCK_BYTES = 64;

  /** Processes one block. */
  void block(byte[] bytes, int offset);

  /** Writes the number of bits into the last eight bytes of the final block. */
  void putLength(byte[] end, long bits);

  /** Returns the digest and resets the algorithm. */
  byte[] result();
}
