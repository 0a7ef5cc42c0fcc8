package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.DemoRecording;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalKeeper;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.screen.ScenePainter;
import org.bowsprit.explorer.frames.FrameRecorder;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.console.VersionText;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.library.GameShelf;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveMaker;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
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
  private final SaveFolder folder;
  private final Registry<RouterProvider> routers;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A folder, zip or file of a game, or the name of a bundled one.")
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

  @Option(
      names = "--mend-glitches",
      description = "Mend small known glitches of the game's own scripts, seen or heard.")
  private boolean mendsGlitches;

  @Mixin private FaultOptions faults;
  @Mixin private FrameSelection frames;
  @Mixin private SaveOptions saves;
  @Mixin private JournalOptions journals;
  @Mixin private TraceSelection trace;
  @Mixin private SoundLogSelection sound;
  @Mixin private SpeechSelection speech;
  @Mixin private RouterSelection router;

  @Inject
  RunCommand(
      GameShelf shelf, SaveFolder folder, Registry<RouterProvider> routers, Console console) {
    this.shelf = shelf;
    this.folder = folder;
    this.routers = routers;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (ticks < 0) {
      throw CommandFailure.usage("--ticks must not be negative");
    }
    Game game = shelf.openToPlay(gameName);
    Beginning beginning = beginning(game);
    RouterIncidents incidents =
        new RouterIncidents(router.id(), line -> console.err().println(line));
    HeadlessHost host = new HeadlessHost();
    FramePainter painter = new FramePainter(new Random(beginning.origin().seed())::nextInt);
    long start = System.nanoTime();
    GameSession session;
    Optional<JournalPlayer.Drift> drift;
    try (SoundLogSelection.Log log = sound.open();
        JournalOptions.Recording recording = journals.open();
        TraceSelection.Lines lines = trace.open(game)) {
      GameSetup setup =
          setup(game, beginning.origin(), host, incidents)
              .withPainter(painter)
              .withSound(log.setup().withRecordings(Recordings.of(game), speech.mode()));
      session = lines.prepare(setup);
      JournalPlayer player = beginning.begin(session);
      JournalKeeper keeper =
          recording.keep(
              session, beginning.origin(), beginning.start(session, maker(game), painter.frame()));
      AfterTick record = recording(painter.frame());
      long end = session.ticks() + ticks;
      while (goesOn(session, host, end)) {
        player.feed(keeper::input);
        keeper.tick();
        player.checkHere();
        lines.afterTick();
        record.run(session.ticks() - 1);
      }
      keeper.end();
      drift = player.drift();
    }
    if (saves.isSaving()) {
      saves.save(maker(game).make(session.snapshot(), painter.frame(), ""));
    }
    session.faults().forEach(fault -> console.err().println("fault: " + fault.summary()));
    console.json(summary(game, session, painter.frame(), System.nanoTime() - start));
    if (incidents.count() > 0) {
      throw CommandFailure.plugin(
          "router '" + router.id() + "' failed " + incidents.count() + " times", null);
    }
    Beginning.requireNone(drift);
    return session.fault().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private boolean goesOn(GameSession session, HeadlessHost host, long end) {
    return session.ticks() < end
        && session.fault().isEmpty()
        && !host.hasEnded()
        && (untilRoom == null || session.world().room() != untilRoom);
  }

  /** What happens between two iterations. */
  private interface AfterTick {
    void run(long iteration);
  }

  private AfterTick recording(Frame frame) {
    Optional<FrameRecorder> recorder = frames.recorder();
    return iteration -> {
      if (recorder.isPresent()) {
        recorder.get().record(iteration, frame);
      }
    };
  }

  private Beginning beginning(Game game) throws IOException {
    String hash = game.identity().md5();
    Optional<Journal> replayed = journals.replayed(hash).filter(JournalOptions::saysOrigin);
    Optional<SavedGame> loaded = saves.loaded(folder.slots(game));
    if (replayed.isPresent() && loaded.isPresent()) {
      throw CommandFailure.usage("--replay and --load each say how to begin: give one of them");
    }
    if (replayed.isPresent()) {
      Journal.Origin recorded = replayed.get().origin();
      return new Beginning(recorded, replayed, loaded, List.of());
    }
    int usual = GameFacts.of(game.identity()).bootParameter();
    Journal.Origin origin =
        new Journal.Origin(
            hash,
            VersionText.version(),
            router.id(),
            seed,
            bootParameter == null ? usual : bootParameter,
            textSpeed == null ? GameSetup.SCRIPTS_TEXT_SPEED : textSpeed,
            mendsGlitches);
    return new Beginning(origin, replayed, loaded, input(game));
  }

  private List<Journal.Event> input(Game game) throws IOException {
    Optional<Journal> mere = journals.replayed(game.identity().md5());
    if (mere.isPresent() || input != null) {
      return mere.isPresent() ? mere.get().events() : events();
    }
    return DemoRecording.of(game).map(DemoRecording::events).orElse(List.of());
  }

  private static SaveMaker maker(Game game) {
    return SaveMaker.of(game, VersionText.version());
  }

  private GameSetup setup(
      Game game, Journal.Origin origin, HeadlessHost host, RouterIncidents incidents) {
    GameFacts facts = GameFacts.of(game);
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
        origin.textSpeed(),
        faults.policy(),
        origin.mended());
  }

  private List<Journal.Event> events() throws IOException {
    try {
      return InputScript.parse(Files.readAllLines(input)).events();
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
        session.faults().stream().map(ScriptFault::summary).toList(),
        TimeUnit.NANOSECONDS.toMillis(nanos));
  }

  /**
   * What the command prints; {@code wallMillis} is the one value that a repeat may change, {@code
   * frame} the hash of the last frame's indices, {@code faults} the faults of scripts, each place
   * once.
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
