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
class MenuInPlayTest extends PlayByHand {

  /** The column of the scroll bar beside the list of keys. */
  private static final int SCROLL_BAR = 287;

  private final SaveSlot first = SaveSlot.numbered(1);

  MenuInPlayTest(@TempDir Path folder) {
    super(folder);
  }

  @Test
  void theGamesOwnKeyOpensItAndTheGameStops() {
    renderer.thenNothing(20);
    press(F5);
    renderer.thenNothing(5);
    play();
    long ticks = game.session().ticks();

    renderer.thenNothing(20);
    press(F5);
    renderer.thenNothing(200);
    play();
    assertThat(game.session().ticks() - ticks).isBetween(1L, 30L);
  }

  @Test
  void aGameIsSavedUnderANameAndLoadedAgain() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, ' ', 'H', 'i', KeyCodes.ENTER);
    play();
    assertThat(notes).contains("Saved in slot 1.");
    long saved = game.session().ticks();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title()).isEqualTo("Hi");

    renderer.thenNothing(100);
    press(F10, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(game.session().ticks()).isBetween(saved, saved + 3);
  }

  @Test
  void theListOfSavesShowsThePlayingTimeInLargeTextToo() {
    game.played().tick();
    game.saves().time().add(754 * 60);
    game.saves().save(first, "Before the bridge");
    renderer.thenDo(game.host()::openSaves).thenNothing(3);
    play();
    assertThat(read()).contains("Played 0:12:34", "Room 1 corridor");

    settings.change(Setting.LARGE_TEXT, "true");
    renderer.thenDo(game.host()::openSaves).thenNothing(3);
    play();
    assertThat(read()).contains("12 min played", "Before the").doesNotContain("Room 1 corridor");
  }

  /** Opens the page that arranges saved games with the last row of the list. */
  private void arrange() {
    renderer.thenNothing(30).thenDo(game.host()::openSaves);
    press(KeyCodes.END, KeyCodes.ENTER);
  }

  @Test
  void aSavedGameIsRenamed() {
    game.played().tick();
    game.saves().save(first, "Before");
    arrange();
    press(KeyCodes.ENTER, KeyCodes.ENTER, 'A', 'f', 't', 'e', 'r', KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();

    assertThat(read()).contains("Saved games", "1  After");
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("After");
  }

  @Test
  void aSavedGameIsDeletedAfterAConfirmation() {
    game.played().tick();
    game.saves().save(first, "Unwanted");
    arrange();
    press(KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(3);
    List<String> asked = new ArrayList<>();
    renderer.thenDo(() -> asked.addAll(read()));
    press(KeyCodes.END, KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();

    assertThat(String.join(" ", asked)).contains("\"1  Unwanted\" is deleted.");
    assertThat(game.saves().slots().list()).isEmpty();
    assertThat(read()).contains("Saved games").doesNotContain("1  Unwanted");
  }

  @Test
  void aSavedGameIsExportedAndImported() {
    game.played().tick();
    game.saves().save(first, "Travels");
    Path file = folder.resolve("a.save");
    arrange();
    press(KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.END, KeyCodes.ENTER);
    press(file.toString().chars().toArray());
    press(KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(file).exists();
    assertThat(String.join("", read())).contains("The copy is");

    arrange();
    press(KeyCodes.END, KeyCodes.ENTER, KeyCodes.END, KeyCodes.ENTER);
    press(file.toString().chars().toArray());
    press(KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(read()).contains("It is in slot 2.");
    assertThat(game.saves().slots().load(SaveSlot.numbered(2)).header().title())
        .isEqualTo("Travels");
  }

  @Test
  void aListOfSavedGamesIsSearchedByTypingAndSorted() {
    game.played().tick();
    game.saves().save(first, "Shore");
    game.saves().save(SaveSlot.numbered(2), "Bridge");
    renderer.thenDo(game.host()::openSaves);
    press('s', 'h', 'o');
    renderer.thenNothing(3);
    List<String> found = new ArrayList<>();
    renderer.thenDo(() -> found.addAll(read()));
    press(KeyCodes.ESCAPE, KeyCodes.END, KeyCodes.ENTER);
    // Sorts by name.
    press(KeyCodes.END, KeyCodes.UP, KeyCodes.RIGHT);
    renderer.thenNothing(3);
    play();

    assertThat(found).contains("1  Shore", "sho_").doesNotContain("2  Bridge");
    assertThat(read()).containsSubsequence("2  Bridge", "1  Shore");
  }

  @Test
  void theSettingsOpenWhereTheyWereLeft() {
    String music = settings.text(Setting.MUSIC_VOLUME);
    renderer.thenNothing(20);
    openSettings('s');
    press(KeyCodes.DOWN, F10, F10, 's', 's', KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.LEFT);
    play();
    assertThat(settings.text(Setting.MUSIC_VOLUME)).isNotEqualTo(music);
  }

  @Test
  void aRowThatIsCutInLargeLettersIsWholeAtTheFoot() {
    settings.change(Setting.LARGE_TEXT, "true");
    renderer.thenNothing(20);
    press(F10, 'k', KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN);
    renderer.thenNothing(3);
    play();
    assertThat(read()).anyMatch(line -> line.startsWith("Fast while held: Alt"));
  }

  @Test
  void f1ListsTheKeys() {
    press(KeyCodes.F1);
    renderer.thenNothing(3);
    play();

    assertThat(read()).contains("Keys and pad", "Fullscreen");
  }

  @Test
  void theGameItselfOpensTheListOfSavedGames() {
    renderer.thenNothing(30).thenDo(game.host()::openSaves).thenNothing(3);
    play();
    assertThat(read()).contains("Load a game").doesNotContain("Resume");

    renderer.thenDo(game.host()::openSaves);
    press(KeyCodes.ESCAPE);
    renderer.thenNothing(3);
    play();
    assertThat(read()).doesNotContain("Load a game");
  }

  @Test
  void thePluginForSilentMusicIsOneClickAway() {
    SoundPlugin plugin = mock(SoundPlugin.class);
    when(plugin.isWanted()).thenReturn(true);
    List<String> offered = new ArrayList<>();
    press(F10, 'g');
    renderer.thenNothing(2).thenDo(() -> offered.addAll(read()));
    press(KeyCodes.ENTER);
    renderer
        .thenDo(() -> when(plugin.news()).thenReturn(Optional.of("It is installed.")))
        .thenNothing(3);
    play(game, playing -> playing.getting(plugin));

    assertThat(offered).contains("Get the music");
    assertThat(String.join(" ", offered)).contains("which this game's music needs");
    verify(plugin).fetch();
    assertThat(read()).contains("It is installed.");
  }

  @Test
  void theMouseControlsItToo() {
    renderer.thenNothing(30);
    press(F10);
    // The second of eight rows, each ten pixels high, on a sheet in the middle of the screen.
    renderer.then(new Input.Move(100, 80)).then(click(100, 80));
    // Clicks a new slot, and then the row that saves.
    renderer.then(click(20, 31)).then(click(100, 102));
    play();
    assertThat(game.saves().slots().isTaken(first)).isTrue();
  }

  @Test
  void withAMouseAloneASaveCanBeGivenAnotherName() {
    renderer.thenNothing(30);
    press(F10);
    renderer.then(new Input.Move(100, 80)).then(click(100, 80));
    // Clicks a new slot, twice the row that offers another name, and the row above it, which saves.
    renderer.then(click(20, 31)).then(click(100, 110)).then(click(100, 110)).then(click(100, 98));
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("Corridor 2");
  }

  @Test
  void aPageThatAClickOpensHasItsBarBelowTheMouse() {
    press(F10);
    renderer.thenNothing(3).then(new Input.Move(100, 110)).then(click(100, 110)).thenNothing(3);
    play();
    Frame opened = renderer.last();

    press(F10);
    renderer.thenNothing(3).then(new Input.Move(100, 110)).then(click(100, 110)).thenNothing(3);
    renderer.then(new Input.Move(100, 110)).thenNothing(3);
    play();
    assertThat(renderer.last().pixels()).isEqualTo(opened.pixels());
  }

  @Test
  void theRightButtonAndEscapeGoBack() {
    press(F10);
    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(3);
    play();
    Frame last = renderer.last();
    assertThat(last.palette()).isEqualTo(game.painter().frame().palette());

    press(F10, KeyCodes.ESCAPE);
    renderer.thenNothing(3);
    play();
    assertThat(renderer.last().palette()).isEqualTo(game.painter().frame().palette());
  }

  @Test
  void theSignBesideTheTitleGoesBackForAMouseWithOneButton() {
    press(F10, 'l', KeyCodes.ENTER);
    renderer.thenNothing(3).then(click(12, 12)).thenNothing(3);
    play();
    assertThat(read()).contains("Bowsprit", "Resume").doesNotContain("Load a game");
  }

  @Test
  void theMenuShowsTheNamesOfAllThingsUntilTheNextClick() {
    renderer.thenNothing(10);
    press(F10, 'a', KeyCodes.ENTER, 't', KeyCodes.ENTER);
    renderer.thenNothing(100);
    play();
    assertThat(read()).containsExactly("Ego");

    renderer.then(click(160, 50)).thenNothing(3);
    play();
    assertThat(read()).doesNotContain("Ego");
  }

  @Test
  void aRefusedSaveIsExplained() {
    allowSaving(false);
    renderer.thenNothing(10);
    press(KeyCodes.typed('k', false, true));
    renderer.thenNothing(5);
    play();
    assertThat(game.saves().slots().list()).isEmpty();
    assertThat(renderer.last().pixels()).isNotEqualTo(game.painter().frame().pixels());

    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(game.saves().slots().list()).isEmpty();
  }

  @Test
  void aNameIsTypedWithAccents() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, 'B', '\u00fc', 'r', 'o');
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Name: B\u00fcro_");
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, '\u00c9', 'e', KeyCodes.ENTER);
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("\u00c9e");
  }

  @Test
  void aKeyGetsAnotherActionInTheMenu() {
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
  void pagesEndsAndBeginningsOfListsHaveKeys() {
    press(F10, 'k', KeyCodes.ENTER, KeyCodes.END, KeyCodes.HOME, KeyCodes.ENTER);
    press(KeyCodes.typed('b', true, false));
    play();
    assertThat(settings.section("keys")).containsOnlyKeys("fullscreen");

    press(F10, 'k', KeyCodes.ENTER, KeyCodes.PAGE_DOWN, KeyCodes.PAGE_UP, KeyCodes.DOWN);
    press(KeyCodes.ENTER, KeyCodes.typed('o', true, false));
    play();
    assertThat(settings.section("keys")).containsOnlyKeys("fullscreen", "aspect");

    // The menu is open before its first picture. A page step moves one row before that picture, and
    // many rows after it.
    press(F10, 'k', KeyCodes.ENTER);
    renderer.thenNothing(3);
    press(KeyCodes.PAGE_DOWN, KeyCodes.ENTER, KeyCodes.typed('t', true, false));
    play();
    assertThat(settings.section("keys"))
        .hasSize(3)
        .doesNotContainKeys("filter", "fast", "pause", "step");
  }

  @Test
  void theWheelMovesALongListBelowTheMouse() {
    press(F10, 'k', KeyCodes.ENTER);
    renderer.then(new Input.Move(60, 60)).thenNothing(3);
    for (int notch = 0; notch < 30; notch++) {
      renderer.then(new HostEvent.Wheel(-1));
    }
    assertTheEndOfTheKeysIsShown();
  }

  @Test
  void theBarBesideALongListIsDraggedByTheMouse() {
    press(F10, 'k', KeyCodes.ENTER);
    renderer.thenNothing(3).then(new Input.Press(SCROLL_BAR, 40, Input.Button.LEFT));
    renderer.then(new Input.Move(60, 190)).then(new Input.Release(60, 190, Input.Button.LEFT));
    assertTheEndOfTheKeysIsShown();
  }

  /**
   * Checks that a click changes only the action below the mouse. The list ends with the developer
   * actions.
   */
  private void assertTheEndOfTheKeysIsShown() {
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
  void quitInTheMenuExplainsWhetherTheGameIsSaved() {
    renderer.thenNothing(700);
    press(F10, 'q', KeyCodes.ENTER);
    renderer.thenNothing(3);
    // The first answer returns.
    press(KeyCodes.ENTER, KeyCodes.ESCAPE);
    renderer.thenNothing(100);
    press(F10, 'q', KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(1_000);
    play();
    assertThat(game.session().jiffiesPlayed()).isBetween(795L, 900L);
    assertThat(game.saves().slots().isTaken(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
  }

  @Test
  void holdingTheRightButtonOpensIt() {
    renderer.thenNothing(20).then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(60);
    play();
    assertThat(renderer.last().palette()).isNotEqualTo(game.painter().frame().palette());

    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(10);
    renderer.then(new Input.Release(160, 100, Input.Button.RIGHT)).thenNothing(60);
    play();
    assertThat(renderer.last().palette()).isEqualTo(game.painter().frame().palette());
  }

  @Test
  void holdingTheRightButtonForTheMenuDoesNothingInTheGame() {
    renderer.thenNothing(20).then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(60);
    renderer.then(new Input.Release(160, 100, Input.Button.RIGHT)).thenNothing(5);
    play();
    assertThat(game.recorded()).noneMatch(line -> line.contains(" R"));

    renderer.then(new Input.Press(30, 90, Input.Button.RIGHT)).thenNothing(10);
    renderer.then(new Input.Move(60, 90), new Input.Release(60, 90, Input.Button.RIGHT));
    play();
    assertThat(game.recorded())
        .anyMatch(line -> line.endsWith(" 30 90 RD"))
        .anyMatch(line -> line.endsWith(" 60 90 RU"));
  }

  @Test
  void theMenuOffersTheOtherActionsOfKeys() {
    renderer.thenNothing(20);
    press(F10, 'a', KeyCodes.ENTER, 'p', KeyCodes.ENTER);
    renderer.thenNothing(200);
    play();
    assertThat(game.session().ticks()).isBetween(1L, 30L);
  }

  @Test
  void anAutosaveIsNamedByItsRoomAndTimeToo() {
    renderer.thenNothing(700);
    play();
    press(F10, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(read())
        .contains("A1 Corridor", "Autosave")
        .anyMatch(line -> line.matches("\\d\\d:\\d\\d"))
        .anyMatch(line -> line.matches("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d"));
  }

  @Test
  void aSaveIsNamedByItsRoomUnlessThePlayerTypesAName() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("Corridor");
  }

  @Test
  void inGermanARoomHasItsGermanName() throws IOException {
    Path languages = Files.createDirectory(folder.resolve("languages"));
    Files.writeString(languages.resolve("de.properties"), "room.corridor=Flur\n");
    settings.change(Setting.LANGUAGE, "de");
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenDo(game.host()::openSaves).thenNothing(2);
    play();
    assertThat(read()).contains("1  Flur", "Raum 1 Flur");
  }
}
