package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Plays the bundled game with fingers, on the screen of a telephone. */
class PlayedByTouchIT extends ChromiumPageTests {

  /**
   * Two fingers open the menu, a long touch looks at an object, and taps perform all other actions.
   */
  @Test
  void theGameCanBePlayedFromTheTitleToTheOarsByTouch() {
    GamePage page = openPage(PHONE).playToTheShore();
    browser.touch(page.windowPosition(100, 50), page.windowPosition(200, 50));
    browser.liftFingers();
    page.await("the menu", () -> browser.count("dialog[open]") == 1);
    long ticks = page.ticks();
    page.press("Back to the game").await("the game to go on", () -> page.ticks() > ticks);
    browser.touch(page.windowPosition(285, 84));
    page.await("a look at the window", () -> !page.spoken().isEmpty());
    browser.liftFingers();
    assertThat(page.spoken()).contains("umbrella");

    page.clickObject("boathouse").awaitObject("door");
    page.awaitControl().clickVerb("Pick up").clickObject("oars").awaitVerb("oar");
    browser.saveScreenshot(PICTURES.resolve("boathouse-" + PHONE + ".png"));
    assertNoErrors(page);
  }
}
