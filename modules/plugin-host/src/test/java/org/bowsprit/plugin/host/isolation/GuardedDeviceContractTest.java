package org.bowsprit.plugin.host.isolation;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.contract.AudioDeviceContract;
import org.bowsprit.audio.mix.SilentProvider;

/** Runs the contract of audio devices with a guarded device. */
class GuardedDeviceContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new SilentProvider();
  }

  @Override
  protected AudioDevice open(AudioSettings settings) throws AudioException {
    return new GuardedDevice(() -> new SilentProvider().open(settings), report -> {});
  }
}
