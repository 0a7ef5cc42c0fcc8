package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.sound.SoundPlugin;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the menu with keys and mouse during play. */
class MenuInPlayTest extends PlayTestBase {

  /** The x position of the scroll bar next to the list of keys. */
  private static final int SCROLL_BAR_X = 287;

  private final SaveSlot firstSlot = SaveSlot.numbered(1);

  MenuInPlayTest(@TempDir Path folder) {
    super(folder);
  }

  @Test
  void theMenuKeyOfTheGameOpensTheMenuAndPausesTheGame() {
    renderer.thenNothing(20);
    press(F5);
    renderer.thenNothing(5);
    play();
    long ticksBefore = game.session().ticks();

    renderer.thenNothing(20);
    press(F5);
    renderer.thenNothing(200);
    play();
    assertThat(game.session().ticks() - ticksBefore).isBetween(1L, 30L);
  }

  @Test
  void aGameCanBeSavedUnderANameAndLoadedAgain() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, ' ', 'H', 'i', KeyCodes.ENTER);
    play();
    assertThat(notices).contains("Saved in slot 1.");
    long savedTicks = game.session().ticks();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title()).isEqualTo("Hi");

    renderer.thenNothing(100);
    press(F10, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(game.session().ticks()).isBetween(savedTicks, savedTicks + 3);
  }

  @Test
  void theListOfSavesShowsThePlayTimeInLargeTextToo() {
    game.timedSession().tick();
    game.saves().time().add(754 * 60);
    game.saves().save(firstSlot, "Before the bridge");
    renderer.thenDo(game.host()::openSavedGames).thenNothing(3);
    play();
    assertThat(shownTexts()).contains("Played 0:12:34", "Room 1 corridor");

    settings.change(Setting.LARGE_TEXT, "true");
    renderer.thenDo(game.host()::openSavedGames).thenNothing(3);
    play();
    assertThat(shownTexts())
        .contains("12 min played", "Before the")
        .doesNotContain("Room 1 corridor");
  }

  /** Opens the page of saved games with the last row of the list of saves. */
  private void openSavedGamesPage() {
    renderer.thenNothing(30).thenDo(game.host()::openSavedGames);
    press(KeyCodes.END, KeyCodes.ENTER);
  }

  @Test
  void aSavedGameCanBeRenamed() {
    game.timedSession().tick();
    game.saves().save(firstSlot, "Before");
    openSavedGamesPage();
    press(KeyCodes.ENTER, KeyCodes.ENTER, 'A', 'f', 't', 'e', 'r', KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();

    assertThat(shownTexts()).contains("Saved games", "1  After");
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("After");
  }

  @Test
  void aSavedGameIsDeletedAfterAConfirmation() {
    game.timedSession().tick();
    game.saves().save(firstSlot, "Unwanted");
    openSavedGamesPage();
    press(KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(3);
    List<String> questionTexts = new ArrayList<>();
    renderer.thenDo(() -> questionTexts.addAll(shownTexts()));
    press(KeyCodes.END, KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();

    assertThat(String.join(" ", questionTexts)).contains("\"1  Unwanted\" is deleted.");
    assertThat(game.saves().slots().list()).isEmpty();
    assertThat(shownTexts()).contains("Saved games").doesNotContain("1  Unwanted");
  }

  @Test
  void aSavedGameCanBeExportedAndImported() {
    game.timedSession().tick();
    game.saves().save(firstSlot, "Travels");
    Path file = folder.resolve("a.save");
    openSavedGamesPage();
    press(KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END, KeyCodes.ENTER);
    press(file.toString().chars().toArray());
    press(KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(file).exists();
    assertThat(String.join("", shownTexts())).contains("The copy is");

    openSavedGamesPage();
    press(KeyCodes.END, KeyCodes.ENTER, KeyCodes.END, KeyCodes.ENTER);
    press(file.toString().chars().toArray());
    press(KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(shownTexts()).contains("It is in slot 2.");
    assertThat(game.saves().slots().load(SaveSlot.numbered(2)).header().title())
        .isEqualTo("Travels");
  }

  @Test
  void theListOfSavedGamesCanBeFilteredAndSorted() {
    game.timedSession().tick();
    game.saves().save(firstSlot, "Shore");
    game.saves().save(SaveSlot.numbered(2), "Bridge");
    renderer.thenDo(game.host()::openSavedGames);
    press('s', 'h', 'o');
    renderer.thenNothing(3);
    List<String> filteredTexts = new ArrayList<>();
    renderer.thenDo(() -> filteredTexts.addAll(shownTexts()));
    press(KeyCodes.ESCAPE, KeyCodes.END, KeyCodes.ENTER);
    // Sorts by name.
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.RIGHT);
    renderer.thenNothing(3);
    play();

    assertThat(filteredTexts).contains("1  Shore", "sho_").doesNotContain("2  Bridge");
    assertThat(shownTexts()).containsSubsequence("2  Bridge", "1  Shore");
  }

  @Test
  void theSettingsReopenAtTheLastSelectedRow() {
    String volumeBefore = settings.text(Setting.MUSIC_VOLUME);
    renderer.thenNothing(20);
    openSettings('s');
    press(KeyCodes.DOWN, F10, F10, 's', 's', KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.LEFT);
    play();
    assertThat(settings.text(Setting.MUSIC_VOLUME)).isNotEqualTo(volumeBefore);
  }

  @Test
  void aRowThatIsTruncatedInLargeTextIsShownCompletelyAtTheFoot() {
    settings.change(Setting.LARGE_TEXT, "true");
    renderer.thenNothing(20);
    press(F10, 'k', KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN);
    renderer.thenNothing(3);
    play();
    assertThat(shownTexts()).anyMatch(line -> line.startsWith("Fast while held: Alt"));
  }

  @Test
  void f1OpensTheListOfKeys() {
    press(KeyCodes.F1);
    renderer.thenNothing(3);
    play();

    assertThat(shownTexts()).contains("Keys and pad", "Fullscreen");
  }

  @Test
  void theGameCanOpenTheListOfSavedGames() {
    renderer.thenNothing(30).thenDo(game.host()::openSavedGames).thenNothing(3);
    play();
    assertThat(shownTexts()).contains("Load a game").doesNotContain("Resume");

    renderer.thenDo(game.host()::openSavedGames);
    press(KeyCodes.ESCAPE);
    renderer.thenNothing(3);
    play();
    assertThat(shownTexts()).doesNotContain("Load a game");
  }

  @Test
  void theMenuInstallsThePluginForSilentMusic() {
    SoundPlugin plugin = mock(SoundPlugin.class);
    when(plugin.isWanted()).thenReturn(true);
    List<String> menuTexts = new ArrayList<>();
    press(F10, 'g');
    renderer.thenNothing(2).thenDo(() -> menuTexts.addAll(shownTexts()));
    press(KeyCodes.ENTER);
    renderer
        .thenDo(() -> when(plugin.nextMessage()).thenReturn(Optional.of("It is installed.")))
        .thenNothing(3);
    play(game, module -> module.offerPlugin(plugin));

    assertThat(menuTexts).contains("Get the music");
    assertThat(String.join(" ", menuTexts)).contains("which this game's music needs");
    verify(plugin).download();
    assertThat(shownTexts()).contains("It is installed.");
  }

  @Test
  void theMouseControlsTheMenu() {
    renderer.thenNothing(30);
    press(F10);
    // Clicks the second of eight rows. A row is ten pixels high, and the menu is in the middle.
    renderer.then(new Input.Move(100, 80)).then(click(100, 80));
    // Clicks a new slot, and then the row that saves the game.
    renderer.then(click(20, 31)).then(click(100, 102));
    play();
    assertThat(game.saves().slots().isUsed(firstSlot)).isTrue();
  }

  @Test
  void aSuggestedNameCanBeChosenWithTheMouse() {
    renderer.thenNothing(30);
    press(F10);
    renderer.then(new Input.Move(100, 80)).then(click(100, 80));
    // Clicks a new slot, then twice the row that offers another name, and then the row that saves.
    renderer.then(click(20, 31)).then(click(100, 110)).then(click(100, 110)).then(click(100, 98));
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("Corridor 2");
  }

  @Test
  void aPageOpenedByAClickSelectsTheRowUnderTheMouse() {
    press(F10);
    renderer.thenNothing(3).then(new Input.Move(100, 110)).then(click(100, 110)).thenNothing(3);
    play();
    Frame frameAfterClick = renderer.lastFrame();

    press(F10);
    renderer.thenNothing(3).then(new Input.Move(100, 110)).then(click(100, 110)).thenNothing(3);
    renderer.then(new Input.Move(100, 110)).thenNothing(3);
    play();
    assertThat(renderer.lastFrame().pixels()).isEqualTo(frameAfterClick.pixels());
  }

  @Test
  void theRightButtonAndEscapeGoBack() {
    press(F10);
    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(3);
    play();
    Frame lastFrame = renderer.lastFrame();
    assertThat(lastFrame.palette()).isEqualTo(game.painter().frame().palette());

    press(F10, KeyCodes.ESCAPE);
    renderer.thenNothing(3);
    play();
    assertThat(renderer.lastFrame().palette()).isEqualTo(game.painter().frame().palette());
  }

  @Test
  void clickingTheBackSignGoesBack() {
    press(F10, 'l', KeyCodes.ENTER);
    renderer.thenNothing(3).then(click(12, 12)).thenNothing(3);
    play();
    assertThat(shownTexts()).contains("Bowsprit", "Resume").doesNotContain("Load a game");
  }

  @Test
  void theMenuShowsTheNamesOfAllHotspotsUntilTheNextClick() {
    renderer.thenNothing(10);
    press(F10, 'a', KeyCodes.ENTER, 't', KeyCodes.ENTER);
    renderer.thenNothing(100);
    play();
    assertThat(shownTexts()).containsExactly("Ego");

    renderer.then(click(160, 50)).thenNothing(3);
    play();
    assertThat(shownTexts()).doesNotContain("Ego");
  }

  @Test
  void aRefusedSaveIsExplained() {
    allowSaving(false);
    renderer.thenNothing(10);
    press(KeyCodes.typed('k', false, true));
    renderer.thenNothing(5);
    play();
    assertThat(game.saves().slots().list()).isEmpty();
    assertThat(renderer.lastFrame().pixels()).isNotEqualTo(game.painter().frame().pixels());

    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(game.saves().slots().list()).isEmpty();
  }

  @Test
  void aNameCanContainAccents() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, 'B', '\u00fc', 'r', 'o');
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Name: B\u00fcro_");
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, '\u00c9', 'e', KeyCodes.ENTER);
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("\u00c9e");
  }

  @Test
  void aKeyCanBeReassignedInTheMenu() {
    press(F10, 'k', KeyCodes.ENTER);
    // The first action is full screen.
    press(KeyCodes.ENTER, KeyCodes.typed('q', true, false));
    press(KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.typed('q', true, false));
    renderer.thenNothing(3);
    play();
    assertThat(settings.section("keys")).containsEntry("fullscreen", "Ctrl+Q");
    assertThat(renderer.settings().fullscreen()).isTrue();
  }

  @Test
  void pageHomeAndEndKeysMoveTheSelection() {
    press(F10, 'k', KeyCodes.ENTER, KeyCodes.END, KeyCodes.HOME, KeyCodes.ENTER);
    press(KeyCodes.typed('b', true, false));
    play();
    assertThat(settings.section("keys")).containsOnlyKeys("fullscreen");

    press(F10, 'k', KeyCodes.ENTER, KeyCodes.PAGE_DOWN, KeyCodes.PAGE_UP, KeyCodes.DOWN);
    press(KeyCodes.ENTER, KeyCodes.typed('o', true, false));
    play();
    assertThat(settings.section("keys")).containsOnlyKeys("fullscreen", "aspect");

    // Before the first picture of the menu, Page Down moves the selection by only one row. After
    // that picture, it moves the selection by many rows.
    press(F10, 'k', KeyCodes.ENTER);
    renderer.thenNothing(3);
    press(KeyCodes.PAGE_DOWN, KeyCodes.ENTER, KeyCodes.typed('t', true, false));
    play();
    assertThat(settings.section("keys"))
        .hasSize(3)
        .doesNotContainKeys("filter", "fast", "pause", "step");
  }

  @Test
  void theWheelScrollsALongList() {
    press(F10, 'k', KeyCodes.ENTER);
    renderer.then(new Input.Move(60, 60)).thenNothing(3);
    for (int notch = 0; notch < 30; notch++) {
      renderer.then(new HostEvent.Wheel(-1));
    }
    assertTheEndOfTheKeyListIsShown();
  }

  @Test
  void theScrollBarCanBeDraggedWithTheMouse() {
    press(F10, 'k', KeyCodes.ENTER);
    renderer.thenNothing(3).then(new Input.Press(SCROLL_BAR_X, 40, Input.Button.LEFT));
    renderer.then(new Input.Move(60, 190)).then(new Input.Release(60, 190, Input.Button.LEFT));
    assertTheEndOfTheKeyListIsShown();
  }

  /**
   * Checks that the end of the list of keys is shown. For this, the key of the action under the
   * mouse is changed. This action must be one of those at the end of the list.
   */
  private void assertTheEndOfTheKeyListIsShown() {
    renderer
        .thenNothing(3)
        .then(click(60, 60))
        .then(new Input.Key(KeyCodes.typed('b', true, false)));
    renderer.thenNothing(3);
    play();
    assertThat(settings.section("keys")).hasSize(1);
    assertThat(settings.section("keys").keySet().iterator().next()).matches("inside.*|verb.*");
  }

  @Test
  void quittingInTheMenuAsksAndSavesTheGame() {
    renderer.thenNothing(700);
    press(F10, 'q', KeyCodes.ENTER);
    renderer.thenNothing(3);
    // The first answer does not quit.
    press(KeyCodes.ENTER, KeyCodes.ESCAPE);
    renderer.thenNothing(100);
    press(F10, 'q', KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(1_000);
    play();
    assertThat(game.session().jiffiesPlayed()).isBetween(795L, 900L);
    assertThat(game.saves().slots().isUsed(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
  }

  @Test
  void holdingTheRightButtonOpensTheMenu() {
    renderer.thenNothing(20).then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(60);
    play();
    assertThat(renderer.lastFrame().palette()).isNotEqualTo(game.painter().frame().palette());

    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(10);
    renderer.then(new Input.Release(160, 100, Input.Button.RIGHT)).thenNothing(60);
    play();
    assertThat(renderer.lastFrame().palette()).isEqualTo(game.painter().frame().palette());
  }

  @Test
  void aLongPressThatOpensTheMenuIsNotPassedToTheGame() {
    renderer.thenNothing(20).then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(60);
    renderer.then(new Input.Release(160, 100, Input.Button.RIGHT)).thenNothing(5);
    play();
    assertThat(game.recordedInput()).noneMatch(line -> line.contains(" R"));

    renderer.then(new Input.Press(30, 90, Input.Button.RIGHT)).thenNothing(10);
    renderer.then(new Input.Move(60, 90), new Input.Release(60, 90, Input.Button.RIGHT));
    play();
    assertThat(game.recordedInput())
        .anyMatch(line -> line.endsWith(" 30 90 RD"))
        .anyMatch(line -> line.endsWith(" 60 90 RU"));
  }

  @Test
  void theMenuPerformsTheActionsOfKeys() {
    renderer.thenNothing(20);
    press(F10, 'a', KeyCodes.ENTER, 'p', KeyCodes.ENTER);
    renderer.thenNothing(200);
    play();
    assertThat(game.session().ticks()).isBetween(1L, 30L);
  }

  @Test
  void anAutosaveShowsItsRoomAndTime() {
    renderer.thenNothing(700);
    play();
    press(F10, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts())
        .contains("A1 Corridor", "Autosave")
        .anyMatch(line -> line.matches("\\d\\d:\\d\\d"))
        .anyMatch(line -> line.matches("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d"));
  }

  @Test
  void aSaveIsNamedAfterItsRoomByDefault() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("Corridor");
  }

  @Test
  void aRoomHasItsGermanNameInTheGermanMenu() throws IOException {
    Path languages = Files.createDirectory(folder.resolve("languages"));
    Files.writeString(languages.resolve("de.properties"), "room.corridor=Flur\n");
    settings.change(Setting.LANGUAGE, "de");
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenDo(game.host()::openSavedGames).thenNothing(2);
    play();
    assertThat(shownTexts()).contains("1  Flur", "Raum 1 Flur");
  }
}
