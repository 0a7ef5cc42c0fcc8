package org.bowsprit.engine;

import org.bowsprit.vm.port.RandomPort;

/**
 * Generates random numbers that are the same for the same seed on every machine. It uses
 * SplitMix64, the algorithm of {@link java.util.SplittableRandom}. The state is a single number
 * that a saved game can contain.
 */
public final class SeededRandom implements RandomPort {

  private static final long STEP = 0x9E3779B97F4A7C15L;
  private static final long MIX_1 = 0x62A9D9ED799705F5L;
  private static final long MIX_2 = 0xCB24D0A5C88C35B3L;

  private long state;

  /**
   * Creates a source of random numbers.
   *
   * @param seed the same seed gives the same numbers
   */
  public SeededRandom(long seed) {
    state = seed;
  }

  @Override
  public int next(int maximum) {
    return maximum <= 0 ? 0 : nextBelow(maximum + 1);
  }

  @Override
  public long state() {
    return state;
  }

  @Override
  public void restore(long saved) {
    state = saved;
  }

  /**
   * Returns a uniformly distributed number below a bound. Discards numbers that would make the
   * distribution uneven, and draws again.
   */
  private int nextBelow(int bound) {
    int last = bound - 1;
    if ((bound & last) == 0) {
      return nextInt() & last;
    }
    int bits = nextInt() >>> 1;
    int number = bits % bound;
    while (bits - number + last < 0) {
      bits = nextInt() >>> 1;
      number = bits % bound;
    }
    return number;
  }

  private int nextInt() {
    state += STEP;
    long mixed = (state ^ (state >>> 33)) * MIX_1;
    return (int) (((mixed ^ (mixed >>> 28)) * MIX_2) >>> 32);
  }
}
