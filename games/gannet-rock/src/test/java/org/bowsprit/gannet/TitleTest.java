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
  private static final int TO_THE_MENU = 60;
  private static final int MINUTE = 600;
  private static final int MENU_COLOURS = 21;
  private static final int SCREEN_HEIGHT = 200;

  /** The data that a computer stores from one start of the game to the next. */
  private final Program host = new Program();

  private static final class Program extends HeadlessHost {
    private int listsOpened;
    private Optional<GameState> savedByPlayer = Optional.empty();
    private boolean prefersNewest;

    @Override
    public void preferNewest() {
      prefersNewest = true;
    }

    @Override
    public Optional<GameState> load() {
      return prefersNewest && savedByPlayer.isPresent() ? savedByPlayer : super.load();
    }

    @Override
    public void openSaves() {
      listsOpened++;
    }
  }

  private Hand started() {
    Hand hand =
        new Hand(
            GAME,
            GameSession.boot(
                GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withHost(host)));
    hand.ticks(TO_THE_MENU);
    return hand;
  }

  private static List<String> lines(Hand hand) {
    return hand.session().captions().stream().map(Caption::text).toList();
  }

  @Test
  void atFirstThereIsNothingToContinue() {
    assertThat(lines(started()))
        .containsExactly("New game", "Load", "Language: English", "Credits", "Keys: 1 to 4");
  }

  @Test
  void itsLanguageIsSwitchedAndRememberedByTheNextStart() {
    started().press("languageLine");
    assertThat(lines(started()))
        .containsExactly(
            "Neues Spiel", "Laden", "Sprache: Deutsch", "Mitwirkende", "Tasten: 1 bis 4");
  }

  @Test
  void theLanguageKeyWorksInTheTitle() {
    assertThat(lines(started().press('l').ticks(5))).contains("Sprache: Deutsch");
  }

  @Test
  void itsLinesAreBelowEachOtherWithinThePicture() {
    begun(ENGLISH);
    List<Caption> captions = started().session().captions().subList(0, 5);
    assertThat(captions).extracting(Caption::left).containsOnly(captions.get(0).left());
    for (int i = 1; i < captions.size(); i++) {
      assertThat(captions.get(i).top()).isGreaterThanOrEqualTo(captions.get(i - 1).bottom());
    }
    assertThat(captions.get(4).bottom()).isLessThan(SCREEN_HEIGHT - 8);
  }

  @Test
  void continueLoadsTheSavedGame() {
    begun(ENGLISH)
        .go("shore.boathouse_entrance", "boathouse")
        .settle()
        .act("pickup", List.of("boathouse.oars"))
        .ticks(5);
    Hand later = started();
    assertThat(lines(later)).startsWith("Continue", "New game");
    later.press("goOnLine").settle();
    assertThat(later.place()).isEqualTo("boathouse");
    assertThat(later.carries("boathouse.oar")).isTrue();
    later.go("boathouse.exit", "shore");
  }

  @Test
  void itContinuesALaterSaveInTheLanguageChosenHere() {
    Hand hand = begun(ENGLISH).go("shore.boathouse_entrance", "boathouse").settle().ticks(5);
    int kept = hand.standsAtX();
    hand.clickAt(kept < 160 ? 250 : 60, 130).settle();
    host.savedByPlayer = Optional.of(hand.session().snapshot());
    Hand later = started().press("languageLine").press("goOnLine").settle();
    assertThat(later.place()).isEqualTo("boathouse");
    assertThat(later.standsAtX()).isEqualTo(hand.standsAtX()).isNotEqualTo(kept);
    assertThat(later.read("language")).isEqualTo(GERMAN);
    later.go("boathouse.exit", "shore");
  }

  @Test
  void theGameIsSavedEachMinute() {
    Hand hand = begun(ENGLISH).clickAt(200, 130).settle().ticks(MINUTE + 5);
    Hand later = started().press("goOnLine").settle();
    assertThat(later.standsAtX()).isEqualTo(hand.standsAtX());
  }

  @Test
  void itContinuesInTheLanguageChosenHere() {
    begun(ENGLISH).go("shore.boathouse_entrance", "boathouse").settle().ticks(5);
    Hand later = started().press("languageLine");
    later.press("goOnLine").settle();
    assertThat(later.place()).isEqualTo("boathouse");
    assertThat(later.read("language")).isEqualTo(GERMAN);
    assertThat(lines(later)).contains("Nimm", "nasse Zündhölzer");
  }

  @Test
  void aNewGameStartsFromTheBeginningDespiteASavedGame() {
    begun(ENGLISH).go("shore.boathouse_entrance", "boathouse").settle().ticks(5);
    Hand later = started().begin(ENGLISH).skipScene().skipScene();
    assertThat(later.place()).isEqualTo(Puzzle.START);
  }

  @Test
  void afterTheEndThereIsNothingToContinue() {
    Hand hand = begun(GERMAN);
    hand.session().machine().runScript(GAME.script("hornSounds"));
    hand.pressEscape().ticks(4 * TO_THE_MENU);
    assertThat(lines(hand))
        .containsExactly(
            "Neues Spiel", "Laden", "Sprache: Deutsch", "Mitwirkende", "Tasten: 1 bis 4");
  }

  @Test
  void loadingOpensTheListOfSavedGamesByMouseAndByKey() {
    Hand hand = started().press("loadLine");
    assertThat(host.listsOpened).isEqualTo(1);
    assertThat(lines(hand)).noneMatch(line -> line.startsWith("F5 opens"));
    hand.press('2');
    assertThat(host.listsOpened).isEqualTo(2);
  }

  /** The variable stays unchanged in an interpreter that ignores debug instructions. */
  @Test
  void withoutAHostThatOpensTheListItsKeyIsNamed() {
    Hand hand = started();
    hand.session().machine().variables().set(EngineVariable.MAINMENU_KEY, 0);
    hand.press("loadLine");
    assertThat(host.listsOpened).isZero();
    assertThat(lines(hand)).anyMatch(line -> line.startsWith("F5 opens"));
  }

  /** ScummVM draws the F5 menu itself with these texts, and exits if they are missing. */
  @Test
  void interpretersWithTheirOwnMenuFindItsWords() {
    Hand hand = started();
    assertThat(menuWords(hand)).doesNotContain("").contains("Load", "Which evening?");
    hand.press("languageLine");
    assertThat(menuWords(hand)).doesNotContain("").contains("Laden", "Welcher Abend?");
    assertThat(hand.session().world().stringResource(MENU_COLOURS)).hasSizeGreaterThan(60);
  }

  private static List<String> menuWords(Hand hand) {
    return IntStream.rangeClosed(4, 20)
        .mapToObj(number -> hand.session().world().stringResource(number))
        .map(word -> new String(word, StandardCharsets.ISO_8859_1).replace("\0", ""))
        .toList();
  }

  @Test
  void theCreditsNameTheAuthors() {
    Hand hand = started().press("creditsLine");
    hand.ticks(3);
    assertThat(lines(hand)).anyMatch(line -> line.contains("Bowsprit contributors"));
  }

  private Hand begun(int language) {
    return started().begin(language).skipScene().skipScene();
  }
}
