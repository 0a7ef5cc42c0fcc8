package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResamplerTest {

  private static final int LOUDNESS = 20_000;
  private static final int LINE = 44_100;

  /** An endless sine. */
  private static final class Tone implements SampleSource {
    private final int rate;
    private final double hertz;
    private int at;

    Tone(int rate, double hertz) {
      this.rate = rate;
      this.hertz = hertz;
    }

    @Override
    public int rate() {
      return rate;
    }

    @Override
    public int next() {
      return (int) Math.round(LOUDNESS * Math.sin(2 * Math.PI * hertz * at++ / rate));
    }

    @Override
    public boolean ended() {
      return false;
    }
  }

  private static int[] tone(int sourceRate, double hertz, int rate) {
    int[] mix = new int[rate];
    new Resampler(new Tone(sourceRate, hertz), rate).addTo(mix, rate, 256);
    return mix;
  }

  /** Returns the strength of a pitch in the middle part of one second of samples. */
  private static double level(int[] samples, double hertz, int rate) {
    double sine = 0;
    double cosine = 0;
    int from = rate / 10;
    int count = rate * 8 / 10;
    for (int i = from; i < from + count; i++) {
      double angle = 2 * Math.PI * hertz * i / rate;
      sine += samples[i] * Math.sin(angle);
      cosine += samples[i] * Math.cos(angle);
    }
    return 2 * Math.hypot(sine, cosine) / count;
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
  void aToneKeepsItsPitchAndItsLoudness(int sourceRate, int hertz, int rate) {
    assertThat(level(tone(sourceRate, hertz, rate), hertz, rate))
        .isCloseTo(LOUDNESS, within(LOUDNESS * 0.02));
  }

  @Test
  void noImageOfTheToneAppearsAbove() {
    int[] samples = tone(6_849, 1_000, LINE);

    assertThat(level(samples, 6_849 - 1_000, LINE)).as("the first image").isLessThan(20);
    assertThat(level(samples, 6_849 + 1_000, LINE)).as("the second").isLessThan(20);
  }

  @Test
  void frequenciesAboveTheLimitAreWeakenedBeforeTheyAreMirrored() {
    assertThat(level(tone(49_716, 24_600, LINE), LINE - 24_600, LINE)).isLessThan(LOUDNESS * 0.08);
  }

  @Test
  void aToneIsNearlyPure() {
    int[] samples = tone(11_025, 1_000, LINE);
    double tone = level(samples, 1_000, LINE);
    double all = 0;
    for (int i = LINE / 10; i < LINE * 9 / 10; i++) {
      all += (double) samples[i] * samples[i];
    }
    double rest = all / (LINE * 8 / 10) - tone * tone / 2;

    assertThat(10 * Math.log10(tone * tone / 2 / Math.max(1, rest)))
        .as("decibels between the tone and everything else")
        .isGreaterThan(60);
  }
}
