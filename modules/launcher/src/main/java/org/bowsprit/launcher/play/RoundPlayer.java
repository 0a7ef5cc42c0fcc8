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
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.ScriptSaves;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.sound.GameSound;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.player.sound.MusicChoice;
import org.bowsprit.player.sound.MusicDeviceChange;
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
  private String gamePath = "";
  private boolean isMusicNew;
  private Optional<String> musicFailureNote = Optional.empty();
  private boolean warnsOfSilence;
  private Optional<Input> pointerPosition = Optional.empty();

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
    this.notes = notes::print;
    this.music = music;
    this.games = games;
  }

  /** Sets whether the next round begins with a message that there is no sound. */
  void warnOfSilence(boolean isSilent) {
    warnsOfSilence = isSilent;
  }

  /** Changes the title of the window when another game begins. */
  void showTitle(String title) {
    renderer.apply(renderer.settings().withTitle(title));
  }

  /**
   * Sets the path of the game of the next rounds. Its sources are searched near this path.
   *
   * @param newPath a path, or another name of a game; null if the player named none
   */
  void setGamePath(String newPath) {
    gamePath = newPath == null ? "" : newPath;
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
  Optional<GameChoice> play(GameRound round, MusicDeviceChange loss, Reload reload) {
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
      GameRound round,
      GameSound sound,
      MusicDeviceChange loss,
      Reload reload,
      ShutdownWatch shutdown) {
    Game game = round.game();
    FramePainter painter = new FramePainter(new SplittableRandom()::nextInt);
    SaveSlots slots = services.saves().slots(game);
    SaveFactory saveFactory = SaveFactory.of(game, VersionText.version());
    PlayHost host =
        new PlayHost(
            new ScriptSaves(slots, saveFactory, painter.frame()), services.saves().texts(game));
    if (!round.recording().hasFile()) {
      // A recording does not get the player's language, because a program in another language must
      // play it in the same way.
      host.onLanguage(() -> Optional.of(round.settings().language()));
    }
    Session session = begin(round, painter, sound, host);
    TimedSession timedSession = new TimedSession(session.game(), painter, host::hasEnded);
    SessionSaves saves = new SessionSaves(slots, saveFactory, session.game(), painter.frame());
    round.start().jiffiesPlayed().ifPresent(saves.time()::set);
    round.settings().onChange(Setting.MUSIC_DEVICE, loss::changeDevice);
    round.settings().onChange(Setting.SOUND_FONT, loss::changeDevice);
    PlayModule module =
        new PlayModule(
                timedSession,
                host,
                saves,
                new Loudspeaker(sound.card(), device),
                round.settings(),
                notes,
                renderer,
                new JiffyPacer(PaceClock.system()))
            .useSymbols(session.symbols())
            .showTitle(
                () ->
                    new GameDescription(game.identity(), round.settings().texts()).nameAndEdition())
            .endWhen(() -> shutdown.isRequested() || reload.isDue())
            .changeWhen(() -> loss.isDue(sound))
            .saveAtAlarm(() -> renderer.failedIds().size() + (shutdown.isRequested() ? 1 : 0))
            .offerGames(games, round.beginsWithGames())
            .offerPlugin(plugin(round))
            .reportHalts(haltReport(game, session.symbols()))
            .welcome(round.welcomes());
    warn(round, module);
    if (isMusicNew) {
      module.announceMusic(music.id());
      isMusicNew = false;
    }
    sound
        .musicFallBack()
        .or(() -> musicFailureNote)
        .map(round.settings().texts()::translate)
        .ifPresent(module::warn);
    musicFailureNote = Optional.empty();
    // The new session contains the saved position of the mouse, so it gets the current position.
    pointerPosition.ifPresent(timedSession::input);
    Optional<GameChoice> nextGame =
        services
            .injector()
            .createChildInjector(
                module, new InsightModule(id -> router(id, round), SourceTexts.near(gamePath)))
            .getInstance(GameAtPlay.class)
            .play();
    pointerPosition = Optional.of(new Input.Move(timedSession.mouseX(), timedSession.mouseY()));
    noteGaps(sound.card().gapCount());
    session.game().end();
    session.requireNoHalt();
    session.requireNoDrift();
    if (reload.wasDue()) {
      reload.storePosition(session.game(), new BuiltGame(game.resources(), session.symbols()));
    } else if (loss.wasDue()) {
      music =
          sound
              .musicFailure()
              .map(this::fallbackMusic)
              .orElseGet(
                  () -> services.choices().music(options.sound().music(), round.settings(), notes));
      isMusicNew = true;
      loss.storeState(session.game());
    }
    return nextGame;
  }

  private MusicChoice fallbackMusic(String reason) {
    return services
        .sounds()
        .fallBack(
            music,
            reason,
            line -> {
              notes.accept(line);
              musicFailureNote = Optional.of(line);
            });
  }

  private void warn(GameRound round, PlayModule module) {
    if (warnsOfSilence) {
      module.warn(round.settings().texts().of("told.no-sound"));
      warnsOfSilence = false;
    }
    Optional<String> message = round.game().resources().truncationMessage();
    message.ifPresent(notes);
    message.map(round.settings().texts()::translate).ifPresent(module::warn);
  }

  private SoundPluginInstaller plugin(GameRound round) {
    SoundPreferences preferences =
        SoundPreferences.of(round.settings(), SoundActions.volumes(round.settings()));
    return new SoundPluginInstaller(
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

  private void noteGaps(long gaps) {
    if (gaps > 0) {
      notes.accept("sound: " + gaps + (gaps == 1 ? " gap" : " gaps") + ", the machine was late");
    }
  }

  private HaltReport haltReport(Game game, Symbols symbols) {
    Path reports = services.folders().stateFolder().path().resolve("reports");
    return new HaltReport(
        reports,
        game.identity(),
        VersionText.version(),
        Clock.system(ZoneId.systemDefault()),
        symbols);
  }
}
