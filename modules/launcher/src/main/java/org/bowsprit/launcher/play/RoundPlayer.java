package org.bowsprit.launcher.play;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.console.VersionText;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.format.game.Game;
import org.bowsprit.insight.source.SourceTexts;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.option.PlayOptions;
import org.bowsprit.player.control.SoundActions;
import org.bowsprit.player.game.BuiltGame;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.game.PlayHost;
import org.bowsprit.player.game.Reload;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameDescription;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.play.GameAtPlay;
import org.bowsprit.player.play.Notes;
import org.bowsprit.player.play.PlayModule;
import org.bowsprit.player.play.ShutdownWatch;
import org.bowsprit.player.save.SaveMaker;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.ScriptSaves;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.sound.GameSound;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.player.sound.MusicChoice;
import org.bowsprit.player.sound.MusicLoss;
import org.bowsprit.player.sound.SoundPreferences;
import org.bowsprit.player.sound.SoundServices;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.isolation.GuardedRenderer;
import org.bowsprit.render.Input;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.render.pacing.PaceClock;
import org.bowsprit.vm.symbol.Symbols;

/** Plays one game with a renderer and a sound device until the player leaves it. */
final class RoundPlayer {

  private final PlayServices services;
  private final PlayOptions options;
  private final GuardedRenderer renderer;
  private final AudioDevice device;
  private final Consumer<String> notes;
  private final GameSource games;
  private MusicChoice music;
  private String place = "";
  private boolean isMusicNew;
  private Optional<String> musicLost = Optional.empty();
  private boolean warnsOfSilence;
  private Optional<Input> pointer = Optional.empty();

  RoundPlayer(
      PlayServices services,
      PlayOptions options,
      GuardedRenderer renderer,
      AudioDevice device,
      MusicChoice music,
      GameSource games,
      Notes notes) {
    this.services = services;
    this.options = options;
    this.renderer = renderer;
    this.device = device;
    this.notes = notes::tell;
    this.music = music;
    this.games = games;
  }

  /** Sets whether the next round begins with a message that there is no sound. */
  void warnOfSilence(boolean isSilent) {
    warnsOfSilence = isSilent;
  }

  /** Changes the title of the window when another game begins. */
  void show(String title) {
    renderer.apply(renderer.settings().withTitle(title));
  }

  /**
   * Sets the path of the game of the next rounds. Its sources are searched near this path.
   *
   * @param newPlace a path, or another name of a game; null if the player named none
   */
  void playFrom(String newPlace) {
    place = newPlace == null ? "" : newPlace;
  }

  /**
   * Plays a round.
   *
   * @param loss detects the loss of the music device, after which the game continues with another
   *     device
   * @param reload detects a new build of the game, which is then played
   * @return the game that the player chose instead; empty if there is none
   * @throws CommandFailure if the game halted, or if it differed from its recording
   */
  Optional<GameChoice> play(GameRound round, MusicLoss loss, Reload reload) {
    SoundPreferences preferences =
        SoundPreferences.of(round.settings(), SoundActions.volumes(round.settings()));
    SoundServices sounds = services.sounds();
    // If the terminal is closed or the process ends, the game ends as if the player had left it
    // with the menu.
    try (GameSound sound = sounds.card(round.game(), device, music, preferences, notes);
        ShutdownWatch shutdown = new ShutdownWatch()) {
      return play(round, sound, loss, reload, shutdown);
    }
  }

