package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;
import org.junit.jupiter.api.Test;

/** Tests the device that is used if no sound can be heard. */
class SilentProviderTest {

  private final SilentProvider provider = new SilentProvider();

  @Test
  void theDeviceAcceptsEveryFrameAndQueuesNone() {
    try (AudioDevice device = provider.open(AudioSettings.DEFAULT)) {
      assertThat(device.write(new short[200], 20, 90)).isEqualTo(90);
      assertThat(device.queuedFrames()).isZero();
      assertThat(device.failure()).isEmpty();
    }
  }

  @Test
  void theDeviceHasTheRequestedSampleRate() {
    try (AudioDevice device = provider.open(new AudioSettings(22_050, 40, ""))) {
      assertThat(device.sampleRate()).isEqualTo(22_050);
    }
  }

  @Test
  void framesOutsideTheArrayAreRejected() {
    try (AudioDevice device = provider.open(AudioSettings.DEFAULT)) {
      assertThatThrownBy(() -> device.write(new short[200], 0, 101))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void theProviderIsNeverPreferredToADeviceThatCanBeHeard() {
    assertThat(provider.preference()).isNotPositive();
  }

  @Test
  void settingsOutOfRangeAreRejected() {
    assertThatThrownBy(() -> new AudioSettings(100, 60, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("sampleRate must be 8000 to 192000");
  }
}
