package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Accessibility;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/**
 * Opens each scene of {@code witness} by its link, in the laboratory and in the game. Pictures of
 * the pages are saved.
 */
class ScenesInBrowserIT {

  private static final Path PICTURES = Checkout.root().resolve("modules/integration/target/pages");
  private static final int SCENES = 30;
  private static final int PHONE = 390;

  @TempDir private static Path work;
  private static Chromium browser;
  private static LabPage page;
  private static Site laboratory;
  private static Site game;

  @BeforeAll
  static void exportThePages() throws IOException {
    assumeTrue(Chromium.isInstalled(), "no chromium and chromedriver: the pages are not opened");
    export("export-web", "--lab", "witness", "--out", work.resolve("lab").toString());
    export("export-web", "witness", "--out", work.resolve("game").toString());
    laboratory = Site.of(work.resolve("lab"));
    game = Site.of(work.resolve("game"));
    browser = Chromium.start(work);
    page = new LabPage(browser);
  }

  private static void export(String... arguments) {
    Bowsprit.Run run = Bowsprit.run(work.resolve("state"), arguments);
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @AfterAll
  static void closeAll() {
    if (browser != null) {
      browser.close();
    }
    if (game != null) {
      laboratory.close();
      game.close();
    }
  }

  private static void openScene(String rest) {
    page.open(laboratory.address().resolve("#scene=" + rest));
  }

  @Test
  void everyLinkOpensItsRoomAndShowsTheRoutesOfAllRouters() {
    page.open(laboratory.address());
    List<Object> rooms = new ArrayList<>();
    for (int scene = 1; scene <= SCENES; scene++) {
      rooms.add(
          browser.script(
              """
              location.hash = '#scene=%d';
              return (async () => {
                await new Promise((resolve) => setTimeout(resolve, 50));
                await bowsprit.lab.page.asking;
                const {page} = bowsprit.lab;
                return `${page.room.id} ${page.answer.results.length}`;
              })()"""
                  .formatted(scene)));
    }
    for (int scene = 1; scene <= SCENES; scene++) {
      assertThat(rooms.get(scene - 1)).isEqualTo(scene + 1 + " 7");
    }
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void aLinkToAWalkRestoresItsLocksAndRebuiltMatrix() throws IOException {
    openScene("8&walk=2");
    assertThat(page.state().path("locks")).hasToString("[11]");
    assertThat(page.state().path("rebuilt").booleanValue()).isTrue();
    assertThat(browser.script("return String(bowsprit.lab.page.answer.matrixChain)"))
        .isEqualTo("2,10,9,1");
  }

  @Test
  void clicksInTheMatrixAnswerTheExercise() {
    openScene("30&walk=2&ask");
    assertThat(said()).contains("in box 1", "to box 6");
    assertThat(browser.one("#answers").isDisplayed()).isFalse();
    assertThat(browser.count("#matrix .on")).isZero();

    click(6, 1);
    assertThat(said()).contains("Row 6 is for somebody in box 6");
    click(1, 6);
    assertThat(said()).contains("says 2");
    click(2, 6);
    assertThat(said()).contains("says 3");
    click(3, 6);

    assertThat(said()).contains("1 → 2 → 3 → 6");
    assertThat(browser.one("#answers").isDisplayed()).isTrue();
    assertThat(browser.count("#matrix .on")).isEqualTo(3);
    assertThat(
            browser.script(
                """
                return (async () => {
                  const walkers = () => document.querySelectorAll('#map .walker').length;
                  for (let i = 0; i < 100 && walkers() === 0; i++) {
                    await new Promise((resolve) => setTimeout(resolve, 50));
                  }
                  return walkers();
                })()"""))
        .isEqualTo(7L);
    browser.one("#ask-end").click();
    assertThat(browser.one("#asking").isDisplayed()).isFalse();
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void keysInTheMatrixAnswerTheExercise() {
    openScene("30&ask");
    browser.one("#matrix td[tabindex='0']").sendKeys(Keys.ARROW_RIGHT);
    focused().sendKeys(Keys.ARROW_RIGHT);
    focused().sendKeys(Keys.ARROW_RIGHT);
    focused().sendKeys(Keys.ENTER);
    assertThat(said()).contains("row 1, column 4 says 2");
    focused().sendKeys(Keys.ARROW_DOWN);
    focused().sendKeys(Keys.SPACE);
    assertThat(said()).contains("1 → 2 → 4");
  }

  @Test
  void thePageOfAnExerciseIsCompleteAndAccessibleOnATelephone() {
    browser.look(PHONE, "light");
    openScene("30&walk=2&ask");
    browser.photograph(PICTURES.resolve("lab-question-" + PHONE + ".png"));
    assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
        .isEqualTo(0L);
    assertThat(Accessibility.violations(browser)).isEmpty();
  }

  @Test
  void thePageOfTheGameStartsTheSceneInItsAddress() {
    URI scene = game.address().resolve("#boot=7");
    browser.open(URI.create("about:blank"));
    browser.open(scene);
    GamePage played = new GamePage(browser);
    assertThat(played.offered()).contains("Play");
    assertThat(browser.script("return bowsprit.room()")).isEqualTo(8L);
    browser.look(PHONE, "light");
    browser.one("#begin").click();
    browser.script("return new Promise((resolve) => setTimeout(resolve, 3000))");
    browser.photograph(PICTURES.resolve("witness-7-" + PHONE + ".png"));
    assertThat(browser.console()).isEmpty();
  }

  private static WebElement focused() {
    return browser.one("#matrix td:focus");
  }

  private static void click(int from, int to) {
    browser
        .one("#matrix tbody tr:nth-child(" + (from + 1) + ") td:nth-child(" + (to + 2) + ")")
        .click();
  }

  private static String said() {
    return browser.one("#asking-text").getText();
  }
}
