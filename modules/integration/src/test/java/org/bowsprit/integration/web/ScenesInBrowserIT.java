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
  private static StaticServer laboratory;
  private static StaticServer game;

  @BeforeAll
  static void exportPages() throws IOException {
    assumeTrue(Chromium.isInstalled(), "no chromium and chromedriver: the pages are not opened");
    export("export-web", "--lab", "witness", "--out", work.resolve("lab").toString());
    export("export-web", "witness", "--out", work.resolve("game").toString());
    laboratory = StaticServer.of(work.resolve("lab"));
    game = StaticServer.of(work.resolve("game"));
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

  private static void openScene(String fragment) {
    page.open(laboratory.address().resolve("#scene=" + fragment));
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
  void theExerciseCanBeAnsweredWithClicks() {
    openScene("30&walk=2&ask");
    assertThat(exerciseText()).contains("in box 1", "to box 6");
    assertThat(browser.element("#answers").isDisplayed()).isFalse();
    assertThat(browser.count("#matrix .on")).isZero();

    clickCell(6, 1);
    assertThat(exerciseText()).contains("Row 6 is for somebody in box 6");
    clickCell(1, 6);
    assertThat(exerciseText()).contains("says 2");
    clickCell(2, 6);
    assertThat(exerciseText()).contains("says 3");
    clickCell(3, 6);

    assertThat(exerciseText()).contains("1 → 2 → 3 → 6");
    assertThat(browser.element("#answers").isDisplayed()).isTrue();
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
    browser.element("#ask-end").click();
    assertThat(browser.element("#asking").isDisplayed()).isFalse();
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void theExerciseCanBeAnsweredWithKeys() {
    openScene("30&ask");
    browser.element("#matrix td[tabindex='0']").sendKeys(Keys.ARROW_RIGHT);
    focusedCell().sendKeys(Keys.ARROW_RIGHT);
    focusedCell().sendKeys(Keys.ARROW_RIGHT);
    focusedCell().sendKeys(Keys.ENTER);
    assertThat(exerciseText()).contains("row 1, column 4 says 2");
    focusedCell().sendKeys(Keys.ARROW_DOWN);
    focusedCell().sendKeys(Keys.SPACE);
    assertThat(exerciseText()).contains("1 → 2 → 4");
  }

  @Test
  void theExercisePageIsCompleteAndAccessibleOnAPhone() {
    browser.setViewport(PHONE, "light");
    openScene("30&walk=2&ask");
    browser.saveScreenshot(PICTURES.resolve("lab-question-" + PHONE + ".png"));
    assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
        .isEqualTo(0L);
    assertThat(Accessibility.violations(browser)).isEmpty();
  }

  @Test
  void theGamePageStartsTheSceneInItsAddress() {
    URI scene = game.address().resolve("#boot=7");
    browser.open(URI.create("about:blank"));
    browser.open(scene);
    GamePage played = new GamePage(browser);
    assertThat(played.offer()).contains("Play");
    assertThat(browser.script("return bowsprit.room()")).isEqualTo(8L);
    browser.setViewport(PHONE, "light");
    browser.element("#begin").click();
    browser.script("return new Promise((resolve) => setTimeout(resolve, 3000))");
    browser.saveScreenshot(PICTURES.resolve("witness-7-" + PHONE + ".png"));
    assertThat(browser.console()).isEmpty();
  }

  private static WebElement focusedCell() {
    return browser.element("#matrix td:focus");
  }

  private static void clickCell(int from, int to) {
    browser
        .element("#matrix tbody tr:nth-child(" + (from + 1) + ") td:nth-child(" + (to + 2) + ")")
        .click();
  }

  private static String exerciseText() {
    return browser.element("#asking-text").getText();
  }
}
