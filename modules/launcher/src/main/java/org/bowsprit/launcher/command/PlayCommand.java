package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalKeeper;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.game.GameShelf;
import org.bowsprit.launcher.play.FocusLoss;
import org.bowsprit.launcher.play.Loudspeaker;
import org.bowsprit.launcher.play.Notes;
import org.bowsprit.launcher.play.PauseLayer;
import org.bowsprit.launcher.play.PlayHost;
import org.bowsprit.launcher.play.PlayedGame;
import org.bowsprit.launcher.play.Playing;
import org.bowsprit.launcher.play.Preferences;
import org.bowsprit.launcher.play.Reload;
import org.bowsprit.launcher.plugin.Registry;
import org.bowsprit.launcher.save.SaveFolder;
import org.bowsprit.launcher.save.SaveMaker;
import org.bowsprit.launcher.save.SaveSlot;
import org.bowsprit.launcher.save.SaveSlots;
import org.bowsprit.launcher.save.SaveTrouble;
import org.bowsprit.launcher.save.ScriptSaves;
import org.bowsprit.launcher.sound.GameSound;
import org.bowsprit.launcher.sound.SoundServices;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.guard.RouterIncidents;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererChooser;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.render.pacing.PaceClock;
import org.bowsprit.vm.ScriptFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit play}: a game in a window or terminal, in real time. */
@Command(
    name = "play",
    description = "Plays a game.",
    footer = {
      "",
      "Keys of the program: Alt+Enter or F11 full screen, Ctrl+A pixel shape, Ctrl+S filter,",
      "Ctrl+F fast, Ctrl+P pause, F12 screenshot, Ctrl+Q leave. All others are the game's.",
      "A game dropped on the window is played instead."
    })
public final class PlayCommand implements Callable<ExitCode> {

  private final GameShelf shelf;
  private final SaveFolder folder;
  private final Registry<RendererProvider> renderers;
  private final Registry<RouterProvider> routers;
  private final SoundServices services;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A folder, a zip or the name of a bundled game.")
  private String gameName;

  @Mixin private RendererSelection renderer;
  @Mixin private RouterSelection router;
  @Mixin private SoundSelection sound;
  @Mixin private SpeechSelection speech;

  @Option(
      names = "--boot-param",
      paramLabel = "N",
      description = "What the boot script is given (what the game usually starts with).")
  private Integer bootParameter;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Repeat the random numbers of an earlier game with this seed.")
  private Long seed;

  @Option(
      names = "--load",
      paramLabel = "SLOT",
      description = "Go on with this saved game: 1 to 99, quick, auto-1 to auto-3, or a file.")
  private String load;

  @Mixin private JournalOptions journals;

  @Option(
      names = "--reload",
      description = {
        "Go on with the new game when 'bowsprit build' has built it anew in its folder;",
        "when its scripts have changed it begins anew."
      })
  private boolean reloads;

  @Option(
      names = "--on-focus-loss",
      paramLabel = "continue|mute|pause",
      defaultValue = "mute",
      description = "What to do while another window has the keyboard (${DEFAULT-VALUE}).")
  private FocusLoss focusLoss;

  @Inject
  PlayCommand(
      GameShelf shelf,
      SaveFolder folder,
      Registry<RendererProvider> renderers,
      Registry<RouterProvider> routers,
      SoundServices services,
      Console console) {
    this.shelf = shelf;
    this.folder = folder;
    this.renderers = renderers;
    this.routers = routers;
    this.services = services;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Notes notes = new Notes(this::print);
    Game game = shelf.open(gameName);
    try (JournalOptions.Recording recording = journals.open();
        Renderer opened = open(game, notes);
        AudioDevice device = sound.device(services, notes::tell)) {
      Seat seat = new Seat(opened, device, notes);
      Reload reload = reload(game, notes);
      Optional<Path> next = play(game, asAsked(game), recording, reload, seat);
      while (next.isPresent()) {
        Game another = shelf.open(next.get().toString());
        opened.apply(opened.settings().withTitle(title(another)));
        if (!reload.wasDue()) {
          reload = Reload.never();
        }
        Beginning beginning = reload.wasDue() ? asAsked(another) : usual(another);
        next = play(another, beginning, JournalOptions.Recording.NONE, reload, seat);
      }
      return ExitCode.DONE;
    } finally {
      notes.release();
    }
  }

  /** Where the player sits: what is seen, heard and told there, whatever is played. */
  private record Seat(Renderer renderer, AudioDevice device, Notes notes) {}

  /** Returns how a game begins that was asked for on the command line. */
  private Beginning asAsked(Game game) throws IOException {
    Beginning usual = usual(game);
    Optional<Journal> replayed = journals.replayed(game.identity().md5());
    if (replayed.isPresent() && JournalOptions.saysOrigin(replayed.get())) {
      if (load != null) {
        throw CommandFailure.usage("--replay and --load each say how to begin: give one of them");
      }
      return new Beginning(replayed.get().origin(), replayed, Optional.empty(), List.of());
    }
    return new Beginning(
        new Journal.Origin(
            game.identity().md5(),
            VersionText.version(),
            router.id(),
            seed == null ? usual.origin().seed() : seed,
            bootParameter == null ? usual.origin().bootParameter() : bootParameter,
            GameSetup.SCRIPTS_TEXT_SPEED),
        Optional.empty(),
        loaded(folder.slots(game)),
        replayed.map(Journal::events).orElse(List.of()));
  }

