package org.bowsprit.web.jdk;

/** What one kind of digest does with a block of 64 bytes. */
interface Rounds {

  /** Bytes of a block. */
  int BLOCK = 64;

  /** Takes in one block. */
  void block(byte[] bytes, int at);

  /** Writes the number of bits into the last eight bytes. */
  void putLength(byte[] end, long bits);

  /** Returns the digest, and begins anew. */
  byte[] result();
}
