package org.bowsprit.routelab.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the ticks and positions on the axis of a chart. */
class AxisTest {

  @Test
  void ticksAreRoundNumbers() {
    assertThat(Axis.covering(1, 1.23, false).ticks()).containsExactly(1.0, 1.05, 1.1, 1.15, 1.2);
    assertThat(Axis.covering(0, 47, false).ticks()).containsExactly(0.0, 10.0, 20.0, 30.0, 40.0);
    assertThat(Axis.covering(1, 1.3, true).ticks()).containsExactly(1.0, 1.1, 1.2, 1.3);
    assertThat(Axis.covering(700, 120_000, true).ticks())
        .containsExactly(1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5);
    assertThat(Axis.covering(30, 4e7, true).ticks()).containsExactly(100.0, 1e4, 1e6);
    assertThat(Axis.covering(1, 1, true).ticks()).isNotEmpty();
  }

  @Test
  void aValueOutsideTheAxisHasThePositionOfTheNearestEnd() {
    assertThat(Axis.covering(10, 1000, true).position(100)).isEqualTo(0.5);
    assertThat(Axis.covering(10, 1000, true).position(5)).isZero();
  }
}
