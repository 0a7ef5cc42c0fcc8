package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Caption;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the menu on the title screen. */
class TitleTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int ENGLISH = 0;
  private static final int GERMAN = 1;
  private static final int TICKS_UNTIL_MENU = 60;
  private static final int TICKS_PER_MINUTE = 600;
  private static final int MENU_COLOURS_STRING_NUMBER = 21;
  private static final int SCREEN_HEIGHT = 200;

  /** The host, which keeps the stored data from one start of the game to the next. */
  private final RecordingHost host = new RecordingHost();

  private static final class RecordingHost extends HeadlessHost {
    private int openedListCount;
    private Optional<GameState> playerSave = Optional.empty();
    private boolean prefersNewest;

    @Override
    public void loadNewestNext() {
      prefersNewest = true;
    }

    @Override
    public Optional<GameState> load() {
      return prefersNewest && playerSave.isPresent() ? playerSave : super.load();
    }

    @Override
    public void openSavedGames() {
      openedListCount++;
    }
  }

  private TestPlayer startAtTitle() {
    TestPlayer player =
        new TestPlayer(
            GAME,
            GameSession.boot(
                GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withHost(host)));
    player.runTicks(TICKS_UNTIL_MENU);
    return player;
  }

  private static List<String> captionTexts(TestPlayer player) {
    return player.session().captions().stream().map(Caption::text).toList();
  }

  @Test
  void theMenuHasNoContinueLineAtTheFirstStart() {
    assertThat(captionTexts(startAtTitle()))
        .containsExactly("New game", "Load", "Language: English", "Credits", "Keys: 1 to 4");
  }

  @Test
  void theSwitchedLanguageIsKeptAtTheNextStart() {
    startAtTitle().press("languageLine");
    assertThat(captionTexts(startAtTitle()))
        .containsExactly(
            "Neues Spiel", "Laden", "Sprache: Deutsch", "Mitwirkende", "Tasten: 1 bis 4");
  }

  @Test
  void theLanguageKeySwitchesTheLanguageOfTheTitle() {
    assertThat(captionTexts(startAtTitle().press('l').runTicks(5))).contains("Sprache: Deutsch");
  }

  @Test
  void theMenuLinesAreInOneColumnOnTheScreen() {
    beginGame(ENGLISH);
    List<Caption> captions = startAtTitle().session().captions().subList(0, 5);
    assertThat(captions).extracting(Caption::left).containsOnly(captions.get(0).left());
    for (int i = 1; i < captions.size(); i++) {
      assertThat(captions.get(i).top()).isGreaterThanOrEqualTo(captions.get(i - 1).bottom());
    }
    assertThat(captions.get(4).bottom()).isLessThan(SCREEN_HEIGHT - 8);
  }

  @Test
  void continueLoadsTheAutomaticSave() {
    beginGame(ENGLISH)
        .go("shore.boathouse_entrance", "boathouse")
        .awaitIdle()
        .performSentence("pickup", List.of("boathouse.oars"))
        .runTicks(5);
    TestPlayer restartedPlayer = startAtTitle();
    assertThat(captionTexts(restartedPlayer)).startsWith("Continue", "New game");
    restartedPlayer.press("goOnLine").awaitIdle();
    assertThat(restartedPlayer.roomName()).isEqualTo("boathouse");
    assertThat(restartedPlayer.carries("boathouse.oar")).isTrue();
    restartedPlayer.go("boathouse.exit", "shore");
  }

  @Test
  void continueLoadsALaterSaveOfThePlayerInTheLanguageOfTheTitle() {
    TestPlayer player =
        beginGame(ENGLISH).go("shore.boathouse_entrance", "boathouse").awaitIdle().runTicks(5);
    int savedX = player.egoX();
    player.clickAt(savedX < 160 ? 250 : 60, 130).awaitIdle();
    host.playerSave = Optional.of(player.session().snapshot());
    TestPlayer restartedPlayer = startAtTitle().press("languageLine").press("goOnLine").awaitIdle();
    assertThat(restartedPlayer.roomName()).isEqualTo("boathouse");
    assertThat(restartedPlayer.egoX()).isEqualTo(player.egoX()).isNotEqualTo(savedX);
    assertThat(restartedPlayer.read("language")).isEqualTo(GERMAN);
    restartedPlayer.go("boathouse.exit", "shore");
  }

  @Test
  void theGameIsSavedEachMinute() {
    TestPlayer player =
        beginGame(ENGLISH).clickAt(200, 130).awaitIdle().runTicks(TICKS_PER_MINUTE + 5);
    TestPlayer restartedPlayer = startAtTitle().press("goOnLine").awaitIdle();
    assertThat(restartedPlayer.egoX()).isEqualTo(player.egoX());
  }

  @Test
  void continueUsesTheLanguageOfTheTitle() {
    beginGame(ENGLISH).go("shore.boathouse_entrance", "boathouse").awaitIdle().runTicks(5);
    TestPlayer restartedPlayer = startAtTitle().press("languageLine");
    restartedPlayer.press("goOnLine").awaitIdle();
    assertThat(restartedPlayer.roomName()).isEqualTo("boathouse");
    assertThat(restartedPlayer.read("language")).isEqualTo(GERMAN);
    assertThat(captionTexts(restartedPlayer)).contains("Nimm", "nasse Zündhölzer");
  }

  @Test
  void aNewGameStartsFromTheBeginningDespiteASavedGame() {
    beginGame(ENGLISH).go("shore.boathouse_entrance", "boathouse").awaitIdle().runTicks(5);
    TestPlayer restartedPlayer = startAtTitle().begin(ENGLISH).skipCutscene().skipCutscene();
    assertThat(restartedPlayer.roomName()).isEqualTo(Puzzle.START);
  }

  @Test
  void theMenuHasNoContinueLineAfterTheEnd() {
    TestPlayer player = beginGame(GERMAN);
    player.session().machine().runScript(GAME.script("hornSounds"));
    player.pressEscape().runTicks(4 * TICKS_UNTIL_MENU);
    assertThat(captionTexts(player))
        .containsExactly(
            "Neues Spiel", "Laden", "Sprache: Deutsch", "Mitwirkende", "Tasten: 1 bis 4");
  }

  @Test
  void theLoadLineAndItsKeyOpenTheListOfSavedGames() {
    TestPlayer player = startAtTitle().press("loadLine");
    assertThat(host.openedListCount).isEqualTo(1);
    assertThat(captionTexts(player)).noneMatch(line -> line.startsWith("F5 opens"));
    player.press('2');
    assertThat(host.openedListCount).isEqualTo(2);
  }

  /** In an interpreter that ignores debug instructions, {@code MAINMENU_KEY} stays 0. */
  @Test
  void theLoadLineNamesF5IfTheHostHasNoListOfSavedGames() {
    TestPlayer player = startAtTitle();
    player.session().machine().variables().set(EngineVariable.MAINMENU_KEY, 0);
    player.press("loadLine");
    assertThat(host.openedListCount).isZero();
    assertThat(captionTexts(player)).anyMatch(line -> line.startsWith("F5 opens"));
  }

  /** ScummVM draws its F5 menu with these texts, and exits if they are missing. */
  @Test
  void theTextsForTheMenuOfScummVMAreSet() {
    TestPlayer player = startAtTitle();
    assertThat(menuTexts(player)).doesNotContain("").contains("Load", "Which evening?");
    player.press("languageLine");
    assertThat(menuTexts(player)).doesNotContain("").contains("Laden", "Welcher Abend?");
    assertThat(player.session().world().stringResource(MENU_COLOURS_STRING_NUMBER))
        .hasSizeGreaterThan(60);
  }

  private static List<String> menuTexts(TestPlayer player) {
    return IntStream.rangeClosed(4, 20)
        .mapToObj(number -> player.session().world().stringResource(number))
        .map(word -> new String(word, StandardCharsets.ISO_8859_1).replace("\0", ""))
        .toList();
  }

  @Test
  void theCreditsContainTheAuthors() {
    TestPlayer player = startAtTitle().press("creditsLine");
    player.runTicks(3);
    assertThat(captionTexts(player)).anyMatch(line -> line.contains("Bowsprit contributors"));
  }

  private TestPlayer beginGame(int language) {
    return startAtTitle().begin(language).skipCutscene().skipCutscene();
  }
}
