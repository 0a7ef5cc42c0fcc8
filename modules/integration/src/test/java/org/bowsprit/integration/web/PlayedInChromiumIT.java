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
class PlayedInChromiumIT extends PlayedPage<Chromium> {

  private static final int DAMAGED_SAVES = 60;

  private String ashore;

  @Override
  Chromium start() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium is not installed: the page is not opened in it");
    Chromium chromium = Chromium.start(work);
    chromium.look(1440, "light");
    return chromium;
  }

  /**
   * Goes to the point where the player has control. The first time, plays to this point with
   * clicks; later, loads a saved game.
   */
  private GamePage onTheShore() {
    if (ashore == null) {
      GamePage page = opened().walkAshore();
      ashore = page.saved();
      return page;
    }
    return opened().press("Play").load(ashore).awaitThing(GamePage.ON_THE_SHORE);
  }

  @Test
  void aSaveIsLoadedAndTheLoadTakenBack() {
    GamePage page = onTheShore();
    page.press("Fast").clickThing("boathouse").awaitThing(IN_THE_BOATHOUSE).awaitTurn();
    page.press("Save").awaitNotice("Saved.");
    page.clickThing("door").awaitThing(GamePage.ON_THE_SHORE);
    page.press("Load").awaitThing(IN_THE_BOATHOUSE);
    page.press("Back").awaitNotice("back");
    nothingIsWrong(page);
  }

  /**
   * A hotspot that is partly straight below the pointer comes first, even if its centre is far to
   * the side. Windows use the same rule.
   */
  @Test
  void altAndAnArrowJumpToTheNextThing() {
    GamePage page = onTheShore().pointAt("boathouse");
    assertThat(page.jump("ArrowRight")).isEqualTo(GamePage.ON_THE_SHORE);
    assertThat(page.jump("ArrowRight")).isEqualTo("winch");
    assertThat(page.pointAt("boathouse").jump("ArrowDown")).isEqualTo("sea");
    nothingIsWrong(page);
  }

  @Test
  void aMissingPieceIsReportedAndTheGameContinuesWithTheNetwork() {
    served.refuse(Site.REST);
    GamePage page = opened().press("Play").clickVerb("New game");
    assertThat(page.awaitTrouble()).contains("A part of the game could not be loaded.");
    long stopped = page.ticks();

    served.refuse(path -> false);
    page.press("Five seconds back").awaitVerb("New game").clickVerb("New game");
    page.await("the game to run", () -> page.ticks() > stopped + 10 && page.trouble().isEmpty());
  }

  @Test
  void damagedSavesAreReportedInASentenceAndTheGameContinues() throws IOException {
    GamePage page = onTheShore();
    byte[] save = Base64.getDecoder().decode(page.saved());
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
                    .matches("(This is not a saved game|The saved game cannot be loaded).*\\."));
    long ticks = page.ticks();
    page.await("the game to go on", () -> page.ticks() > ticks);
  }

  @Test
  void enterInTheFieldOfTheNameSaves() {
    GamePage page = opened().press("Play").awaitVerb("New game");
    page.press("Menu");
    page.await(
        "the menu",
        () -> browser.script("return !!document.getElementById('save-name')").equals(true));
    browser.one("#save-name").sendKeys("before the storm", Keys.ENTER);
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
    opened();
    browser.script("localStorage.setItem('bowsprit-settings', '{\"language\": \"de\"}')");
    browser.reload();
    GamePage page = offering(new GamePage(browser)).press("Spielen").awaitVerb("Neues Spiel");
    nothingIsWrong(page);
  }

  @Test
  void theLanguageIsSwitchedDuringPlay() {
    GamePage page = opened().press("Play").awaitVerb("New game");
    page.press("Menu").press("Sound and text");
    page.await("the section", () -> browser.count("#setting-language") == 1);
    browser.one("#setting-language option[value=de]").click();
    page.press("Zurück zum Spiel").press("Vollbild");
    assertThat(browser.script("return document.documentElement.lang")).isEqualTo("de");
    assertThat(browser.text("footer")).contains("Es bleibt auf diesem Gerät.");

    browser.script(
        "return bowsprit.game.load(new ArrayBuffer(9)).catch((e) => bowsprit.game.notice(e.message))");
    page.awaitNotice("lässt sich nicht laden");
  }
}
