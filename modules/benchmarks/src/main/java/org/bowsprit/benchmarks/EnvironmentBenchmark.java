package org.bowsprit.benchmarks;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.bowsprit.environment.Environment;
import org.bowsprit.environment.EnvironmentState;
import org.bowsprit.environment.TestGame;
import org.bowsprit.environment.action.AgentAction;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.playtest.play.Action;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how long the environment takes to carry out a decision and observe the game, and to
 * store and restore a state.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.Throughput, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class EnvironmentBenchmark {

  private static final int MAX_STEP_TICKS = 300;
  private static final int STEPS_PER_RUN = 50;

  /** The game: a lab game, or Gannet Rock. */
  @Param({"walklab", "gannet-rock"})
  public String game;

  /** True if each observation contains hashes. */
  @Param({"false", "true"})
  public boolean hashed;

  private final SplittableRandom random = new SplittableRandom(1);
  private Environment environment;
  private EnvironmentState start;
  private int steps;

  /** Starts the game. */
  @Setup(Level.Trial)
  public void begin() {
    Path root = Path.of(System.getProperty("bowsprit.root"));
    boolean isLab = game.endsWith("lab");
    Path folder = root.resolve(isLab ? "games" : "distribution/target/bowsprit/games");
    environment =
        Environment.reset(
            TestGame.ofFolder(folder.resolve(game)),
            new Environment.Options(0, hashed),
            1,
            Optional.empty(),
            Optional.empty());
    if (!isLab) {
      environment.step(
          new AgentAction.Use(environment.actions().get(0)), Environment.DEFAULT_MAX_TICKS);
    }
    start = environment.snapshot();
  }

  /**
   * Carries out one of the offered actions and observes the game. Restores the first state from
   * time to time.
   */
  @Benchmark
  public StepResult decision() {
    if (++steps % STEPS_PER_RUN == 0) {
      environment.restore(start);
    }
    List<Action> offered = environment.actions();
    AgentAction action =
        offered.isEmpty()
            ? new AgentAction.Wait(10)
            : new AgentAction.Use(offered.get(random.nextInt(offered.size())));
    return environment.step(action, MAX_STEP_TICKS);
  }

  /** Stores the state and restores it. */
  @Benchmark
  public Environment snapshotAndRestore() {
    environment.restore(environment.snapshot());
    return environment;
  }
}
