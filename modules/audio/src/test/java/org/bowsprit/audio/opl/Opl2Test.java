package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.bowsprit.audio.opl.ChipBench.amplitude;
import static org.bowsprit.audio.opl.ChipBench.peak;
import static org.bowsprit.audio.opl.ChipBench.samples;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the chip with the numbered checks of spec 11 §12. */
class Opl2Test {

  private static final double A4_HERTZ = 580.0 * 16 * Opl2.SAMPLE_RATE / (1 << 20);
  private static final Offset<Double> LEVEL_TOLERANCE = within(2.0);
  private static final int[] SINE_OF_16 = {
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
    int[] output = new ChipBench().keyOn(580, 4).run(samples(2));

    assertThat(A4_HERTZ).isCloseTo(439.99, within(0.01));
    assertThat(output).contains(4084, -4085);
    assertThat(peak(output)).isEqualTo(4085);
    assertThat(amplitude(output, A4_HERTZ)).isCloseTo(4084, within(3.0));
    assertThat(amplitude(output, 2 * A4_HERTZ)).isLessThan(1);
  }

  @Test
  void check3ASineBeginsWithTheSpecifiedSamples() {
    int[] output = new ChipBench().keyOn(512, 7).run(25);

    assertThat(output).startsWith(SINE_OF_16);
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
    int[] output = new ChipBench().write(0xE3, waveform).keyOn(512, 7).run(17);

    assertThat(Arrays.toString(output).replace(",", "")).contains(expected);
  }

  @ParameterizedTest
  @CsvSource({"1, 1300, 1, 2042, 2, 867", "2, 2600, 2, 1733, 4, 347", "3, 1300, 2, 1938, 4, 715"})
  void check5TheWaveformsHaveTheSpecifiedMeanAndHarmonics(
      int waveform,
      double mean,
      int firstHarmonic,
      double first,
      int secondHarmonic,
      double second) {
    int[] output = new ChipBench().write(0xE3, waveform).keyOn(580, 4).run(samples(2));

    assertThat(Arrays.stream(output).average().orElseThrow()).isCloseTo(mean, LEVEL_TOLERANCE);
    assertThat(amplitude(output, firstHarmonic * A4_HERTZ)).isCloseTo(first, LEVEL_TOLERANCE);
    assertThat(amplitude(output, secondHarmonic * A4_HERTZ)).isCloseTo(second, LEVEL_TOLERANCE);
  }

