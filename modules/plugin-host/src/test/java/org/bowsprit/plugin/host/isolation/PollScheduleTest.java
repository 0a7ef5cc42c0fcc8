package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PollScheduleTest {

  private final PollSchedule schedule = new PollSchedule();

  @Test
  void aRendererThatAnnouncesNoEventsIsPolledInEachRound() {
    schedule.restart(false);
    assertThat(polledRounds(100)).isEqualTo(100);
  }

  @Test
  void anAnnouncingRendererIsPolledOnceAndThenAfterEachAnnouncement() {
    schedule.restart(true);
    assertThat(schedule.beginRound()).isTrue();
    assertThat(polledRounds(10)).isZero();
    schedule.run();
    assertThat(schedule.beginRound()).isTrue();
    assertThat(schedule.isPolled()).isTrue();
    assertThat(schedule.beginRound()).isFalse();
    assertThat(schedule.isPolled()).isFalse();
  }

  @Test
  void anAnnouncingRendererIsPolledAtLeastOncePerSecond() {
    schedule.restart(true);
    schedule.beginRound();
    assertThat(polledRounds(600)).isEqualTo(10);
  }

  private long polledRounds(int rounds) {
    return IntStream.range(0, rounds).filter(round -> schedule.beginRound()).count();
  }
}
