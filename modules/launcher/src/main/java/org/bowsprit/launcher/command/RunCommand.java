package org.bowsprit.launcher.command;

import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonDocument;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.VersionText;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.explorer.frames.FrameRecorder;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.FaultOptions;
import org.bowsprit.launcher.option.FrameSelection;
import org.bowsprit.launcher.option.GameParameter;
import org.bowsprit.launcher.option.JournalOptions;
import org.bowsprit.launcher.option.RouterSelection;
import org.bowsprit.launcher.option.RunOptions;
import org.bowsprit.launcher.option.SaveOptions;
import org.bowsprit.launcher.option.SoundLogSelection;
import org.bowsprit.launcher.option.SpeechSelection;
import org.bowsprit.launcher.option.TraceSelection;
import org.bowsprit.launcher.option.WavSelection;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.session.RecordingFile;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.player.session.StandardStart;
import org.bowsprit.player.sound.SoundOutput;
import org.bowsprit.player.sound.SoundServices;
import org.bowsprit.playtest.selfcheck.SelfCheck;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameHash;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The command {@code bowsprit run}: plays a game without window, sound or clock, and reports the
 * result.
 */
@Command(
    name = "run",
    description = "Plays a game headless, in virtual time, and prints a JSON summary.")
public final class RunCommand implements Callable<ExitCode> {

  private static final int NO_ROOM = -1;

  /** The maximum number of iterations of a check, which is more than any game needs. */
  private static final long MAX_CHECK_TICKS = 1_000_000;

  private final GameCatalog catalog;
  private final SaveFolder folder;
  private final SessionFactory sessions;
  private final SoundServices services;
  private final Providers<RouterProvider> routers;
  private final Console console;

  @Mixin private GameParameter gameName;

  @Option(
      names = "--ticks",
      paramLabel = "N",
      description = "Play this many iterations of the main loop.")
  private Long ticks;

  @Option(
      names = "--check",
      description =
          "Play a game that checks itself, such as witness, to its end and print a line for each"
              + " scene; exit 1 if one differs.")
  private boolean checks;

  @Option(
      names = "--until-room",
      paramLabel = "N|NAME",
      description = "Stop when the game is in this room.")
  private String untilRoom;

  private int endRoom = NO_ROOM;

  @Mixin private JsonOption json;
  @Mixin private RunOptions runOptions;
  @Mixin private FaultOptions faults;
  @Mixin private FrameSelection frames;
  @Mixin private SaveOptions saves;
  @Mixin private JournalOptions journals;
  @Mixin private TraceSelection trace;
  @Mixin private SoundLogSelection sound;
  @Mixin private WavSelection wav;
  @Mixin private SpeechSelection speech;
  @Mixin private RouterSelection router;

