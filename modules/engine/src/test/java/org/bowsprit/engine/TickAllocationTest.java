package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Iterations that are played and painted use the same memory again. */
class TickAllocationTest {

  private static final int MEASURED = 1_000;

  /**
   * What the game allocates it allocates in every play; the virtual machine may add some bytes of
   * its own to one, as when it loads a class or gives up compiled code.
   */
  private static final int PLAYS = 8;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @CsvSource({
    // A still room, in which the cursor alone changes.
    "walklab, 1, 100",
    // Actors walk, turn and speak behind masks.
    "artlab, 104, 1500",
    // Costumes, scaled and not.
    "artlab, 106, 1500",
  })
  void anIterationWithItsPictureAllocatesNothing(String game, int boot, int warmUp) {
    GameResources resources =
        new GameOpener().open(Path.of("target/test-classes/games", game)).resources();
    long least = Long.MAX_VALUE;
    for (int play = 0; play < PLAYS && least > 0; play++) {
      least = Math.min(least, allocated(resources, boot, warmUp));
    }

    assertThat(least).isZero();
  }

  /** Plays a game from its beginning; returns the bytes allocated after the warm-up. */
  private long allocated(GameResources resources, int boot, int warmUp) {
    GameSession session =
        GameSession.boot(
            GameSetup.headless(resources, new BoxGraphProvider())
                .withBootParameter(boot)
                .withPainter(new FramePainter(bound -> 0)));
    play(session, warmUp);
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    play(session, MEASURED);
    return threads.getThreadAllocatedBytes(thread) - before;
  }

  private static void play(GameSession session, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      session.tick();
    }
  }
}
