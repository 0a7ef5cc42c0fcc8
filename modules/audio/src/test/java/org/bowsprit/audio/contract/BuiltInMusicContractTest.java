package org.bowsprit.audio.contract;

import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.synth.MusicProvider;

/** Tests that the built-in music device fulfils the contract of music devices. */
class BuiltInMusicContractTest extends MusicContract {

  @Override
  protected MusicProvider provider() {
    return new AdlibSynth.Provider();
  }
}