  @Inject
  RunCommand(
      GameCatalog catalog,
      SaveFolder folder,
      SessionFactory sessions,
      SoundServices services,
      Providers<RouterProvider> routers,
      Console console) {
    this.catalog = catalog;
    this.folder = folder;
    this.sessions = sessions;
    this.services = services;
    this.routers = routers;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (ticks == null) {
      ticks = maxTicks();
    }
    if (ticks < 0) {
      throw CommandFailure.refused("refused.at-least", "--ticks", 0, ticks);
    }
    Game game = catalog.openToPlay(gameName.name());
    // Problems of a symbol file are reported when the session begins.
    Symbols symbols = SymbolFile.of(game, warning -> {});
    endRoom =
        untilRoom == null ? NO_ROOM : RoomDirectory.of(game.resources(), symbols).number(untilRoom);
    String defaultRouter = DefaultRouter.of(game.identity());
    StandardStart beginning =
        runOptions.requestedBeginning(
            game,
            router.id(defaultRouter),
            checks ? OptionalInt.of(SelfCheck.BOOT_PARAMETER) : OptionalInt.empty(),
            journals,
            saves.loaded(() -> folder.slots(game)));
    HeadlessHost host = new HeadlessHost();
    FramePainter painter = new FramePainter(new Random(beginning.origin().seed())::nextInt);
    SelfCheck selfCheck = new SelfCheck(painter.frame());
    long start = System.nanoTime();
    Session session;
    try (SoundOutput output = soundOutput(game);
        RecordingFile recording = RecordingFile.open(journals.recording(), journals.author());
        TraceSelection.OpenTrace openTrace = trace.open(game, symbols)) {
      SessionParts parts =
          new SessionParts(
              game,
              router.choice(defaultRouter),
              beginning.origin(),
              faults.policy(),
              Optional.of(painter),
              output.setup(),
              host,
              recording);
      session =
          sessions.begin(
              parts,
              setup ->
                  beginning.begin(setup, ready -> openTrace.prepare(ready).addListener(selfCheck)),
              line -> console.err().println(line));
      play(session, host, painter.frame());
    }
    if (saves.isSaving()) {
      SaveFactory saveFactory = SaveFactory.of(game, VersionText.version());
      saves.save(saveFactory.create(session.game().snapshot(), painter.frame(), ""));
    }
    if (faults.policy() == FaultPolicy.STRICT) {
      printOddities(game, session.game());
    }
    NamedText namedText = new NamedText(session.symbols());
    game.resources().truncationMessage().ifPresent(console.err()::println);
    session
        .game()
        .faults()
        .forEach(fault -> console.err().println("fault: " + namedText.fault(fault)));
    SelfCheckReport report =
        new SelfCheckReport(
            selfCheck.scenes(), routers.get(router.id(defaultRouter)).capabilities());
    if (checks) {
      report.print(console, json.isRequested());
    } else {
      console.json(summary(game, session.game(), painter.frame(), System.nanoTime() - start));
    }
    session.requireRouterWorked();
    session.requireNoDrift();
    if (checks && !(host.hasEnded() && report.holds())) {
      return ExitCode.FAILED;
    }
    return session.game().fault().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  /** Reports irregularities of a game that do not prevent playing it. */
  private void printOddities(Game game, GameSession session) {
    Stream.concat(
            game.resources().tolerantResources().oddities().stream().map(Oddity::message),
            session.machine().toleratedErrors().stream())
        .forEach(line -> console.err().println("odd: " + line));
  }

  private long maxTicks() {
    if (!checks) {
      throw CommandFailure.refused("refused.missing", "--ticks=N");
    }
    return MAX_CHECK_TICKS;
  }

  private SoundOutput soundOutput(Game game) {
    if (wav.device().isPresent()) {
      if (sound.isChosen()) {
        throw CommandFailure.refused("refused.heard-twice");
      }
      return SoundOutput.ofDevice(
          game, services, wav.device().get(), wav.music(), speech.mode(), console::note);
    }
    SoundLogSelection.Log log = sound.open();
    return SoundOutput.ofSetup(game, log.setup(), speech.mode(), log::close);
  }

  private void play(Session session, HeadlessHost host, Frame frame) {
    Optional<FrameRecorder> recorder = frames.recorder();
    long endTick = session.game().ticks() + ticks;
    while (shouldContinue(session.game(), host, endTick)) {
      session.game().tick();
      recorder.ifPresent(files -> files.record(session.game().ticks() - 1, frame));
    }
    session.game().end();
  }

  private boolean shouldContinue(GameSession session, HeadlessHost host, long endTick) {
    return session.ticks() < endTick
        && session.fault().isEmpty()
        && !host.hasEnded()
        && session.world().room() != endRoom;
  }

  private Summary summary(Game game, GameSession session, Frame frame, long nanos) {
    return new Summary(
        1,
        game.identity().description(),
        router.id(DefaultRouter.of(game.identity())),
        session.ticks(),
        session.world().room(),
        FrameHash.of(frame),
        session.faults().stream().map(ScriptFault::summary).toList(),
        TimeUnit.NANOSECONDS.toMillis(nanos));
  }

  /**
   * The result of a run. Only {@code wallMillis} may differ between two identical runs. {@code
   * frame} is the hash of the last frame's colour indices. {@code faults} are the faults of
   * scripts, one for each place.
   */
  record Summary(
      int schema,
      String game,
      String router,
      long ticks,
      int room,
      String frame,
      List<String> faults,
      long wallMillis)
      implements JsonDocument {

    @Override
    public void write(JsonGenerator json) throws IOException {
      json.writeStartObject();
      json.writeNumberField("schema", schema);
      json.writeStringField("game", game);
      json.writeStringField("router", router);
      json.writeNumberField("ticks", ticks);
      json.writeNumberField("room", room);
      json.writeStringField("frame", frame);
      json.writeArrayFieldStart("faults");
      for (String fault : faults) {
        json.writeString(fault);
      }
      json.writeEndArray();
      json.writeNumberField("wallMillis", wallMillis);
      json.writeEndObject();
    }
  }
}
