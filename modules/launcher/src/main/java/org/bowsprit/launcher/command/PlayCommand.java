package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
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
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.console.VersionText;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.sound.SoundServices;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.control.SoundActions;
import org.bowsprit.player.folder.Surroundings;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.game.PlayHost;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.game.Reload;
import org.bowsprit.player.library.GameShelf;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.play.FocusLoss;
import org.bowsprit.player.play.Interruption;
import org.bowsprit.player.play.Notes;
import org.bowsprit.player.play.Playing;
import org.bowsprit.player.save.SaveDesk;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveMaker;
import org.bowsprit.player.save.ScriptSaves;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.sound.GameSound;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.player.sound.MusicLoss;
import org.bowsprit.player.sound.SoundWishes;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.isolation.GuardedRenderer;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.render.Renderer;
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
      "Keys of the program: F10 menu (save, load, settings, keys), Alt+S quick save, Alt+L quick",
      "load, Alt+P pause, Alt+F fast, Alt+T back five seconds, Alt+Enter or F11 full screen,",
      "F12 screenshot, Alt+Q leave; docs/playing.md tells the others. All other keys are the"
          + " game's.",
      "To look inside: Alt+I boxes, walks and actors, Alt+G how other routers would have walked,",
      "Alt+R the next router, Alt+C console, Alt+D drawer; docs/inside-view.md.",
      "A game dropped on the window is played instead."
    })
public final class PlayCommand implements Callable<ExitCode> {

  private final GameShelf shelf;
  private final SaveFolder folder;
  private final Surroundings surroundings;
  private final Library library;
  private final Registry<RendererProvider> renderers;
  private final Registry<RouterProvider> routers;
  private final SoundServices services;
  private final InsideFactory inside;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A folder, zip or file of a game, or the name of a bundled one.")
  private String gameName;

  @Mixin private RendererSelection renderer;
  @Mixin private RouterSelection router;
  @Mixin private SoundSelection sound;
  @Mixin private SpeechSelection speech;

