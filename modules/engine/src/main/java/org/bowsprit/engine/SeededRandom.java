package org.bowsprit.engine;

import java.util.SplittableRandom;
import org.bowsprit.vm.port.RandomPort;

/** Random numbers that a seed repeats, on every machine. */
public final class SeededRandom implements RandomPort {

  private final SplittableRandom numbers;

  /**
   * A source of numbers.
   *
   * @param seed the same seed gives the same numbers
   */
  public SeededRandom(long seed) {
    numbers = new SplittableRandom(seed);
  }

  @Override
  public int next(int maximum) {
    return maximum <= 0 ? 0 : numbers.nextInt(maximum + 1);
  }
}
