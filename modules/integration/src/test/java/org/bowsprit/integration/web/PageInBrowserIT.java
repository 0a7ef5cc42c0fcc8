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
class PageInBrowserIT extends ChromiumPage {

  /** The number of pieces that is greater than the beginning of the game needs. */
  private static final int SOME_PIECES = 10;

  private static final int FIRST_PICTURE = 1_200_000;

  @ParameterizedTest
  @ValueSource(ints = {DESKTOP, PHONE})
  void everyWidthAndColourSchemeIsCompleteAndAccessible(int width) {
    GamePage page = opened(width);
    looksRight("curtain", width);
    page.press("Play").awaitVerb("New game");
    assertThat(isTrue("document.querySelector('#picture:focus-visible') === null"))
        .as("no frame without keys")
        .isTrue();
    looksRight("title", width);
    page.press("Menu");
    browser.script("document.querySelectorAll('dialog details').forEach((it) => (it.open = true))");
    page.await("all sections", () -> browser.count("dialog details > .body:empty") == 0);
    looksRight("menu", width);
    nothingIsWrong(page);
  }

  private void looksRight(String what, int width) {
    for (String scheme : List.of("light", "dark")) {
      browser.look(width, scheme);
      browser.photograph(PICTURES.resolve(what + "-" + width + "-" + scheme + ".png"));
      assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
          .as("pixels that stand out at the side")
          .isEqualTo(0L);
      assertThat(Accessibility.violations(browser))
          .as("rules of axe broken by %s, %d, %s", what, width, scheme)
          .isEmpty();
    }
  }

  /** The picture is in the middle, and nothing beside it overlaps it. */
  @Test
  void aTelephoneInLandscapeKeepsItsControlsInFullScreen() {
    GamePage page = opened(PHONE);
    browser.telephone(844, 390);
    page.press("Play").awaitVerb("New game");
    page.press("Full screen");
    page.await("full screen", () -> isTrue("document.fullscreenElement !== null"));

    browser.photograph(PICTURES.resolve("full-screen-844.png"));
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
    browser.one("#buttons .of-full-screen").click();
    page.await("the menu", () -> isTrue("document.getElementById('menu').open"));
    nothingIsWrong(page);
  }

  /** The game stores its umlauts as numbers of glyphs in its charset. */
  @Test
  void theButtonsOfVerbsHaveTheLettersOfTheGamesLanguage() {
    opened(PHONE);
    browser.script("localStorage.setItem('bowsprit-settings', '{\"language\": \"de\"}')");
    browser.reload();
    GamePage page = offering(GamePage.touched(browser)).press("Spielen").clickVerb("Neues Spiel");
    page.await(
        "the verbs",
        () -> {
          boolean areThere = page.offers("Schließe");
          if (!areThere) {
            page.press("Über\u00adspringen");
          }
          return areThere;
        });
    browser.photograph(PICTURES.resolve("german-verbs.png"));
    nothingIsWrong(page);
  }

  private boolean isTrue(String expression) {
    return browser.script("return " + expression).equals(true);
  }

  @Test
  void anotherFileThanASaveIsReportedBesideItsName() throws IOException {
    GamePage page = opened().press("Play").awaitVerb("New game");
    page.press("Menu").press("Upload a save");
    Path file = Files.writeString(work.resolve("damaged.save"), "no save at all");
    browser.one("input[type=file]").sendKeys(file.toString());
    page.await("a sentence", () -> browser.text("dialog").contains("damaged.save: "));
  }

  @Test
  void theFirstPictureLoadsOnlyAPartOfTheGame() {
    served.refuse(Site.REST);
    opened(DESKTOP);
    int wire = served.sent().values().stream().mapToInt(Integer::intValue).sum();
    System.out.println(
        "PageInBrowserIT: " + wire + " bytes over the wire before the first picture");
    assertThat(wire).isLessThanOrEqualTo(FIRST_PICTURE);
  }

  @Test
  void aGameThatWaitsForAPieceSaysSoAndGoesOn() {
    served.slow(Site.REST);
    GamePage page = opened(DESKTOP).press("Play").clickVerb("New game");

    page.awaitNotice("Loading a part of the game");
    browser.photograph(PICTURES.resolve("waiting.png"));
    long waiting = page.ticks();
    page.await(
        "the game to go on", () -> page.ticks() > waiting && browser.text("#notice").isEmpty());
    nothingIsWrong(page);
  }

  /** Runs without the service worker, which would fetch the same files. */
  @Test
  void theSitesGameFetchesItsRestWhenItIsOpenedAgain() {
    Predicate<String> worker = "/sw.js"::equals;
    served.refuse(Site.REST.or(worker));
    GamePage page = opened(DESKTOP);
    page.await("the page to give up", () -> browser.count("link[rel=manifest]") > 0);
    served.refuse(worker);

    browser.script("location.hash = 'boot=0'");
    page.await(
        "the rest of the game",
        () -> served.sent().keySet().stream().filter(Site.REST).count() >= SOME_PIECES);
  }

  /**
   * Uses a separate browser, because a browser that has shown a served page also applies this
   * page's policy to the icon of that page.
   */
  @Test
  void theDocumentationOpensWithTheGameWithoutAServer() throws IOException {
    Chromium another = Chromium.start(work);
    try {
      another.look(DESKTOP, "light");
      another.open(Checkout.distribution().resolve("docs/index.html"));
      another.photograph(PICTURES.resolve("documentation.png"));
      another.one("a.play-picture").click();
      GamePage page = new GamePage(another);
      assertThat(page.offered()).contains("The Lamp at Gannet Rock");
      assertThat(another.script("return bowsprit.abilities.backend")).isEqualTo("wasm");
      page.press("Play").await("the game to run", () -> page.ticks() > 20);
      assertThat(page.trouble()).isEmpty();
      assertThat(another.console()).isEmpty();
    } finally {
      another.close();
    }
  }

  @Test
  void aRequestToAnotherHostIsRefusedAndReported() {
    GamePage page = opened(DESKTOP);
    Object answer =
        browser.script(
            "return fetch('http://127.0.0.2:9/').then(() => 'answered', () => 'refused')");
    assertThat(answer).isEqualTo("refused");
    page.await("the browser's report", () -> !served.elsewhere().isEmpty());
    assertThat(served.elsewhere()).allSatisfy(it -> assertThat(it).contains("127.0.0.2"));
    served.elsewhere().clear();
  }
}
