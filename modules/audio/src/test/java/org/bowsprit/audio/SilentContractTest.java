package org.bowsprit.audio;

import org.bowsprit.audio.contract.AudioDeviceContract;

class SilentContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new SilentProvider();
  }
}
