package org.bowsprit.audio.contract;

import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.synth.MusicProvider;

/** Tests that the built-in music device meets the contract. */
class BuiltInMusicContractTest extends MusicContract {

  @Override
  protected MusicProvider provider() {
    return new AdlibSynth.Provider();
  }
}
