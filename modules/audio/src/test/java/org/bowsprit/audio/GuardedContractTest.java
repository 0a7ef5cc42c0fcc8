package org.bowsprit.audio;

import org.bowsprit.audio.contract.AudioDeviceContract;

class GuardedContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new SilentProvider();
  }

  @Override
  protected AudioDevice open(AudioSettings settings) {
    return new GuardedDevice(new SilentProvider().open(settings), note -> {});
  }
}
