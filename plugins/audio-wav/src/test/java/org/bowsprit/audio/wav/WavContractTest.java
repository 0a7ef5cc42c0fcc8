package org.bowsprit.audio.wav;

import java.nio.file.Path;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.contract.AudioDeviceContract;
import org.junit.jupiter.api.io.TempDir;

class WavContractTest extends AudioDeviceContract {

  @TempDir private Path folder;

  @Override
  protected AudioProvider provider() {
    return new WavProvider();
  }

  @Override
  protected String target() {
    return folder.resolve("contract.wav").toString();
  }
}
