package org.bowsprit.audio.adlib;

import org.bowsprit.audio.opl.RegisterSink;
import org.bowsprit.bytes.Bytes;

/**
 * A copy of the chip's registers. It passes a write on to the chip only if the value of the
 * register changes (spec 11 §8.4).
 */
final class RegisterShadow {

  private final RegisterSink chip;
  private final int[] values = new int[256];

  RegisterShadow(RegisterSink chip) {
    this.chip = chip;
  }

  void write(int register, int value) {
    int newValue = value & 0xFF;
    if (values[register] != newValue) {
      values[register] = newValue;
      chip.write(register, newValue);
    }
  }

  int read(int register) {
    return values[register];
  }

  /** Replaces the bits of a register that are set in {@code mask}. */
  void change(int register, int mask, int bits) {
    write(register, (values[register] & ~mask) | (bits & mask));
  }

  Bytes snapshot() {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return Bytes.wrap(bytes);
  }

  /**
   * Restores the saved values and writes all registers to the chip. The registers that contain the
   * key-on bits are written last.
   */
  void restore(Bytes savedValues) {
    for (int register = 0; register < values.length; register++) {
      values[register] = savedValues.u8(register);
    }
    for (int register = 0; register < values.length; register++) {
      if (register < 0xB0 || register > 0xB8) {
        chip.write(register, values[register]);
      }
    }
    for (int register = 0xB0; register <= 0xB8; register++) {
      chip.write(register, values[register]);
    }
  }
}
