package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class DistributionTest {

  @Test
  void quantilesAreValuesThatOccur() {
    Distribution four = Distribution.of(DoubleStream.of(4, Double.NaN, 1, 3, 2));
    assertThat(four.count()).isEqualTo(4);
    assertThat(four.mean()).isEqualTo(2.5);
    assertThat(four.quantile(0)).isEqualTo(1);
    assertThat(four.quantile(0.25)).isEqualTo(1);
    assertThat(four.quantile(0.5)).isEqualTo(2);
    assertThat(four.quantile(0.95)).isEqualTo(4);
    assertThat(four.quantile(1)).isEqualTo(4);
  }

  @Test
  void nothingHasNoQuantile() {
    assertThat(Distribution.of(DoubleStream.empty()).quantile(0.5)).isNaN();
    assertThat(Distribution.of(DoubleStream.empty()).mean()).isNaN();
  }
}
