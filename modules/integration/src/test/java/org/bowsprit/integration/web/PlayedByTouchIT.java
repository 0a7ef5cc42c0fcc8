package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Plays the bundled game with fingers, on the screen of a telephone. */
class PlayedByTouchIT extends ChromiumPage {

  /**
   * Two fingers open the menu, a long touch looks at a thing, and taps perform all other actions.
   */
  @Test
  void fromTheTitleToTheOarsByTouchAlone() {
    GamePage page = opened(PHONE).walkAshore();
    browser.touch(page.onPage(100, 50), page.onPage(200, 50));
    browser.lift();
    page.await("the menu", () -> browser.count("dialog[open]") == 1);
    long ticks = page.ticks();
    page.press("Back to the game").await("the game to go on", () -> page.ticks() > ticks);
    browser.touch(page.onPage(285, 84));
    page.await("a look at the window", () -> !page.spoken().isEmpty());
    browser.lift();
    assertThat(page.spoken()).contains("umbrella");

    page.clickThing("boathouse").awaitThing("door");
    page.awaitTurn().clickVerb("Pick up").clickThing("oars").awaitVerb("oar");
    browser.photograph(PICTURES.resolve("boathouse-" + PHONE + ".png"));
    nothingIsWrong(page);
  }
}
