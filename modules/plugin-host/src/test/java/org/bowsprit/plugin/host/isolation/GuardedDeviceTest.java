package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a game continues without sound if the sound device of a plugin fails. */
class GuardedDeviceTest {

  private final AudioDevice device = mock(AudioDevice.class);
  private final List<String> reports = new ArrayList<>();
  private GuardedDevice guardedDevice;

  @BeforeEach
  void createGuardedDevice() throws AudioException {
    when(device.sampleRate()).thenReturn(48_000);
    when(device.failure()).thenReturn(Optional.empty());
    guardedDevice = new GuardedDevice(() -> device, reports::add);
  }

  @Test
  void aWorkingDeviceReceivesEveryCall() {
    when(device.write(any(), anyInt(), anyInt())).thenReturn(7);
    when(device.queuedFrames()).thenReturn(30);

    assertThat(guardedDevice.sampleRate()).isEqualTo(48_000);
    assertThat(guardedDevice.write(new short[20], 0, 10)).isEqualTo(7);
    assertThat(guardedDevice.queuedFrames()).isEqualTo(30);
    assertThat(reports).isEmpty();
  }

  @Test
  void aDeviceThatThrowsIsReplacedBySilenceWithOneMessage() {
    when(device.write(any(), anyInt(), anyInt())).thenThrow(new IllegalStateException("unplugged"));

    assertThat(guardedDevice.write(new short[20], 0, 10)).isEqualTo(10);
    assertThat(guardedDevice.write(new short[20], 0, 10)).isEqualTo(10);

    assertThat(reports).containsExactly("no more sound: IllegalStateException: unplugged");
    assertThat(guardedDevice.failure()).contains("IllegalStateException: unplugged");
    verify(device).close();
  }

  @Test
  void aDeviceThatReportsAFailureIsNotCalledAgain() {
    when(device.failure()).thenReturn(Optional.of("the sound output was disconnected"));
    guardedDevice.flush();
    verify(device).close();
    verify(device).flush();
    verify(device).failure();

    guardedDevice.pause(true);
    guardedDevice.flush();
    guardedDevice.close();

    assertThat(reports).containsExactly("no more sound: the sound output was disconnected");
    assertThat(guardedDevice.queuedFrames()).isZero();
    verify(device).sampleRate();
    verify(device).isHeard();
    verifyNoMoreInteractions(device);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 7_999, 192_001})
  void aDeviceWithAnInvalidSampleRateIsRefusedAndClosed(int rate) {
    AudioDevice invalidDevice = mockDevice(rate);

    assertThatThrownBy(() -> new GuardedDevice(() -> invalidDevice, reports::add))
        .isInstanceOf(AudioException.class)
        .hasMessage("it plays " + rate + " frames a second, not 8000 to 192000");
    verify(invalidDevice).close();
  }

  @Test
  void aDeviceThatIsMuchSlowerThanItsSoundIsReplacedBySilence() throws AudioException {
    AtomicLong nowNanos = new AtomicLong();
    GuardedDevice slowDevice = new GuardedDevice(() -> device, reports::add, nowNanos::get);
    when(device.write(any(), anyInt(), anyInt()))
        .thenAnswer(call -> nowNanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(150)) > 0 ? 192 : 0);

    for (int block = 0; block < 1_000; block++) {
      slowDevice.write(new short[384], 0, 192);
    }

    assertThat(reports)
        .containsExactly("no more sound: it took 30 seconds for 0.8 seconds of sound");
    verify(device).close();
  }

  @Test
  void aDeviceThatTakesTenTimesAsLongAsItsSoundIsNotReplaced() throws AudioException {
    AtomicLong nowNanos = new AtomicLong();
    GuardedDevice slowDevice = new GuardedDevice(() -> device, reports::add, nowNanos::get);
    when(device.write(any(), anyInt(), anyInt()))
        .thenAnswer(call -> nowNanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(40)) > 0 ? 192 : 0);

    for (int block = 0; block < 10_000; block++) {
      slowDevice.write(new short[384], 0, 192);
    }

    assertThat(reports).isEmpty();
  }

  @Test
  void aSuspendedMachineDoesNotCountAsASlowDevice() throws AudioException {
    AtomicLong nowNanos = new AtomicLong();
    GuardedDevice deviceOnSuspendedMachine =
        new GuardedDevice(() -> this.device, reports::add, nowNanos::get);
    when(this.device.write(any(), anyInt(), anyInt()))
        .thenAnswer(call -> nowNanos.addAndGet(TimeUnit.HOURS.toNanos(8)) > 0 ? 192 : 0);

    deviceOnSuspendedMachine.write(new short[384], 0, 192);

    assertThat(reports).isEmpty();
  }

  @Test
  void aNewerVersionIsPausedIfTheOlderVersionWasPaused() throws Exception {
    AudioDevice newDevice = mockDevice(48_000);
    guardedDevice.pause(true);

    exchange(() -> newDevice);

    verify(device).close();
    verify(newDevice).pause(true);
    assertThat(reports).isEmpty();
  }

  @Test
  void aNewerVersionWithAnotherRateIsRefused() throws Exception {
    AudioDevice deviceWithOtherRate = mockDevice(22_050);

    exchange(() -> deviceWithOtherRate);

    verify(deviceWithOtherRate).close();
    assertThat(reports).containsExactly("it plays 22050 frames a second, not 48000");
    when(device.queuedFrames()).thenReturn(30);
    assertThat(guardedDevice.queuedFrames()).isEqualTo(30);
  }

  private static AudioDevice mockDevice(int sampleRate) {
    AudioDevice newDevice = mock(AudioDevice.class);
    when(newDevice.sampleRate()).thenReturn(sampleRate);
    when(newDevice.failure()).thenReturn(Optional.empty());
    return newDevice;
  }

  /** Exchanges the device on another thread while the calling thread uses it. */
  private void exchange(SoundOpener<AudioDevice> opener) throws InterruptedException {
    Thread exchangeThread =
        new Thread(
            () -> {
              try {
                guardedDevice.exchange(opener);
              } catch (IllegalStateException e) {
                reports.add(e.getMessage());
              }
            });
    exchangeThread.start();
    while (exchangeThread.isAlive()) {
      guardedDevice.queuedFrames();
      exchangeThread.join(1);
    }
  }

  @Test
  void aFailureDuringClosingIsNotReported() {
    doThrow(new IllegalStateException("gone")).when(device).close();
    when(device.queuedFrames()).thenThrow(new IllegalStateException());

    assertThat(guardedDevice.queuedFrames()).isZero();
    assertThat(reports).containsExactly("no more sound: IllegalStateException");
  }
}
