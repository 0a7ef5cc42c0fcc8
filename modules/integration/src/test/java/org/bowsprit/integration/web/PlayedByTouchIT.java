package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests that the bundled game can be played by touch on the screen of a telephone. */
class PlayedByTouchIT extends ChromiumPageTests {

  /**
   * Two fingers open the menu, a long touch looks at an object, and taps perform all other actions.
   */
  @Test
  void theGameCanBePlayedFromTheTitleToTheOarsByTouch() {
    GamePage page = openPage(PHONE_WIDTH).playToTheShore();
    browser.touch(page.windowPosition(100, 50), page.windowPosition(200, 50));
    browser.liftFingers();
    page.await("the menu", () -> browser.countElements("dialog[open]") == 1);
    long ticks = page.ticks();
    page.pressButton("Back to the game").await("the continued game", () -> page.ticks() > ticks);
    browser.touch(page.windowPosition(285, 84));
    page.await("the line about the window", () -> !page.spokenLine().isEmpty());
    browser.liftFingers();
    assertThat(page.spokenLine()).contains("umbrella");

    page.clickObject("boathouse").awaitObject("door");
    page.awaitControl().clickVerb("Pick up").clickObject("oars").awaitVerb("oar");
    browser.saveScreenshot(PICTURES.resolve("boathouse-" + PHONE_WIDTH + ".png"));
    assertNoErrors(page);
  }
}
