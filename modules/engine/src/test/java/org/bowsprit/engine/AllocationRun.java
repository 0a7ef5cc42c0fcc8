package org.bowsprit.engine;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/**
 * Plays a game in a separate process and prints the number of bytes that its iterations allocate.
 */
public final class AllocationRun {

  private static final int MEASURED_ITERATIONS = 1_000;

  /**
   * The maximum number of runs. The game allocates the same number of bytes in each run, but the
   * JVM may allocate more, for example when it loads a class or discards compiled code.
   */
  private static final int MAX_RUNS = 8;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final GameResources resources;
  private final int bootParameter;
  private final int warmUpIterations;

  private AllocationRun(GameResources resources, int bootParameter, int warmUpIterations) {
    this.resources = resources;
    this.bootParameter = bootParameter;
    this.warmUpIterations = warmUpIterations;
  }

  /**
   * Plays the game several times and prints the number of bytes that the best run allocates. The
   * arguments are the folder of the game, the boot parameter and the number of iterations of the
   * warm-up.
   */
  public static void main(String[] arguments) {
    AllocationRun run =
        new AllocationRun(
            new GameOpener().open(Path.of(arguments[0])).resources(),
            Integer.parseInt(arguments[1]),
            Integer.parseInt(arguments[2]));
    long leastBytes = Long.MAX_VALUE;
    for (int attempt = 0; attempt < MAX_RUNS && leastBytes > 0; attempt++) {
      leastBytes = Math.min(leastBytes, run.allocatedBytes());
    }
    System.out.println("bytes: " + leastBytes);
  }

  /** Plays the game from its start, and returns the number of bytes allocated after the warm-up. */
  private long allocatedBytes() {
    GameSession session =
        GameSession.boot(
            GameSetup.headless(resources, new BoxGraphProvider())
                .withBootParameter(bootParameter)
                .withPainter(new FramePainter(bound -> 0)));
    play(session, warmUpIterations);
    long thread = Thread.currentThread().getId();
    long bytesBefore = threads.getThreadAllocatedBytes(thread);
    play(session, MEASURED_ITERATIONS);
    return threads.getThreadAllocatedBytes(thread) - bytesBefore;
  }

  private static void play(GameSession session, int iterations) {
    for (int iteration = 0; iteration < iterations; iteration++) {
      session.tick();
    }
  }
}
