package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.audio.WorkingDevice;
import org.junit.jupiter.api.Test;

/** Tests that the feed adapts the number of frames to a device whose clock is not exact. */
class DeviceFeedTest {

  private static final int SAMPLE_RATE = 44_100;
  private static final int DEVICE_CAPACITY = SAMPLE_RATE / 8;
  private static final int RESERVE = SAMPLE_RATE / 40;

  /** A device with its own clock, which the test advances. */
  private static final class ClockedDevice extends WorkingDevice {
    private double exactQueuedFrames;
    private long playedFrames;

    ClockedDevice() {
      super(SAMPLE_RATE);
    }

    void advanceClock(double seconds) {
      exactQueuedFrames = Math.max(0, exactQueuedFrames - seconds * SAMPLE_RATE);
    }

    @Override
    public int write(short[] samples, int offset, int frames) {
      int acceptedFrames = (int) Math.min(frames, DEVICE_CAPACITY - exactQueuedFrames);
      exactQueuedFrames += acceptedFrames;
      playedFrames += acceptedFrames;
      return acceptedFrames;
    }

    @Override
    public int queuedFrames() {
      return (int) exactQueuedFrames;
    }

    @Override
    public void flush() {
      exactQueuedFrames = 0;
    }
  }

  private final ClockedDevice device = new ClockedDevice();
  private final DeviceFeed feed = new DeviceFeed(device, SAMPLE_RATE / 20);

  /**
   * Plays frames of the game that last three jiffies each. The device plays {@code deviceSpeed}
   * times as fast as the game runs.
   */
  private void play(int frames, double deviceSpeed) {
    short[] block = new short[2 * SAMPLE_RATE / 20];
    for (int i = 0; i < frames; i++) {
      feed.play(block, SAMPLE_RATE / 20);
      feed.endBurst();
      device.advanceClock(deviceSpeed * 0.05);
    }
  }

  @Test
  void anAccurateDeviceHasNoGaps() {
    play(1_000, 1);

    assertThat(feed.gapCount()).isZero();
    assertThat(feed.droppedFrames()).isZero();
    assertThat(device.queuedFrames()).isBetween(RESERVE - 10, RESERVE + 10);
  }

  @Test
  void aFastDeviceGetsMoreFrames() {
    play(5_000, 1.003);

    assertThat(feed.gapCount()).isZero();
    assertThat(device.queuedFrames()).isBetween(RESERVE / 3, RESERVE);
  }

  @Test
  void aSlowDeviceGetsFewerFrames() {
    play(5_000, 0.997);

    assertThat(feed.droppedFrames()).isZero();
    assertThat(device.queuedFrames()).isBetween(RESERVE, 2 * RESERVE);
  }

  @Test
  void aLateGameCausesOneGap() {
    play(100, 1);
    device.advanceClock(1);
    play(100, 1);

    assertThat(feed.gapCount()).isEqualTo(1);
  }

  @Test
  void aDeviceWithoutAClockGetsUnchangedFrames() {
    RecordingDevice recordingDevice = new RecordingDevice();
    DeviceFeed unclockedFeed = new DeviceFeed(recordingDevice, 3);
    unclockedFeed.play(new short[] {1, 1, 2, 2, 3, 3}, 3);
    unclockedFeed.endBurst();
    unclockedFeed.play(new short[] {4, 4, 5, 5, 6, 6}, 3);

    assertThat(recordingDevice.leftSamples)
        .containsExactly((short) 1, (short) 2, (short) 3, (short) 4, (short) 5, (short) 6);
    assertThat(unclockedFeed.gapCount()).isZero();
  }

  @Test
  void theRateIsChangedByHalfAPercentAtMost() {
    short[] centisecond = new short[2 * 441];
    feed.play(centisecond, 441);
    device.exactQueuedFrames = 3 * RESERVE;
    long framesBefore = device.playedFrames;
    for (int i = 0; i < 100; i++) {
      feed.endBurst();
      feed.play(centisecond, 441);
      device.advanceClock(0.00995);
    }

    assertThat(device.playedFrames - framesBefore).isBetween(43_870L, 43_890L);
  }
}
