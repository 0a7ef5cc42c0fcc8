package org.bowsprit.audio.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the contract of every music device. A plugin's tests extend this class.
 *
 * <p>It does not test the audible result; the plugin's own tests must do that.
 */
public abstract class MusicContract {

  private static final int SAMPLE_RATE = 44_100;
  private static final short UNCHANGED_SAMPLE = 12_345;

  private MusicSynth synth;

  /** Creates the contract. */
  protected MusicContract() {}

  protected abstract MusicProvider provider();

  @BeforeEach
  void open() throws AudioException {
    synth = provider().open(new MusicSettings(SAMPLE_RATE, ""));
  }

  @AfterEach
  void close() {
    synth.close();
  }

  @Test
  void theIdCanBeTypedOnACommandLine() {
    assertThat(provider().id()).matches("[a-z0-9-]+");
    assertThat(provider().displayName()).isNotBlank();
  }

  @Test
  void theSynthesiserHasTheDeviceOfItsProvider() {
    assertThat(synth.device()).isEqualTo(provider().device());
  }

  @Test
  void thePropertiesNeverChange() {
    int initialRate = synth.sampleRate();
    playOneNote();

    assertThat(synth.sampleRate()).isEqualTo(initialRate).isBetween(8_000, 192_000);
    assertThat(synth.framesAtOnce()).isPositive();
    assertThat(synth.gain()).isPositive();
    assertThat(synth.failure()).isEmpty();
  }

  @Test
  void onlyTheRequestedFramesAreRendered() {
    playOneNote();
    short[] samples = new short[600];
    Arrays.fill(samples, UNCHANGED_SAMPLE);
    synth.render(samples, 100, 200);
    synth.render(samples, 100, 0);

    for (int i = 0; i < 100; i++) {
      assertThat(samples[i]).isEqualTo(UNCHANGED_SAMPLE);
      assertThat(samples[500 + i]).isEqualTo(UNCHANGED_SAMPLE);
    }
  }

  /** A game sends the events of its music in any order; no order may cause an exception. */
  @Test
  void everyPartAcceptsAllMessagesOfGames() {
    PartDevice parts = synth.parts();
    for (int channel = 0; channel < parts.channels(); channel++) {
      for (int value : List.of(0, 64, 127)) {
        parts.instrument(channel, new Instrument.Program(value));
        parts.volume(channel, value);
        parts.pan(channel, value);
        parts.modulation(channel, value);
        parts.priority(channel, value);
        parts.reverb(channel, value);
        parts.chorus(channel, value);
        parts.bendRange(channel, value % 13);
        parts.transpose(channel, value % 25 - 12);
        parts.detune(channel, value - 64);
        parts.bend(channel, value * 64 - 4_096);
        parts.noteOn(channel, value, 100);
        parts.sustain(channel, value > 0);
        parts.noteOff(channel, value);
      }
    }
    synth.render(new short[2_000], 0, 1_000);
    for (int channel = 0; channel < parts.channels(); channel++) {
      parts.allNotesOff(channel);
    }
    parts.advance(10_000);

    assertThat(synth.failure()).isEmpty();
  }

  @Test
  void theRhythmChannelIsAtMostTheNumberOfChannels() {
    assertThat(synth.parts().channels()).isNotNegative();
    assertThat(synth.parts().rhythmChannel()).isLessThanOrEqualTo(synth.parts().channels());
  }

  @Test
  void closingTwiceHasNoFurtherEffect() {
    synth.close();
    synth.close();
  }

  private void playOneNote() {
    if (synth.parts().channels() > 0) {
      synth.parts().instrument(0, new Instrument.Program(0));
      synth.parts().volume(0, 127);
      synth.parts().noteOn(0, 60, 100);
    }
    synth.render(new short[400], 0, 200);
  }
}
