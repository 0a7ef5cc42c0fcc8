package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the quantiles and the mean of a distribution. */
class DistributionTest {

  private static Distribution distributionOf(double... numbers) {
    Distribution distribution = new Distribution();
    for (double number : numbers) {
      distribution.add(number);
    }
    return distribution;
  }

  @Test
  void aQuantileIsOneOfTheAddedNumbers() {
    Distribution distribution = distributionOf(4, Double.NaN, 1, 3, 2);
    assertThat(distribution.count()).isEqualTo(4);
    assertThat(distribution.mean()).isEqualTo(2.5);
    assertThat(distribution.quantile(0)).isEqualTo(1);
    assertThat(distribution.quantile(0.25)).isEqualTo(1);
    assertThat(distribution.quantile(0.5)).isEqualTo(2);
    assertThat(distribution.quantile(0.95)).isEqualTo(4);
    assertThat(distribution.quantile(1)).isEqualTo(4);
  }

  @Test
  void quantilesAreExactToFourDigitsAndTheMaximumIsExact() {
    Random random = new Random(1);
    double[] numbers = random.doubles(10_001, 0.5, 40).toArray();
    Distribution distribution = distributionOf(numbers);
    Arrays.sort(numbers);

    for (int tenth = 1; tenth < 10; tenth++) {
      double exactQuantile = numbers[(int) Math.ceil(tenth / 10.0 * numbers.length) - 1];
      assertThat(distribution.quantile(tenth / 10.0))
          .isCloseTo(exactQuantile, withinPercentage(0.005));
    }
    assertThat(distribution.quantile(1)).isEqualTo(numbers[10_000]);
    assertThat(distribution.mean())
        .isCloseTo(Arrays.stream(numbers).average().orElseThrow(), within(1e-12));
  }

  @Test
  void anEmptyDistributionReturnsNaN() {
    assertThat(distributionOf().quantile(0.5)).isNaN();
    assertThat(distributionOf().mean()).isNaN();
  }

  @Test
  void aCopyIsIndependentOfTheOriginal() {
    Distribution original = new Distribution();
    original.add(1);
    Distribution copy = original.copy();

    original.add(3);

    assertThat(copy.count()).isEqualTo(1);
    assertThat(copy.mean()).isEqualTo(1);
    assertThat(copy.quantile(1)).isEqualTo(1);
  }
}
