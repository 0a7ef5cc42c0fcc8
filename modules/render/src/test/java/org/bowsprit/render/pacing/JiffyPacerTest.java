package org.bowsprit.render.pacing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class JiffyPacerTest {

  private static final long SECOND_NANOS = 1_000_000_000L;

  /** A clock that advances only by sleeping and by stalls that a test adds. */
  private static final class FakeClock implements PaceClock {
    private long now = 12_345;
    private long sleeps;

    @Override
    public long nanos() {
      return now;
    }

    @Override
    public void sleepUntil(long nanos) {
      sleeps++;
      now = Math.max(now, nanos);
    }

    void stall(long nanos) {
      now += nanos;
    }
  }

  private final FakeClock clock = new FakeClock();
  private final JiffyPacer pacer = new JiffyPacer(clock);

  @Test
  void sixtyJiffiesTakeExactlyOneSecond() {
    long start = clock.nanos();
    for (int i = 0; i < 60; i++) {
      assertThat(pacer.await()).isEqualTo(1);
    }
    assertThat(clock.nanos() - start).isEqualTo(SECOND_NANOS);
  }

  @Test
  void jiffiesDoNotDriftDuringAnHourOfIrregularWork() {
    Random random = new Random(7);
    long start = clock.nanos();
    long jiffies = 0;
    while (jiffies < 3600 * 60) {
      clock.stall(random.nextInt(40_000_000));
      jiffies += pacer.await();
    }
    long lag = clock.nanos() - start - jiffies * SECOND_NANOS / 60;
    assertThat(lag).isBetween(0L, SECOND_NANOS / 60);
    assertThat(pacer.dropped()).isZero();
  }

  @Test
  void aShortStallIsCaughtUp() {
    pacer.await();
    clock.stall(SECOND_NANOS / 20);
    assertThat(pacer.await()).isEqualTo(3);
    assertThat(pacer.await()).isEqualTo(1);
  }

  @Test
  void onlyATenthOfASecondOfALongStallIsCaughtUp() {
    clock.stall(10 * SECOND_NANOS);
    assertThat(pacer.await()).isEqualTo(JiffyPacer.MAX_CATCH_UP);
    assertThat(pacer.dropped()).isEqualTo(600 - JiffyPacer.MAX_CATCH_UP);
    assertThat(pacer.await()).isEqualTo(1);
  }

  @Test
  void awaitSleepsOncePerJiffy() {
    for (int i = 0; i < 60; i++) {
      pacer.await();
    }
    assertThat(clock.sleeps).isEqualTo(60);
  }

  @Test
  void timeBeforeARestartIsNotCaughtUp() {
    clock.stall(30 * SECOND_NANOS);
    pacer.restart();
    assertThat(pacer.await()).isEqualTo(1);
    assertThat(pacer.dropped()).isZero();
  }

  @Test
  void theSystemClockWaitsUntilTheRequestedTime() {
    PaceClock system = PaceClock.system();
    long target = system.nanos() + 2_000_000;
    system.sleepUntil(target);
    assertThat(system.nanos()).isGreaterThanOrEqualTo(target);
  }
}
