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

  /** A number of pieces that is greater than the number needed to begin the game. */
  private static final int MIN_PIECES = 10;

  private static final int MAX_BYTES_TO_FIRST_PICTURE = 1_200_000;

  @ParameterizedTest
  @ValueSource(ints = {DESKTOP, PHONE})
  void thePageIsCompleteAndAccessibleAtEveryWidth(int width) {
    GamePage page = openPage(width);
    checkAppearance("curtain", width);
    page.press("Play").awaitVerb("New game");
    assertThat(isTrue("document.querySelector('#picture:focus-visible') === null"))
        .as("no frame without keys")
        .isTrue();
    checkAppearance("title", width);
    page.press("Menu");
    browser.script("document.querySelectorAll('dialog details').forEach((it) => (it.open = true))");
    page.await("all sections", () -> browser.count("dialog details > .body:empty") == 0);
    checkAppearance("menu", width);
    assertNoErrors(page);
  }

  private void checkAppearance(String what, int width) {
    for (String scheme : List.of("light", "dark")) {
      browser.setViewport(width, scheme);
      browser.saveScreenshot(PICTURES.resolve(what + "-" + width + "-" + scheme + ".png"));
      assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
          .as("horizontal overflow in pixels")
          .isEqualTo(0L);
      assertThat(Accessibility.violations(browser))
          .as("rules of axe broken by %s, %d, %s", what, width, scheme)
          .isEmpty();
    }
  }

  /** The picture is in the middle, and nothing beside it overlaps it. */
  @Test
  void controlsAreVisibleInFullScreenOnAPhoneInLandscape() {
    GamePage page = openPage(PHONE);
    browser.setPhoneSize(844, 390);
    page.press("Play").awaitVerb("New game");
    page.press("Full screen");
    page.await("full screen", () -> isTrue("document.fullscreenElement !== null"));

    browser.saveScreenshot(PICTURES.resolve("full-screen-844.png"));
    assertThat(Accessibility.violations(browser)).isEmpty();
    assertThat(page.offers("New game")).isTrue();
    for (String beside : List.of("#verbs button", "#buttons button:not([hidden])")) {
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
                      .formatted(beside)))
          .as(beside)
          .isTrue();
    }
    browser.element("#buttons .of-full-screen").click();
    page.await("the menu", () -> isTrue("document.getElementById('menu').open"));
    assertNoErrors(page);
  }

  /** The game stores its umlauts as numbers of glyphs in its charset. */
  @Test
  void verbButtonsHaveUmlautsInGerman() {
    openPage(PHONE);
    browser.script("localStorage.setItem('bowsprit-settings', '{\"language\": \"de\"}')");
    browser.reload();
    GamePage page =
        checkOffer(GamePage.withTouch(browser)).press("Spielen").clickVerb("Neues Spiel");
    page.await(
        "the verbs",
        () -> {
          boolean areShown = page.offers("Schließe");
          if (!areShown) {
            page.press("Über\u00adspringen");
          }
          return areShown;
        });
    browser.saveScreenshot(PICTURES.resolve("german-verbs.png"));
    assertNoErrors(page);
  }

  private boolean isTrue(String expression) {
    return browser.script("return " + expression).equals(true);
  }

  @Test
  void aFileThatIsNotASaveIsReportedWithItsName() throws IOException {
    GamePage page = openPage().press("Play").awaitVerb("New game");
    page.press("Menu").press("Upload a save");
    Path file = Files.writeString(work.resolve("damaged.save"), "no save at all");
    browser.element("input[type=file]").sendKeys(file.toString());
    page.await("a sentence", () -> browser.text("dialog").contains("damaged.save: "));
  }

  @Test
  void theFirstPictureLoadsOnlyAPartOfTheGame() {
    server.refuse(StaticServer.LATER_PIECES);
    openPage(DESKTOP);
    int sentBytes = server.sentBytes().values().stream().mapToInt(Integer::intValue).sum();
    System.out.println(
        "PageInBrowserIT: " + sentBytes + " bytes over the wire before the first picture");
    assertThat(sentBytes).isLessThanOrEqualTo(MAX_BYTES_TO_FIRST_PICTURE);
  }

  @Test
  void aNoticeIsShownWhileTheGameWaitsForAPiece() {
    server.delay(StaticServer.LATER_PIECES);
    GamePage page = openPage(DESKTOP).press("Play").clickVerb("New game");

    page.awaitNotice("Loading a part of the game");
    browser.saveScreenshot(PICTURES.resolve("waiting.png"));
    long waiting = page.ticks();
    page.await(
        "the game to go on", () -> page.ticks() > waiting && browser.text("#notice").isEmpty());
    assertNoErrors(page);
  }

  /** Runs without the service worker, which would fetch the same files. */
  @Test
  void theRestOfTheGameIsFetchedWhenItIsOpenedAgain() {
    Predicate<String> worker = "/sw.js"::equals;
    server.refuse(StaticServer.LATER_PIECES.or(worker));
    GamePage page = openPage(DESKTOP);
    page.await("the page to give up", () -> browser.count("link[rel=manifest]") > 0);
    server.refuse(worker);

    browser.script("location.hash = 'boot=0'");
    page.await(
        "the rest of the game",
        () ->
            server.sentBytes().keySet().stream().filter(StaticServer.LATER_PIECES).count()
                >= MIN_PIECES);
  }

  /**
   * Uses a separate browser, because a browser that has shown a served page also applies this
   * page's policy to the icon of that page.
   */
  @Test
  void theGameInTheDocumentationRunsWithoutAServer() throws IOException {
    Chromium another = Chromium.start(work);
    try {
      another.setViewport(DESKTOP, "light");
      another.open(Checkout.distribution().resolve("docs/index.html"));
      another.saveScreenshot(PICTURES.resolve("documentation.png"));
      another.element("a.play-picture").click();
      GamePage page = new GamePage(another);
      assertThat(page.offer()).contains("The Lamp at Gannet Rock");
      assertThat(another.script("return bowsprit.abilities.backend")).isEqualTo("wasm");
      page.press("Play").await("the game to run", () -> page.ticks() > 20);
      assertThat(page.errorMessage()).isEmpty();
      assertThat(another.console()).isEmpty();
    } finally {
      another.close();
    }
  }

  @Test
  void aRequestToAnotherHostIsRefusedAndReported() {
    GamePage page = openPage(DESKTOP);
    Object answer =
        browser.script(
            "return fetch('http://127.0.0.2:9/').then(() => 'answered', () => 'refused')");
    assertThat(answer).isEqualTo("refused");
    page.await("the browser's report", () -> !server.requestsToOtherHosts().isEmpty());
    assertThat(server.requestsToOtherHosts())
        .allSatisfy(it -> assertThat(it).contains("127.0.0.2"));
    server.requestsToOtherHosts().clear();
  }
}
