package org.bowsprit.audio.openal;

import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.contract.AudioDeviceContract;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/**
 * Tests that the device fulfils the contract of sound devices. The tests of this module use the
 * null driver of OpenAL Soft.
 */
@EnabledIfEnvironmentVariable(named = "ALSOFT_DRIVERS", matches = "null")
class OpenAlContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new OpenAlProvider();
  }
}
