package org.bowsprit.audio.midiport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayTimeTest {

  private static final int RATE = 48_000;
  private static final long MILLI = 1_000_000;
  private static final int FRAMES_A_MILLI = RATE / 1_000;

  private final PlayTime time = new PlayTime(RATE, 80);

  @Test
  void theFramesOfABurstAreHeardOneAfterTheOther() {
    time.making(0, 1_000 * MILLI);
    time.making(20 * FRAMES_A_MILLI, 1_001 * MILLI);

    assertThat(time.heard(0)).isEqualTo(1_080 * MILLI);
    assertThat(time.heard(20 * FRAMES_A_MILLI)).isEqualTo(1_100 * MILLI);
  }

  @Test
  void aLateGameFrameShiftsTimeOnlyALittle() {
    time.making(0, 0);
    time.making(50 * FRAMES_A_MILLI, 66 * MILLI);

    assertThat(time.heard(50 * FRAMES_A_MILLI)).isEqualTo(131 * MILLI);
  }

  @Test
  void aSlowerClockIsFollowed() {
    for (int frame = 0; frame < 2_000; frame++) {
      time.making(50L * FRAMES_A_MILLI * frame, 51L * MILLI * frame);
    }

    long last = 51L * MILLI * 1_999;
    assertThat(time.heard(50L * FRAMES_A_MILLI * 1_999))
        .isBetween(last + 60 * MILLI, last + 80 * MILLI);
  }

  @Test
  void afterAStandstillTimeStartsAgain() {
    time.making(0, 0);
    time.making(50 * FRAMES_A_MILLI, 10_000 * MILLI);

    assertThat(time.heard(50 * FRAMES_A_MILLI)).isEqualTo(10_080 * MILLI);
  }
}
