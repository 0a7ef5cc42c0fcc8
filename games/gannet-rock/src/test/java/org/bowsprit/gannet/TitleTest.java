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

/** Tests the choices of the title and their effects. */
class TitleTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int ENGLISH = 0;
  private static final int GERMAN = 1;
  private static final int TICKS_TO_MENU = 60;
  private static final int TICKS_PER_MINUTE = 600;
  private static final int MENU_COLOURS_STRING = 21;
  private static final int SCREEN_HEIGHT = 200;

  /** The data that a computer stores from one start of the game to the next. */
  private final RecordingHost host = new RecordingHost();

  private static final class RecordingHost extends HeadlessHost {
    private int openedListCount;
    private Optional<GameState> savedByPlayer = Optional.empty();
    private boolean prefersNewest;

    @Override
    public void loadNewestNext() {
      prefersNewest = true;
    }

    @Override
    public Optional<GameState> load() {
      return prefersNewest && savedByPlayer.isPresent() ? savedByPlayer : super.load();
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
    player.ticks(TICKS_TO_MENU);
    return player;
  }

  private static List<String> captionTexts(TestPlayer player) {
    return player.session().captions().stream().map(Caption::text).toList();
  }

  @Test
  void theFirstStartHasNoContinueLine() {
    assertThat(captionTexts(startAtTitle()))
        .containsExactly("New game", "Load", "Language: English", "Credits", "Keys: 1 to 4");
  }

  @Test
  void theNextStartKeepsTheSwitchedLanguage() {
    startAtTitle().press("languageLine");
    assertThat(captionTexts(startAtTitle()))
        .containsExactly(
            "Neues Spiel", "Laden", "Sprache: Deutsch", "Mitwirkende", "Tasten: 1 bis 4");
  }

  @Test
  void theLanguageKeyWorksInTheTitle() {
    assertThat(captionTexts(startAtTitle().press('l').ticks(5))).contains("Sprache: Deutsch");
  }

  @Test
  void theLinesAreBelowEachOtherWithinThePicture() {
    beginGame(ENGLISH);
    List<Caption> captions = startAtTitle().session().captions().subList(0, 5);
    assertThat(captions).extracting(Caption::left).containsOnly(captions.get(0).left());
    for (int i = 1; i < captions.size(); i++) {
      assertThat(captions.get(i).top()).isGreaterThanOrEqualTo(captions.get(i - 1).bottom());
    }
    assertThat(captions.get(4).bottom()).isLessThan(SCREEN_HEIGHT - 8);
  }

  @Test
  void continueLoadsTheSavedGame() {
    beginGame(ENGLISH)
        .go("shore.boathouse_entrance", "boathouse")
        .settle()
        .act("pickup", List.of("boathouse.oars"))
        .ticks(5);
    TestPlayer restarted = startAtTitle();
    assertThat(captionTexts(restarted)).startsWith("Continue", "New game");
    restarted.press("goOnLine").settle();
    assertThat(restarted.roomName()).isEqualTo("boathouse");
    assertThat(restarted.carries("boathouse.oar")).isTrue();
    restarted.go("boathouse.exit", "shore");
  }

  @Test
  void continueLoadsALaterSaveInTheLanguageOfTheTitle() {
    TestPlayer player =
        beginGame(ENGLISH).go("shore.boathouse_entrance", "boathouse").settle().ticks(5);
    int savedX = player.egoX();
    player.clickAt(savedX < 160 ? 250 : 60, 130).settle();
    host.savedByPlayer = Optional.of(player.session().snapshot());
    TestPlayer restarted = startAtTitle().press("languageLine").press("goOnLine").settle();
    assertThat(restarted.roomName()).isEqualTo("boathouse");
    assertThat(restarted.egoX()).isEqualTo(player.egoX()).isNotEqualTo(savedX);
    assertThat(restarted.read("language")).isEqualTo(GERMAN);
    restarted.go("boathouse.exit", "shore");
  }

  @Test
  void theGameIsSavedEachMinute() {
    TestPlayer player = beginGame(ENGLISH).clickAt(200, 130).settle().ticks(TICKS_PER_MINUTE + 5);
    TestPlayer restarted = startAtTitle().press("goOnLine").settle();
    assertThat(restarted.egoX()).isEqualTo(player.egoX());
  }

  @Test
  void continueUsesTheLanguageOfTheTitle() {
    beginGame(ENGLISH).go("shore.boathouse_entrance", "boathouse").settle().ticks(5);
    TestPlayer restarted = startAtTitle().press("languageLine");
    restarted.press("goOnLine").settle();
    assertThat(restarted.roomName()).isEqualTo("boathouse");
    assertThat(restarted.read("language")).isEqualTo(GERMAN);
    assertThat(captionTexts(restarted)).contains("Nimm", "nasse Zündhölzer");
  }

  @Test
  void aNewGameStartsFromTheBeginningDespiteASavedGame() {
    beginGame(ENGLISH).go("shore.boathouse_entrance", "boathouse").settle().ticks(5);
    TestPlayer restarted = startAtTitle().begin(ENGLISH).skipScene().skipScene();
    assertThat(restarted.roomName()).isEqualTo(Puzzle.START);
  }

  @Test
  void theEndRemovesTheContinueLine() {
    TestPlayer player = beginGame(GERMAN);
    player.session().machine().runScript(GAME.script("hornSounds"));
    player.pressEscape().ticks(4 * TICKS_TO_MENU);
    assertThat(captionTexts(player))
        .containsExactly(
            "Neues Spiel", "Laden", "Sprache: Deutsch", "Mitwirkende", "Tasten: 1 bis 4");
  }

  @Test
  void loadingOpensTheListOfSavedGamesByMouseAndByKey() {
    TestPlayer player = startAtTitle().press("loadLine");
    assertThat(host.openedListCount).isEqualTo(1);
    assertThat(captionTexts(player)).noneMatch(line -> line.startsWith("F5 opens"));
    player.press('2');
    assertThat(host.openedListCount).isEqualTo(2);
  }

  /** The variable stays unchanged in an interpreter that ignores debug instructions. */
  @Test
  void withoutAListOfTheHostTheMenuShowsItsKey() {
    TestPlayer player = startAtTitle();
    player.session().machine().variables().set(EngineVariable.MAINMENU_KEY, 0);
    player.press("loadLine");
    assertThat(host.openedListCount).isZero();
    assertThat(captionTexts(player)).anyMatch(line -> line.startsWith("F5 opens"));
  }

  /** ScummVM draws the F5 menu itself with these texts, and exits if they are missing. */
  @Test
  void theTextsForMenusOfInterpretersAreSet() {
    TestPlayer player = startAtTitle();
    assertThat(menuWords(player)).doesNotContain("").contains("Load", "Which evening?");
    player.press("languageLine");
    assertThat(menuWords(player)).doesNotContain("").contains("Laden", "Welcher Abend?");
    assertThat(player.session().world().stringResource(MENU_COLOURS_STRING)).hasSizeGreaterThan(60);
  }

  private static List<String> menuWords(TestPlayer player) {
    return IntStream.rangeClosed(4, 20)
        .mapToObj(number -> player.session().world().stringResource(number))
        .map(word -> new String(word, StandardCharsets.ISO_8859_1).replace("\0", ""))
        .toList();
  }

  @Test
  void theCreditsNameTheAuthors() {
    TestPlayer player = startAtTitle().press("creditsLine");
    player.ticks(3);
    assertThat(captionTexts(player)).anyMatch(line -> line.contains("Bowsprit contributors"));
  }

  private TestPlayer beginGame(int language) {
    return startAtTitle().begin(language).skipScene().skipScene();
  }
}
