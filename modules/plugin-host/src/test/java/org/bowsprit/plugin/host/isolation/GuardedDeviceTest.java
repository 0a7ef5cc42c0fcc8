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

class GuardedDeviceTest {

  private final AudioDevice device = mock(AudioDevice.class);
  private final List<String> notes = new ArrayList<>();
  private GuardedDevice guarded;

  @BeforeEach
  void guard() throws AudioException {
    when(device.sampleRate()).thenReturn(48_000);
    when(device.failure()).thenReturn(Optional.empty());
    guarded = new GuardedDevice(() -> device, notes::add);
  }

  @Test
  void aWorkingDeviceReceivesEveryCall() {
    when(device.write(any(), anyInt(), anyInt())).thenReturn(7);
    when(device.queuedFrames()).thenReturn(30);

    assertThat(guarded.sampleRate()).isEqualTo(48_000);
    assertThat(guarded.write(new short[20], 0, 10)).isEqualTo(7);
    assertThat(guarded.queuedFrames()).isEqualTo(30);
    assertThat(notes).isEmpty();
  }

  @Test
  void aDeviceThatThrowsIsReplacedBySilenceWithOneMessage() {
    when(device.write(any(), anyInt(), anyInt())).thenThrow(new IllegalStateException("unplugged"));

    assertThat(guarded.write(new short[20], 0, 10)).isEqualTo(10);
    assertThat(guarded.write(new short[20], 0, 10)).isEqualTo(10);

    assertThat(notes).containsExactly("no more sound: IllegalStateException: unplugged");
    assertThat(guarded.failure()).contains("IllegalStateException: unplugged");
    verify(device).close();
  }

  @Test
  void aDeviceThatReportsItsLossIsNotCalledAgain() {
    when(device.failure()).thenReturn(Optional.of("the sound output was disconnected"));
    guarded.flush();
    verify(device).close();
    verify(device).flush();
    verify(device).failure();

    guarded.pause(true);
    guarded.flush();
    guarded.close();

    assertThat(notes).containsExactly("no more sound: the sound output was disconnected");
    assertThat(guarded.queuedFrames()).isZero();
    verify(device).sampleRate();
    verify(device).isHeard();
    verifyNoMoreInteractions(device);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 7_999, 192_001})
  void aDeviceWithAnImpossibleRateIsRefusedAndClosed(int rate) {
    AudioDevice invalid = device(rate);

    assertThatThrownBy(() -> new GuardedDevice(() -> invalid, notes::add))
        .isInstanceOf(AudioException.class)
        .hasMessage("it plays " + rate + " frames a second, not 8000 to 192000");
    verify(invalid).close();
  }

  @Test
  void aDeviceThatNearlyStopsItsGameIsReplacedBySilence() throws AudioException {
    AtomicLong now = new AtomicLong();
    GuardedDevice slow = new GuardedDevice(() -> device, notes::add, now::get);
    when(device.write(any(), anyInt(), anyInt()))
        .thenAnswer(call -> now.addAndGet(TimeUnit.MILLISECONDS.toNanos(150)) > 0 ? 192 : 0);

    for (int block = 0; block < 1_000; block++) {
      slow.write(new short[384], 0, 192);
    }

    assertThat(notes).containsExactly("no more sound: it took 30 seconds for 0.8 seconds of sound");
    verify(device).close();
  }

  @Test
  void aDeviceThatTakesTenTimesAsLongAsTheSoundStaysInUse() throws AudioException {
    AtomicLong now = new AtomicLong();
    GuardedDevice slow = new GuardedDevice(() -> device, notes::add, now::get);
    when(device.write(any(), anyInt(), anyInt()))
        .thenAnswer(call -> now.addAndGet(TimeUnit.MILLISECONDS.toNanos(40)) > 0 ? 192 : 0);

    for (int block = 0; block < 10_000; block++) {
      slow.write(new short[384], 0, 192);
    }

    assertThat(notes).isEmpty();
  }

  @Test
  void aSuspendedMachineDoesNotCountAsASlowDevice() throws AudioException {
    AtomicLong now = new AtomicLong();
    GuardedDevice device = new GuardedDevice(() -> this.device, notes::add, now::get);
    when(this.device.write(any(), anyInt(), anyInt()))
        .thenAnswer(call -> now.addAndGet(TimeUnit.HOURS.toNanos(8)) > 0 ? 192 : 0);

    device.write(new short[384], 0, 192);

    assertThat(notes).isEmpty();
  }

  @Test
  void aNewerVersionIsPausedLikeTheOlder() throws Exception {
    AudioDevice newer = device(48_000);
    guarded.pause(true);

    exchange(() -> newer);

    verify(device).close();
    verify(newer).pause(true);
    assertThat(notes).isEmpty();
  }

  @Test
  void aNewerVersionWithAnotherRateIsRefused() throws Exception {
    AudioDevice slower = device(22_050);

    exchange(() -> slower);

    verify(slower).close();
    assertThat(notes).containsExactly("it plays 22050 frames a second, not 48000");
    when(device.queuedFrames()).thenReturn(30);
    assertThat(guarded.queuedFrames()).isEqualTo(30);
  }

  private static AudioDevice device(int sampleRate) {
    AudioDevice newer = mock(AudioDevice.class);
    when(newer.sampleRate()).thenReturn(sampleRate);
    when(newer.failure()).thenReturn(Optional.empty());
    return newer;
  }

  /** Exchanges the plugin on another thread while the calling thread plays. */
  private void exchange(SoundOpener<AudioDevice> opener) throws InterruptedException {
    Thread author =
        new Thread(
            () -> {
              try {
                guarded.exchange(opener);
              } catch (IllegalStateException e) {
                notes.add(e.getMessage());
              }
            });
    author.start();
    while (author.isAlive()) {
      guarded.queuedFrames();
      author.join(1);
    }
  }

  @Test
  void aFailureToCloseIsNotReported() {
    doThrow(new IllegalStateException("gone")).when(device).close();
    when(device.queuedFrames()).thenThrow(new IllegalStateException());

    assertThat(guarded.queuedFrames()).isZero();
    assertThat(notes).containsExactly("no more sound: IllegalStateException");
  }
}
