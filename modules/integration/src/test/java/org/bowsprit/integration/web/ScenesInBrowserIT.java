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
 * Tests the links to the scenes of the game {@code witness}, in the laboratory and in the page that
 * plays the game. Pictures are saved in {@code target/pages}.
 */
class ScenesInBrowserIT {

  private static final Path PICTURES = Checkout.root().resolve("modules/integration/target/pages");
  private static final int SCENE_COUNT = 30;
  private static final int PHONE_WIDTH = 390;

  @TempDir private static Path work;
  private static Chromium browser;
  private static LabPage labPage;
  private static StaticServer labServer;
  private static StaticServer gameServer;

  @BeforeAll
  static void exportPages() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    export("export-web", "--lab", "witness", "--out", work.resolve("lab").toString());
    export("export-web", "witness", "--out", work.resolve("game").toString());
    labServer = StaticServer.of(work.resolve("lab"));
    gameServer = StaticServer.of(work.resolve("game"));
    browser = Chromium.start(work);
    labPage = new LabPage(browser);
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
    if (gameServer != null) {
      labServer.close();
      gameServer.close();
    }
  }

  private static void openScene(String fragment) {
    labPage.open(labServer.address().resolve("#scene=" + fragment));
  }

  @Test
  void everyLinkOpensItsRoomAndShowsTheRoutesOfAllRouters() {
    labPage.open(labServer.address());
    List<Object> roomsAndAnswerCounts = new ArrayList<>();
    for (int scene = 1; scene <= SCENE_COUNT; scene++) {
      roomsAndAnswerCounts.add(
          browser.runScript(
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
    for (int scene = 1; scene <= SCENE_COUNT; scene++) {
      assertThat(roomsAndAnswerCounts.get(scene - 1)).isEqualTo(scene + 1 + " 7");
    }
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @Test
  void aLinkToAWalkRestoresItsLocksAndRebuiltMatrix() throws IOException {
    openScene("8&walk=2");
    assertThat(labPage.state().path("locks")).hasToString("[11]");
    assertThat(labPage.state().path("rebuilt").booleanValue()).isTrue();
    assertThat(browser.runScript("return String(bowsprit.lab.page.answer.matrixChain)"))
        .isEqualTo("2,10,9,1");
  }

  @Test
  void theExerciseCanBeAnsweredWithClicks() {
    openScene("30&walk=2&ask");
    assertThat(exerciseText()).contains("in box 1", "to box 6");
    assertThat(browser.element("#answers").isDisplayed()).isFalse();
    assertThat(browser.countElements("#matrix .on")).isZero();

    clickCell(6, 1);
    assertThat(exerciseText()).contains("Row 6 is for somebody in box 6");
    clickCell(1, 6);
    assertThat(exerciseText()).contains("says 2");
    clickCell(2, 6);
    assertThat(exerciseText()).contains("says 3");
    clickCell(3, 6);

    assertThat(exerciseText()).contains("1 → 2 → 3 → 6");
    assertThat(browser.element("#answers").isDisplayed()).isTrue();
    assertThat(browser.countElements("#matrix .on")).isEqualTo(3);
    assertThat(
            browser.runScript(
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
    assertThat(browser.consoleMessages()).isEmpty();
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
    browser.setViewport(PHONE_WIDTH, "light");
    openScene("30&walk=2&ask");
    browser.saveScreenshot(PICTURES.resolve("lab-question-" + PHONE_WIDTH + ".png"));
    assertThat(browser.runScript("return document.documentElement.scrollWidth - innerWidth"))
        .isEqualTo(0L);
    assertThat(Accessibility.violations(browser)).isEmpty();
  }

  @Test
  void theGamePageStartsTheSceneInItsAddress() {
    URI scene = gameServer.address().resolve("#boot=7");
    browser.open(URI.create("about:blank"));
    browser.open(scene);
    GamePage gamePage = new GamePage(browser);
    assertThat(gamePage.awaitOffer()).contains("Play");
    assertThat(browser.runScript("return bowsprit.room()")).isEqualTo(8L);
    browser.setViewport(PHONE_WIDTH, "light");
    browser.element("#begin").click();
    browser.runScript("return new Promise((resolve) => setTimeout(resolve, 3000))");
    browser.saveScreenshot(PICTURES.resolve("witness-7-" + PHONE_WIDTH + ".png"));
    assertThat(browser.consoleMessages()).isEmpty();
  }

  private static WebElement focusedCell() {
    return browser.element("#matrix td:focus");
  }

  private static void clickCell(int row, int column) {
    browser
        .element("#matrix tbody tr:nth-child(" + (row + 1) + ") td:nth-child(" + (column + 2) + ")")
        .click();
  }

  private static String exerciseText() {
    return browser.element("#asking-text").getText();
  }
}
