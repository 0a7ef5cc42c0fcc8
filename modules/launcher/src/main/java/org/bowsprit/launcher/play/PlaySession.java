package org.bowsprit.launcher.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.desktop.program.SystemOpener;
import org.bowsprit.desktop.text.SystemLanguages;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.option.BeginningOptions;
import org.bowsprit.launcher.option.PlayOptions;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.game.Reload;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameDescription;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.play.Notes;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.session.RecordingFile;
import org.bowsprit.player.session.StandardStart;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.sound.AudioChoice;
import org.bowsprit.player.sound.MusicChoice;
import org.bowsprit.player.sound.MusicDeviceChange;
import org.bowsprit.plugin.host.isolation.GuardedRenderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Plays games one after the other with one renderer and one sound device until the player leaves.
 */
public final class PlaySession {

  private final PlayServices services;
  private final PlayOptions options;
  private final Notes notes;
  private Reload reload = Reload.never();
  private boolean hasNoSound;

  /**
   * Creates a session.
   *
   * @param services the services of the program
   * @param options the options from the command line
   * @param notes receives messages for the player
   */
  public PlaySession(PlayServices services, PlayOptions options, Notes notes) {
    this.services = services;
    this.options = options;
    this.notes = notes;
  }

  /**
   * Plays until the player leaves.
   *
   * @return the ids of the renderers that failed
   * @throws CommandFailure if a game cannot be played or has failed
   * @throws RendererException if no renderer opened
   * @throws IOException if a file cannot be read or written
   */
  public List<String> play() throws IOException, RendererException {
    services.choices().loadPlugins();
    boolean welcomes = options.game() == null && services.library().isFirstStart();
    Game game = firstGame();
    Settings settings = settings(game);
    services.library().recordStart();
    if (!options.beginsWithGames()) {
      services.library().recordPlayed(options.game());
    }
    try (RecordingFile recording = RecordingFile.open(options.recording(), options.author())) {
      GuardedRenderer renderer = renderer(game, settings);
      try (renderer;
          AudioDevice device = services.sounds().open(audio(settings), this::noteMissingSound)) {
        options.renderer().requireFilter(renderer.filters());
        reload = options.reload(game, notes::print);
        StandardStart beginning = beginning(game, settings);
        GameRound firstRound =
            new GameRound(
                game,
                settings,
                beginning.origin(),
                options.startInRoom(game, beginning),
                recording,
                welcomes,
                options.beginsWithGames());
        MusicChoice music = music(settings);
        RoundPlayer player =
            new RoundPlayer(services, options, renderer, device, music, games(), notes);
        player.warnOfSilence(hasNoSound);
        player.setGamePath(options.game());
        play(firstRound, player);
      }
      return renderer.failedIds();
    }
  }

  private void noteMissingSound(String note) {
    notes.print(note);
    hasNoSound = true;
  }

  private GameSource games() {
    return new GameSource(
        services.library(),
        services.previews(),
        path -> services.catalog().openToPlay(path.toString()),
        this::settings,
        folder -> new SystemOpener().open(folder.toString()));
  }

  /**
   * Returns the game to start with. If the player will choose a game from the list, this is the
   * last played game.
   */
  private Game firstGame() {
    Optional<Path> last =
        options.beginsWithGames() && options.game() == null
            ? services.library().lastPlayed()
            : Optional.empty();
    try {
      return services.catalog().openToPlay(last.map(Path::toString).orElse(options.game()));
    } catch (GameRefusedException e) {
      if (last.isEmpty()) {
        throw e;
      }
      return services.catalog().openToPlay(null);
    }
  }

  private void play(GameRound firstRound, RoundPlayer player) throws IOException {
    Optional<GameRound> round = Optional.of(firstRound);
    while (round.isPresent()) {
      round = next(round.get(), player);
    }
  }

  /** Plays a round. Returns the next round; empty if there is none. */
  private Optional<GameRound> next(GameRound round, RoundPlayer player) throws IOException {
    MusicDeviceChange music = new MusicDeviceChange();
    Optional<GameChoice> chosen = player.play(round, music, reload);
    if (reload.wasDue()) {
      Game game = openToPlay(Path.of(options.game()));
      Settings settings = settings(game);
      player.showTitle(title(game, settings));
      Journal.Origin origin = beginning(game, settings).origin();
      // Problems of the symbol file are reported when the session begins.
      Symbols symbols = SymbolFile.of(game, complaint -> {});
      return Optional.of(
          GameRound.quiet(
              game, settings, origin, round.continuedBy(setup -> reload.begin(setup, symbols))));
    }
    if (music.hasStoredState()) {
      return Optional.of(
          GameRound.quiet(
              round.game(), round.settings(), round.origin(), round.continuedBy(music::begin)));
    }
    return chosen.map(choice -> chosenRound(choice, player));
  }

  private GameRound chosenRound(GameChoice choice, RoundPlayer player) {
    Game game = openToPlay(choice.path());
    reload = Reload.never();
    Settings settings = settings(game);
    player.showTitle(title(game, settings));
    player.setGamePath(choice.path().toString());
    StandardStart defaultBeginning =
        BeginningOptions.defaultBeginning(game, settings, settings.text(Setting.ROUTER));
    StandardStart beginning =
        choice.continuesLastSave()
            ? continueNewestSave(defaultBeginning, services.saves().slots(game))
            : defaultBeginning;
    services.previews().forgetSaves();
    return GameRound.quiet(game, settings, beginning.origin(), beginning);
  }

  /**
   * Returns a start from the newest save. If it cannot be read, the game starts from the beginning.
   */
  private StandardStart continueNewestSave(StandardStart fallback, SaveSlots slots) {
    try {
      return slots
          .newest()
          .map(SaveListing::slot)
          .map(slots::load)
          .map(fallback::withSave)
          .orElse(fallback);
    } catch (SaveFailedException e) {
      notes.print(e.getMessage());
      return fallback;
    }
  }

  private Game openToPlay(Path path) {
    Game game = services.catalog().openToPlay(path.toString());
    services.library().recordPlayed(path.toString());
    return game;
  }

  private StandardStart beginning(Game game, Settings settings) throws IOException {
    return options.beginning(game, settings, services.saves().slots(game));
  }

  /** Returns the settings for a game. Options from the command line take precedence. */
  private Settings settings(Game game) {
    SettingsFile file = new SettingsFile(services.folders().configFolder().settingsFile());
    file.createIfMissing(KeySettings.explanation());
    Settings settings = Settings.of(file, SaveFolder.name(game), notes::print);
    services.choices().resolve(game.identity(), settings, notes::print);
    options.override(settings, notes::print);
    settings.preferLanguages(SystemLanguages.ofThisProcess().forGameIn(game.identity().language()));
    return settings;
  }

  private GuardedRenderer renderer(Game game, Settings settings) throws RendererException {
    GuardedRenderer renderer =
        services
            .renderers()
            .open(
                settings.text(Setting.RENDERER),
                options
                    .renderer()
                    .display(
                        title(game, settings),
                        settings,
                        services
                            .choices()
                            .renderer(options.renderer().options(), settings, notes::print)),
                notes::print);
    if (renderer.ownsTerminal()) {
      notes.hold();
    }
    return renderer;
  }

  private AudioChoice audio(Settings settings) {
    return services.choices().audio(options.sound().audio(), settings, notes::print);
  }

  private MusicChoice music(Settings settings) {
    return services.choices().music(options.sound().music(), settings, notes::print);
  }

  private static String title(Game game, Settings settings) {
    return new GameDescription(game.identity(), settings.texts()).nameAndEdition();
  }
}
