package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DoorbellTest {

  private final Doorbell bell = new Doorbell();

  @Test
  void aRendererWithoutABellIsPolledInEachRound() {
    bell.take(false);
    assertThat(asked(100)).isEqualTo(100);
  }

  @Test
  void aRendererWithABellIsPolledOnceAndThenAfterEachRing() {
    bell.take(true);
    assertThat(bell.answer()).isTrue();
    assertThat(asked(10)).isZero();
    bell.run();
    assertThat(bell.answer()).isTrue();
    assertThat(bell.isAnswered()).isTrue();
    assertThat(bell.answer()).isFalse();
    assertThat(bell.isAnswered()).isFalse();
  }

  @Test
  void aRendererThatForgetsToRingIsPolledOnceASecond() {
    bell.take(true);
    bell.answer();
    assertThat(asked(600)).isEqualTo(10);
  }

  private long asked(int rounds) {
    return IntStream.range(0, rounds).filter(round -> bell.answer()).count();
  }
}
