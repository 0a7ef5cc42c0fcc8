package org.bowsprit.audio.contract;

import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.synth.MusicProvider;

/** The device that is always there keeps the contract. */
class BuiltInMusicContractTest extends MusicContract {

  @Override
  protected MusicProvider provider() {
    return new AdlibSynth.Provider();
  }
}
