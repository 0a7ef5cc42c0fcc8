package ${package};

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.contract.AudioDeviceContract;
import org.junit.jupiter.api.Test;

/** Tests the contract of sound devices. The tests are inherited. */
class ${className}ContractTest extends AudioDeviceContract {

  @Override
  protected AudioProvider provider() {
    return new ${className}Provider();
  }

  @Test
  void theLoudestSampleIsRemembered() {
    ${className}Device device = new ${className}Device(44_100, 10);
    device.write(new short[] {5, -900, 17, 3}, 0, 2);

    assertThat(device.loudest()).isEqualTo(900);
  }
}
