package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalKeeper;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.screen.ScenePainter;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.index.Limits;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.frames.FrameRecorder;
import org.bowsprit.launcher.game.GameShelf;
import org.bowsprit.launcher.plugin.Registry;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.guard.RouterIncidents;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameHash;
import org.bowsprit.vm.ScriptFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game without window, sound or clock and tells how it went. */
@Command(
    name = "run",
    description = "Plays a game headless, in virtual time, and prints a JSON summary.")
public final class RunCommand implements Callable<ExitCode> {

  private final GameShelf shelf;
  private final Registry<RouterProvider> routers;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A folder, a zip or the name of a bundled game.")
  private String gameName;

  @Option(
      names = "--ticks",
      paramLabel = "N",
      required = true,
      description = "Play this many iterations of the main loop.")
  private long ticks;

  @Option(
      names = "--boot-param",
      paramLabel = "N",
      description = "Local 0 of the boot script; the game's usual one unless given.")
  private Integer bootParameter;

  @Option(names = "--input", paramLabel = "FILE", description = "Play this recorded input.")
  private Path input;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Seed of the scripts' random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--until-room",
      paramLabel = "R",
      description = "Stop when the game is in this room.")
  private Integer untilRoom;

  @Option(
      names = "--text-speed",
      paramLabel = "N",
      description =
          "Jiffies a character, 0 to 9, that win over the scripts' while no room is loaded.")
  private Integer textSpeed;

  @Mixin private FrameSelection frames;
  @Mixin private JournalOptions journals;
  @Mixin private TraceSelection trace;
  @Mixin private SoundLogSelection sound;
  @Mixin private SpeechSelection speech;
  @Mixin private RouterSelection router;

  @Inject
  RunCommand(GameShelf shelf, Registry<RouterProvider> routers, Console console) {
    this.shelf = shelf;
    this.routers = routers;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (ticks < 0) {
      throw CommandFailure.usage("--ticks must not be negative");
    }
    Game game = shelf.open(gameName);
    RouterIncidents incidents =
        new RouterIncidents(router.id(), line -> console.err().println(line));
    HeadlessHost host = new HeadlessHost();
    Journal past = past(game);
    FramePainter painter = new FramePainter(new Random(past.origin().seed())::nextInt);
    long start = System.nanoTime();
    GameSession session;
    try (SoundLogSelection.Log log = sound.open()) {
      GameSetup setup =
          setup(game, past.origin(), host, incidents)
              .withPainter(painter)
              .withSound(log.setup().withRecordings(Recordings.of(game), speech.mode()));
      session = play(game, setup, past, host, recording(painter.frame()));
    }
    console.json(summary(game, session, painter.frame(), System.nanoTime() - start));
    if (incidents.count() > 0) {
      throw CommandFailure.plugin(
          "router '" + router.id() + "' failed " + incidents.count() + " times", null);
    }
    return session.fault().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  /** What happens between two iterations. */
  private interface AfterTick {
    void run(long iteration) throws IOException;
  }

  private AfterTick recording(Frame frame) throws IOException {
    Optional<FrameRecorder> recorder = frames.recorder();
    return iteration -> {
      if (recorder.isPresent()) {
        recorder.get().record(iteration, frame);
      }
    };
  }

  /** Returns the journal to go on with: a saved one, or an empty one of a new game. */
  private Journal past(Game game) throws IOException {
    String fingerprint = game.identity().md5();
    Optional<Journal> loaded = journals.loaded(fingerprint, router.id());
    if (loaded.isPresent()) {
      return loaded.get();
    }
    int usual = GameFacts.of(game.identity().title()).bootParameter();
    int parameter = bootParameter == null ? usual : bootParameter;
    Journal.Origin origin = new Journal.Origin(fingerprint, router.id(), seed, parameter);
    return new Journal(origin, 0, List.of(), List.of());
  }

  private GameSetup setup(
      Game game, Journal.Origin origin, HeadlessHost host, RouterIncidents incidents) {
    GameFacts facts = GameFacts.of(game.identity().title());
    return new GameSetup(
        game.resources(),
        facts,
        router.router(routers, incidents),
        router.decidesLegs(routers),
        origin.bootParameter(),
        new SeededRandom(origin.seed()),
        ScenePainter.NONE,
        SoundSetup.unheard(),
        host,
        textSpeed == null ? GameSetup.SCRIPTS_TEXT_SPEED : textSpeed);
  }

  private GameSession play(
      Game game, GameSetup setup, Journal past, HeadlessHost host, AfterTick record)
      throws IOException {
    if (trace.file() != null) {
      return playTraced(game, setup, past, host, record);
    }
    GameSession session = GameSession.prepare(setup, SessionListener.NONE).start();
    play(session, past, host, () -> {}, record);
    return session;
  }

  private GameSession playTraced(
      Game game, GameSetup setup, Journal past, HeadlessHost host, AfterTick record)
      throws IOException {
    Limits limits = game.resources().index().limits();
    TraceOptions options = trace.options();
    try (PrintWriter file =
        new PrintWriter(Files.newBufferedWriter(trace.file(), StandardCharsets.UTF_8))) {
      TraceRecorder recorder =
          new TraceRecorder(
              options, limits.variables(), limits.bitVariables(), line -> write(line, file));
      GameSession session = recorder.prepare(setup).start();
      play(session, past, host, recorder::afterTick, record);
      return session;
    }
  }

  /** Writes a line of the trace, unless it is of what was saved and traced before. */
  private void write(String line, PrintWriter file) {
    if (!journals.isReplaying()) {
      file.append(line).append('\n');
    }
  }

  private void play(
      GameSession session, Journal past, HeadlessHost host, Runnable traced, AfterTick record)
      throws IOException {
    InputScript events = events();
    JournalKeeper keeper = journals.begin(session, past, traced);
    long end = past.ticks() + ticks;
    while (session.ticks() < end
        && session.fault().isEmpty()
        && !host.hasEnded()
        && !isInWantedRoom(session)) {
      events.feed(session.ticks(), keeper::input);
      keeper.tick();
      traced.run();
      record.run(session.ticks() - 1);
    }
    journals.keep(keeper.journal());
  }

  private boolean isInWantedRoom(GameSession session) {
    return untilRoom != null && session.world().room() == untilRoom;
  }

  private InputScript events() throws IOException {
    try {
      return InputScript.parse(input == null ? List.of() : Files.readAllLines(input));
    } catch (IllegalArgumentException e) {
      throw CommandFailure.data(input + ", " + e.getMessage());
    }
  }

  private Summary summary(Game game, GameSession session, Frame frame, long nanos) {
    return new Summary(
        1,
        game.identity().describe(),
        router.id(),
        session.ticks(),
        session.world().room(),
        FrameHash.of(frame),
        session.fault().map(ScriptFault::summary).stream().toList(),
        TimeUnit.NANOSECONDS.toMillis(nanos));
  }

  /**
   * What the command prints; {@code wallMillis} is the one value that a repeat may change, {@code
   * frame} the hash of the last frame's indices.
   */
  record Summary(
      int schema,
      String game,
      String router,
      long ticks,
      int room,
      String frame,
      List<String> faults,
      long wallMillis) {}
}