  private Reload reload(Game game, Notes notes) {
    if (!reloads) {
      return Reload.never();
    }
    Path folder = gameName == null ? null : Path.of(gameName);
    if (folder == null || !Files.isDirectory(folder)) {
      throw CommandFailure.usage("--reload wants the folder that 'bowsprit build' builds into");
    }
    return new Reload(folder.resolve(game.identity().indexName()), notes::tell);
  }

  private Beginning usual(Game game) {
    return new Beginning(
        new Journal.Origin(
            game.identity().md5(),
            VersionText.version(),
            router.id(),
            new SplittableRandom().nextLong(),
            GameFacts.of(game.identity().title()).bootParameter(),
            GameSetup.SCRIPTS_TEXT_SPEED),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  private Optional<SavedGame> loaded(SaveSlots slots) {
    if (load == null) {
      return Optional.empty();
    }
    try {
      Optional<SaveSlot> slot = SaveSlot.of(load);
      return Optional.of(slot.isPresent() ? slots.load(slot.get()) : slots.load(Path.of(load)));
    } catch (SaveTrouble e) {
      throw CommandFailure.data(e.getMessage());
    }
  }

  /** Returns the game to play instead, which the player dropped on the window; empty at the end. */
  private Optional<Path> play(
      Game game,
      Beginning beginning,
      JournalOptions.Recording recording,
      Reload reload,
      Seat seat) {
    try (GameSound heard = sound.card(game, seat.device(), services, seat.notes()::tell)) {
      return play(game, beginning, recording, reload, seat, heard);
    }
  }

  private Optional<Path> play(
      Game game,
      Beginning beginning,
      JournalOptions.Recording recording,
      Reload reload,
      Seat seat,
      GameSound heard) {
    PauseLayer pause = new PauseLayer();
    FramePainter painter = new FramePainter(new SplittableRandom()::nextInt);
    SaveMaker maker = SaveMaker.of(game, VersionText.version());
    ScriptSaves saves = new ScriptSaves(folder.slots(game), maker, painter.frame());
    PlayHost host = new PlayHost(saves, folder.texts(game));
    Journal.Origin origin = beginning.origin();
    RouterIncidents incidents = new RouterIncidents(router.id(), seat.notes()::tell);
    GameSetup setup =
        GameSetup.headless(game.resources(), routers.get(router.id()))
            .withRouter(router.router(routers, incidents), router.decidesLegs(routers))
            .withFacts(GameFacts.of(game.identity().title()))
            .withBootParameter(origin.bootParameter())
            .withRandom(new SeededRandom(origin.seed()))
            .withTextSpeed(origin.textSpeed())
            .withHost(host)
            .withPainter(painter)
            .withSound(heard.setup(speech.mode()));
    boolean again = reload.isAgain();
    GameSession session =
        again ? reload.begin(setup) : GameSession.prepare(setup, SessionListener.NONE);
    JournalPlayer player =
        again ? JournalPlayer.ofInput(session, List.of()) : beginning.begin(session);
    JournalKeeper keeper =
        recording.keep(session, origin, beginning.start(session, maker, painter.frame()));
    Optional<Path> next =
        new Playing(
                new PlayedGame(session, painter, player, keeper, host::hasEnded),
                pause,
                new Loudspeaker(heard.card(), seat.device()),
                Preferences.USUAL.withFocusLoss(focusLoss),
                seat.notes()::tell)
            .endsWhen(reload::isDue)
            .play(
                seat.renderer(),
                new JiffyPacer(PaceClock.system()),
                file -> isGame(file, seat.notes()));
    tellOfGaps(heard.card().gaps(), seat.notes());
    keeper.end();
    session.fault().ifPresent(PlayCommand::halted);
    Beginning.requireNone(player.drift());
    if (reload.wasDue()) {
      reload.keep(session, game.resources());
      return Optional.of(Path.of(gameName));
    }
    return next;
  }

  private static void tellOfGaps(long gaps, Notes notes) {
    if (gaps > 0) {
      notes.tell("sound: " + gaps + (gaps == 1 ? " gap" : " gaps") + ", the machine was late");
    }
  }

  private static void halted(ScriptFault fault) {
    throw CommandFailure.failed("the game halted: " + fault.summary());
  }

  private boolean isGame(Path file, Notes notes) {
    try {
      shelf.open(file.toString());
      return true;
    } catch (CommandFailure e) {
      notes.tell(e.getMessage());
      return false;
    }
  }

  private Renderer open(Game game, Notes notes) {
    RendererChooser.Choice choice = renderer.open(renderers, title(game), notes::tell);
    notes.tell("renderer: " + choice.id());
    if (choice.renderer().ownsTerminal()) {
      notes.keep();
    }
    return choice.renderer();
  }

  private static String title(Game game) {
    return game.identity().describe();
  }

  private void print(String line) {
    console.err().println(line);
    console.err().flush();
  }
}
