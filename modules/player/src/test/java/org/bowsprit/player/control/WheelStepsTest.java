package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WheelStepsTest {

  private final WheelSteps wheel = new WheelSteps();

  @Test
  void partsAreGatheredUntilTheyAreAStep() {
    assertThat(wheel.after(0.5)).isZero();
    assertThat(wheel.after(0.25)).isZero();
    assertThat(wheel.after(0.5)).isEqualTo(1);
    assertThat(wheel.after(0.75)).isEqualTo(1);
  }

  @Test
  void wholeNotchesAreStepsAtOnce() {
    assertThat(wheel.after(-3)).isEqualTo(-3);
    assertThat(wheel.after(1)).isEqualTo(1);
  }

  @Test
  void aPartInOneDirectionDoesNotDelayTheOther() {
    wheel.after(0.75);
    assertThat(wheel.after(-1)).isEqualTo(-1);
  }
}
