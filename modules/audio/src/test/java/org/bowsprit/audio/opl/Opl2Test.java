package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.bowsprit.audio.opl.TestChip.amplitude;
import static org.bowsprit.audio.opl.TestChip.peak;
import static org.bowsprit.audio.opl.TestChip.sampleCount;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the numbered checks of spec 11 §12 on the whole chip. */
class Opl2Test {

  private static final double A4_HERTZ = 580.0 * 16 * Opl2.SAMPLE_RATE / (1 << 20);
  private static final Offset<Double> AMPLITUDE_TOLERANCE = within(2.0);
  private static final int[] SINE_SAMPLES = {
    0, 1575, 2896, 3776, 4084, 3766, 2880, 1550, -13, -1576, -2897, -3777, -4085, -3767, -2881,
    -1551, -13
  };

  @Test
  void check1TheRomsContainTheSpecifiedValues() {
    assertThat(IntStream.of(0, 1, 2, 3, 255).map(WaveTables::logSine))
        .containsExactly(2137, 1731, 1543, 1419, 0);
    assertThat(IntStream.of(0, 128, 255).map(WaveTables::exponential))
        .containsExactly(2042, 1444, 1024);
  }

  @Test
  void check2ANoteHasTheSpecifiedPitchAndLevel() {
    int[] output = new TestChip().keyOn(580, 4).generate(sampleCount(2));

    assertThat(A4_HERTZ).isCloseTo(439.99, within(0.01));
    assertThat(output).contains(4084, -4085);
    assertThat(peak(output)).isEqualTo(4085);
    assertThat(amplitude(output, A4_HERTZ)).isCloseTo(4084, within(3.0));
    assertThat(amplitude(output, 2 * A4_HERTZ)).isLessThan(1);
  }

