package org.bowsprit.adventures.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Tests the confidence intervals of proportions and means. */
class IntervalTest {

  /**
   * Compares the intervals of 81 of 263, 15 of 148 and 0 of 20 with Newcombe, Statistics in
   * Medicine 17 (1998), table I.
   */
  @Test
  void proportionsHaveWilsonScoreIntervals() {
    assertThat(Interval.ofProportion(81, 263).low()).isCloseTo(0.2553, within(0.0001));
    assertThat(Interval.ofProportion(81, 263).high()).isCloseTo(0.3662, within(0.0001));
    assertThat(Interval.ofProportion(15, 148).low()).isCloseTo(0.0624, within(0.0001));
    assertThat(Interval.ofProportion(15, 148).high()).isCloseTo(0.1605, within(0.0001));
    assertThat(Interval.ofProportion(0, 20).low()).isZero();
    assertThat(Interval.ofProportion(0, 20).high()).isCloseTo(0.1611, within(0.0001));
  }

  @Test
  void meansHaveIntervalsOfTheNormalDistribution() {
    Interval mean = Interval.ofMean(2, 4, 4, 6);

    assertThat(mean.value()).isEqualTo(4);
    assertThat(mean.high() - 4).isCloseTo(1.959964 * Math.sqrt(8.0 / 3 / 4), within(1e-9));
    assertThat(Interval.ofMean(7)).isEqualTo(new Interval(7, 7, 7));
  }
}
