package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChipClockTest {

  private static final int TREMOLO_PERIOD = 13_440;

  @ParameterizedTest
  @CsvSource({"true, 26", "false, 6"})
  void check19TremoloDepthAndPeriod(boolean deep, int deepest) {
    ChipClock clock = new ChipClock();
    clock.setDepths(deep, false);
    int[] first = new int[TREMOLO_PERIOD];
    int highest = 0;
    for (int i = 0; i < TREMOLO_PERIOD; i++) {
      first[i] = clock.tremolo();
      highest = Math.max(highest, first[i]);
      clock.advance();
    }

    assertThat(highest).isEqualTo(deepest);
    for (int i = 0; i < TREMOLO_PERIOD; i++) {
      assertThat(clock.tremolo()).isEqualTo(first[i]);
      clock.advance();
    }
  }
}
