package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Accessibility;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the page around the game: its appearance, its input and its network requests. */
class PageInBrowserIT extends ChromiumPageTests {

  /** The game needs fewer pieces than this number to begin. */
  private static final int MIN_PIECES = 10;

  private static final int MAX_BYTES_TO_FIRST_PICTURE = 1_200_000;

  @ParameterizedTest
  @ValueSource(ints = {DESKTOP_WIDTH, PHONE_WIDTH})
  void thePageIsCompleteAndAccessibleAtEveryWidth(int width) {
    GamePage page = openPage(width);
    assertAppearance("start", width);
    page.pressButton("Play").awaitVerb("New game");
    assertThat(isTrue("document.querySelector('#picture:focus-visible') === null"))
        .as("the picture has no focus ring, because the keyboard was not used")
        .isTrue();
    assertAppearance("title", width);
    page.pressButton("Menu");
    browser.runScript(
        "document.querySelectorAll('dialog details').forEach((it) => (it.open = true))");
    page.await(
        "the contents of all sections",
        () -> browser.countElements("dialog details > .body:empty") == 0);
    assertAppearance("menu", width);
    assertNoErrors(page);
  }

  private void assertAppearance(String screenName, int width) {
    for (String colourScheme : List.of("light", "dark")) {
      browser.setViewport(width, colourScheme);
      browser.saveScreenshot(
          PICTURES.resolve(screenName + "-" + width + "-" + colourScheme + ".png"));
      assertThat(browser.runScript("return document.documentElement.scrollWidth - innerWidth"))
          .as("the horizontal overflow in pixels")
          .isEqualTo(0L);
      assertThat(Accessibility.violations(browser))
          .as(
              "the rules of axe that the screen %s breaks at the width %d with %s colours",
              screenName, width, colourScheme)
          .isEmpty();
    }
  }

  /** The picture is in the middle. The controls to its left and right do not overlap it. */
  @Test
  void controlsAreVisibleInFullScreenOnAPhoneInLandscape() {
    GamePage page = openPage(PHONE_WIDTH);
    browser.setPhoneSize(844, 390);
    page.pressButton("Play").awaitVerb("New game");
    page.pressButton("Full screen");
    page.await("the page in full screen", () -> isTrue("document.fullscreenElement !== null"));

    browser.saveScreenshot(PICTURES.resolve("full-screen-844.png"));
    assertThat(Accessibility.violations(browser)).isEmpty();
    assertThat(page.showsVerb("New game")).isTrue();
    for (String selector : List.of("#verbs button", "#buttons button:not([hidden])")) {
      assertThat(
              isTrue(
                  """
                  (() => {
                    const stage = document.getElementById('stage').getBoundingClientRect();
                    return [...document.querySelectorAll('%s')].every((it) => {
                      const box = it.getBoundingClientRect();
                      return box.width > 40 && box.left >= 0 && box.right <= innerWidth
                          && (box.right <= stage.left || box.left >= stage.right);
                    });
                  })()"""
                      .formatted(selector)))
          .as(
              "each of the elements "
                  + selector
                  + " is visible to the left or right of the picture")
          .isTrue();
    }
    browser.element("#buttons .of-full-screen").click();
    page.await("the menu", () -> isTrue("document.getElementById('menu').open"));
    assertNoErrors(page);
  }

  /** The game stores umlauts as the numbers of glyphs in its charset. */
  @Test
  void verbButtonsHaveUmlautsInGerman() {
    openPage(PHONE_WIDTH);
    browser.runScript("localStorage.setItem('bowsprit-settings', '{\"language\": \"de\"}')");
    browser.reload();
    GamePage page =
        assertGameIsOffered(GamePage.withTouch(browser))
            .pressButton("Spielen")
            .clickVerb("Neues Spiel");
    page.await(
        "the German verbs",
        () -> {
          boolean areShown = page.showsVerb("Schließe");
          if (!areShown) {
            page.pressButton("Über\u00adspringen");
          }
          return areShown;
        });
    browser.saveScreenshot(PICTURES.resolve("german-verbs.png"));
    assertNoErrors(page);
  }

