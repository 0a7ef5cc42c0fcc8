package org.bowsprit.audio.gm;

/**
 * Creates system exclusive messages that write into the memory of a Roland MT-32 (spec 11 §9.2).
 */
final class RolandSysex {

  private static final int[] HEADER = {0xF0, 0x41, 0x10, 0x16, 0x12};
  private static final int END = 0xF7;
  private static final int ADDRESS_BYTES = 3;

  private RolandSysex() {}

  /**
   * Returns the complete message.
   *
   * @param address the address; the message contains it as three bytes with 7 bits each
   * @param data the values, each from 0 to 127
   */
  static byte[] messageFor(int address, int... data) {
    byte[] message = new byte[HEADER.length + ADDRESS_BYTES + data.length + 2];
    int length = 0;
    for (int value : HEADER) {
      message[length++] = (byte) value;
    }
    int byteSum = 0;
    for (int i = ADDRESS_BYTES - 1; i >= 0; i--) {
      int value = address >> (7 * i) & 127;
      message[length++] = (byte) value;
      byteSum += value;
    }
    for (int value : data) {
      message[length++] = (byte) (value & 127);
      byteSum += value & 127;
    }
    message[length++] = (byte) (-byteSum & 127);
    message[length] = (byte) END;
    return message;
  }
}