  @ParameterizedTest
  @CsvSource({"1, 3746", "2, 3434", "4, 2888", "8, 2042", "16, 1021", "32, 255", "63, 17"})
  void check6TheTotalLevelReducesThePeak(int level, int expected) {
    int[] output = new ChipBench().write(0x43, level).keyOn(580, 4).run(samples(1));

    assertThat(peak(output)).isCloseTo(expected, within(2));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.5", "1, 1", "2, 2", "3, 3", "4, 4", "5, 5", "6, 6", "7, 7", "8, 8", "9, 9", "10, 10",
    "11, 10", "12, 12", "13, 12", "14, 15", "15, 15"
  })
  void check7TheMultipleChangesTheFrequency(int register, double ratio) {
    int[] output = new ChipBench().write(0x23, 0x20 | register).keyOn(580, 4).run(samples(2));

    assertThat(amplitude(output, ratio * A4_HERTZ)).isCloseTo(4084, within(8.0));
  }

  @Test
  void check8AdditiveOperatorsAreSummed() {
    int[] output =
        new ChipBench()
            .write(0x20, 0x21)
            .write(0x40, 0)
            .write(0x60, 0xF0)
            .write(0xC0, 1)
            .keyOn(580, 4)
            .run(samples(1));

    assertThat(Arrays.stream(output).max().orElseThrow()).isEqualTo(8168);
  }

  @ParameterizedTest
  @CsvSource({"1, 7, 361", "2, 7, 1214", "3, 7, 31", "3, 1, 2042", "3, 3, 510", "3, 5, 127"})
  void checks9And10TheKeyScaleLevelReducesThePeak(int field, int block, int expected) {
    int[] output = new ChipBench().write(0x43, field << 6).keyOn(1023, block).run(samples(1));

    assertThat(peak(output)).isCloseTo(expected, within(2));
  }

  @Test
  void check21FrequencyModulationProducesHarmonics() {
    int[] output = benchWithModulator(0x21, 32).keyOn(580, 4).run(samples(2));

    assertHarmonics(output, 922, 2594, 958, 289, 56);
  }

  @Test
  void check22WeakFrequencyModulationProducesFewerHarmonics() {
    assertHarmonics(benchWithModulator(0x21, 48).keyOn(580, 4).run(samples(2)), 3853, 789, 77, 5.4);
  }

  @Test
  void check23AModulatorAnOctaveHigherProducesOddHarmonics() {
    int[] output = benchWithModulator(0x22, 32).keyOn(580, 4).run(samples(2));

    assertHarmonics(output, 4252, 0, 1298, 0, 1296, 0, 223);
  }

  private static ChipBench benchWithModulator(int characteristic, int level) {
    return new ChipBench().write(0x20, characteristic).write(0x40, level).write(0x60, 0xF0);
  }

  @ParameterizedTest
  @CsvSource({"1, 4065, 394, 58, 10", "3, 3744, 1249, 607, 342", "4, 2913, 1274, 774, 537"})
  void check24FeedbackProducesHarmonics(int feedback, double h1, double h2, double h3, double h4) {
    int[] output =
        benchWithModulator(0x21, 0)
            .write(0x43, 0x3F)
            .write(0x63, 0)
            .write(0xC0, (feedback << 1) | 1)
            .keyOn(580, 4)
            .run(samples(2));

    assertHarmonics(output, h1, h2, h3, h4);
  }

  private static void assertHarmonics(int[] output, double... expected) {
    for (int i = 0; i < expected.length; i++) {
      assertThat(amplitude(output, (i + 1) * A4_HERTZ))
          .as("harmonic %d", i + 1)
          .isCloseTo(expected[i], within(4.0));
    }
  }

  @Test
  void check25AKeyOnRestartsThePhase() {
    ChipBench bench = new ChipBench().write(0x83, 0x0F).keyOn(512, 7);
    bench.run(100);
    bench.keyOff(512, 7);
    bench.run(500);

    assertThat(bench.keyOn(512, 7).run(16)).startsWith(0, 1575, 2896, 3776);
  }

  @Test
  void aKeyOffHasAnEffectEvenWithoutAFollowingSample() {
    ChipBench bench = new ChipBench().keyOn(512, 7);
    bench.run(103);
    bench.keyOff(512, 7).keyOn(512, 7);
    bench.run(1);

    assertThat(bench.run(3)).containsExactly(1575, 2896, 3776);
  }

  @Test
  void check26TheBassDrumIsTwiceAsLoud() {
    ChipBench bench = new ChipBench();
    bench.write(0x30, 0x20).write(0x50, 0x3F).write(0x70, 0);
    bench.write(0x33, 0x21).write(0x53, 0).write(0x73, 0xF0).write(0x93, 0).write(0xC6, 0);
    bench.write(0xA6, 580 & 0xFF).write(0xB6, (4 << 2) | (580 >> 8)).write(0xBD, 0x30);
    int[] output = bench.run(samples(1));

    assertThat(Arrays.stream(output).max().orElseThrow()).isCloseTo(8168, within(24));
    assertThat(amplitude(output, A4_HERTZ)).isCloseTo(8168, within(8.0));
  }

  @Test
  void check27WithoutWaveformSelectEveryWaveIsASine() {
    int[] output = new ChipBench().write(0x01, 0).write(0xE3, 2).keyOn(512, 7).run(17);

    assertThat(output).startsWith(0, 1575, 2896, 3776, 4084).contains(-4085);
  }

  @Test
  void check28RandomWritesDoNotExceedTheOutputRange() {
    Random random = new Random(28);
    Opl2 chip = new Opl2();
    int[] output = new int[64];
    int blocks = Integer.getInteger("bowsprit.fuzz.cases", 20_000);
    for (int i = 0; i < blocks; i++) {
      chip.write(random.nextInt(256), random.nextInt(256));
      chip.generate(output, 0, output.length);
      assertThat(peak(output)).isLessThanOrEqualTo(9 * 2 * 4085);
    }
  }
}