  private boolean isTrue(String expression) {
    return browser.runScript("return " + expression).equals(true);
  }

  @Test
  void aFileThatIsNotASaveIsReportedWithItsName() throws IOException {
    GamePage page = openPage().pressButton("Play").awaitVerb("New game");
    page.pressButton("Menu").pressButton("Upload a save");
    Path file = Files.writeString(work.resolve("damaged.save"), "no save at all");
    browser.element("input[type=file]").sendKeys(file.toString());
    page.await("the error message", () -> browser.text("dialog").contains("damaged.save: "));
  }

  @Test
  void onlyAPartOfTheGameIsLoadedBeforeTheFirstPicture() {
    server.refuse(StaticServer.LATER_PIECES);
    openPage(DESKTOP_WIDTH);
    int sentBytes = server.sentBytes().values().stream().mapToInt(Integer::intValue).sum();
    System.out.println(
        "PageInBrowserIT: " + sentBytes + " bytes over the wire before the first picture");
    assertThat(sentBytes).isLessThanOrEqualTo(MAX_BYTES_TO_FIRST_PICTURE);
  }

  @Test
  void aNoticeIsShownWhileTheGameWaitsForAPiece() {
    server.delay(StaticServer.LATER_PIECES);
    GamePage page = openPage(DESKTOP_WIDTH).pressButton("Play").clickVerb("New game");

    page.awaitNotice("Loading a part of the game");
    browser.saveScreenshot(PICTURES.resolve("waiting.png"));
    long ticksBefore = page.ticks();
    page.await(
        "the continued game",
        () -> page.ticks() > ticksBefore && browser.text("#notice").isEmpty());
    assertNoErrors(page);
  }

  /** The test refuses the service worker, because it would fetch the same files. */
  @Test
  void theRestOfTheGameIsFetchedWhenTheGameIsOpenedAgain() {
    Predicate<String> isServiceWorker = "/sw.js"::equals;
    server.refuse(StaticServer.LATER_PIECES.or(isServiceWorker));
    GamePage page = openPage(DESKTOP_WIDTH);
    page.await("the page to stop loading", () -> browser.countElements("link[rel=manifest]") > 0);
    server.refuse(isServiceWorker);

    browser.runScript("location.hash = 'boot=0'");
    page.await(
        "the rest of the game",
        () ->
            server.sentBytes().keySet().stream().filter(StaticServer.LATER_PIECES).count()
                >= MIN_PIECES);
  }

  /**
   * Uses a new browser. The other browser would apply the policy of the page from the server to the
   * icon of this page too.
   */
  @Test
  void theGameInTheDocumentationRunsWithoutAServer() throws IOException {
    Chromium newBrowser = Chromium.start(work);
    try {
      newBrowser.setViewport(DESKTOP_WIDTH, "light");
      newBrowser.open(Checkout.distribution().resolve("docs/index.html"));
      newBrowser.saveScreenshot(PICTURES.resolve("documentation.png"));
      newBrowser.element("a.play-picture").click();
      GamePage page = new GamePage(newBrowser);
      assertThat(page.awaitOffer()).contains("The Lamp at Gannet Rock");
      assertThat(newBrowser.runScript("return bowsprit.abilities.backend")).isEqualTo("wasm");
      page.pressButton("Play").await("the running game", () -> page.ticks() > 20);
      assertThat(page.errorMessage()).isEmpty();
      assertThat(newBrowser.consoleMessages()).isEmpty();
    } finally {
      newBrowser.close();
    }
  }

  @Test
  void aRequestToAnotherHostIsRefusedAndReported() {
    GamePage page = openPage(DESKTOP_WIDTH);
    Object answer =
        browser.runScript(
            "return fetch('http://127.0.0.2:9/').then(() => 'answered', () => 'refused')");
    assertThat(answer).isEqualTo("refused");
    page.await(
        "the browser's report about the request", () -> !server.requestsToOtherHosts().isEmpty());
    assertThat(server.requestsToOtherHosts())
        .allSatisfy(report -> assertThat(report).contains("127.0.0.2"));
    server.requestsToOtherHosts().clear();
  }
}
