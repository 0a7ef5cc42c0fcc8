package org.bowsprit.benchmarks;

import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
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
 * Measures how long it takes to make a snapshot of a session, and to write, read and restore it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class SaveBenchmark {

  private static final int TICKS = 400;

  /** The game: Gannet Rock, the tour of walklab, all of oplab, a tune of soundlab. */
  @Param({"gannet-rock", "walklab", "oplab", "soundlab"})
  public String game;

  private final SaveFormat format = new SaveFormat();
  private GameSession session;
  private FramePainter painter;
  private GameState state;
  private byte[] file;

  /** Plays for a while and saves the game. */
  @Setup
  public void play() {
    GameResources resources = new GameOpener().open(folder()).resources();
    painter = new FramePainter(new Random(1)::nextInt);
    session =
        GameSession.boot(
            GameSetup.headless(resources, new BoxGraphProvider())
                .withBootParameter(game.equals("walklab") ? 100 : 0)
                .withPainter(painter));
    for (int i = 0; i < TICKS; i++) {
      session.tick();
    }
    state = session.snapshot();
    file = save();
    System.out.printf("a save of %s has %,d bytes%n", game, file.length);
  }

  /**
   * Returns the folder of the game. The lab games are in the checkout, Gannet Rock is in the
   * distribution.
   */
  private Path folder() {
    Path root = Path.of(System.getProperty("bowsprit.root"));
    Path lab = root.resolve("games").resolve(game);
    return game.endsWith("lab") ? lab : root.resolve("distribution/target/bowsprit/games/" + game);
  }

  /** Makes a snapshot. The rewind function makes one per second. */
  @Benchmark
  public GameState snapshot() {
    return session.snapshot();
  }

  /** Restores a snapshot. */
  @Benchmark
  public GameSession restore() {
    session.restore(state);
    return session;
  }

  /** Saves without the disk: makes a snapshot, a thumbnail and the bytes. */
  @Benchmark
  public byte[] save() {
    SaveHeader header =
        new SaveHeader("0", game, "0", "a save", 1, "", 0, 0, Thumbnail.of(painter.frame()));
    return format.write(new SavedGame(header, session.snapshot()));
  }

  /** Loads without the disk: checks the bytes, creates the records and restores the state. */
  @Benchmark
  public GameSession load() {
    session.load(format.read(file).state());
    return session;
  }

  /** Reads the header of a save, as for a list. */
  @Benchmark
  public SaveHeader readHeader() {
    return format.readHeader(file);
  }
}
