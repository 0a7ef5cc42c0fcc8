package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.ink.Rgb;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.library.Miniature;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.RenderEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the start screen with a grid of covers. The titles of the games are G1, G2 and so on. */
class GamesGridTest extends PlayTestBase {

  private GamePreviews previews = noPreviews();

  GamesGridTest(@TempDir Path folder) {
    super(folder);
    startsWithListOfGames = true;
    listGames(20);
  }

  private void listGames(int count) {
    List<Entry> entries =
        IntStream.rangeClosed(1, count)
            .mapToObj(i -> new Entry(Path.of("g" + i), "G" + i, "edition " + i, true, false))
            .toList();
    when(library.entries(any(), any())).thenReturn(entries);
    gameSource =
        new GameSource(library, previews, path -> null, game -> settings, shownFolder -> false);
  }

  /** Returns the edition of the selected game, which is shown at the foot of the screen. */
  private String selectedEdition() {
    renderer.thenNothing(2);
    play();
    return shownTexts().stream().filter(line -> line.startsWith("edition")).findFirst().orElse("");
  }

  private static RenderEvent[] padEvents(PadButton... buttons) {
    return Arrays.stream(buttons)
        .map(button -> new HostEvent.Pad(0, button, true))
        .toArray(RenderEvent[]::new);
  }

  @Test
  void arrowKeysSelectNeighbouringTiles() {
    press(KeyCodes.RIGHT, KeyCodes.RIGHT, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.LEFT, KeyCodes.UP);
    assertThat(selectedEdition()).isEqualTo("edition 5");
  }

  @Test
  void homeEndAndPageKeysScrollTheTiles() {
    press(KeyCodes.PAGE_DOWN, KeyCodes.PAGE_DOWN);
    assertThat(selectedEdition()).isEqualTo("edition 7");

    press(KeyCodes.END, KeyCodes.HOME);
    assertThat(selectedEdition()).isEqualTo("edition 1");

    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.UP);
    assertThat(selectedEdition()).isEqualTo("edition 19");
  }

  @Test
  void theDirectionalPadSelectsATileAndTheSouthButtonOpensIt() {
    renderer
        .thenNothing(2)
        .then(padEvents(PadButton.PAD_RIGHT, PadButton.PAD_DOWN, PadButton.SOUTH))
        .thenNothing(2);
    play();
    assertThat(shownTexts()).contains("G5", "From the beginning", "Rename", "Show files");
  }

  @Test
  void theEastButtonOfAPadGoesBack() {
    renderer
        .thenNothing(2)
        .then(padEvents(PadButton.PAD_RIGHT, PadButton.SOUTH))
        .thenNothing(2)
        .then(padEvents(PadButton.PAD_DOWN, PadButton.EAST))
        .thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Games", "G1", "G2", "edition 2");
  }

  @Test
  void theWheelScrollsByOneRowOfTiles() {
    renderer.thenNothing(2).then(new HostEvent.Wheel(-1)).thenNothing(2);
    play();
    assertThat(shownTexts()).contains("G4", "G9").doesNotContain("G3", "G10");
  }

  @Test
  void clickingATileOpensItsGame() {
    renderer.thenNothing(2).then(click(160, 60)).thenNothing(2);
    play();
    assertThat(shownTexts()).contains("G2", "From the beginning");
  }

  @Test
  void tabSwitchesToRowsAndTheViewIsSaved() {
    press(KeyCodes.TAB);
    renderer.thenNothing(2);
    play();
    assertThat(settings.text(Setting.GAME_LIST)).isEqualTo("rows");
    assertThat(shownTexts()).contains("G10");

    press(KeyCodes.TAB);
    play();
    assertThat(settings.text(Setting.GAME_LIST)).isEqualTo("grid");
  }

  @Test
  void gamesAreShownInRowsIfTheTextIsLarge() {
    settings.change(Setting.LARGE_TEXT, "true");
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("G1", "G5");
  }

  @Test
  void typingFiltersTheTiles() {
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.UP, '2');
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("G2", "G12", "G20").doesNotContain("G1", "G19");
  }

  @Test
  void aTileShowsTheCoverOfItsGame() {
    Path walklab = LabGames.folder("walklab");
    previews = realPreviews(walklab);
    when(library.entries(any(), any()))
        .thenReturn(List.of(new Entry(walklab, "Walking", "", true, false)));
    gameSource =
        new GameSource(library, previews, path -> null, game -> settings, shownFolder -> false);
    renderer.thenNothing(3);
    play();

    Miniature cover = previews.of(walklab).tile().orElseThrow();
    int[] coverColours =
        IntStream.range(0, cover.pixels().length())
            .map(i -> cover.colours().get(cover.pixels().u8(i)))
            .toArray();
    Frame frame = renderer.lastFrame();
    boolean isShown =
        IntStream.range(0, Frame.PIXELS - GamePreviews.TILE_HEIGHT * Frame.WIDTH)
            .anyMatch(offset -> containsAt(offset, frame, coverColours));
    assertThat(isShown).isTrue();
  }

  private static boolean containsAt(int offset, Frame frame, int[] coverColours) {
    for (int i = 0; i < coverColours.length; i++) {
      int pixelIndex =
          offset + i / GamePreviews.TILE_WIDTH * Frame.WIDTH + i % GamePreviews.TILE_WIDTH;
      if (Rgb.of(frame.palette(), frame.pixels()[pixelIndex] & 0xFF) != coverColours[i]) {
        return false;
      }
    }
    return true;
  }

  private GamePreviews realPreviews(Path path) {
    GameCatalog catalog = mock(GameCatalog.class);
    Game walkingGame = new GameOpener().open(path);
    when(catalog.openToPlay(path.toString())).thenReturn(walkingGame);
    SaveFolder saveFolder = mock(SaveFolder.class);
    when(saveFolder.slots(walkingGame)).thenReturn(new SaveSlots(folder.resolve("none"), ""));
    return new GamePreviews(
        catalog,
        saveFolder,
        game -> GameSetup.headless(game.resources(), new BoxGraphProvider()),
        Runnable::run);
  }

  /**
   * Checks that invisible tiles are not drawn, so that drawing takes no more time if there are many
   * games.
   */
  @Test
  void onlyVisibleTilesOfThreeHundredGamesAreDrawn() {
    listGames(300);
    for (String view : List.of("grid", "rows")) {
      settings.change(Setting.GAME_LIST, view);
      for (int i = 0; i < 100; i++) {
        press(KeyCodes.DOWN);
      }
      renderer.thenNothing(2);
      play();
      assertThat(shownTexts().stream().filter(line -> line.matches("G\\d+")).count())
          .as("the number of games in the view " + view)
          .isBetween(4L, 20L);
    }
  }
}
