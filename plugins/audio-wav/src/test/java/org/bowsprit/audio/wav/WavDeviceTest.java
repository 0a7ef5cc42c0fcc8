package org.bowsprit.audio.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WavDeviceTest {

  @TempDir Path folder;

  @Test
  void theJdkReadsAWrittenFile() throws Exception {
    Path file = folder.resolve("tune.wav");
    short[] samples = new short[20_000];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) (i * 7);
    }
    try (AudioDevice device =
        new WavProvider().open(new AudioSettings(22_050, 60, file.toString()))) {
      assertThat(device.write(samples, 0, 4_000)).isEqualTo(4_000);
      assertThat(device.write(samples, 8_000, 6_000)).isEqualTo(6_000);
    }

    try (AudioInputStream stream = AudioSystem.getAudioInputStream(file.toFile())) {
      assertThat(stream.getFormat().getSampleRate()).isEqualTo(22_050f);
      assertThat(stream.getFormat().getChannels()).isEqualTo(2);
      assertThat(stream.getFrameLength()).isEqualTo(10_000);
      byte[] bytes = stream.readAllBytes();
      for (int i = 0; i < samples.length; i++) {
        assertThat((short) ((bytes[2 * i] & 0xFF) | (bytes[2 * i + 1] << 8))).isEqualTo(samples[i]);
      }
    }
  }

  @Test
  void anUnclosedFileCanBePlayed() throws Exception {
    Path file = folder.resolve("killed.wav");
    AudioDevice device = new WavProvider().open(new AudioSettings(8_000, 60, file.toString()));
    device.write(new short[2 * 5_000], 0, 5_000);

    try (AudioInputStream stream = AudioSystem.getAudioInputStream(file.toFile())) {
      assertThat(stream.getFrameLength()).as("two quarters of a second").isEqualTo(4_000);
    }
    device.close();
  }

  @Test
  void openingAFileInAMissingFolderIsRefused() {
    Path file = folder.resolve("nowhere").resolve("tune.wav");

    assertThatThrownBy(() -> new WavProvider().open(new AudioSettings(44_100, 60, file.toString())))
        .isInstanceOf(AudioException.class)
        .hasMessageStartingWith("cannot write " + file);
    assertThat(Files.exists(file)).isFalse();
  }
}
