package org.bowsprit.audio.mix;

import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.contract.AudioDeviceContract;

class SilentContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new SilentProvider();
  }
}
