package org.bowsprit.audio.contract;

import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.synth.MusicProvider;

/** Tests that the PC speaker fulfils the contract of music devices. */
class SpeakerContractTest extends MusicContract {

  @Override
  protected MusicProvider provider() {
    return new SpeakerSynth.Provider();
  }
}
