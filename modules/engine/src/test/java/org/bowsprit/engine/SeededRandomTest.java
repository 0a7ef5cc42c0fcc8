package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Tests that {@link SeededRandom} returns the same numbers as {@link SplittableRandom}, and that
 * its state can be saved and restored.
 */
class SeededRandomTest {

  @Test
  void theNumbersEqualThoseOfSplittableRandom() {
    for (long seed = -50; seed < 50; seed++) {
      SplittableRandom expected = new SplittableRandom(seed * 0x123456789L);
      SeededRandom random = new SeededRandom(seed * 0x123456789L);
      for (int i = 1; i < 300; i++) {
        int maximum = i % 3 == 0 ? 0x7000_0000 + i : i;
        assertThat(random.next(maximum)).isEqualTo(expected.nextInt(maximum + 1));
      }
    }
  }

  @Test
  void aSequenceContinuesFromARestoredState() {
    SeededRandom first = new SeededRandom(5);
    first.next(100);
    SeededRandom second = new SeededRandom(99);
    second.restore(first.state());

    assertThat(second.next(1_000_000)).isEqualTo(first.next(1_000_000));
  }

  @Test
  void aMaximumOfZeroDoesNotChangeTheState() {
    SeededRandom random = new SeededRandom(5);
    long stateBefore = random.state();

    assertThat(random.next(0)).isZero();
    assertThat(random.state()).isEqualTo(stateBefore);
  }
}
