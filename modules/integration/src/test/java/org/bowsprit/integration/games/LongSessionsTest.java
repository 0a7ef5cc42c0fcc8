package org.bowsprit.integration.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.integration.games.Play.Match;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests that long sessions of random games, with the walking of 1992, are the same with and without
 * saves and loads.
 *
 * <p>{@code -Dbowsprit.sessions.count=200 -Dbowsprit.sessions.iterations=5000} plays more and
 * longer sessions, {@code -Dbowsprit.sessions.first=3} starts with another seed.
 */
class LongSessionsTest {

  private static final long FIRST = Long.getLong("bowsprit.sessions.first", 1);
  private static final int COUNT = Integer.getInteger("bowsprit.sessions.count", 2);
  private static final int ITERATIONS = Integer.getInteger("bowsprit.sessions.iterations", 1_000);
  private static final Way CLASSIC = new Way(new ClassicProvider(), WalkStyle.LEG_BY_LEG);

  @Test
  void savesAndLoadsBetweenChangeNothing() {
    LabAssets assets = new LabAssets();
    AtomicInteger loads = new AtomicInteger();
    Queue<String> failures = new ConcurrentLinkedQueue<>();
    LongStream.range(FIRST, FIRST + COUNT)
        .parallel()
        .forEach(
            seed -> {
              Match match = new Match(seed, new RandomGame(seed, assets), CLASSIC);
              try {
                loads.addAndGet(new LongSession(match, ITERATIONS).run());
              } catch (AssertionError e) {
                failures.add(e.getMessage());
              }
            });
    System.out.printf("%d sessions of %d iterations, %d loads%n", COUNT, ITERATIONS, loads.get());
    assertThat(failures).isEmpty();
    assertThat(loads.get()).isPositive();
  }
}
