package org.bowsprit.audio.midiport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the estimated time at which a frame is heard. */
class PlayTimeTest {

  private static final int SAMPLE_RATE = 48_000;
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final int FRAMES_PER_MILLI = SAMPLE_RATE / 1_000;

  private final PlayTime playTime = new PlayTime(SAMPLE_RATE, 80);

  @Test
  void theFramesOfABurstAreHeardOneAfterTheOther() {
    playTime.recordProduction(0, 1_000 * NANOS_PER_MILLI);
    playTime.recordProduction(20 * FRAMES_PER_MILLI, 1_001 * NANOS_PER_MILLI);

    assertThat(playTime.playTimeOf(0)).isEqualTo(1_080 * NANOS_PER_MILLI);
    assertThat(playTime.playTimeOf(20 * FRAMES_PER_MILLI)).isEqualTo(1_100 * NANOS_PER_MILLI);
  }

  @Test
  void aLateBurstShiftsThePlayTimeOnlySlightly() {
    playTime.recordProduction(0, 0);
    playTime.recordProduction(50 * FRAMES_PER_MILLI, 66 * NANOS_PER_MILLI);

    assertThat(playTime.playTimeOf(50 * FRAMES_PER_MILLI)).isEqualTo(131 * NANOS_PER_MILLI);
  }

  @Test
  void thePlayTimeFollowsASlowerClock() {
    for (int frame = 0; frame < 2_000; frame++) {
      playTime.recordProduction(50L * FRAMES_PER_MILLI * frame, 51L * NANOS_PER_MILLI * frame);
    }

    long lastProductionNanos = 51L * NANOS_PER_MILLI * 1_999;
    assertThat(playTime.playTimeOf(50L * FRAMES_PER_MILLI * 1_999))
        .isBetween(
            lastProductionNanos + 60 * NANOS_PER_MILLI, lastProductionNanos + 80 * NANOS_PER_MILLI);
  }

  @Test
  void aStandstillRestartsThePlayTime() {
    playTime.recordProduction(0, 0);
    playTime.recordProduction(50 * FRAMES_PER_MILLI, 10_000 * NANOS_PER_MILLI);

    assertThat(playTime.playTimeOf(50 * FRAMES_PER_MILLI)).isEqualTo(10_080 * NANOS_PER_MILLI);
  }
}