  @Test
  void check3ASineBeginsWithTheSpecifiedSamples() {
    int[] output = new TestChip().keyOn(512, 7).generate(25);

    assertThat(output).startsWith(SINE_SAMPLES);
    assertThat(Arrays.copyOfRange(output, 17, 25))
        .containsExactly(1550, 2880, 3766, 4084, 3776, 2896, 1575, 12);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 4084 3766 2880 1550 0 0 0",
    "2, 4084 3766 2880 1550 12 1575",
    "3, 0 1575 2896 3776 0 0 0 0 12 1575",
  })
  void check4TheOtherWaveformsHaveTheSpecifiedSamples(int waveform, String expected) {
    int[] output = new TestChip().write(0xE3, waveform).keyOn(512, 7).generate(17);

    assertThat(Arrays.toString(output).replace(",", "")).contains(expected);
  }

  @ParameterizedTest
  @CsvSource({"1, 1300, 1, 2042, 2, 867", "2, 2600, 2, 1733, 4, 347", "3, 1300, 2, 1938, 4, 715"})
  void check5TheWaveformsHaveTheSpecifiedMeanAndHarmonics(
      int waveform,
      double mean,
      int firstHarmonic,
      double firstAmplitude,
      int secondHarmonic,
      double secondAmplitude) {
    int[] output = new TestChip().write(0xE3, waveform).keyOn(580, 4).generate(sampleCount(2));

    assertThat(Arrays.stream(output).average().orElseThrow()).isCloseTo(mean, AMPLITUDE_TOLERANCE);
    assertThat(amplitude(output, firstHarmonic * A4_HERTZ))
        .isCloseTo(firstAmplitude, AMPLITUDE_TOLERANCE);
    assertThat(amplitude(output, secondHarmonic * A4_HERTZ))
        .isCloseTo(secondAmplitude, AMPLITUDE_TOLERANCE);
  }

  @ParameterizedTest
  @CsvSource({"1, 3746", "2, 3434", "4, 2888", "8, 2042", "16, 1021", "32, 255", "63, 17"})
  void check6TheTotalLevelReducesThePeak(int level, int expectedPeak) {
    int[] output = new TestChip().write(0x43, level).keyOn(580, 4).generate(sampleCount(1));

    assertThat(peak(output)).isCloseTo(expectedPeak, within(2));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.5", "1, 1", "2, 2", "3, 3", "4, 4", "5, 5", "6, 6", "7, 7", "8, 8", "9, 9", "10, 10",
    "11, 10", "12, 12", "13, 12", "14, 15", "15, 15"
  })
  void check7TheMultipleChangesTheFrequency(int multiple, double ratio) {
    int[] output =
        new TestChip().write(0x23, 0x20 | multiple).keyOn(580, 4).generate(sampleCount(2));

    assertThat(amplitude(output, ratio * A4_HERTZ)).isCloseTo(4084, within(8.0));
  }

  @Test
  void check8AdditiveOperatorsAreSummed() {
    int[] output =
        new TestChip()
            .write(0x20, 0x21)
            .write(0x40, 0)
            .write(0x60, 0xF0)
            .write(0xC0, 1)
            .keyOn(580, 4)
            .generate(sampleCount(1));

    assertThat(Arrays.stream(output).max().orElseThrow()).isEqualTo(8168);
  }

  @ParameterizedTest
  @CsvSource({"1, 7, 361", "2, 7, 1214", "3, 7, 31", "3, 1, 2042", "3, 3, 510", "3, 5, 127"})
  void checks9And10TheKeyScaleLevelReducesThePeak(int keyScaleLevel, int block, int expectedPeak) {
    int[] output =
        new TestChip().write(0x43, keyScaleLevel << 6).keyOn(1023, block).generate(sampleCount(1));

    assertThat(peak(output)).isCloseTo(expectedPeak, within(2));
  }

  @Test
  void check21FrequencyModulationProducesHarmonics() {
    int[] output = chipWithModulator(0x21, 32).keyOn(580, 4).generate(sampleCount(2));

    assertHarmonics(output, 922, 2594, 958, 289, 56);
  }

  @Test
  void check22WeakFrequencyModulationProducesFewerHarmonics() {
    assertHarmonics(
        chipWithModulator(0x21, 48).keyOn(580, 4).generate(sampleCount(2)), 3853, 789, 77, 5.4);
  }

  @Test
  void check23AModulatorAnOctaveHigherProducesOddHarmonics() {
    int[] output = chipWithModulator(0x22, 32).keyOn(580, 4).generate(sampleCount(2));

    assertHarmonics(output, 4252, 0, 1298, 0, 1296, 0, 223);
  }

  private static TestChip chipWithModulator(int characteristic, int level) {
    return new TestChip().write(0x20, characteristic).write(0x40, level).write(0x60, 0xF0);
  }

  @ParameterizedTest
  @CsvSource({"1, 4065, 394, 58, 10", "3, 3744, 1249, 607, 342", "4, 2913, 1274, 774, 537"})
  void check24FeedbackProducesHarmonics(int feedback, double h1, double h2, double h3, double h4) {
    int[] output =
        chipWithModulator(0x21, 0)
            .write(0x43, 0x3F)
            .write(0x63, 0)
            .write(0xC0, (feedback << 1) | 1)
            .keyOn(580, 4)
            .generate(sampleCount(2));

    assertHarmonics(output, h1, h2, h3, h4);
  }

  private static void assertHarmonics(int[] output, double... expected) {
    for (int i = 0; i < expected.length; i++) {
      assertThat(amplitude(output, (i + 1) * A4_HERTZ))
          .as("the amplitude of harmonic %d", i + 1)
          .isCloseTo(expected[i], within(4.0));
    }
  }

  @Test
  void check25AKeyOnRestartsThePhase() {
    TestChip testChip = new TestChip().write(0x83, 0x0F).keyOn(512, 7);
    testChip.generate(100);
    testChip.keyOff(512, 7);
    testChip.generate(500);

    assertThat(testChip.keyOn(512, 7).generate(16)).startsWith(0, 1575, 2896, 3776);
  }

  @Test
  void aKeyOffHasAnEffectEvenWithoutAFollowingSample() {
    TestChip testChip = new TestChip().keyOn(512, 7);
    testChip.generate(103);
    testChip.keyOff(512, 7).keyOn(512, 7);
    testChip.generate(1);

    assertThat(testChip.generate(3)).containsExactly(1575, 2896, 3776);
  }

  @Test
  void check26TheBassDrumIsTwiceAsLoudAsANote() {
    TestChip testChip = new TestChip();
    testChip.write(0x30, 0x20).write(0x50, 0x3F).write(0x70, 0);
    testChip.write(0x33, 0x21).write(0x53, 0).write(0x73, 0xF0).write(0x93, 0).write(0xC6, 0);
    testChip.write(0xA6, 580 & 0xFF).write(0xB6, (4 << 2) | (580 >> 8)).write(0xBD, 0x30);
    int[] output = testChip.generate(sampleCount(1));

    assertThat(Arrays.stream(output).max().orElseThrow()).isCloseTo(8168, within(24));
    assertThat(amplitude(output, A4_HERTZ)).isCloseTo(8168, within(8.0));
  }

  @Test
  void check27EveryWaveformIsASineIfWaveformSelectIsOff() {
    int[] output = new TestChip().write(0x01, 0).write(0xE3, 2).keyOn(512, 7).generate(17);

    assertThat(output).startsWith(0, 1575, 2896, 3776, 4084).contains(-4085);
  }

  @Test
  void check28TheOutputStaysInItsRangeAfterRandomWrites() {
    Random random = new Random(28);
    Opl2 chip = new Opl2();
    int[] output = new int[64];
    int blockCount = Integer.getInteger("bowsprit.fuzz.cases", 20_000);
    for (int i = 0; i < blockCount; i++) {
      chip.write(random.nextInt(256), random.nextInt(256));
      chip.generate(output, 0, output.length);
      assertThat(peak(output)).isLessThanOrEqualTo(9 * 2 * 4085);
    }
  }
}
