package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the numbered checks of spec 11 §12 about envelopes on an envelope without its chip. */
class EnvelopeTest {

  private static final int KEY_SOURCE = 1;

  private final Envelope envelope = new Envelope();
  private final ChipClock clock = new ChipClock();

  private void advanceOneSample() {
    envelope.advance(clock.sampleNumber(), clock.envelopeZeros());
    clock.advance();
  }

  /** Returns the milliseconds until the attenuation satisfies a condition. */
  private double millisUntil(java.util.function.IntPredicate condition) {
    int samples = 0;
    while (!condition.test(envelope.attenuation())) {
      advanceOneSample();
      samples++;
    }
    return 1000.0 * samples / Opl2.SAMPLE_RATE;
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 2842",
    "4, 0, 355.3",
    "8, 0, 22.25",
    "12, 0, 1.41",
    "14, 0, 0.40",
    "4, 15, 25.1"
  })
  void checks11And13TheAttackHasTheSpecifiedDuration(int rate, int rateOffset, double millis) {
    envelope.setRateOffset(rateOffset);
    envelope.writeAttackDecay(rate << 4);
    envelope.setKey(KEY_SOURCE, true);

    assertThat(millisUntil(attenuation -> attenuation == 0))
        .isCloseTo(millis, within(Math.max(0.02 * millis, 0.08)));
  }

  @Test
  void check11TheFastestAttackEndsWithTheFirstSample() {
    envelope.writeAttackDecay(0xF0);
    envelope.setKey(KEY_SOURCE, true);
    advanceOneSample();

    assertThat(envelope.attenuation()).isZero();
  }

  @Test
  void check12AnAttackHasTheSpecifiedSteps() {
    envelope.writeAttackDecay(0x80);
    envelope.setKey(KEY_SOURCE, true);
    List<Integer> attenuations = new ArrayList<>(List.of(envelope.attenuation()));
    while (envelope.attenuation() != 0) {
      advanceOneSample();
      if (attenuations.get(attenuations.size() - 1) != envelope.attenuation()) {
        attenuations.add(envelope.attenuation());
      }
    }

    assertThat(attenuations)
        .containsExactly(
            511, 447, 391, 342, 299, 261, 228, 199, 174, 152, 132, 115, 100, 87, 76, 66, 57, 49, 42,
            36, 31, 27, 23, 20, 17, 14, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0);
  }

  @ParameterizedTest
  @CsvSource({"1, 40823", "4, 5103", "8, 319.0", "12, 19.99", "15, 2.53"})
  void check14TheDecayHasTheSpecifiedDuration(int rate, double millis) {
    envelope.writeAttackDecay(0xF0 | rate);
    envelope.writeSustainRelease(0xF0);
    envelope.setSustained(true);
    envelope.setKey(KEY_SOURCE, true);

    assertThat(
            millisUntil(attenuation -> attenuation == 0)
                + millisUntil(attenuation -> attenuation >= 496))
        .isCloseTo(millis, within(0.02 * millis + 0.08));
  }

  @Test
  void check15ASustainedOperatorStaysAtItsLevel() {
    startNote(true, 0);
    for (int i = 0; i < 1_000_000; i++) {
      advanceOneSample();
    }

    assertThat(envelope.attenuation()).isEqualTo(64);
  }

  @Test
  void check16AnOperatorWithoutSustainContinuesAtTheReleaseRate() {
    startNote(false, 2);

    double millisToSustainLevel =
        millisUntil(attenuation -> attenuation == 0)
            + millisUntil(attenuation -> attenuation == 64);
    assertThat(millisToSustainLevel).isCloseTo(27.4, within(0.6));
    assertThat(millisToSustainLevel + millisUntil(attenuation -> attenuation == 511))
        .isCloseTo(216, within(4.4));
  }

  private void startNote(boolean isSustained, int rateOffset) {
    envelope.setRateOffset(rateOffset);
    envelope.writeAttackDecay(0xF8);
    envelope.writeSustainRelease(0x48);
    envelope.setSustained(isSustained);
    envelope.setKey(KEY_SOURCE, true);
  }

  @Test
  void check17TheLastSustainLevelIs93Decibels() {
    envelope.writeAttackDecay(0xFF);
    envelope.writeSustainRelease(0xF0);
    envelope.setSustained(true);
    envelope.setKey(KEY_SOURCE, true);
    for (int i = 0; i < 10_000; i++) {
      advanceOneSample();
    }

    assertThat(envelope.attenuation()).isEqualTo(496);
  }

  @ParameterizedTest
  @CsvSource({"1, 41442", "4, 5186", "8, 323.8", "12, 20.3", "15, 2.56"})
  void check18TheReleaseHasTheSpecifiedDuration(int rate, double millis) {
    envelope.writeAttackDecay(0xF0);
    envelope.writeSustainRelease(rate);
    envelope.setKey(KEY_SOURCE, true);
    advanceOneSample();
    envelope.setKey(KEY_SOURCE, false);

    assertThat(millisUntil(attenuation -> attenuation >= 504))
        .isCloseTo(millis, within(0.02 * millis + 0.08));
  }
}
