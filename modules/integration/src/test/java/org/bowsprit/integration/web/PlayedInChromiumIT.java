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
 * Plays the bundled game in Chromium. Behaviour that does not depend on the browser is tested only
 * here.
 */
class PlayedInChromiumIT extends PlayedPageTests<Chromium> {

  private static final String OBJECT_ON_THE_FAR_ROCK = "rock";
  private static final int DAMAGED_SAVE_COUNT = 60;

  private String shoreSave;

  @Override
  Chromium startBrowser() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium is not installed: the page is not opened in it");
    Chromium chromium = Chromium.start(work);
    chromium.setViewport(1440, "light");
    return chromium;
  }

  /**
   * Opens the page with the game on the shore, where the player has control. The first time, plays
   * to the shore with clicks; later, loads a saved game.
   */
  private GamePage openOnTheShore() {
    if (shoreSave == null) {
      GamePage page = openPage().playToTheShore();
      shoreSave = page.saveAsBase64();
      return page;
    }
    return openPage().pressButton("Play").load(shoreSave).awaitObject(GamePage.OBJECT_ON_THE_SHORE);
  }

  @Test
  void theFirstPuzzleCanBeSolvedWithClicks() {
    GamePage page = openOnTheShore().pressButton("Fast");
    page.clickObject("boathouse").awaitObject(OBJECT_IN_THE_BOATHOUSE);
    page.awaitControl().clickVerb("Pick up").clickObject("oars").awaitVerb("oar");
    page.clickObject("door").awaitObject(GamePage.OBJECT_ON_THE_SHORE).awaitControl();
    page.click(315, 122).await("the gap", () -> page.showsObject("gap in the bridge"));
    page.clickVerb("Use").clickVerb("oar").clickObject("gap in the bridge");
    page.await(
        "the inventory without the oar, which now lies over the gap", () -> !page.showsVerb("oar"));
    page.clickObject("path to the lighthouse").awaitObject(OBJECT_ON_THE_FAR_ROCK).awaitControl();
    browser.saveScreenshot(PICTURES.resolve("far-rock.png"));
    assertNoErrors(page);
  }

  @Test
  void aSaveCanBeLoadedAndTheLoadCanBeUndone() {
    GamePage page = openOnTheShore();
    page.pressButton("Fast")
        .clickObject("boathouse")
        .awaitObject(OBJECT_IN_THE_BOATHOUSE)
        .awaitControl();
    page.pressButton("Save").awaitNotice("Saved.");
    page.clickObject("door").awaitObject(GamePage.OBJECT_ON_THE_SHORE);
    page.pressButton("Load").awaitObject(OBJECT_IN_THE_BOATHOUSE);
    page.pressButton("Back").awaitNotice("back");
    assertNoErrors(page);
  }

  /**
   * If a part of a hotspot is straight below the pointer, the hotspot comes first, even if its
   * centre is far to the side. The windows of the program use the same rule.
   */
  @Test
  void altAndAnArrowKeyMoveThePointerToTheNextHotspot() {
    GamePage page = openOnTheShore().pointAt("boathouse");
    assertThat(page.jumpWithKey("ArrowRight")).isEqualTo(GamePage.OBJECT_ON_THE_SHORE);
    assertThat(page.jumpWithKey("ArrowRight")).isEqualTo("winch");
    assertThat(page.pointAt("boathouse").jumpWithKey("ArrowDown")).isEqualTo("sea");
    assertNoErrors(page);
  }

  @Test
  void aMissingPieceIsReportedAndTheGameContinuesWhenTheNetworkReturns() {
    server.refuse(StaticServer.LATER_PIECES);
    GamePage page = openPage().pressButton("Play").clickVerb("New game");
    assertThat(page.awaitErrorMessage()).contains("A part of the game could not be loaded.");
    long ticksWhenStopped = page.ticks();

    server.refuse(path -> false);
    page.pressButton("Five seconds back").awaitVerb("New game").clickVerb("New game");
    page.await(
        "the running game",
        () -> page.ticks() > ticksWhenStopped + 10 && page.errorMessage().isEmpty());
  }

  @Test
  void damagedSavesAreReportedInASentenceAndTheGameContinues() throws IOException {
    GamePage page = openOnTheShore();
    byte[] save = Base64.getDecoder().decode(page.saveAsBase64());
    FileDamager damager = new FileDamager(25);
    List<String> damagedSaves = new ArrayList<>();
    for (int i = 0; i < DAMAGED_SAVE_COUNT; i++) {
      damagedSaves.add(Base64.getEncoder().encodeToString(damager.damagedCopy(save)));
    }
    Object results =
        browser.runScript(
            """
            const bytes = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0)).buffer;
            const load = (text) => bowsprit.game.check(bytes(text))
                .then(({bytes}) => bowsprit.game.load(bytes))
                .then(() => 'It was loaded.', (e) => e.message);
            return Promise.all(arguments[0].map(load))""",
            damagedSaves);
    assertThat((List<?>) results)
        .hasSize(DAMAGED_SAVE_COUNT)
        .allSatisfy(
            sentence ->
                assertThat((String) sentence)
                    .matches("(This is not a saved game|The saved game cannot be loaded).*\\."));
    long ticks = page.ticks();
    page.await("the continued game", () -> page.ticks() > ticks);
  }

  @Test
  void theEnterKeyInTheNameFieldSavesTheGame() {
    GamePage page = openPage().pressButton("Play").awaitVerb("New game");
    page.pressButton("Menu");
    page.await(
        "the menu",
        () -> browser.runScript("return !!document.getElementById('save-name')").equals(true));
    browser.element("#save-name").sendKeys("before the storm", Keys.ENTER);
    page.await(
        "the save in the list",
        () ->
            browser
                .runScript("return document.querySelector('.slots')?.textContent ?? ''")
                .toString()
                .contains("before the storm"));
  }

  @Test
  void theGameBeginsInTheLanguageOfThePage() {
    openPage();
    browser.runScript("localStorage.setItem('bowsprit-settings', '{\"language\": \"de\"}')");
    browser.reload();
    GamePage page =
        assertGameIsOffered(new GamePage(browser)).pressButton("Spielen").awaitVerb("Neues Spiel");
    assertNoErrors(page);
  }

  @Test
  void theLanguageCanBeSwitchedDuringPlay() {
    GamePage page = openPage().pressButton("Play").awaitVerb("New game");
    page.pressButton("Menu").pressButton("Sound and text");
    page.await(
        "the section with the language", () -> browser.countElements("#setting-language") == 1);
    browser.element("#setting-language option[value=de]").click();
    page.pressButton("Zurück zum Spiel").pressButton("Vollbild");
    assertThat(browser.runScript("return document.documentElement.lang")).isEqualTo("de");
    assertThat(browser.text("footer")).contains("Es bleibt auf diesem Gerät.");

    browser.runScript(
        "return bowsprit.game.load(new ArrayBuffer(9)).catch((e) => bowsprit.game.notice(e.message))");
    page.awaitNotice("lässt sich nicht laden");
  }
}
