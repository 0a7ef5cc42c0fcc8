package org.bowsprit.benchmarks;

import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures an iteration of the main loop, with and without its frame, on walklab's tour through all
 * rooms.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.Throughput, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class TourBenchmark {

  private static final int TOUR_BOOT_PARAMETER = 100;
  private static final int TOUR_TICKS = 13_000;

  /** The router that plans the walks, which also determines the walker. */
  @Param({"box-graph", "classic"})
  public String router;

  /** True if the frame of each iteration is painted. */
  @Param({"false", "true"})
  public boolean picture;

  private GameSession session;
  private GameState beginning;

  /** Boots the tour. */
  @Setup
  public void boot() {
    GameResources walklab =
        new GameOpener()
            .open(Path.of(System.getProperty("bowsprit.root"), "games", "walklab"))
            .resources();
    RouterProvider provider =
        router.equals("classic") ? new ClassicProvider() : new BoxGraphProvider();
    GameSetup setup = GameSetup.headless(walklab, provider).withBootParameter(TOUR_BOOT_PARAMETER);
    session =
        GameSession.boot(
            picture ? setup.withPainter(new FramePainter(new Random(1)::nextInt)) : setup);
    beginning = session.snapshot();
  }

  /** Runs one iteration. The tour restarts after its end. */
  @Benchmark
  public GameSession tick() {
    if (session.ticks() == TOUR_TICKS) {
      session.restore(beginning);
    }
    session.tick();
    return session;
  }
}
