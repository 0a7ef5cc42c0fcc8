package org.bowsprit.audio.gervill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the synthesiser with its own sounds, and the message about an invalid SoundFont. */
class GervillSynthTest {

  private static final int SAMPLE_RATE = 44_100;

  @TempDir private Path folder;

  private static int renderPeak(MusicSynth synth, int frames) {
    short[] samples = new short[2 * frames];
    synth.render(samples, 0, frames);
    int peak = 0;
    for (short sample : samples) {
      peak = Math.max(peak, Math.abs(sample));
    }
    return peak;
  }

  @Test
  void aNoteSoundsImmediatelyAndFadesAfterNoteOff() throws AudioException {
    try (MusicSynth synth = new GeneralMidiProvider().open(new MusicSettings(SAMPLE_RATE, ""))) {
      assertThat(renderPeak(synth, SAMPLE_RATE / 10)).isLessThan(10);
      synth.parts().instrument(0, new Instrument.Program(80));
      synth.parts().noteOn(0, 69, 100);
      assertThat(renderPeak(synth, SAMPLE_RATE / 100)).isGreaterThan(100);
      synth.parts().allNotesOff(0);
      renderPeak(synth, 3 * SAMPLE_RATE);
      assertThat(renderPeak(synth, SAMPLE_RATE / 10)).isLessThan(10);
    }
  }

  @Test
  void anInvalidSoundFontIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("no.sf2"), "not a SoundFont");

    assertThatThrownBy(
            () -> new Mt32Provider().open(new MusicSettings(SAMPLE_RATE, file.toString())))
        .isInstanceOf(AudioException.class)
        .hasMessage(file + " is not a SoundFont that can be read");
  }
}
