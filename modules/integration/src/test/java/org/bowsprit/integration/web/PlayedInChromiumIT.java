package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/**
 * Plays the bundled game in Chromium. Behaviour with the same code in every browser is tested only
 * here.
 */
class PlayedInChromiumIT extends PlayedPageTests<Chromium> {

  private static final String OBJECT_ON_THE_FAR_ROCK = "rock";
  private static final int DAMAGED_SAVES = 60;

  private String shoreSave;

  @Override
  Chromium start() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium is not installed: the page is not opened in it");
    Chromium chromium = Chromium.start(work);
    chromium.setViewport(1440, "light");
    return chromium;
  }

  /**
   * Goes to the point where the player has control. The first time, plays to this point with
   * clicks; later, loads a saved game.
   */
  private GamePage openOnTheShore() {
    if (shoreSave == null) {
      GamePage page = openPage().playToTheShore();
      shoreSave = page.saveAsBase64();
      return page;
    }
    return openPage().press("Play").load(shoreSave).awaitObject(GamePage.OBJECT_ON_THE_SHORE);
  }

  @Test
  void theFirstPuzzleCanBeSolvedWithClicks() {
    GamePage page = openOnTheShore().press("Fast");
    page.clickObject("boathouse").awaitObject(OBJECT_IN_THE_BOATHOUSE);
    page.awaitControl().clickVerb("Pick up").clickObject("oars").awaitVerb("oar");
    page.clickObject("door").awaitObject(GamePage.OBJECT_ON_THE_SHORE).awaitControl();
    page.click(315, 122).await("the gap", () -> page.shows("gap in the bridge"));
    page.clickVerb("Use").clickVerb("oar").clickObject("gap in the bridge");
    page.await("the oar laid over the gap", () -> !page.offers("oar"));
    page.clickObject("path to the lighthouse").awaitObject(OBJECT_ON_THE_FAR_ROCK).awaitControl();
    browser.saveScreenshot(PICTURES.resolve("far-rock.png"));
    assertNoErrors(page);
  }

  @Test
  void aSaveCanBeLoadedAndTheLoadUndone() {
    GamePage page = openOnTheShore();
    page.press("Fast").clickObject("boathouse").awaitObject(OBJECT_IN_THE_BOATHOUSE).awaitControl();
    page.press("Save").awaitNotice("Saved.");
    page.clickObject("door").awaitObject(GamePage.OBJECT_ON_THE_SHORE);
    page.press("Load").awaitObject(OBJECT_IN_THE_BOATHOUSE);
    page.press("Back").awaitNotice("back");
    assertNoErrors(page);
  }

  /**
   * A hotspot that is partly straight below the pointer comes first, even if its centre is far to
   * the side. Windows use the same rule.
   */
  @Test
  void altAndAnArrowJumpToTheNextHotspot() {
    GamePage page = openOnTheShore().pointAt("boathouse");
    assertThat(page.jump("ArrowRight")).isEqualTo(GamePage.OBJECT_ON_THE_SHORE);
    assertThat(page.jump("ArrowRight")).isEqualTo("winch");
    assertThat(page.pointAt("boathouse").jump("ArrowDown")).isEqualTo("sea");
    assertNoErrors(page);
  }

  @Test
  void aMissingPieceIsReportedAndTheGameContinuesWithTheNetwork() {
    server.refuse(StaticServer.LATER_PIECES);
    GamePage page = openPage().press("Play").clickVerb("New game");
    assertThat(page.awaitErrorMessage()).contains("A part of the game could not be loaded.");
    long stopped = page.ticks();

    server.refuse(path -> false);
    page.press("Five seconds back").awaitVerb("New game").clickVerb("New game");
    page.await(
        "the game to run", () -> page.ticks() > stopped + 10 && page.errorMessage().isEmpty());
  }

  @Test
  void damagedSavesAreReportedInASentenceAndTheGameContinues() throws IOException {
    GamePage page = openOnTheShore();
    byte[] save = Base64.getDecoder().decode(page.saveAsBase64());
    DamagedFiles damage = new DamagedFiles(25);
    List<String> damaged = new ArrayList<>();
    for (int i = 0; i < DAMAGED_SAVES; i++) {
      damaged.add(Base64.getEncoder().encodeToString(damage.damagedCopy(save)));
    }
    Object results =
        browser.script(
            """
            const bytes = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0)).buffer;
            const load = (text) => bowsprit.game.check(bytes(text))
                .then(({bytes}) => bowsprit.game.load(bytes))
                .then(() => 'It was loaded.', (e) => e.message);
            return Promise.all(arguments[0].map(load))""",
            damaged);
    assertThat((List<?>) results)
        .hasSize(DAMAGED_SAVES)
        .allSatisfy(
            sentence ->
                assertThat((String) sentence)
                    .matches("(This is not a saved game|The saved game cannot be loaded).*\\."));
    long ticks = page.ticks();
    page.await("the game to go on", () -> page.ticks() > ticks);
  }

  @Test
  void enterInTheNameFieldSaves() {
    GamePage page = openPage().press("Play").awaitVerb("New game");
    page.press("Menu");
    page.await(
        "the menu",
        () -> browser.script("return !!document.getElementById('save-name')").equals(true));
    browser.element("#save-name").sendKeys("before the storm", Keys.ENTER);
    page.await(
        "the save",
        () ->
            browser
                .script("return document.querySelector('.slots')?.textContent ?? ''")
                .toString()
                .contains("before the storm"));
  }

  @Test
  void theGameBeginsInTheLanguageOfThePage() {
    openPage();
    browser.script("localStorage.setItem('bowsprit-settings', '{\"language\": \"de\"}')");
    browser.reload();
    GamePage page = checkOffer(new GamePage(browser)).press("Spielen").awaitVerb("Neues Spiel");
    assertNoErrors(page);
  }

  @Test
  void theLanguageIsSwitchedDuringPlay() {
    GamePage page = openPage().press("Play").awaitVerb("New game");
    page.press("Menu").press("Sound and text");
    page.await("the section", () -> browser.count("#setting-language") == 1);
    browser.element("#setting-language option[value=de]").click();
    page.press("Zurück zum Spiel").press("Vollbild");
    assertThat(browser.script("return document.documentElement.lang")).isEqualTo("de");
    assertThat(browser.text("footer")).contains("Es bleibt auf diesem Gerät.");

    browser.script(
        "return bowsprit.game.load(new ArrayBuffer(9)).catch((e) => bowsprit.game.notice(e.message))");
    page.awaitNotice("lässt sich nicht laden");
  }
}
