package org.bowsprit.integration.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.integration.games.GameRun.RunParameters;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests that saving and loading does not change long sessions of random games that use the classic
 * router.
 *
 * <p>{@code -Dbowsprit.sessions.count=200 -Dbowsprit.sessions.iterations=5000} plays more and
 * longer sessions, {@code -Dbowsprit.sessions.first=3} starts with another seed.
 */
class LongSessionsTest {

  private static final long FIRST = Long.getLong("bowsprit.sessions.first", 1);
  private static final int COUNT = Integer.getInteger("bowsprit.sessions.count", 2);
  private static final int ITERATIONS = Integer.getInteger("bowsprit.sessions.iterations", 1_000);
  private static final RoutingMode CLASSIC =
      new RoutingMode(new ClassicProvider(), WalkStyle.LEG_BY_LEG);

  @Test
  void savingAndLoadingDoesNotChangeTheSession() {
    LabAssets assets = new LabAssets();
    AtomicInteger loads = new AtomicInteger();
    Queue<String> failures = new ConcurrentLinkedQueue<>();
    LongStream.range(FIRST, FIRST + COUNT)
        .parallel()
        .forEach(
            seed -> {
              RunParameters match = new RunParameters(seed, new RandomGame(seed, assets), CLASSIC);
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
