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
import org.bowsprit.desktop.folder.PersonalFolder;
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
 * Tests the start screen with all games. The game walklab was played and saved, artlab was never
 * played.
 */
class StartScreenTest extends PlayByHand {

  /** Makes a refusal reason longer than a row of the menu. */
  private static final String LONG = " It is told in several lines, which move none of the rows.";

  private static final Path PLAYED = LabGames.folder("walklab");
  private static final Path NEW = LabGames.folder("artlab");

  private final Set<Path> gone = new HashSet<>();
  private final List<Path> opened = new ArrayList<>();

  /** The number of a cover's 16,000 pixels whose colour may be missing in the menu's palette. */
  private static final int RARE_PIXELS = 160;

  StartScreenTest(@TempDir Path folder) {
    super(folder);
    when(library.entries(any(), any()))
        .thenReturn(
            List.of(
                new Entry(PLAYED, "Walking", "made for tests", true, false),
                new Entry(NEW, "Drawing", "made for tests", true, false)));
    game.played().tick();
    game.saves().save(SaveSlot.numbered(1), "By the door");
    games = new GameSource(library, previews(), this::open, this::settingsOf, opened::add);
    beginsWithGames = true;
    settings.change(Setting.GAME_LIST, "rows");
  }

  private GamePreviews previews() {
    GameCatalog catalog = mock(GameCatalog.class);
    Game played = new GameOpener().open(PLAYED);
    Game other = new GameOpener().open(NEW);
    when(catalog.openToPlay(PLAYED.toString())).thenReturn(played);
    when(catalog.openToPlay(NEW.toString())).thenReturn(other);
    SaveFolder folders = mock(SaveFolder.class);
    when(folders.slots(other)).thenReturn(new SaveSlots(folder.resolve("none"), ""));
    when(folders.slots(played)).thenReturn(game.saves().slots());
    return new GamePreviews(
        catalog,
        folders,
        one -> GameSetup.headless(one.resources(), new BoxGraphProvider()),
        Runnable::run);
  }

  private Settings settingsOf(Game of) {
    SettingsFile file = new SettingsFile(folder.resolve("settings.toml"));
    return Settings.of(file, SaveFolder.name(of), notes::add);
  }

  private Game open(Path path) {
    if (gone.contains(path)) {
      throw new GameRefusedException("There is no file or folder " + path.getFileName());
    }
    return new GameOpener().open(path);
  }

  /** Removes the folder of a game while the list is shown. */
  private void takeAway(Path game) {
    gone.add(game);
  }

