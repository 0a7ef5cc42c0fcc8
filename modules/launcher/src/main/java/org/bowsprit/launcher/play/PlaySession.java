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
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.session.Beginning;
import org.bowsprit.player.session.RecordingFile;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.sound.AudioChoice;
import org.bowsprit.player.sound.MusicChoice;
import org.bowsprit.player.sound.MusicLoss;
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
  private boolean isWithoutSound;

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
   * @throws CommandFailure if something cannot be played or fails
   * @throws RendererException if no renderer opened
   * @throws IOException if a file cannot be read or written
   */
  public List<String> play() throws IOException, RendererException {
    services.choices().begin();
    boolean welcomes = options.game() == null && services.library().isFirstStart();
    Game game = first();
    Settings settings = settings(game);
    services.library().begin();
    if (!options.beginsWithGames()) {
      services.library().played(options.game());
    }
    try (RecordingFile recording = RecordingFile.open(options.recording(), options.author())) {
      GuardedRenderer renderer = renderer(game, settings);
      try (renderer;
          AudioDevice device = services.sounds().open(audio(settings), this::withoutSound)) {
        options.renderer().requireFilter(renderer.filters());
        reload = options.reload(game, notes::tell);
        Beginning beginning = beginning(game, settings);
        GameRound first =
            new GameRound(
                game,
                settings,
                beginning.origin(),
                options.inRoom(game, beginning),
                recording,
                welcomes,
                options.beginsWithGames());
        MusicChoice music = music(settings);
        RoundPlayer player =
            new RoundPlayer(services, options, renderer, device, music, games(), notes);
        player.warnOfSilence(isWithoutSound);
        player.playFrom(options.game());
        play(first, player);
      }
      return renderer.lost();
    }
  }

  private void withoutSound(String note) {
    notes.tell(note);
    isWithoutSound = true;
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
  private Game first() {
    Optional<Path> last =
        options.beginsWithGames() && options.game() == null
            ? services.library().last()
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

  private void play(GameRound first, RoundPlayer player) throws IOException {
    Optional<GameRound> round = Optional.of(first);
    while (round.isPresent()) {
      round = next(round.get(), player);
    }
  }

  /** Plays a round. Returns the next round; empty if there is none. */
  private Optional<GameRound> next(GameRound round, RoundPlayer player) throws IOException {
    MusicLoss music = new MusicLoss();
    Optional<GameChoice> chosen = player.play(round, music, reload);
    if (reload.wasDue()) {
      Game game = opened(Path.of(options.game()));
      Settings settings = settings(game);
      player.show(title(game, settings));
      Journal.Origin origin = beginning(game, settings).origin();
      // Problems of the symbol file are reported when the session begins.
      Symbols symbols = SymbolFile.of(game, complaint -> {});
      return Optional.of(
          GameRound.quiet(
              game, settings, origin, round.goingOn(setup -> reload.begin(setup, symbols))));
    }
    if (music.isAgain()) {
      return Optional.of(
          GameRound.quiet(
              round.game(), round.settings(), round.origin(), round.goingOn(music::begin)));
    }
    return chosen.map(choice -> another(choice, player));
  }

  private GameRound another(GameChoice choice, RoundPlayer player) {
    Game game = opened(choice.path());
    reload = Reload.never();
    Settings settings = settings(game);
    player.show(title(game, settings));
    player.playFrom(choice.path().toString());
    Beginning usual = BeginningOptions.usual(game, settings, settings.text(Setting.ROUTER));
    Beginning beginning = choice.goesOn() ? goingOn(usual, services.saves().slots(game)) : usual;
    services.previews().forgetSaves();
    return GameRound.quiet(game, settings, beginning.origin(), beginning);
  }

  /**
   * Returns a start from the newest save. If it cannot be read, the game starts from the beginning.
   */
  private Beginning goingOn(Beginning usual, SaveSlots slots) {
    try {
      return slots
          .newest()
          .map(SaveListing::slot)
          .map(slots::load)
          .map(usual::goingOnWith)
          .orElse(usual);
    } catch (SaveTrouble e) {
      notes.tell(e.getMessage());
      return usual;
    }
  }

  private Game opened(Path path) {
    Game game = services.catalog().openToPlay(path.toString());
    services.library().played(path.toString());
    return game;
  }

  private Beginning beginning(Game game, Settings settings) throws IOException {
    return options.beginning(game, settings, services.saves().slots(game));
  }

  /** Returns the settings for a game. Options from the command line take precedence. */
  private Settings settings(Game game) {
    SettingsFile file = new SettingsFile(services.folders().configFolder().settingsFile());
    file.make(KeySettings.explained());
    Settings settings = Settings.of(file, SaveFolder.name(game), notes::tell);
    services.choices().settle(game.identity(), settings, notes::tell);
    options.override(settings, notes::tell);
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
                            .renderer(options.renderer().options(), settings, notes::tell)),
                notes::tell);
    if (renderer.ownsTerminal()) {
      notes.keep();
    }
    return renderer;
  }

  private AudioChoice audio(Settings settings) {
    return services.choices().audio(options.sound().audio(), settings, notes::tell);
  }

  private MusicChoice music(Settings settings) {
    return services.choices().music(options.sound().music(), settings, notes::tell);
  }

  private static String title(Game game, Settings settings) {
    return new GameDescription(game.identity(), settings.texts()).line();
  }
}
