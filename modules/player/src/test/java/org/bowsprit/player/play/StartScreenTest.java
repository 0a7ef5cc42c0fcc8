package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.bowsprit.desktop.folder.UserFolder;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.ink.Rgb;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the start screen with a list of games. The game walklab was played and saved, and artlab
 * was never played.
 */
class StartScreenTest extends PlayTestBase {

  /** A text that makes a message longer than a row of the menu. */
  private static final String LONG_TEXT =
      " It is shown in several lines that move none of the rows.";

  private static final Path PLAYED_GAME = LabGames.folder("walklab");
  private static final Path NEW_GAME = LabGames.folder("artlab");

  private final Set<Path> missingGames = new HashSet<>();
  private final List<Path> openedFolders = new ArrayList<>();

  /**
   * The maximum number of pixels, of the 16,000 pixels of a cover, whose colour may be missing in
   * the palette of the menu.
   */
  private static final int MAX_DIFFERENT_PIXELS = 160;

  StartScreenTest(@TempDir Path folder) {
    super(folder);
    when(library.entries(any(), any()))
        .thenReturn(
            List.of(
                new Entry(PLAYED_GAME, "Walking", "made for tests", true, false),
                new Entry(NEW_GAME, "Drawing", "made for tests", true, false)));
    game.timedSession().tick();
    game.saves().save(SaveSlot.numbered(1), "By the door");
    gameSource =
        new GameSource(
            library, createPreviews(), this::openGame, this::settingsOf, openedFolders::add);
    startsWithListOfGames = true;
    settings.change(Setting.GAME_LIST, "rows");
  }

  private GamePreviews createPreviews() {
    GameCatalog catalog = mock(GameCatalog.class);
    Game playedGame = new GameOpener().open(PLAYED_GAME);
    Game newGame = new GameOpener().open(NEW_GAME);
    when(catalog.openToPlay(PLAYED_GAME.toString())).thenReturn(playedGame);
    when(catalog.openToPlay(NEW_GAME.toString())).thenReturn(newGame);
    SaveFolder saveFolder = mock(SaveFolder.class);
    when(saveFolder.slots(newGame)).thenReturn(new SaveSlots(folder.resolve("none"), ""));
    when(saveFolder.slots(playedGame)).thenReturn(game.saves().slots());
    return new GamePreviews(
        catalog,
        saveFolder,
        game -> GameSetup.headless(game.resources(), new BoxGraphProvider()),
        Runnable::run);
  }

  private Settings settingsOf(Game listedGame) {
    SettingsFile file = new SettingsFile(folder.resolve("settings.toml"));
    return Settings.of(file, SaveFolder.name(listedGame), notices::add);
  }

  private Game openGame(Path path) {
    if (missingGames.contains(path)) {
      throw new GameRefusedException("There is no file or folder " + path.getFileName());
    }
    return new GameOpener().open(path);
  }

  /** Simulates that the folder of a game is removed while the list of games is shown. */
  private void removeGame(Path game) {
    missingGames.add(game);
  }

  @Test
  void theFirstRowContinuesTheLastGame() {
    renderer.thenNothing(3);
    play();
    assertThat(shownTexts())
        .contains("Games", "Continue", "Walking", "Drawing", "Quit", "By the door")
        .doesNotContain("Resume");

    press(KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(new GameChoice(PLAYED_GAME, true));
  }

  @Test
  void aGameWithoutASaveStartsFromItsPage() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void aGameWithASaveCanStartFromTheBeginning() {
    press(KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(PLAYED_GAME));
  }

  @Test
  void theCoverOfTheSelectedGameIsShown() {
    Thumbnail cover = gameSource.previews().of(NEW_GAME).cover().orElseThrow();
    assertThat(gameSource.previews().of(NEW_GAME).last()).isEmpty();

    press(KeyCodes.DOWN, KeyCodes.DOWN);
    renderer.thenNothing(2);
    play();
    assertThat(isShown(cover)).as("the cover is shown when its game is selected").isTrue();

    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN);
    renderer.thenNothing(2);
    play();
    assertThat(isShown(cover)).as("the cover is shown when another row is selected").isFalse();
  }

