package org.bowsprit.render.pacing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests how many jiffies a loop must run, with a clock that the test controls. */
class JiffyPacerTest {

  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  /** A clock that advances only by sleeping and by stalls that a test adds. */
  private static final class FakeClock implements PaceClock {
    private long now = 12_345;
    private long sleepCount;

    @Override
    public long nanos() {
      return now;
    }

    @Override
    public void sleepUntil(long nanos) {
      sleepCount++;
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
    assertThat(clock.nanos() - start).isEqualTo(NANOS_PER_SECOND);
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
    long lag = clock.nanos() - start - jiffies * NANOS_PER_SECOND / 60;
    assertThat(lag).isBetween(0L, NANOS_PER_SECOND / 60);
    assertThat(pacer.dropped()).isZero();
  }

  @Test
  void thePacerCatchesUpAfterAShortStall() {
    pacer.await();
    clock.stall(NANOS_PER_SECOND / 20);
    assertThat(pacer.await()).isEqualTo(3);
    assertThat(pacer.await()).isEqualTo(1);
  }

  @Test
  void thePacerCatchesUpOnlyATenthOfASecondAfterALongStall() {
    clock.stall(10 * NANOS_PER_SECOND);
    assertThat(pacer.await()).isEqualTo(JiffyPacer.MAX_CATCH_UP);
    assertThat(pacer.dropped()).isEqualTo(600 - JiffyPacer.MAX_CATCH_UP);
    assertThat(pacer.await()).isEqualTo(1);
  }

  @Test
  void awaitSleepsOncePerJiffy() {
    for (int i = 0; i < 60; i++) {
      pacer.await();
    }
    assertThat(clock.sleepCount).isEqualTo(60);
  }

  @Test
  void thePacerDoesNotCatchUpTheTimeBeforeARestart() {
    clock.stall(30 * NANOS_PER_SECOND);
    pacer.restart();
    assertThat(pacer.await()).isEqualTo(1);
    assertThat(pacer.dropped()).isZero();
  }

  @Test
  void theSystemClockWaitsUntilTheRequestedTime() {
    PaceClock systemClock = PaceClock.system();
    long target = systemClock.nanos() + 2_000_000;
    systemClock.sleepUntil(target);
    assertThat(systemClock.nanos()).isGreaterThanOrEqualTo(target);
  }
}
