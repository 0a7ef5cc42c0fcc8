package org.bowsprit.audio.openal;

import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.contract.AudioDeviceContract;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Tests the device with OpenAL Soft's null driver, which this module's tests use. */
@EnabledIfEnvironmentVariable(named = "ALSOFT_DRIVERS", matches = "null")
class OpenAlContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new OpenAlProvider();
  }
}
