package org.bowsprit.audio.effect;

/** Generates the random numbers of the driver, with an 8-bit shift register (spec 11 §8.5). */
public final class DriverRandom {

  private static final int SEED = 1;
  private static final int TAPS = 0xB8;

  private int register = SEED;

  /** Advances the register and returns its value, 1 to 255. */
  public int next() {
    register = (register & 1) != 0 ? (register >> 1) ^ TAPS : register >> 1;
    return register;
  }

  /**
   * Advances the register and returns a number from 0 to {@code limit}, exclusive. The limit can be
   * negative.
   */
  public int nextBelow(int limit) {
    return (next() * limit) >> 8;
  }

  /** Returns the register, for a saved game. */
  public int register() {
    return register;
  }

  /** Restores a saved register. */
  public void restore(int saved) {
    register = saved;
  }
}
