package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IntSummaryStatistics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the vibrato of an operator of the chip (spec 11 §12). */
class OperatorTest {

  @ParameterizedTest
  @CsvSource({"true, 8128, 8240", "false, 8160, 8208"})
  void check20VibratoHasTheSpecifiedDepth(boolean isDeep, int minimum, int maximum) {
    ChipClock clock = new ChipClock();
    clock.setDepths(false, isDeep);
    Operator operator = new Operator();
    operator.writeCharacteristic(0x41);
    operator.setPitch(1023, 4, 8);

    IntSummaryStatistics increments = new IntSummaryStatistics();
    for (int i = 0; i < 8 * 1024; i++) {
      increments.accept(operator.increment(clock));
      clock.advance();
    }

    assertThat(increments.getMin()).isEqualTo(minimum);
    assertThat(increments.getMax()).isEqualTo(maximum);
  }
}
