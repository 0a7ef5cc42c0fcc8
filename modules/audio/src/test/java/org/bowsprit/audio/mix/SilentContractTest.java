package org.bowsprit.audio.mix;

import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.contract.AudioDeviceContract;

/** Tests that the silent device fulfils the contract of sound devices. */
class SilentContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new SilentProvider();
  }
}
