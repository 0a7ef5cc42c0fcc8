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
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
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

  @Mixin private FrameSelection frames;
  @Mixin private TraceSelection trace;
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
    FramePainter painter = new FramePainter(new Random(seed)::nextInt);
    GameSetup setup = setup(game, host, incidents).withPainter(painter);
    long start = System.nanoTime();
    GameSession session;
    AfterTick record = recording(painter.frame());
    if (trace.file() == null) {
      session = GameSession.prepare(setup, SessionListener.NONE).start();
      play(session, host, record);
    } else {
      session = playTraced(game, setup, host, record);
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

  private GameSetup setup(Game game, HeadlessHost host, RouterIncidents incidents) {
    GameFacts facts = GameFacts.of(game.identity().title());
    return new GameSetup(
        game.resources(),
        facts,
        router.router(routers, incidents),
        router.decidesLegs(routers),
        bootParameter == null ? facts.bootParameter() : bootParameter,
        new SeededRandom(seed),
        ScenePainter.NONE,
        SoundSetup.UNHEARD,
        host,
        GameSetup.SCRIPTS_TEXT_SPEED);
  }

  private GameSession playTraced(Game game, GameSetup setup, HeadlessHost host, AfterTick record)
      throws IOException {
    Limits limits = game.resources().index().limits();
    TraceOptions options = trace.options();
    try (PrintWriter file =
        new PrintWriter(Files.newBufferedWriter(trace.file(), StandardCharsets.UTF_8))) {
      TraceRecorder recorder =
          new TraceRecorder(
              options,
              limits.variables(),
              limits.bitVariables(),
              line -> file.append(line).append('\n'));
      GameSession session = recorder.prepare(setup).start();
      play(
          session,
          host,
          iteration -> {
            recorder.afterTick();
            record.run(iteration);
          });
      return session;
    }
  }

  private void play(GameSession session, HeadlessHost host, AfterTick afterTick)
      throws IOException {
    InputScript events = events();
    while (session.ticks() < ticks
        && session.fault().isEmpty()
        && !host.hasEnded()
        && !isInWantedRoom(session)) {
      events.feed(session);
      session.tick();
      afterTick.run(session.ticks() - 1);
    }
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
