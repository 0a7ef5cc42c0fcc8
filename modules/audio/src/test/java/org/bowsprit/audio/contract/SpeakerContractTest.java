package org.bowsprit.audio.contract;

import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.synth.MusicProvider;

/** Tests that the PC speaker meets the contract. */
class SpeakerContractTest extends MusicContract {

  @Override
  protected MusicProvider provider() {
    return new SpeakerSynth.Provider();
  }
}