  @Mixin private BeginningOptions begins;
  @Mixin private JournalOptions journals;
  @Mixin private FaultOptions faults;

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
      description =
          "What to do while another window has the keyboard (what the settings say; mute).")
  private FocusLoss focusLoss;

  private String greeting = "";

  @Inject
  PlayCommand(
      GameShelf shelf,
      SaveFolder folder,
      Surroundings surroundings,
      Library library,
      Registry<RendererProvider> renderers,
      Registry<RouterProvider> routers,
      SoundServices services,
      InsideFactory inside,
      Console console) {
    this.shelf = shelf;
    this.folder = folder;
    this.surroundings = surroundings;
    this.library = library;
    this.renderers = renderers;
    this.routers = routers;
    this.services = services;
    this.inside = inside;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Notes notes = new Notes(this::print);
    try {
      play(notes);
    } finally {
      notes.release();
    }
    renderer.requireWhole();
    return ExitCode.DONE;
  }

  private void play(Notes notes) throws IOException {
    greeting = greeting();
    Game game = shelf.openToPlay(gameName);
    Settings settings = settings(game, notes);
    library.played(gameName);
    try (JournalOptions.Recording recording = journals.open();
        Renderer opened = open(game, settings, notes);
        AudioDevice device = sound.device(services, notes::tell)) {
      Seat seat = new Seat(opened, device, notes);
      Reload reload = reload(game, notes);
      Beginning asked = begins.asAsked(game, settings, router.id(), journals, folder.slots(game));
      Sitting sitting = new Sitting(game, settings, asked, reload, recording);
      Optional<Path> next = play(sitting, seat);
      while (next.isPresent()) {
        Game another = shelf.openToPlay(next.get().toString());
        opened.apply(opened.settings().withTitle(title(another)));
        if (!reload.wasDue()) {
          reload = Reload.never();
        }
        Settings others = settings(another, notes);
        greeting = "";
        library.played(next.get().toString());
        Beginning beginning =
            reload.wasDue()
                ? begins.asAsked(another, others, router.id(), journals, folder.slots(another))
                : BeginningOptions.usual(another, others, router.id());
        next =
            play(
                new Sitting(another, others, beginning, reload, JournalOptions.Recording.NONE),
                seat);
      }
    }
  }

  /** Where the player sits: what is seen, heard and told there, whatever is played. */
  private record Seat(Renderer renderer, AudioDevice device, Notes notes) {}

  /**
   * A game from its beginning to its end.
   *
   * @param settings how the player likes it
   * @param reload notices that it is built anew
   * @param recording takes down what is done
   */
  private record Sitting(
      Game game,
      Settings settings,
      Beginning beginning,
      Reload reload,
      JournalOptions.Recording recording) {

    Sitting unrecorded() {
      return new Sitting(game, settings, beginning, reload, JournalOptions.Recording.NONE);
    }
  }

  /** Returns the settings for a game; what was typed goes before them. */
  private Settings settings(Game game, Notes notes) {
    SettingsFile file = new SettingsFile(surroundings.configFolder().settingsFile());
    file.make(KeySettings.explained());
    Settings settings = Settings.of(file, SaveFolder.name(game), notes::tell);
    renderer.override(settings);
    sound.override(settings);
    speech.override(settings);
    if (focusLoss != null) {
      settings.override(Setting.FOCUS_LOSS, focusLoss.name().toLowerCase(Locale.ROOT));
    }
    return settings;
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

  /** Returns the game to play instead, which the player dropped on the window; empty at the end. */
  private Optional<Path> play(Sitting sitting, Seat seat) {
    MusicLoss music = new MusicLoss();
    Optional<Path> next = play(sitting, seat, music);
    if (music.isAgain()) {
      greeting = "";
      next = play(sitting.unrecorded(), seat, music);
    }
    return next;
  }

  private Optional<Path> play(Sitting sitting, Seat seat, MusicLoss music) {
    Consumer<String> notes = seat.notes()::tell;
    try (GameSound heard =
            sound.card(
                sitting.game(),
                seat.device(),
                services,
                SoundWishes.of(sitting.settings(), SoundActions.volumes(sitting.settings())),
                notes);
        Interruption interruption = new Interruption()) {
      return play(sitting, seat, heard, music, interruption);
    }
  }

  /** Whoever closes the terminal or ends the process leaves the game as by its menu. */
  private Optional<Path> play(
      Sitting sitting, Seat seat, GameSound heard, MusicLoss music, Interruption interruption) {
    Game game = sitting.game();
    Beginning beginning = sitting.beginning();
    Reload reload = sitting.reload();
    FramePainter painter = new FramePainter(new SplittableRandom()::nextInt);
    SaveMaker maker = SaveMaker.of(game, VersionText.version());
    ScriptSaves saves = new ScriptSaves(folder.slots(game), maker, painter.frame());
    PlayHost host = new PlayHost(saves, folder.texts(game));
    Journal.Origin origin = beginning.origin();
    RouterIncidents incidents = new RouterIncidents(router.id(), seat.notes()::tell);
    GameSetup setup =
        GameSetup.headless(game.resources(), routers.get(router.id()))
            .withRouter(router.router(routers, incidents), router.decidesLegs(routers))
            .withFacts(GameFacts.of(game))
            .withBootParameter(origin.bootParameter())
            .withRandom(new SeededRandom(origin.seed()))
            .withTextSpeed(origin.textSpeed())
            .withGlitchesMended(origin.mended())
            .withFaults(faults.policy())
            .withHost(host)
            .withPainter(painter)
            .withSound(heard.setup(SpeechSelection.mode(sitting.settings())));
    boolean again = reload.isAgain() || music.isAgain();
    GameSession session = begun(setup, reload, music);
    JournalPlayer player =
        again ? JournalPlayer.ofInput(session, List.of()) : beginning.begin(session);
    JournalKeeper keeper =
        sitting.recording().keep(session, origin, beginning.start(session, maker, painter.frame()));
    PlayedGame played = new PlayedGame(session, painter, player, keeper, host::hasEnded);
    Optional<Path> next =
        new Playing(
                played,
                host,
                new SaveDesk(folder.slots(game), maker, session, painter.frame()),
                new Loudspeaker(heard.card(), seat.device()),
                sitting.settings(),
                seat.notes()::tell)
            .with(inside.of(played, router, seat.notes()::tell))
            .endsWhen(() -> interruption.asked() || reload.isDue() || music.isDue(heard))
            .savedAtAlarm(() -> renderer.losses() + (interruption.asked() ? 1 : 0))
            .choosing(library)
            .reporting(report(game))
            .greeting(again ? "" : greeting)
            .play(seat.renderer(), new JiffyPacer(PaceClock.system()));
    tellOfGaps(heard.card().gaps(), seat.notes());
    keeper.end();
    session.fault().ifPresent(PlayCommand::halted);
    Beginning.requireNone(player.drift());
    if (reload.wasDue()) {
      reload.keep(session, game.resources());
      return Optional.of(Path.of(gameName));
    }
    if (music.wasDue()) {
      sound.fallBack(heard.musicFailure().orElseThrow(), seat.notes()::tell);
      music.keep(session);
    }
    return next;
  }

  private static GameSession begun(GameSetup setup, Reload reload, MusicLoss music) {
    if (music.isAgain()) {
      return music.begin(setup);
    }
    return reload.isAgain()
        ? reload.begin(setup)
        : GameSession.prepare(setup, SessionListener.NONE);
  }

  private static void tellOfGaps(long gaps, Notes notes) {
    if (gaps > 0) {
      notes.tell("sound: " + gaps + (gaps == 1 ? " gap" : " gaps") + ", the machine was late");
    }
  }

  private static void halted(ScriptFault fault) {
    throw CommandFailure.failed("the game halted: " + fault.summary());
  }

  private HaltReport report(Game game) {
    Path reports = surroundings.stateFolder().path().resolve("reports");
    return new HaltReport(
        reports, game.identity(), VersionText.version(), Clock.system(ZoneId.systemDefault()));
  }

  /** Returns what is said when a game begins: to a newcomer, how to come by others. */
  private String greeting() {
    return gameName == null && library.isFirstStart()
        ? "Welcome aboard! F10, or the right button held, opens the menu. To play a game of your"
            + " own, drop its folder or zip on this window, or type: bowsprit play FOLDER"
        : "";
  }

  private Renderer open(Game game, Settings settings, Notes notes) {
    GuardedRenderer opened = renderer.open(renderers, title(game), settings, notes::tell);
    notes.tell("renderer: " + opened.id());
    if (opened.ownsTerminal()) {
      notes.keep();
    }
    return opened;
  }

  private static String title(Game game) {
    return game.identity().describe();
  }

  private void print(String line) {
    console.err().println(line);
    console.err().flush();
  }
}
