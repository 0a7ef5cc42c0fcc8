package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests in which rounds a renderer is polled for events. */
class PollScheduleTest {

  private final PollSchedule schedule = new PollSchedule();

  @Test
  void aRendererThatAnnouncesNoEventsIsPolledInEachRound() {
    schedule.restart(false);
    assertThat(countPolledRounds(100)).isEqualTo(100);
  }

  @Test
  void aRendererThatAnnouncesEventsIsPolledOnceAndThenAfterEachAnnouncement() {
    schedule.restart(true);
    assertThat(schedule.beginRound()).isTrue();
    assertThat(countPolledRounds(10)).isZero();
    schedule.run();
    assertThat(schedule.beginRound()).isTrue();
    assertThat(schedule.isPolled()).isTrue();
    assertThat(schedule.beginRound()).isFalse();
    assertThat(schedule.isPolled()).isFalse();
  }

  @Test
  void aRendererThatAnnouncesEventsIsPolledAtLeastOncePerSecond() {
    schedule.restart(true);
    schedule.beginRound();
    assertThat(countPolledRounds(600)).isEqualTo(10);
  }

  private long countPolledRounds(int rounds) {
    return IntStream.range(0, rounds).filter(round -> schedule.beginRound()).count();
  }
}