  /**
   * Returns whether the last picture contains a thumbnail. Pixels of its rarest colours may differ.
   */
  private boolean isShown(Thumbnail thumbnail) {
    byte[] palette = thumbnail.palette().toArray();
    int[] expectedColours =
        IntStream.range(0, thumbnail.pixels().length())
            .map(i -> Rgb.of(palette, thumbnail.pixels().u8(i)))
            .toArray();
    Frame frame = renderer.lastFrame();
    int[] frameColours =
        IntStream.range(0, Frame.PIXELS)
            .map(i -> Rgb.of(frame.palette(), frame.pixels()[i] & 0xFF))
            .toArray();
    return IntStream.rangeClosed(0, Frame.HEIGHT - Thumbnail.HEIGHT)
        .flatMap(
            y ->
                IntStream.rangeClosed(0, Frame.WIDTH - Thumbnail.WIDTH)
                    .map(x -> y * Frame.WIDTH + x))
        .anyMatch(offset -> isShownAt(offset, frameColours, expectedColours));
  }

  private static boolean isShownAt(int offset, int[] frameColours, int[] expectedColours) {
    int differences = 0;
    for (int i = 0; i < expectedColours.length && differences <= MAX_DIFFERENT_PIXELS; i++) {
      int pixelIndex = offset + i / Thumbnail.WIDTH * Frame.WIDTH + i % Thumbnail.WIDTH;
      differences += frameColours[pixelIndex] == expectedColours[i] ? 0 : 1;
    }
    return differences <= MAX_DIFFERENT_PIXELS;
  }

  @Test
  void aMessageIsShownInsteadOfTheSettingsOfAMissingGame() {
    removeGame(PLAYED_GAME);
    press(KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Walking", "There is no file or folder walklab");
  }

  @Test
  void settingsOfAGamePageApplyOnlyToThatGame() throws Exception {
    press(KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    // The first group of settings is about the game, and its first setting is the talk speed.
    press(KeyCodes.ENTER, KeyCodes.RIGHT);
    play();
    assertThat(Files.readString(folder.resolve("settings.toml"))).contains("[game.monkey2-");
    assertThat(settingsOf(new GameOpener().open(NEW_GAME)).text(Setting.TALK_SPEED))
        .isEqualTo("game");
  }

  @Test
  void aGameCanBeRemovedFromTheListOnItsPage() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.RIGHT);
    renderer.thenNothing(2);
    List<String> pageTexts = new ArrayList<>();
    renderer.thenDo(() -> pageTexts.addAll(shownTexts()));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();

    assertThat(pageTexts).contains("Drawing", "From the beginning", "Remove from the list");
    verify(library).remove(new Entry(NEW_GAME, "Drawing", "made for tests", true, false));
    assertThat(shownTexts()).contains("Games", "Walking");
  }

  @Test
  void theListOfLabGamesIsOpenedFromARow() {
    when(library.entries(any(), any()))
        .thenReturn(
            List.of(
                new Entry(PLAYED_GAME, "Walking", "made for tests", true, false),
                new Entry(NEW_GAME, "Drawing", "made for tests", true, true)));
    renderer.thenNothing(2);
    List<String> firstTexts = new ArrayList<>();
    renderer.thenDo(() -> firstTexts.addAll(shownTexts()));
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();

    assertThat(firstTexts).contains("Walking", "Laboratory games").doesNotContain("Drawing");
    assertThat(shownTexts()).contains("Laboratory games", "Drawing").doesNotContain("Walking");
  }

