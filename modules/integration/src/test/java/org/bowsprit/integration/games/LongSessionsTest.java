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
 * <p>The properties {@code bowsprit.sessions.count} and {@code bowsprit.sessions.iterations} set
 * the number and the length of the sessions. The property {@code bowsprit.sessions.first} sets the
 * first seed.
 */
class LongSessionsTest {

  private static final long FIRST_SEED = Long.getLong("bowsprit.sessions.first", 1);
  private static final int SESSION_COUNT = Integer.getInteger("bowsprit.sessions.count", 2);
  private static final int ITERATIONS_PER_SESSION =
      Integer.getInteger("bowsprit.sessions.iterations", 1_000);
  private static final RoutingMode CLASSIC_MODE =
      new RoutingMode(new ClassicProvider(), WalkStyle.LEG_BY_LEG);

  @Test
  void savingAndLoadingDoNotChangeTheSession() {
    LabAssets assets = new LabAssets();
    AtomicInteger loadCount = new AtomicInteger();
    Queue<String> failures = new ConcurrentLinkedQueue<>();
    LongStream.range(FIRST_SEED, FIRST_SEED + SESSION_COUNT)
        .parallel()
        .forEach(
            seed -> {
              RunParameters parameters =
                  new RunParameters(seed, new RandomGame(seed, assets), CLASSIC_MODE);
              try {
                loadCount.addAndGet(
                    new LongSessionComparison(parameters, ITERATIONS_PER_SESSION).run());
              } catch (AssertionError e) {
                failures.add(e.getMessage());
              }
            });
    System.out.printf(
        "%d sessions of %d iterations, %d loads%n",
        SESSION_COUNT, ITERATIONS_PER_SESSION, loadCount.get());
    assertThat(failures).isEmpty();
    assertThat(loadCount.get()).isPositive();
  }
}
