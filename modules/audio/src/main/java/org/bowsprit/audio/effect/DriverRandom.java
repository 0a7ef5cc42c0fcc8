package org.bowsprit.audio.effect;

/** The driver's own random numbers: an 8-bit shift register (spec 11 §8.5). */
public final class DriverRandom {

  private static final int START = 1;
  private static final int TAPS = 0xB8;

  private int register = START;

  /** Moves on and returns the register, 1 to 255. */
  public int next() {
    register = (register & 1) != 0 ? (register >> 1) ^ TAPS : register >> 1;
    return register;
  }

  /**
   * Moves on and returns a number between 0 and {@code limit}, which may be negative, without it.
   */
  public int below(int limit) {
    return (next() * limit) >> 8;
  }

  /** Returns the register, for a saved game. */
  public int register() {
    return register;
  }

  /** Goes on from a saved register. */
  public void restore(int saved) {
    register = saved;
  }
}
