package org.bowsprit.web.jdk;

/** Replaces {@link java.util.zip.CRC32C} (RFC 3720 §12.1). */
public final class CRC32C {

  private static final int POLYNOMIAL = 0x82F63B78;

  private int remainder = -1;

  /** Creates a checksum that has not received any bytes. */
  public CRC32C() {}

  /** Adds bytes to the checksum. */
  public void update(byte[] bytes, int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      remainder ^= bytes[i] & 0xFF;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        remainder = remainder >>> 1 ^ ((remainder & 1) == 0 ? 0 : POLYNOMIAL);
      }
    }
  }

  /** Returns the checksum. */
  public long getValue() {
    return ~remainder & 0xFFFF_FFFFL;
  }
}