  private Optional<GameChoice> play(
      GameRound round, GameSound sound, MusicLoss loss, Reload reload, ShutdownWatch shutdown) {
    Game game = round.game();
    FramePainter painter = new FramePainter(new SplittableRandom()::nextInt);
    SaveSlots slots = services.saves().slots(game);
    SaveMaker maker = SaveMaker.of(game, VersionText.version());
    PlayHost host =
        new PlayHost(new ScriptSaves(slots, maker, painter.frame()), services.saves().texts(game));
    if (!round.recording().isWanted()) {
      // A recording does not get the player's language, because a program in another language must
      // play it in the same way.
      host.speaking(() -> Optional.of(round.settings().language()));
    }
    Session session = begin(round, painter, sound, host);
    TimedSession timed = new TimedSession(session.game(), painter, host::hasEnded);
    SessionSaves saves = new SessionSaves(slots, maker, session.game(), painter.frame());
    round.start().played().ifPresent(saves.time()::set);
    round.settings().onChange(Setting.MUSIC_DEVICE, loss::changeDevice);
    round.settings().onChange(Setting.SOUND_FONT, loss::changeDevice);
    PlayModule module =
        new PlayModule(
                timed,
                host,
                saves,
                new Loudspeaker(sound.card(), device),
                round.settings(),
                notes,
                renderer,
                new JiffyPacer(PaceClock.system()))
            .naming(session.symbols())
            .titled(() -> new GameDescription(game.identity(), round.settings().texts()).line())
            .endsWhen(() -> shutdown.asked() || reload.isDue())
            .changesWhen(() -> loss.isDue(sound))
            .savedAtAlarm(() -> renderer.lost().size() + (shutdown.asked() ? 1 : 0))
            .choosing(games, round.beginsWithGames())
            .getting(plugin(round))
            .reporting(report(game, session.symbols()))
            .welcoming(round.welcomes());
    warn(round, module);
    if (isMusicNew) {
      module.goingOnWithMusic(music.id());
      isMusicNew = false;
    }
    sound
        .musicFallBack()
        .or(() -> musicLost)
        .map(round.settings().texts()::translated)
        .ifPresent(module::warning);
    musicLost = Optional.empty();
    // The new session contains the saved position of the mouse, so it gets the current position.
    pointer.ifPresent(timed::input);
    Optional<GameChoice> chosen =
        services
            .injector()
            .createChildInjector(
                module, new InsightModule(id -> router(id, round), SourceTexts.near(place)))
            .getInstance(GameAtPlay.class)
            .play();
    pointer = Optional.of(new Input.Move(timed.mouseX(), timed.mouseY()));
    tellOfGaps(sound.card().gaps());
    session.game().end();
    session.requireNoHalt();
    session.requireNoDrift();
    if (reload.wasDue()) {
      reload.keep(session.game(), new BuiltGame(game.resources(), session.symbols()));
    } else if (loss.wasDue()) {
      music =
          sound
              .musicFailure()
              .map(this::afterLoss)
              .orElseGet(
                  () -> services.choices().music(options.sound().music(), round.settings(), notes));
      isMusicNew = true;
      loss.keep(session.game());
    }
    return chosen;
  }

  private MusicChoice afterLoss(String reason) {
    return services
        .sounds()
        .fallBack(
            music,
            reason,
            line -> {
              notes.accept(line);
              musicLost = Optional.of(line);
            });
  }

  private void warn(GameRound round, PlayModule module) {
    if (warnsOfSilence) {
      module.warning(round.settings().texts().of("told.no-sound"));
      warnsOfSilence = false;
    }
    Optional<String> shortfall = round.game().resources().shortfall();
    shortfall.ifPresent(notes);
    shortfall.map(round.settings().texts()::translated).ifPresent(module::warning);
  }

  private FetchedSoundPlugin plugin(GameRound round) {
    SoundPreferences preferences =
        SoundPreferences.of(round.settings(), SoundActions.volumes(round.settings()));
    return new FetchedSoundPlugin(
        services.plugins(),
        services.sounds().lacksXwma(round.game(), preferences),
        round.settings().texts());
  }

  private Session begin(GameRound round, FramePainter painter, GameSound sound, PlayHost host) {
    SessionParts parts =
        new SessionParts(
            round.game(),
            router(round),
            round.origin(),
            options.faults(),
            Optional.of(painter),
            sound.setup(),
            host,
            round.recording());
    return services.sessions().begin(parts, round.start(), notes);
  }

  private RouterChoice router(GameRound round) {
    return router(round.settings().text(Setting.ROUTER), round);
  }

  private RouterChoice router(String id, GameRound round) {
    return services.choices().router(id, options.router().options(), round.settings(), notes);
  }

  private void tellOfGaps(long gaps) {
    if (gaps > 0) {
      notes.accept("sound: " + gaps + (gaps == 1 ? " gap" : " gaps") + ", the machine was late");
    }
  }

  private HaltReport report(Game game, Symbols symbols) {
    Path reports = services.folders().stateFolder().path().resolve("reports");
    return new HaltReport(
        reports,
        game.identity(),
        VersionText.version(),
        Clock.system(ZoneId.systemDefault()),
        symbols);
  }
}
