package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * The synthesisers that play music. These are the synthesiser that the user chose and, if it is a
 * MIDI synthesiser, an AdLib for the sounds that exist only for AdLib (spec 10 §2.1).
 */
final class MusicVoices {

  private final PartDevice parts;
  private final List<Voice> voices = new ArrayList<>();

  private record Voice(MusicSynth synth, StereoVoice voice) {

    static Voice create(int rate, MusicSynth synth) {
      StereoVoice voice =
          new StereoVoice(
              (samples, offset, frames) -> {
                synth.render(samples, offset, frames);
                return frames;
              },
              synth.sampleRate(),
              rate,
              synth.framesAtOnce());
      return new Voice(synth, voice);
    }
  }

  MusicVoices(MusicSynth synth, int rate) {
    voices.add(Voice.create(rate, synth));
    if (playsMidi(synth.device())) {
      AdlibSynth adlib = new AdlibSynth();
      voices.add(Voice.create(rate, adlib));
      parts = new MixedParts(synth.parts(), adlib.parts());
    } else {
      parts = synth.parts();
    }
  }

  private static boolean playsMidi(MusicDevice device) {
    return device == MusicDevice.GENERAL_MIDI || device == MusicDevice.MT32;
  }

  PartDevice parts() {
    return parts;
  }

  /** Adds the next frames of all synthesisers to a mix, multiplied by {@code gain} / 256. */
  void addTo(int[] left, int[] right, int frames, int gain) {
    for (int i = 0; i < voices.size(); i++) {
      Voice voice = voices.get(i);
      voice.voice().addTo(left, right, frames, gain * voice.synth().gain());
    }
  }
}
