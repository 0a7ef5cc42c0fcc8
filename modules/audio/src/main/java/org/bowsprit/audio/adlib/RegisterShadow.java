package org.bowsprit.audio.adlib;

import org.bowsprit.audio.opl.RegisterSink;

/** What the chip was last told: lets through only writes that change a register (spec 11 §8.4). */
final class RegisterShadow {

  private final RegisterSink chip;
  private final int[] values = new int[256];

  RegisterShadow(RegisterSink chip) {
    this.chip = chip;
  }

  void write(int register, int value) {
    int stored = value & 0xFF;
    if (values[register] != stored) {
      values[register] = stored;
      chip.write(register, stored);
    }
  }

  int read(int register) {
    return values[register];
  }

  /** Replaces the bits of {@code mask}. */
  void change(int register, int mask, int bits) {
    write(register, (values[register] & ~mask) | (bits & mask));
  }

  int[] snapshot() {
    return values.clone();
  }

  /** Takes over {@code saved} and tells the chip all of it, key-ons last. */
  void restore(int[] saved) {
    System.arraycopy(saved, 0, values, 0, values.length);
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
