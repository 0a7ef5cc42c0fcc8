package org.bowsprit.audio.opl;

/**
 * Receives writes to the registers of an OPL2. A sink is the chip itself, a recorder, or a real
 * card.
 */
@FunctionalInterface
public interface RegisterSink {

  /**
   * Writes one register.
   *
   * @param register the register, 0x00 to 0xF5 (spec 11 §11.1); registers that the chip does not
   *     have are ignored
   * @param value the value, 0 to 255
   */
  void write(int register, int value);
}
