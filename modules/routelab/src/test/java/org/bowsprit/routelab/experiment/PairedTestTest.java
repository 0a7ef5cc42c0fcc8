package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Tests the statistical comparison of routers by the lengths of their routes for the same walks.
 */
class PairedTestTest {

  @Test
  void thePValueIsComputedByWilcoxonsFormula() {
    PairedTest test = PairedTest.of(1.1, -0.4, 2.3, 0.9, -1.5, 3.2, 0.2, 1.9, -0.3, 2.2);
    assertThat(test.less()).isEqualTo(3);
    assertThat(test.greater()).isEqualTo(7);
    // W+ is 44, with mean 27.5 and variance 96.25. Therefore z is 16 / 9.8107.
    assertThat(test.p()).isCloseTo(0.1029, within(5e-4));
  }

  @Test
  void randomDifferencesAreNotSignificant() {
    Random random = new Random(3);
    PairedTest test = PairedTest.of(random.doubles(500, -1, 1).toArray());
    assertThat(test.p()).isGreaterThan(0.05);
    assertThat(test.low()).isNegative();
    assertThat(test.high()).isPositive();
    assertThat(PairedTest.of(new double[40]).p()).isEqualTo(1);
  }

  @Test
  void aSmallShiftInManyWalksIsSignificantAndInsideTheInterval() {
    Random random = new Random(4);
    double[] shiftedDifferences = random.doubles(2_000, -1, 1).map(value -> value + 0.2).toArray();
    PairedTest test = PairedTest.of(shiftedDifferences);
    assertThat(test.p()).isLessThan(1e-6);
    assertThat(0.2).isBetween(test.low(), test.high());
  }

  @Test
  void equalRoutersLeadTogetherAndARouterWithFewWalksCannotLead() {
    PairedSample sample = new PairedSample(4);
    Random random = new Random(5);
    for (int walk = 0; walk < 200; walk++) {
      double length = 1 + random.nextDouble();
      sample.add(length, length, length + 0.1, walk < 5 ? 0.5 : Double.NaN);
    }
    Ranking ranking = Ranking.of(sample).orElseThrow();
    assertThat(ranking.leaders()).containsExactly(0, 1);
    assertThat(ranking.running()).containsExactly(0, 1, 2);
    assertThat(ranking.isWorse(2)).isTrue();
    assertThat(Ranking.of(new PairedSample(2))).isEqualTo(Optional.empty());
  }

  @Test
  void onlyAnEvenlySpacedSampleOfManyWalksIsStored() {
    PairedSample sample = new PairedSample(1);
    IntStream.range(0, 3 * PairedSample.MAX_WALKS).forEach(sample::add);
    assertThat(sample.stride()).isEqualTo(4);
    assertThat(sample.size()).isEqualTo(3 * PairedSample.MAX_WALKS / 4);
    assertThat(sample.value(1, 0)).isEqualTo(4);
    assertThat(sample.value(sample.size() - 1, 0)).isEqualTo(3 * PairedSample.MAX_WALKS - 4);
  }
}
