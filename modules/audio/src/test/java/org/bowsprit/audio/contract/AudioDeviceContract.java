package org.bowsprit.audio.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the contract of every sound device. A plugin's tests extend this class.
 *
 * <p>It does not test the audible result; the plugin's own tests must do that.
 */
public abstract class AudioDeviceContract {

  private static final int LATENCY_MILLIS = 60;
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private AudioDevice device;

  /** Creates the contract. */
  protected AudioDeviceContract() {}

  protected abstract AudioProvider provider();

  /** Opens the provider's device. Override this if test machines lack something that it needs. */
  protected AudioDevice open(AudioSettings settings) throws AudioException {
    return provider().open(settings);
  }

  /** Returns the file that the device may write; empty if the device writes no file. */
  protected String target() {
    return "";
  }

  @BeforeEach
  void openDevice() throws AudioException {
    device = open(new AudioSettings(44_100, LATENCY_MILLIS, target()));
  }

  @AfterEach
  void closeDevice() {
    device.close();
  }

  private int latencyFrames() {
    return device.sampleRate() * LATENCY_MILLIS / 1000;
  }

  private static short[] noise(int frames) {
    Random random = new Random(7);
    short[] samples = new short[2 * frames];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (short) random.nextInt(-2_000, 2_000);
    }
    return samples;
  }

  @Test
  void theProviderAlwaysHasTheSameIdNameAndPreference() {
    assertThat(provider().id()).matches("[a-z0-9]+(-[a-z0-9]+)*").isEqualTo(provider().id());
    assertThat(provider().displayName()).isNotBlank().isEqualTo(provider().displayName());
    assertThat(provider().preference()).isEqualTo(provider().preference());
  }

  @Test
  void theSampleRateNeverChanges() {
    int initialRate = device.sampleRate();
    device.write(noise(initialRate / 10), 0, initialRate / 10);
    device.flush();

    assertThat(initialRate).isBetween(8_000, 192_000);
    assertThat(device.sampleRate()).isEqualTo(initialRate);
  }

  @Test
  void theDeviceAcceptsAsManyFramesAsTheLatencyNeeds() {
    int frames = latencyFrames();

    assertThat(device.write(noise(frames), 0, frames)).isEqualTo(frames);
  }

  @Test
  void writingNoFramesIsAllowed() {
    assertThat(device.write(new short[0], 0, 0)).isZero();
    assertThat(device.write(new short[8], 8, 0)).isZero();
  }

  @Test
  void framesAfterAnOffsetAreAccepted() {
    assertThat(device.write(noise(100), 50, 75)).isEqualTo(75);
  }

  @Test
  void framesOutsideTheArrayAreRejected() {
    assertThatThrownBy(() -> device.write(new short[200], 0, 101))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> device.write(new short[200], -2, 10))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> device.write(new short[200], 150, 26))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void writingDoesNotChangeTheSamples() {
    short[] samples = noise(latencyFrames());
    short[] copy = samples.clone();
    device.write(samples, 0, samples.length / 2);

    assertThat(samples).isEqualTo(copy);
  }

  @Test
  void writingNeverBlocks() {
    short[] oneSecondOfNoise = noise(device.sampleRate());

    assertTimeoutPreemptively(
        TIMEOUT,
        () -> {
          for (int i = 0; i < 300; i++) {
            int acceptedFrames = device.write(oneSecondOfNoise, 0, oneSecondOfNoise.length / 2);
            assertThat(acceptedFrames).isBetween(0, oneSecondOfNoise.length / 2);
          }
        },
        "writing five minutes of sound");
  }

  @Test
  void onlyAcceptedFramesAreQueued() {
    int acceptedFrames = device.write(noise(latencyFrames()), 0, latencyFrames());

    assertThat(device.queuedFrames()).isBetween(0, acceptedFrames);
  }

  @Test
  void nothingIsQueuedAfterAFlush() {
    device.write(noise(latencyFrames()), 0, latencyFrames());
    device.flush();

    assertThat(device.queuedFrames()).isZero();
    assertThat(device.write(noise(latencyFrames()), 0, latencyFrames())).isEqualTo(latencyFrames());
  }

  @Test
  void aPausedDeviceAcceptsFramesWhileItHasRoomAndThenContinues() {
    device.pause(true);
    device.pause(true);
    int acceptedFrames = device.write(noise(latencyFrames()), 0, latencyFrames());
    device.pause(false);
    device.pause(false);

    assertThat(acceptedFrames).isBetween(0, latencyFrames());
    assertThat(device.failure()).isEmpty();
  }

  @Test
  void aWorkingDeviceReportsNoFailure() {
    device.write(noise(latencyFrames()), 0, latencyFrames());

    assertThat(device.failure()).isEmpty();
  }

  @Test
  void closingTwiceHasNoFurtherEffect() {
    device.write(noise(100), 0, 100);
    device.close();
    device.close();
  }
}
