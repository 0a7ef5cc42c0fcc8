package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WheelStepsTest {

  private final WheelSteps wheel = new WheelSteps();

  @Test
  void partsOfNotchesAreAddedUp() {
    assertThat(wheel.add(0.5)).isZero();
    assertThat(wheel.add(0.25)).isZero();
    assertThat(wheel.add(0.5)).isEqualTo(1);
    assertThat(wheel.add(0.75)).isEqualTo(1);
  }

  @Test
  void wholeNotchesAreReturnedImmediately() {
    assertThat(wheel.add(-3)).isEqualTo(-3);
    assertThat(wheel.add(1)).isEqualTo(1);
  }

  @Test
  void turningTheWheelBackDiscardsThePartOfANotch() {
    wheel.add(0.75);
    assertThat(wheel.add(-1)).isEqualTo(-1);
  }
}
