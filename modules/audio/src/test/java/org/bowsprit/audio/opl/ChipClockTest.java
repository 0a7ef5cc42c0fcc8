package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the tremolo of the chip (spec 11 §12). */
class ChipClockTest {

  private static final int TREMOLO_PERIOD = 13_440;

  @ParameterizedTest
  @CsvSource({"true, 26", "false, 6"})
  void check19TremoloHasTheSpecifiedDepthAndPeriod(boolean isDeep, int expectedMaximum) {
    ChipClock clock = new ChipClock();
    clock.setDepths(isDeep, false);
    int[] firstPeriod = new int[TREMOLO_PERIOD];
    int maximum = 0;
    for (int i = 0; i < TREMOLO_PERIOD; i++) {
      firstPeriod[i] = clock.tremolo();
      maximum = Math.max(maximum, firstPeriod[i]);
      clock.advance();
    }

    assertThat(maximum).isEqualTo(expectedMaximum);
    for (int i = 0; i < TREMOLO_PERIOD; i++) {
      assertThat(clock.tremolo()).isEqualTo(firstPeriod[i]);
      clock.advance();
    }
  }
}