  @Test
  void continuingTheLastGameIsTheFirstRow() {
    renderer.thenNothing(3);
    play();
    assertThat(read())
        .contains("Games", "Continue", "Walking", "Drawing", "Quit", "By the door")
        .doesNotContain("Resume");

    press(KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(new GameChoice(PLAYED, true));
  }

  @Test
  void aGameWithoutASaveStartsFromItsPage() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void aGameWithASaveCanStartFromTheBeginningToo() {
    press(KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(GameChoice.begin(PLAYED));
  }

  @Test
  void aCoverIsBesideItsGame() {
    Thumbnail cover = games.previews().of(NEW).cover().orElseThrow();
    assertThat(games.previews().of(NEW).last()).isEmpty();

    press(KeyCodes.DOWN, KeyCodes.DOWN);
    renderer.thenNothing(2);
    play();
    assertThat(isShown(cover)).as("cover beside its game").isTrue();

    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN);
    renderer.thenNothing(2);
    play();
    assertThat(isShown(cover)).as("cover beside another row").isFalse();
  }

  /**
   * Returns whether the last picture contains a thumbnail, except for pixels of its rarest colours.
   */
  private boolean isShown(Thumbnail picture) {
    byte[] palette = picture.palette().toArray();
    int[] wanted =
        IntStream.range(0, picture.pixels().length())
            .map(i -> Rgb.of(palette, picture.pixels().u8(i)))
            .toArray();
    Frame frame = renderer.last();
    int[] shown =
        IntStream.range(0, Frame.PIXELS)
            .map(i -> Rgb.of(frame.palette(), frame.pixels()[i] & 0xFF))
            .toArray();
    return IntStream.rangeClosed(0, Frame.HEIGHT - Thumbnail.HEIGHT)
        .flatMap(
            y ->
                IntStream.rangeClosed(0, Frame.WIDTH - Thumbnail.WIDTH)
                    .map(x -> y * Frame.WIDTH + x))
        .anyMatch(place -> isShownAt(place, shown, wanted));
  }

  private static boolean isShownAt(int place, int[] shown, int[] wanted) {
    int others = 0;
    for (int i = 0; i < wanted.length && others <= RARE_PIXELS; i++) {
      int at = place + i / Thumbnail.WIDTH * Frame.WIDTH + i % Thumbnail.WIDTH;
      others += shown[at] == wanted[i] ? 0 : 1;
    }
    return others <= RARE_PIXELS;
  }

  @Test
  void aMissingGameHasAMessageInsteadOfSettings() {
    takeAway(PLAYED);
    press(KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Walking", "There is no file or folder walklab");
  }

  @Test
  void settingsOfAGamesPageAreForThatGameOnly() throws Exception {
    press(KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    // The first group is the game's, and its first setting the talk speed.
    press(KeyCodes.ENTER, KeyCodes.RIGHT);
    play();
    assertThat(Files.readString(folder.resolve("settings.toml"))).contains("[game.monkey2-");
    assertThat(settingsOf(new GameOpener().open(NEW)).text(Setting.TALK_SPEED)).isEqualTo("game");
  }

  @Test
  void aGameIsRemovedFromTheListOnItsPage() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.RIGHT);
    renderer.thenNothing(2);
    List<String> page = new ArrayList<>();
    renderer.thenDo(() -> page.addAll(read()));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();

    assertThat(page).contains("Drawing", "From the beginning", "Remove from the list");
    verify(library).remove(new Entry(NEW, "Drawing", "made for tests", true, false));
    assertThat(read()).contains("Games", "Walking");
  }

  @Test
  void oneRowOpensTheLaboratoryGames() {
    when(library.entries(any(), any()))
        .thenReturn(
            List.of(
                new Entry(PLAYED, "Walking", "made for tests", true, false),
                new Entry(NEW, "Drawing", "made for tests", true, true)));
    renderer.thenNothing(2);
    List<String> first = new ArrayList<>();
    renderer.thenDo(() -> first.addAll(read()));
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();

    assertThat(first).contains("Walking", "Laboratory games").doesNotContain("Drawing");
    assertThat(read()).contains("Laboratory games", "Drawing").doesNotContain("Walking");
  }

  @Test
  void aGameIsRenamedFromItsPage() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END);
    press(
        KeyCodes.UP, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER, 'L', 'i', 'n', 'e', KeyCodes.ENTER);
    play();
    verify(library).rename(new Entry(NEW, "Drawing", "made for tests", true, false), "Line");
  }

  @Test
  void theFilesOfAGameAreShownByTheSystem() {
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END);
    press(KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(opened).containsExactly(NEW.toAbsolutePath());
    assertThat(read()).contains("Drawing", "Show files");
  }

  @Test
  void ifTheSystemCannotShowFilesTheirPathIsShown() {
    games = new GameSource(library, previews(), this::open, this::settingsOf, shown -> false);
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END);
    press(KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(String.join("", read())).contains("Its files are here:").contains("artlab");
  }

  @Test
  void gamesOfTheSameTitleAreDistinguishedByTheirFolders() {
    when(library.entries(any(), any()))
        .thenReturn(
            List.of(
                new Entry(PLAYED, "Walking", "made for tests", true, false),
                new Entry(NEW, "Walking", "made for tests", true, false)));
    renderer.thenNothing(2);
    play();
    assertThat(read()).anyMatch(line -> line.startsWith("walklab: Walk"));

    press('a', 'r', 't');
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Walking").noneMatch(line -> line.startsWith("walklab: Walk"));
  }

  /** Opens the page that adds games, and from its last row the page for a typed path. */
  private void typeAPath() {
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER, KeyCodes.END, KeyCodes.ENTER);
  }

  @Test
  void aFolderIsChosenAmongThoseOfTheMachine() throws IOException {
    Path shelf = Files.createDirectories(folder.resolve("shelf"));
    Files.createDirectory(shelf.resolve("tide"));
    Files.createDirectory(shelf.resolve(".hidden"));
    Files.writeString(shelf.resolve("night.zip"), "");
    Files.writeString(shelf.resolve("letter.txt"), "");
    settings.change(Setting.GAMES, shelf.toString());
    when(library.look(eq(shelf.resolve("tide")), any()))
        .thenReturn(new Library.Look(Optional.of(NEW), "", false));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.thenNothing(2);
    List<String> rows = new ArrayList<>();
    renderer.thenDo(() -> rows.addAll(read()));
    press('t', 'i', KeyCodes.HOME, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    play();

    assertThat(rows)
        .containsSubsequence("This folder", "The folder above", "tide/", "night.zip", "Type a path")
        .doesNotContain("letter.txt", ".hidden/");
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void aPathIsPastedAndMayContainAnyLetter() {
    when(library.look(eq(Path.of("/gamęs/Остров")), any()))
        .thenReturn(new Library.Look(Optional.of(NEW), "", false));
    typeAPath();
    renderer.then(new HostEvent.Text("\"/gamęs/Остров\"\nmore"));
    press(KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void aPastedFolderIsOpenedInTheList() throws IOException {
    Files.createDirectories(folder.resolve("shelf/tide"));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.then(new HostEvent.Text("'" + folder.resolve("shelf") + "'")).thenNothing(2);
    play();
    assertThat(read()).contains("This folder", "tide/");
  }

  @Test
  void aFileDroppedOnTheListOfFoldersIsAccepted() {
    when(library.look(eq(NEW), any())).thenReturn(new Library.Look(Optional.of(NEW), "", false));
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    renderer.then(new HostEvent.DropFile(NEW)).thenNothing(2);
    play();
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void tabCompletesAPath() throws IOException {
    Path tide = Files.createDirectories(folder.resolve("shelf/Tidewater"));
    when(library.look(eq(Path.of(tide + "/")), any()))
        .thenReturn(new Library.Look(Optional.of(NEW), "", false));
    typeAPath();
    renderer.then(new HostEvent.Text(folder + "/shelf/ti"));
    press(KeyCodes.TAB, KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void theDialogOfTheSystemIsOfferedIfItExists() {
    renderer.offerChooser();
    settings.change(Setting.GAMES, folder.toString());
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.UP, KeyCodes.ENTER);
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.ENTER);
    play();
    assertThat(renderer.asked()).contains("Add a folder or file: " + folder);
  }

  @Test
  void aPathMayBeInQuotes() {
    when(library.look(eq(Path.of("a b")), any()))
        .thenReturn(new Library.Look(Optional.of(NEW), "", false));
    typeAPath();
    press('"', 'a', ' ', 'b', '"', KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void aFolderIsAddedByItsPath() {
    Path more = Path.of("more");
    when(library.look(eq(more), any())).thenReturn(new Library.Look(Optional.of(NEW), "", false));
    typeAPath();
    press('m', 'o', 'r', 'e', KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void aFolderWithoutGamesIsReported() {
    when(library.look(eq(Path.of("x")), any()))
        .thenReturn(new Library.Look(Optional.empty(), "No game.", false));
    typeAPath();
    press('x', KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("No game.");
    assertThat(chosen).isEmpty();
  }

  @Test
  void theHomeFolderIsOfferedAsAPath() {
    typeAPath();
    renderer.thenNothing(2);
    play();
    Path home =
        PersonalFolder.home(
            System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    assertThat(String.join("", read())).contains(home + "_");
    assertThat(String.join(" ", read())).contains("Type or paste another path, or take this one.");
  }

  @Test
  void aMistypedPathStaysToBeCorrected() {
    when(library.look(eq(Path.of("moer")), any()))
        .thenReturn(
            new Library.Look(Optional.empty(), "There is no file or folder moer." + LONG, false));
    when(library.look(eq(Path.of("more")), any()))
        .thenReturn(new Library.Look(Optional.of(NEW), "", false));
    typeAPath();
    press('m', 'o', 'e', 'r');
    press(KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(String.join(" ", read()))
        .contains("moer_", "There is no file or folder moer.", "rows");

    typeAPath();
    press('m', 'o', 'e', 'r');
    press(KeyCodes.ENTER, KeyCodes.BACKSPACE, KeyCodes.BACKSPACE, 'r', 'e', KeyCodes.ENTER);
    play();
    assertThat(chosen).contains(GameChoice.begin(NEW));
  }

  @Test
  void aGameIsChosenFromTheSeveralOfAFolder() {
    when(library.look(eq(Path.of("x")), any()))
        .thenReturn(new Library.Look(Optional.empty(), "There are 2 games.", true));
    typeAPath();
    press('x', KeyCodes.ENTER);
    press(KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Games", "Walking");
  }

  @Test
  void aMissingGameIsReportedAndNotPlayed() {
    takeAway(NEW);
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosen).isEmpty();
    assertThat(read())
        .contains("Drawing", "There is no file or folder artlab")
        .doesNotContain("Quit");
  }

  @Test
  void aMissingFolderIsReported() {
    Path nowhere = folder.resolve("gone");
    when(library.entries(any(), any()))
        .thenReturn(List.of(new Entry(nowhere, "Gone", "", true, false)));
    games = new GameSource(library, noPreviews(), this::open, this::settingsOf, opened::add);
    press(KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosen).isEmpty();
    assertThat(String.join(" ", read())).contains("Gone", "This game is no longer there: ");
  }

  @Test
  void escapeThenShowsTheListOfGames() {
    takeAway(NEW);
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosen).isEmpty();
    assertThat(read()).contains("Games", "Continue", "Drawing", "Quit");
  }

  @Test
  void theGameToContinueMayBeMissingToo() {
    takeAway(PLAYED);
    press(KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(chosen).isEmpty();
    assertThat(read()).contains("Walking", "There is no file or folder walklab");
  }

  @Test
  void escapeAsksWhetherToLeave() {
    press(KeyCodes.ESCAPE);
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Quit?", "Nothing would be lost.");
  }

  @Test
  void escapeTwiceReturnsToTheListAndNeverToTheGame() {
    press(KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(20);
    play();
    assertThat(read()).contains("Games", "Continue");
    assertThat(game.session().ticks()).isEqualTo(1);
  }

  @Test
  void confirmingLeavesTheProgram() {
    press(KeyCodes.ESCAPE, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(60);
    play();
    assertThat(chosen).isEmpty();
    assertThat(renderer.shown()).hasSizeLessThan(20);
  }

  @Test
  void theRightButtonGoesBackThereToo() {
    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(2);
    play();
    assertThat(read()).contains("Quit?");
  }

  @Test
  void theKeyOfTheMenuGoesBackToTheList() {
    press(KeyCodes.DOWN, KeyCodes.ENTER, F10);
    renderer.thenNothing(10);
    play();
    assertThat(read()).contains("Games", "Continue");
    assertThat(game.session().ticks()).isEqualTo(1);
  }

  @Test
  void aGameThatHasNotBegunIsNeitherSavedNorLoaded() {
    press(KeyCodes.typed('s', false, true), KeyCodes.typed('l', false, true));
    renderer.thenNothing(10);
    play();
    assertThat(read()).contains("Games", "Continue");
    assertThat(game.saves().slots().list()).hasSize(1);
  }

  @Test
  void theGameBelowIsStoppedAndNotSaved() {
    renderer.thenNothing(60);
    play();
    assertThat(game.session().ticks()).isEqualTo(1);
    assertThat(game.saves().slots().list()).hasSize(1);
  }
}