  @Test
  void aGameCanBeRenamedOnItsPage() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END);
    press(
        KeyCodes.UP, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER, 'L', 'i', 'n', 'e', KeyCodes.ENTER);
    play();
    verify(library).rename(new Entry(NEW_GAME, "Drawing", "made for tests", true, false), "Line");
  }

  @Test
  void theFilesOfAGameAreShownByTheSystem() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END);
    press(KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(openedFolders).containsExactly(NEW_GAME.toAbsolutePath());
    assertThat(shownTexts()).contains("Drawing", "Show files");
  }

  @Test
  void thePathIsShownIfTheSystemCannotShowFiles() {
    gameSource =
        new GameSource(
            library, createPreviews(), this::openGame, this::settingsOf, shownFolder -> false);
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END);
    press(KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(String.join("", shownTexts())).contains("Its files are here:").contains("artlab");
  }

  @Test
  void gamesWithTheSameTitleAreDistinguishedByTheirFolders() {
    when(library.entries(any(), any()))
        .thenReturn(
            List.of(
                new Entry(PLAYED_GAME, "Walking", "made for tests", true, false),
                new Entry(NEW_GAME, "Walking", "made for tests", true, false)));
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).anyMatch(line -> line.startsWith("walklab: Walk"));

    press('a', 'r', 't');
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts())
        .contains("Walking")
        .noneMatch(line -> line.startsWith("walklab: Walk"));
  }

  /** Opens the page that adds games and then, from its last row, the page for typing a path. */
  private void openPathPage() {
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER, KeyCodes.END, KeyCodes.ENTER);
  }

  @Test
  void aFolderCanBeChosenFromTheFileSystem() throws IOException {
    Path shelf = Files.createDirectories(folder.resolve("shelf"));
    Files.createDirectory(shelf.resolve("tide"));
    Files.createDirectory(shelf.resolve(".hidden"));
    Files.writeString(shelf.resolve("night.zip"), "");
    Files.writeString(shelf.resolve("letter.txt"), "");
    settings.change(Setting.GAMES, shelf.toString());
    when(library.examineDrop(eq(shelf.resolve("tide")), any()))
        .thenReturn(new Library.DropResult(Optional.of(NEW_GAME), "", false));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    List<String> rowTexts = new ArrayList<>();
    renderer.thenDo(() -> rowTexts.addAll(shownTexts()));
    press('t', 'i', KeyCodes.HOME, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    play();

    assertThat(rowTexts)
        .containsSubsequence("This folder", "The folder above", "tide/", "night.zip", "Type a path")
        .doesNotContain("letter.txt", ".hidden/");
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void aPastedPathCanContainAnyCharacter() {
    when(library.examineDrop(eq(Path.of("/gamęs/Остров")), any()))
        .thenReturn(new Library.DropResult(Optional.of(NEW_GAME), "", false));
    openPathPage();
    renderer.then(new HostEvent.Text("\"/gamęs/Остров\"\nmore"));
    press(KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void aPastedFolderIsOpenedInTheList() throws IOException {
    Files.createDirectories(folder.resolve("shelf/tide"));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.then(new HostEvent.Text("'" + folder.resolve("shelf") + "'")).thenNothing(2);
    play();
    assertThat(shownTexts()).contains("This folder", "tide/");
  }

  @Test
  void aFileDroppedOnTheListOfFoldersIsAccepted() {
    when(library.examineDrop(eq(NEW_GAME), any()))
        .thenReturn(new Library.DropResult(Optional.of(NEW_GAME), "", false));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.then(new HostEvent.DropFile(NEW_GAME)).thenNothing(2);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void tabCompletesAPath() throws IOException {
    Path tide = Files.createDirectories(folder.resolve("shelf/Tidewater"));
    when(library.examineDrop(eq(Path.of(tide + "/")), any()))
        .thenReturn(new Library.DropResult(Optional.of(NEW_GAME), "", false));
    openPathPage();
    renderer.then(new HostEvent.Text(folder + "/shelf/ti"));
    press(KeyCodes.TAB, KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void theDialogOfTheSystemIsOfferedIfItExists() {
    renderer.enableFileDialog();
    settings.change(Setting.GAMES, folder.toString());
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.ENTER);
    play();
    assertThat(renderer.openedDialogs()).contains("Add a folder or file: " + folder);
  }

  @Test
  void aPathCanBeInQuotes() {
    when(library.examineDrop(eq(Path.of("a b")), any()))
        .thenReturn(new Library.DropResult(Optional.of(NEW_GAME), "", false));
    openPathPage();
    press('"', 'a', ' ', 'b', '"', KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void aFolderIsAddedByItsPath() {
    Path otherPath = Path.of("more");
    when(library.examineDrop(eq(otherPath), any()))
        .thenReturn(new Library.DropResult(Optional.of(NEW_GAME), "", false));
    openPathPage();
    press('m', 'o', 'r', 'e', KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void aFolderWithoutGamesIsReported() {
    when(library.examineDrop(eq(Path.of("x")), any()))
        .thenReturn(new Library.DropResult(Optional.empty(), "No game.", false));
    openPathPage();
    press('x', KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("No game.");
    assertThat(chosenGame).isEmpty();
  }

  @Test
  void theHomeFolderIsOfferedAsAPath() {
    openPathPage();
    renderer.thenNothing(2);
    play();
    Path home =
        UserFolder.home(
            System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    assertThat(String.join("", shownTexts())).contains(home + "_");
    assertThat(String.join(" ", shownTexts()))
        .contains("Type or paste another path, or take this one.");
  }

  @Test
  void aWrongPathCanBeCorrected() {
    when(library.examineDrop(eq(Path.of("moer")), any()))
        .thenReturn(
            new Library.DropResult(
                Optional.empty(), "There is no file or folder moer." + LONG_TEXT, false));
    when(library.examineDrop(eq(Path.of("more")), any()))
        .thenReturn(new Library.DropResult(Optional.of(NEW_GAME), "", false));
    openPathPage();
    press('m', 'o', 'e', 'r');
    press(KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(String.join(" ", shownTexts()))
        .contains("moer_", "There is no file or folder moer.", "rows");

    openPathPage();
    press('m', 'o', 'e', 'r');
    press(KeyCodes.ENTER, KeyCodes.BACKSPACE, KeyCodes.BACKSPACE, 'r', 'e', KeyCodes.ENTER);
    play();
    assertThat(chosenGame).contains(GameChoice.fromBeginning(NEW_GAME));
  }

  @Test
  void severalGamesOfAFolderAreListed() {
    when(library.examineDrop(eq(Path.of("x")), any()))
        .thenReturn(new Library.DropResult(Optional.empty(), "There are 2 games.", true));
    openPathPage();
    press('x', KeyCodes.ENTER);
    press(KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Games", "Walking");
  }

  @Test
  void aMissingGameIsReportedAndNotPlayed() {
    removeGame(NEW_GAME);
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosenGame).isEmpty();
    assertThat(shownTexts())
        .contains("Drawing", "There is no file or folder artlab")
        .doesNotContain("Quit");
  }

  @Test
  void aMissingFolderIsReported() {
    Path missingFolder = folder.resolve("gone");
    when(library.entries(any(), any()))
        .thenReturn(List.of(new Entry(missingFolder, "Gone", "", true, false)));
    gameSource =
        new GameSource(library, noPreviews(), this::openGame, this::settingsOf, openedFolders::add);
    press(KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosenGame).isEmpty();
    assertThat(String.join(" ", shownTexts())).contains("Gone", "This game is no longer there: ");
  }

  @Test
  void theListOfGamesIsShownAfterTheMessageIsClosed() {
    removeGame(NEW_GAME);
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosenGame).isEmpty();
    assertThat(shownTexts()).contains("Games", "Continue", "Drawing", "Quit");
  }

  @Test
  void aMissingGameIsReportedWhenItIsContinued() {
    removeGame(PLAYED_GAME);
    press(KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosenGame).isEmpty();
    assertThat(shownTexts()).contains("Walking", "There is no file or folder walklab");
  }

  @Test
  void pressingEscapeAsksWhetherToQuit() {
    press(KeyCodes.ESCAPE);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Quit?", "Nothing would be lost.");
  }

  @Test
  void pressingEscapeTwiceReturnsToTheListAndNotToTheGame() {
    press(KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(20);
    play();
    assertThat(shownTexts()).contains("Games", "Continue");
    assertThat(game.session().ticks()).isEqualTo(1);
  }

  @Test
  void confirmingTheQuestionEndsTheProgram() {
    press(KeyCodes.ESCAPE, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(60);
    play();
    assertThat(chosenGame).isEmpty();
    assertThat(renderer.presentedFrames()).hasSizeLessThan(20);
  }

  @Test
  void pressingTheRightButtonAsksWhetherToQuit() {
    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Quit?");
  }

  @Test
  void theMenuKeyGoesBackToTheList() {
    press(KeyCodes.DOWN, KeyCodes.ENTER, F10);
    renderer.thenNothing(10);
    play();
    assertThat(shownTexts()).contains("Games", "Continue");
    assertThat(game.session().ticks()).isEqualTo(1);
  }

  @Test
  void saveAndLoadKeysHaveNoEffectOnTheStartScreen() {
    press(KeyCodes.typed('s', false, true), KeyCodes.typed('l', false, true));
    renderer.thenNothing(10);
    play();
    assertThat(shownTexts()).contains("Games", "Continue");
    assertThat(game.saves().slots().list()).hasSize(1);
  }

  @Test
  void theGameBehindTheStartScreenIsPausedAndNotSaved() {
    renderer.thenNothing(60);
    play();
    assertThat(game.session().ticks()).isEqualTo(1);
    assertThat(game.saves().slots().list()).hasSize(1);
  }
}
