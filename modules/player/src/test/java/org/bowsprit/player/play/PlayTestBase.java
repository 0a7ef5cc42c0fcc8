package org.bowsprit.player.play;

import static org.mockito.Mockito.mock;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;

/** The base class of tests that run a game with simulated keys and clicks. */
abstract class PlayTestBase {

  static final int F5 = KeyCodes.function(5);
  static final int F10 = KeyCodes.function(10);
  private static final int MENU_KEY = 319;

  final TestGame game;
  final FakeRenderer renderer = new FakeRenderer();
  final List<String> notices = new ArrayList<>();
  final Settings settings;
  final Path folder;

  /** The library, which lists the other games. */
  final Library library = mock(Library.class);

  GameSource gameSource;
  boolean startsWithListOfGames;

  /** The game that the player has chosen to play next. */
  Optional<GameChoice> chosenGame = Optional.empty();

  PlayTestBase(Path folder) {
    this.folder = folder;
    game = new TestGame(folder.resolve("saves"), "walklab", 0);
    SettingsFile file = new SettingsFile(folder.resolve("settings.toml"));
    settings = Settings.of(file, "walklab", notices::add);
    allowSaving(true);
    gameSource =
        new GameSource(library, noPreviews(), path -> null, game -> settings, shownFolder -> false);
  }

  /** Returns previews that are never ready. */
  static GamePreviews noPreviews() {
    return new GamePreviews(
        mock(GameCatalog.class), mock(SaveFolder.class), game -> null, task -> {});
  }

  final void allowSaving(boolean isAllowed) {
    game.session().machine().variables().set(EngineVariable.MAINMENU_KEY, isAllowed ? MENU_KEY : 0);
  }

  /** Returns the texts in the last picture. */
  final List<String> shownTexts() {
    return renderer.lastFrame().captions().stream().map(Caption::text).toList();
  }

  final void press(int... codes) {
    for (int code : codes) {
      renderer.then(new Input.Key(code, false, false, isWithAlt(code))).then();
    }
  }

  /** Opens the menu, and then the group of settings whose name begins with the letter. */
  final void openSettings(char group) {
    press(F10, 's', 's', KeyCodes.ENTER, group, KeyCodes.ENTER);
  }

  private static boolean isWithAlt(int code) {
    return code >= KeyCodes.typed('a', false, true) && code <= KeyCodes.typed('z', false, true);
  }

  static Input click(int x, int y) {
    return new Input.Press(x, y, Input.Button.LEFT);
  }

  /**
   * Plays the prepared events. After them, the renderer reports that it is closed, until play ends.
   */
  final void play() {
    play(game);
  }

  final void play(TestGame game) {
    play(game, module -> module);
  }

  /** Plays with a module that the test has configured. */
  final void play(TestGame game, UnaryOperator<PlayModule> configuration) {
    chosenGame =
        TestGame.play(
            configuration
                .apply(game.module(settings, notices::add, renderer))
                .offerGames(gameSource, startsWithListOfGames));
  }
}
