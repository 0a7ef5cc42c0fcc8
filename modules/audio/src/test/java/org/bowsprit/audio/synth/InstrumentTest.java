package org.bowsprit.audio.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that instruments with invalid values are refused. Such values can come from saved games,
 * which may contain any bytes.
 */
class InstrumentTest {

  @ParameterizedTest
  @ValueSource(ints = {-1, 128, 5_000})
  void programsOutOfRangeAreRefused(int number) {
    assertThatThrownBy(() -> new Instrument.Program(number))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a program is 0 to 127, not " + number);
    assertThatThrownBy(() -> new Instrument.RolandProgram(number))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 22, 24, 29, 31})
  void patchesOfInvalidLengthsAreRefused(int length) {
    assertThatThrownBy(() -> new Instrument.Patch(new byte[length]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no patch has " + length + " bytes");
  }

  @Test
  void patchesForAnOpl2AndForASpeakerAreAccepted() {
    assertThat(new Instrument.Patch(new byte[30]).at(29)).isZero();
    assertThat(new Instrument.Patch(new byte[23]).at(22)).isZero();
  }
}
