package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.audio.WorkingDevice;
import org.junit.jupiter.api.Test;

class DeviceFeedTest {

  private static final int RATE = 44_100;
  private static final int ROOM = RATE / 8;
  private static final int RESERVE = RATE / 40;

  /** A device with its own clock, which the test advances. */
  private static final class Clocked extends WorkingDevice {
    private double queued;
    private long heard;

    Clocked() {
      super(RATE);
    }

    void pass(double seconds) {
      queued = Math.max(0, queued - seconds * RATE);
    }

    @Override
    public int write(short[] samples, int offset, int frames) {
      int taken = (int) Math.min(frames, ROOM - queued);
      queued += taken;
      heard += taken;
      return taken;
    }

    @Override
    public int queuedFrames() {
      return (int) queued;
    }

    @Override
    public void flush() {
      queued = 0;
    }
  }

  private final Clocked device = new Clocked();
  private final DeviceFeed feed = new DeviceFeed(device, RATE / 20);

  /** Plays frames of three jiffies. The device's clock can be faster or slower than the game's. */
  private void play(int frames, double deviceSpeed) {
    short[] block = new short[2 * RATE / 20];
    for (int i = 0; i < frames; i++) {
      feed.play(block, RATE / 20);
      feed.endBurst();
      device.pass(deviceSpeed * 0.05);
    }
  }

  @Test
  void anAccurateDeviceNeverRunsEmpty() {
    play(1_000, 1);

    assertThat(feed.gaps()).isZero();
    assertThat(feed.dropped()).isZero();
    assertThat(device.queuedFrames()).isBetween(RESERVE - 10, RESERVE + 10);
  }

  @Test
  void aFastDeviceGetsMoreFrames() {
    play(5_000, 1.003);

    assertThat(feed.gaps()).isZero();
    assertThat(device.queuedFrames()).isBetween(RESERVE / 3, RESERVE);
  }

  @Test
  void aSlowDeviceGetsFewerFrames() {
    play(5_000, 0.997);

    assertThat(feed.dropped()).isZero();
    assertThat(device.queuedFrames()).isBetween(RESERVE, 2 * RESERVE);
  }

  @Test
  void aLateGameLeavesAGapThatIsCountedOnce() {
    play(100, 1);
    device.pass(1);
    play(100, 1);

    assertThat(feed.gaps()).isEqualTo(1);
  }

  @Test
  void aDeviceWithoutAClockGetsUnchangedFrames() {
    KeptSound kept = new KeptSound();
    DeviceFeed plain = new DeviceFeed(kept, 3);
    plain.play(new short[] {1, 1, 2, 2, 3, 3}, 3);
    plain.endBurst();
    plain.play(new short[] {4, 4, 5, 5, 6, 6}, 3);

    assertThat(kept.left)
        .containsExactly((short) 1, (short) 2, (short) 3, (short) 4, (short) 5, (short) 6);
    assertThat(plain.gaps()).isZero();
  }

  @Test
  void theRateIsAdjustedByHalfAPercentAtMost() {
    short[] block = new short[2 * 441];
    feed.play(block, 441);
    device.queued = 3 * RESERVE;
    long before = device.heard;
    for (int i = 0; i < 100; i++) {
      feed.endBurst();
      feed.play(block, 441);
      device.pass(0.00995);
    }

    assertThat(device.heard - before).isBetween(43_870L, 43_890L);
  }
}
