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
    startsWithGames = true;
    listGames(20);
  }

  private void listGames(int count) {
    List<Entry> entries =
        IntStream.rangeClosed(1, count)
            .mapToObj(i -> new Entry(Path.of("g" + i), "G" + i, "edition " + i, true, false))
            .toList();
    when(library.entries(any(), any())).thenReturn(entries);
    games = new GameSource(library, previews, path -> null, any -> settings, shown -> false);
  }

  /** Returns the edition of the selected game, which is shown at the foot. */
  private String chosenEdition() {
    renderer.thenNothing(2);
    play();
    return shownTexts().stream().filter(line -> line.startsWith("edition")).findFirst().orElse("");
  }

  private static RenderEvent[] pad(PadButton... buttons) {
    return Arrays.stream(buttons)
        .map(button -> new HostEvent.Pad(0, button, true))
        .toArray(RenderEvent[]::new);
  }

  @Test
  void arrowKeysSelectNeighbouringTiles() {
    press(KeyCodes.RIGHT, KeyCodes.RIGHT, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.LEFT, KeyCodes.UP);
    assertThat(chosenEdition()).isEqualTo("edition 5");
  }

  @Test
  void homeEndAndPageKeysScrollTheTiles() {
    press(KeyCodes.PAGE_DOWN, KeyCodes.PAGE_DOWN);
    assertThat(chosenEdition()).isEqualTo("edition 7");

    press(KeyCodes.END, KeyCodes.HOME);
    assertThat(chosenEdition()).isEqualTo("edition 1");

    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.UP);
    assertThat(chosenEdition()).isEqualTo("edition 19");
  }

  @Test
  void theDirectionalPadSelectsATileAndAButtonOpensIt() {
    renderer
        .thenNothing(2)
        .then(pad(PadButton.PAD_RIGHT, PadButton.PAD_DOWN, PadButton.SOUTH))
        .thenNothing(2);
    play();
    assertThat(shownTexts()).contains("G5", "From the beginning", "Rename", "Show files");
  }

  @Test
  void theRightmostButtonOfAPadGoesBack() {
    renderer
        .thenNothing(2)
        .then(pad(PadButton.PAD_RIGHT, PadButton.SOUTH))
        .thenNothing(2)
        .then(pad(PadButton.PAD_DOWN, PadButton.EAST))
        .thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Games", "G1", "G2", "edition 2");
  }

  @Test
  void theWheelScrollsByALineOfTiles() {
    renderer.thenNothing(2).then(new HostEvent.Wheel(-1)).thenNothing(2);
    play();
    assertThat(shownTexts()).contains("G4", "G9").doesNotContain("G3", "G10");
  }

  @Test
  void aClickOpensTheTileUnderTheMouse() {
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
  void largeTextIsShownInRows() {
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
    games = new GameSource(library, previews, path -> null, any -> settings, shown -> false);
    renderer.thenNothing(3);
    play();

    Miniature cover = previews.of(walklab).tile().orElseThrow();
    int[] expected =
        IntStream.range(0, cover.pixels().length())
            .map(i -> cover.colours().get(cover.pixels().u8(i)))
            .toArray();
    Frame frame = renderer.last();
    boolean isShown =
        IntStream.range(0, Frame.PIXELS - GamePreviews.TILE_HEIGHT * Frame.WIDTH)
            .anyMatch(offset -> containsAt(offset, frame, expected));
    assertThat(isShown).isTrue();
  }

  private static boolean containsAt(int offset, Frame frame, int[] expected) {
    for (int i = 0; i < expected.length; i++) {
      int at = offset + i / GamePreviews.TILE_WIDTH * Frame.WIDTH + i % GamePreviews.TILE_WIDTH;
      if (Rgb.of(frame.palette(), frame.pixels()[at] & 0xFF) != expected[i]) {
        return false;
      }
    }
    return true;
  }

  private GamePreviews realPreviews(Path path) {
    GameCatalog catalog = mock(GameCatalog.class);
    Game walking = new GameOpener().open(path);
    when(catalog.openToPlay(path.toString())).thenReturn(walking);
    SaveFolder folders = mock(SaveFolder.class);
    when(folders.slots(walking)).thenReturn(new SaveSlots(folder.resolve("none"), ""));
    return new GamePreviews(
        catalog,
        folders,
        game -> GameSetup.headless(game.resources(), new BoxGraphProvider()),
        Runnable::run);
  }

  /**
   * Checks that invisible tiles are not drawn, so that a large number of games takes no more time.
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
          .as(view)
          .isBetween(4L, 20L);
    }
  }
}
