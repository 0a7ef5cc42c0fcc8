package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.bowsprit.integration.Bowsprit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays and saves the bundled game in a browser by mouse and by touch; it is the same game as on
 * the command line.
 */
class PlayedInBrowserIT extends ExportedPage {

  /** The visible objects and persons where Wren has just arrived. */
  private static final String ON_THE_SHORE = "lit window";

  private static final String IN_THE_BOATHOUSE = "door";
  private static final String ON_THE_FAR_ROCK = "rock";

  private static final int DAMAGED_SAVES = 60;

  /** Returns the running game as a saved game in Base64. */
  private static final String SAVE =
      """
      return bowsprit.game.save('').then(({bytes}) =>
        btoa(Array.from(new Uint8Array(bytes), (it) => String.fromCharCode(it)).join('')))""";

  private static String ashore;

  /** Plays from the title until the player has control, by clicks alone. */
  private GamePage walkedAshore(int width) {
    GamePage page = opened(width).press("Play").clickVerb("New game");
    page.await(
        "the shore",
        () -> {
          page.press("Skip");
          GamePage.rest(100);
          return page.shows(ON_THE_SHORE) && page.offers("Open");
        });
    return page;
  }

  /**
   * Goes to the point where the player has control: the first time by clicks, later by a saved
   * game.
   */
  private GamePage onTheShore(int width) {
    if (ashore == null) {
      GamePage page = walkedAshore(width);
      ashore = (String) browser.script(SAVE);
      return page;
    }
    GamePage page = opened(width).press("Play");
    browser.script(
        "return bowsprit.game.load(Uint8Array.from(atob(arguments[0]), (it) =>"
            + " it.charCodeAt(0)).buffer)",
        ashore);
    page.awaitThing(ON_THE_SHORE);
    return page;
  }

  @ParameterizedTest
  @ValueSource(ints = {DESKTOP, PHONE})
  void fromTheTitleToTheEndOfTheFirstPuzzleByClicksAlone(int width) {
    GamePage page = walkedAshore(width);
    page.press("Fast");
    page.clickThing("boathouse").awaitThing(IN_THE_BOATHOUSE);
    page.awaitTurn().clickVerb("Pick up").clickThing("oars").awaitVerb("oar");
    page.clickThing("door").awaitThing(ON_THE_SHORE).awaitTurn();
    page.click(315, 122).await("the gap", () -> page.shows("gap in the bridge"));
    page.clickVerb("Use").clickVerb("oar").clickThing("gap in the bridge");
    page.await("the oar laid over the gap", () -> !page.offers("oar"));
    page.clickThing("path to the lighthouse").awaitThing(ON_THE_FAR_ROCK);
    browser.photograph(PICTURES.resolve("far-" + width + ".png"));
    nothingIsWrong(page);
  }

  @Test
  void whatIsSavedIsThereAfterTheReload() {
    GamePage page = onTheShore(DESKTOP);
    page.press("Fast").clickThing("boathouse").awaitThing(IN_THE_BOATHOUSE).awaitTurn();
    page.press("Save").awaitNotice("Saved.");
    browser.reload();
    assertThat(page.offered()).contains("Go on");
    page.press("Go on").awaitThing(IN_THE_BOATHOUSE);
    page.clickThing("door").awaitThing(ON_THE_SHORE);
    page.press("Load").awaitThing(IN_THE_BOATHOUSE);
    page.press("Back").awaitNotice("back");
    nothingIsWrong(page);
  }

  @Test
  void damagedSavesAreToldInASentenceAndTheGameGoesOn() throws IOException {
    GamePage page = onTheShore(DESKTOP);
    byte[] save = Base64.getDecoder().decode((String) browser.script(SAVE));
    DamagedFiles damage = new DamagedFiles(25);
    List<String> damaged = new ArrayList<>();
    for (int i = 0; i < DAMAGED_SAVES; i++) {
      damaged.add(Base64.getEncoder().encodeToString(damage.damaged(save)));
    }
    Object told =
        browser.script(
            """
            const bytes = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0)).buffer;
            const load = (text) => bowsprit.game.check(bytes(text))
                .then(({bytes}) => bowsprit.game.load(bytes))
                .then(() => 'It was loaded.', (e) => e.message);
            return Promise.all(arguments[0].map(load))""",
            damaged);
    assertThat((List<?>) told)
        .hasSize(DAMAGED_SAVES)
        .allSatisfy(
            sentence ->
                assertThat((String) sentence)
                    .matches("(This is no saved game|The saved game cannot be loaded).*\\."));
    long ticks = page.ticks();
    page.await("the game to go on", () -> page.ticks() > ticks);

    page.press("Menu").press("Upload a save");
    Path file = Files.writeString(work.resolve("damaged.save"), "no save at all");
    browser.one("input[type=file]").sendKeys(file.toString());
    page.await("a sentence", () -> browser.one("dialog").getText().contains("damaged.save: "));
  }

  @Test
  void twoFingersOpenTheMenuAndALongOneLooks() {
    GamePage page = onTheShore(PHONE);
    browser.touch(page.onPage(100, 50), page.onPage(200, 50));
    browser.lift();
    page.await("the menu", () -> browser.count("dialog[open]") == 1);
    long ticks = page.ticks();
    page.press("Back to the game").await("the game to go on", () -> page.ticks() > ticks);
    browser.touch(page.onPage(285, 84));
    page.await("a look at the window", () -> !page.spoken().isEmpty());
    browser.lift();
    assertThat(page.spoken()).contains("umbrella");
    nothingIsWrong(page);
  }

  /**
   * The next hotspot is one that is partly below, however far its centre is to the side, as in a
   * window.
   */
  @Test
  void altAndAnArrowJumpToTheNextThing() {
    GamePage page = onTheShore(DESKTOP).pointAt("boathouse");
    assertThat(page.jump("ArrowRight")).isEqualTo(ON_THE_SHORE);
    assertThat(page.jump("ArrowRight")).isEqualTo("winch");
    assertThat(page.pointAt("boathouse").jump("ArrowDown")).isEqualTo("sea");
    nothingIsWrong(page);
  }

  /**
   * The state reported by the page can be compared with the command line, whichever engine runs it.
   */
  @Test
  void itsFramesAreThoseOfTheCommandRun() throws IOException {
    String input = "5 160 100 L\n30 key 27\n";
    Path file = Files.writeString(work.resolve("input.txt"), input);
    Bowsprit.Run run =
        Bowsprit.run(
            work.resolve("state"),
            "run",
            "gannet-rock",
            "--ticks",
            "60",
            "--router",
            "theta",
            "--seed",
            "3",
            "--input",
            file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();

    GamePage page = opened(DESKTOP);
    String sixty =
        "return bowsprit.run('%s', 60, {router: 'theta', seed: 3})"
            .formatted(input.replace("\n", "\\n"));
    List<?> hashes = (List<?>) browser.script(sixty);

    assertThat(hashes).hasSize(60);
    assertThat(run.out()).contains("\"frame\" : \"" + hashes.get(59) + "\"");
    assertThat(browser.script("return bowsprit.frameHash()")).asString().hasSize(64);
    assertThat(browser.script("return bowsprit.room()")).isInstanceOf(Long.class);

    browser.script("localStorage.setItem('bowsprit-settings', '{\"javascript\": true}')");
    browser.reload();
    page.offered();
    assertThat(browser.script("return bowsprit.abilities.backend")).isEqualTo("js");
    assertThat(browser.script(sixty)).isEqualTo(hashes);
    nothingIsWrong(page);
  }
}
