package org.bowsprit.benchmarks;

import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
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
 * Measures an iteration of the main loop with its frame while the demonstrations of artlab play.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.Throughput, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TickBenchmark {

  private static final int FIRST_DEMO = 100;
  private static final int RESTART_TICK = 2000;

  /** The room of artlab whose demonstration plays: objects, costumes, fonts, a scrolling room. */
  @Param({"4", "6", "7", "8"})
  public int room;

  private GameResources artlab;
  private FramePainter painter;
  private GameSession session;

  /** Opens the game. */
  @Setup
  public void open() {
    artlab =
        new GameOpener()
            .open(Path.of(System.getProperty("bowsprit.root"), "games", "artlab"))
            .resources();
    boot();
  }

  private void boot() {
    painter = new FramePainter(new Random(1)::nextInt);
    session =
        GameSession.boot(
            GameSetup.headless(artlab, new BoxGraphProvider())
                .withBootParameter(FIRST_DEMO + room)
                .withPainter(painter));
  }

  /**
   * Runs one iteration and paints its frame. The demonstration restarts some time after its end.
   */
  @Benchmark
  public Frame tickAndCompose() {
    if (session.ticks() == RESTART_TICK) {
      boot();
    }
    session.tick();
    return painter.frame();
  }
}
