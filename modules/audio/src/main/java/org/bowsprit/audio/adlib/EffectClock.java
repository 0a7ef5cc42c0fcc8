package org.bowsprit.audio.adlib;

/**
 * The clock of the AdLib driver's effects and note durations (spec 11 §8.5).
 *
 * <p>The driver adds 3433 to a counter at every interrupt, and performs one effect tick for every
 * 16667 in the counter. The interrupt rate therefore determines the speed.
 */
public final class EffectClock {

  private static final int COUNT_PER_INTERRUPT = 3433;
  private static final int COUNT_PER_TICK = 16_667;

  /**
   * The period of the original interrupt in nanoseconds: 4096 cycles of a 1.193182 MHz timer, 291.3
   * Hz.
   */
  private static final int ORIGINAL_INTERRUPT_NANOS = 3_432_837;

  private static final int REFERENCE_INTERRUPT_NANOS = 4_000_000;

  private final int interruptNanos;
  private long nanos;
  private int counter;

  private EffectClock(int interruptNanos) {
    this.interruptNanos = interruptNanos;
  }

  /** Returns the clock of the original driver, which has 60.0 effect ticks per second. */
  public static EffectClock original() {
    return new EffectClock(ORIGINAL_INTERRUPT_NANOS);
  }

  /**
   * Returns the clock of the captured runs, which has 51.5 effect ticks per second because its
   * interrupt rate is 250 Hz.
   */
  public static EffectClock captured() {
    return new EffectClock(REFERENCE_INTERRUPT_NANOS);
  }

  long nanos() {
    return nanos;
  }

  int counter() {
    return counter;
  }

  void restore(long savedNanos, int savedCounter) {
    nanos = savedNanos;
    counter = savedCounter;
  }

  /** Advances the clock and returns the number of effect ticks in that time. */
  int advance(int micros) {
    nanos += micros * 1000L;
    int ticks = 0;
    while (nanos >= interruptNanos) {
      nanos -= interruptNanos;
      counter += COUNT_PER_INTERRUPT;
      if (counter >= COUNT_PER_TICK) {
        counter -= COUNT_PER_TICK;
        ticks++;
      }
    }
    return ticks;
  }
}
