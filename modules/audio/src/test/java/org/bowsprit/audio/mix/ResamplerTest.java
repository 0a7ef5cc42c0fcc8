package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that a sine keeps its frequency and amplitude at another sample rate. */
class ResamplerTest {

  private static final int AMPLITUDE = 20_000;
  private static final int OUTPUT_RATE = 44_100;

  /** An endless sine. */
  private static final class SineSource implements SampleSource {
    private final int rate;
    private final double frequency;
    private int position;

    SineSource(int rate, double frequency) {
      this.rate = rate;
      this.frequency = frequency;
    }

    @Override
    public int rate() {
      return rate;
    }

    @Override
    public int next() {
      return (int) Math.round(AMPLITUDE * Math.sin(2 * Math.PI * frequency * position++ / rate));
    }

    @Override
    public boolean hasEnded() {
      return false;
    }
  }

  private static int[] resampledTone(int sourceRate, double frequency, int rate) {
    int[] output = new int[rate];
    new Resampler(new SineSource(sourceRate, frequency), rate).addTo(output, rate, 256);
    return output;
  }

  /** Returns the amplitude of a frequency in the middle part of one second of samples. */
  private static double amplitudeOf(int[] samples, double frequency, int rate) {
    double sine = 0;
    double cosine = 0;
    int firstSample = rate / 10;
    int sampleCount = rate * 8 / 10;
    for (int i = firstSample; i < firstSample + sampleCount; i++) {
      double angle = 2 * Math.PI * frequency * i / rate;
      sine += samples[i] * Math.sin(angle);
      cosine += samples[i] * Math.cos(angle);
    }
    return 2 * Math.hypot(sine, cosine) / sampleCount;
  }

  @ParameterizedTest
  @CsvSource({
    "6849, 1000, 44100",
    "8000, 1500, 48000",
    "11025, 2000, 44100",
    "22050, 5000, 48000",
    "49716, 440, 44100",
    "49716, 10000, 48000",
    "44100, 3000, 48000"
  })
  void aToneKeepsItsPitchAndItsLoudness(int sourceRate, int frequency, int rate) {
    assertThat(amplitudeOf(resampledTone(sourceRate, frequency, rate), frequency, rate))
        .isCloseTo(AMPLITUDE, within(AMPLITUDE * 0.02));
  }

  @Test
  void aToneHasNoImagesAtHigherFrequencies() {
    int[] samples = resampledTone(6_849, 1_000, OUTPUT_RATE);

    assertThat(amplitudeOf(samples, 6_849 - 1_000, OUTPUT_RATE))
        .as("the amplitude of the first image")
        .isLessThan(20);
    assertThat(amplitudeOf(samples, 6_849 + 1_000, OUTPUT_RATE))
        .as("the amplitude of the second image")
        .isLessThan(20);
  }

  @Test
  void frequenciesAboveHalfTheOutputRateAreWeakened() {
    assertThat(
            amplitudeOf(
                resampledTone(49_716, 24_600, OUTPUT_RATE), OUTPUT_RATE - 24_600, OUTPUT_RATE))
        .isLessThan(AMPLITUDE * 0.08);
  }

  @Test
  void aToneIsNearlyPure() {
    int[] samples = resampledTone(11_025, 1_000, OUTPUT_RATE);
    double toneAmplitude = amplitudeOf(samples, 1_000, OUTPUT_RATE);
    double totalPower = 0;
    for (int i = OUTPUT_RATE / 10; i < OUTPUT_RATE * 9 / 10; i++) {
      totalPower += (double) samples[i] * samples[i];
    }
    double noisePower = totalPower / (OUTPUT_RATE * 8 / 10) - toneAmplitude * toneAmplitude / 2;

    assertThat(10 * Math.log10(toneAmplitude * toneAmplitude / 2 / Math.max(1, noisePower)))
        .as("the signal-to-noise ratio in decibels")
        .isGreaterThan(60);
  }
}
