package org.bowsprit.audio.speaker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the music of the PC speaker (spec 11 §9.4). */
class SpeakerSynthTest {

  private static final int SAMPLE_RATE = 48_000;

  private final MusicSynth synth =
      new SpeakerSynth.Provider().open(new MusicSettings(SAMPLE_RATE, ""));
  private final PartDevice parts = synth.parts();

  private static Instrument patchWithNoteLength(int length) {
    byte[] bytes = new byte[Instrument.Patch.SPEAKER_LENGTH];
    bytes[0] = (byte) length;
    return new Instrument.Patch(bytes);
  }

  private void prepareChannel(int channel, int priority) {
    parts.instrument(channel, patchWithNoteLength(0));
    parts.volume(channel, 100);
    parts.priority(channel, priority);
  }

  /** Plays a second of sound and returns its frequency, in hertz. */
  private int measureHertz() {
    short[] samples = new short[2 * SAMPLE_RATE];
    synth.render(samples, 0, SAMPLE_RATE);
    int risingCrossings = 0;
    for (int i = 1; i < SAMPLE_RATE; i++) {
      if (samples[2 * i - 2] < 0 && samples[2 * i] >= 0) {
        risingCrossings++;
      }
    }
    return risingCrossings;
  }

  @ParameterizedTest
  @CsvSource({"24, 33", "69, 440", "81, 880", "108, 4186"})
  void aNoteHasTheFrequencyOfItsPitch(int note, int expectedHertz) {
    prepareChannel(0, 10);
    parts.noteOn(0, note, 100);

    assertThat(measureHertz()).isCloseTo(expectedHertz, within(3 + expectedHertz / 200));
  }

  @Test
  void thePitchIsConvertedToADivider() {
    assertThat(Divider.of(24 * 128)).isEqualTo(36_484);
    assertThat(Divider.of(36 * 128)).isEqualTo(18_242);
    assertThat(Divider.of(36 * 128 + 64)).isEqualTo((int) (36_484 * Math.pow(2, -8 / 192.0)) >> 1);
  }

  @Test
  void onlyTheChannelWithTheHighestPriorityIsHeard() {
    prepareChannel(0, 10);
    prepareChannel(1, 20);
    prepareChannel(2, 20);
    parts.noteOn(0, 57, 100);
    parts.noteOn(1, 69, 100);
    parts.noteOn(2, 81, 100);
    assertThat(measureHertz()).isCloseTo(880, within(8));

    parts.noteOff(2, 81);
    assertThat(measureHertz()).isCloseTo(440, within(5));
    parts.volume(1, 0);
    assertThat(measureHertz()).isCloseTo(220, within(4));
    parts.allNotesOff(0);
    assertThat(measureHertz()).isZero();
  }

  @Test
  void aNoteEndsAfterTheLengthInItsPatch() {
    prepareChannel(0, 10);
    parts.instrument(0, patchWithNoteLength(24));
    parts.noteOn(0, 69, 100);
    parts.advance(99_000);
    assertThat(measureHertz()).isPositive();
    parts.advance(2_000);
    assertThat(measureHertz()).isZero();
  }

  @Test
  void thePedalHoldsANote() {
    prepareChannel(0, 10);
    parts.sustain(0, true);
    parts.noteOn(0, 69, 100);
    parts.noteOff(0, 69);
    assertThat(measureHertz()).isPositive();
    parts.sustain(0, false);
    assertThat(measureHertz()).isZero();
  }

  @Test
  void aPatchForAnotherChipIsSilent() {
    prepareChannel(0, 10);
    parts.instrument(0, new Instrument.Patch(new byte[30]));
    parts.noteOn(0, 69, 100);

    assertThat(measureHertz()).isZero();
  }
}
