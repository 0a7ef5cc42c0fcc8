package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Accessibility;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/**
 * Tests the functions of the live laboratory's page except dragging with the mouse: dropped files,
 * touch, the tour, walking figures, and exported files. Pictures are saved in {@code target/pages}.
 */
class LabFeaturesIT {

  /** The folder with the maps and meshes of the any-angle tests. */
  private static final Path VECTORS_FOLDER =
      Checkout.root().resolve("modules/routelab/src/test/resources/vectors/anyangle");

  private static final Path WALKLAB = Checkout.root().resolve("games/walklab");
  private static final Path PICTURES = Checkout.root().resolve("modules/integration/target/pages");
  private static final int ROUTER_COUNT = 7;
  private static final int DESKTOP_WIDTH = 1440;
  private static final int PHONE_WIDTH = 390;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private static Path work;
  private static Chromium browser;
  private static LabPage page;
  private static StaticServer server;
  private static URI address;

  @BeforeAll
  static void exportPage() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    run("export-web", "--lab", "witnesses", "--out", "lab");
    server = StaticServer.of(work.resolve("lab"));
    address = server.address();
    browser = Chromium.start(work);
    page = new LabPage(browser);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
    if (server != null) {
      server.close();
    }
  }

  @BeforeEach
  void openPage() {
    setViewport(DESKTOP_WIDTH, "light");
    page.open(address);
  }

  @AfterEach
  void assertConsoleIsEmpty() {
    assertThat(browser.consoleMessages()).isEmpty();
  }

  private static void setViewport(int width, String colourScheme) {
    browser.setViewport(width, colourScheme);
    browser.setTouchScreen(width == PHONE_WIDTH);
  }

  /** Runs the program. Paths are relative to the working folder of the test. */
  private static Bowsprit.Run run(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of(arguments));
    Bowsprit.Run run =
        Bowsprit.runToEnd(
            work.resolve("state"), new ProcessBuilder(command).directory(work.toFile()));
    assertThat(run.exitCode()).as("%s: %s", command, run.err()).isZero();
    return run;
  }

  private static void assertAllRoutersAnswer() throws IOException {
    assertThat(browser.element("#trouble").getText()).isEmpty();
    assertThat(page.results()).hasSize(ROUTER_COUNT);
    assertThat(browser.countElements("#map .route")).isPositive();
  }

  @Test
  void theChosenLanguageIsStored() {
    assertThat(browser.text("h1")).isEqualTo("Live laboratory");
    selectLanguage("de");
    assertThat(browser.text("h1")).isEqualTo("Labor");
    assertThat(browser.text("#results")).contains("kommt an").doesNotContain("arrives");
    assertThat(browser.text("#matrix-note")).startsWith("Die ");
    browser.saveScreenshot(PICTURES.resolve("lab-in-german.png"));

    page.open(address);
    assertThat(browser.text("#undo")).isEqualTo("Rückgängig");
    selectLanguage("en");
    assertThat(browser.text("#undo")).isEqualTo("Undo");
  }

  private static void selectLanguage(String language) {
    browser.element("#language option[value=" + language + "]").click();
    browser.runScript(
        """
        return (async () => {
          while (document.documentElement.lang !== arguments[0] || !document.querySelector('#results tr')) {
            await new Promise((done) => setTimeout(done, 30));
          }
        })()""",
        language);
  }

  @Test
  void aDroppedBoxSetAndMapAreOpened() throws IOException {
    Path boxSetFile = work.resolve("one.json");
    Files.writeString(
        boxSetFile,
        "{\"sets\": [{\"name\": \"a box\", \"boxes\": [[0, 0, 99, 0, 99, 50, 0, 50]]}]}");
    page.dropFiles(boxSetFile);
    assertThat(page.roomName()).isEqualTo("a box");
    assertAllRoutersAnswer();

    Path mapFile = work.resolve("ring.map");
    Files.writeString(mapFile, "type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n");
    page.dropFiles(mapFile);
    assertThat(page.roomName()).contains("ring.map");
    assertAllRoutersAnswer();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rooms64.map", "rooms64.mesh"})
  void aMapOrMeshIsShownAndIsAccessible(String name) throws IOException {
    run("export-web", "--lab", VECTORS_FOLDER.resolve(name).toString(), "--out", name);
    try (StaticServer site = StaticServer.of(work.resolve(name))) {
      page.open(site.address());
      browser.element("#thinks").click();
      page.awaitAnswers();
      browser.saveScreenshot(PICTURES.resolve("lab-" + name + ".png"));

      assertAllRoutersAnswer();
      assertThat(Accessibility.violations(browser))
          .as("the rules of axe that the page of %s breaks", name)
          .isEmpty();
    }
  }

  @Test
  void aDroppedGameFolderAndAnArchiveAreOpened() throws IOException {
    page.dropFiles(WALKLAB);
    int firstRoomOfFolder = page.state().path("room").intValue();
    assertThat(browser.countElements("#map image")).isEqualTo(1);
    assertAllRoutersAnswer();
    JsonNode stateOfFolder = page.state();

    page.dropFiles(SpecialEditionArchive.write(WALKLAB, work));
    assertThat(page.state().path("room").intValue()).isGreaterThan(firstRoomOfFolder);
    assertThat(page.state().path("boxes")).isEqualTo(stateOfFolder.path("boxes"));
    assertThat(browser.countElements("#map image")).isEqualTo(1);
    assertAllRoutersAnswer();
  }

  @Test
  void anUnreadableFileIsReportedAndThePageContinues() throws IOException {
    JsonNode stateBefore = page.state();
    page.dropFiles(Files.writeString(work.resolve("letter.txt"), "Dear reader"));
    assertThat(browser.element("#trouble").getText()).startsWith("letter.txt cannot be opened: ");
    page.dropFiles(Files.writeString(work.resolve("torn.json"), "{\"sets\": ["));
    assertThat(browser.element("#trouble").getText()).startsWith("torn.json cannot be opened: ");
    page.dropFiles(Files.writeString(work.resolve("torn.map"), "type octile\nheight 9\n"));
    assertThat(browser.element("#trouble").getText()).startsWith("torn.map cannot be opened: ");

    assertThat(page.state()).isEqualTo(stateBefore);
    page.pressKeys("goal", Keys.ARROW_LEFT);
    assertAllRoutersAnswer();
  }

  @Test
  void handlesCanBePlacedAndDraggedByTouch() throws IOException {
    setViewport(PHONE_WIDTH, "light");
    page.open(address);
    JsonNode stateBefore = page.state();

    page.touchHandle("goal", -60, 5);
    assertThat(page.state().path("goal")).isNotEqualTo(stateBefore.path("goal"));
    assertThat(page.state().path("start")).isEqualTo(stateBefore.path("start"));
    assertAllRoutersAnswer();
    JsonNode stateAfterTouch = page.state();

    page.dragHandleByTouch("start", 40, 2);
    assertThat(page.state().path("start")).isNotEqualTo(stateAfterTouch.path("start"));
    assertThat(page.state().path("goal")).isEqualTo(stateAfterTouch.path("goal"));

    browser.element("#undo").click();
    browser.element("#undo").click();
    page.awaitAnswers();
    assertThat(page.state()).isEqualTo(stateBefore);
  }

  @Test
  void aBoxCanBeSelectedAndItsCornersMovedByTouch() throws IOException {
    setViewport(PHONE_WIDTH, "light");
    page.open(address);
    double[] boxCentre = page.centre("[data-box='1']");
    browser.touch(boxCentre);
    browser.liftFingers();
    assertThat(browser.element("#box").getDomProperty("value")).isEqualTo("1");
    assertThat(browser.countElements("#map .handle.corner")).isEqualTo(4);
    JsonNode boxesBefore = page.state().path("boxes");

    page.dragHandleByTouch("corner-1-0", 12, 12);
    assertThat(page.state().path("boxes")).isNotEqualTo(boxesBefore);
    assertAllRoutersAnswer();
  }

  @Test
  void allRoutersAnswerAtEachOfTheSixStopsOfTheTour() throws IOException {
    browser.element("#tour-begin").click();
    for (int stop = 1; stop <= 6; stop++) {
      page.awaitAnswers();
      assertThat(browser.element("#tour-title").getText()).startsWith(stop + " of 6: ");
      assertThat(browser.element("#tour-text").getText()).isNotEmpty();
      assertAllRoutersAnswer();
      if (stop == 5) {
        unlockTheDoorOfTheTour();
      }
      browser.element("#tour-on").click();
    }
    assertThat(browser.element("#tour").isDisplayed()).isFalse();
  }

  /**
   * Follows the text of the tour: “Choose box 17, untick ‘locked’, then tick ‘Matrix rebuilt’, and
   * the short way opens.”
   */
  private static void unlockTheDoorOfTheTour() throws IOException {
    double lengthWhenLocked = routeLength("box-graph");
    assertThat(browser.element("#box").getDomProperty("value")).isEqualTo("17");
    browser.element("#locked").click();
    browser.element("#rebuilt").click();
    page.awaitAnswers();
    assertThat(routeLength("box-graph")).isLessThan(lengthWhenLocked - 50);
  }

  private static double routeLength(String router) throws IOException {
    for (JsonNode result : page.results()) {
      if (result.path("router").textValue().equals(router)) {
        assertThat(result.path("reachedGoal").booleanValue()).isTrue();
        return result.path("length").doubleValue();
      }
    }
    throw new AssertionError("there is no answer of the router " + router);
  }

  /** The test sets the clock of the page to each tick that it checks. */
  @Test
  void theFiguresWalkTickByTickLikeActors() throws IOException {
    JsonNode differences =
        page.runForJson(
            """
            return (async () => {
              const {page} = bowsprit.lab;
              const {results} = await page.answers.answer({...page.question(page.state), debug: false, walk: true});
              let tick = 0;
              performance.now = () => tick * Walkers.TICK_MILLIS + 1;
              await page.walk();
              const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
              const wrong = [];
              const longest = Math.max(...results.map(({walk}) => walk.length));
              for (const at of [0, 1, 5, 12, longest - 1]) {
                // The clock showed tick 0 when the figures started to walk.
                tick = at;
                await frame();
                const figures = [...document.querySelectorAll('#map .walker')].map((it) => it.getAttribute('transform'));
                const expected = results.map(({walk}) => walk[Math.min(at, walk.length - 1)])
                  .map(([x, y, scale]) => `translate(${x} ${y}) scale(${scale / 255})`);
                if (JSON.stringify(figures) !== JSON.stringify(expected)) {
                  wrong.push({at, figures, expected});
                }
              }
              tick = longest + 1;
              await frame();
              return JSON.stringify([wrong, results.length, document.getElementById('walk').textContent]);
            })()""");
    assertThat(differences.toString()).isEqualTo("[[],7,\"Walk\"]");
  }

  @Test
  void theCopiedCommandProducesTheRoutesOfThePage() throws IOException {
    page.pressKeys("goal", Keys.ARROW_LEFT);
    copyCommand();
    assertThat(copiedCommandLines()).hasSize(1);
    run(argumentsOf(copiedCommandLines().get(0)));
    JsonNode answers =
        JSON.readTree(work.resolve("report/results.json").toFile()).at("/rooms/0/cases/0/answers");
    assertThat(answers).hasSize(ROUTER_COUNT);
    for (JsonNode answer : answers) {
      assertThat(waypoints(answer.path("router").textValue())).isEqualTo(answer.path("waypoints"));
    }
  }

  @Test
  void theCommandsForASavedBoxSetProduceTheRoutesOfThePage() throws IOException {
    browser.element("#add").click();
    page.awaitAnswers();
    Files.writeString(
        work.resolve("room.json"),
        String.valueOf(browser.runScript("return bowsprit.lab.page.boxSet()")));
    copyCommand();
    assertThat(copiedCommandLines()).hasSize(3);
    JsonNode route = JSON.readTree(run(argumentsOf(copiedCommandLines().get(1))).out());
    assertThat(waypoints("box-graph")).isEqualTo(route.at("/results/0/waypoints"));
    run(argumentsOf(copiedCommandLines().get(2)));
    assertThat(work.resolve("report/report.html")).isNotEmptyFile();
  }

  /**
   * Copies the command into a variable of the page. The browser does not have the focus, so the
   * page cannot write to the clipboard.
   */
  private static void copyCommand() {
    browser.runScript(
        """
        Object.defineProperty(navigator, 'clipboard',
          {value: {writeText: async (text) => { window.copied = text; }}, configurable: true});
        document.getElementById('copy-command').click()""");
  }

  private static List<String> copiedCommandLines() {
    return String.valueOf(browser.runScript("return window.copied")).lines().toList();
  }

  private static String[] argumentsOf(String command) {
    assertThat(command).startsWith("bowsprit ");
    return command.substring("bowsprit ".length()).split(" ");
  }

  private static JsonNode waypoints(String router) throws IOException {
    for (JsonNode result : page.results()) {
      if (result.path("router").textValue().equals(router)) {
        return result.path("waypoints");
      }
    }
    throw new AssertionError("there is no answer of the router " + router);
  }

  @Test
  void theSearchOfARouterIsShownInSteps() {
    browser.element("#thinks").click();
    page.awaitAnswers();
    int stepCount = browser.countElements("#map .thought");
    assertThat(stepCount).isPositive();
    browser.element("#thought-on").click();
    assertThat(browser.countElements("#map .thought")).isEqualTo(1);
    assertThat(browser.element("#thought-text").getText())
        .startsWith("Step 1 of " + stepCount + ": ");
    browser.element("#thought-back").click();
    assertThat(browser.countElements("#map .thought")).isEqualTo(stepCount);
  }

  @Test
  void aReportOpensTheLiveLaboratory() throws IOException {
    run(
        "compare",
        "witnesses",
        "--routers",
        "funnel",
        "--queries",
        "2",
        "--no-timing",
        "--live",
        "--out",
        "live");
    browser.open(work.resolve("live/report.html"));
    browser.element("#live").click();
    browser.switchToNewestWindow();
    page.awaitReady();
    assertAllRoutersAnswer();
    assertThat(browser.countElements("#room option")).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"1440, light", "1440, dark", "390, light", "390, dark"})
  void thePageIsCompleteAndAccessibleAtEveryWidth(int width, String colourScheme) {
    setViewport(width, colourScheme);
    page.dropFiles(WALKLAB);
    browser.element("#thinks").click();
    browser.element("#tour-begin").click();
    page.awaitAnswers();
    browser.saveScreenshot(PICTURES.resolve("lab-" + width + "-" + colourScheme + ".png"));
    assertThat(browser.runScript("return document.documentElement.scrollWidth - innerWidth"))
        .as("the horizontal overflow in pixels")
        .isEqualTo(0L);
    assertThat(Accessibility.violations(browser))
        .as(
            "the rules of axe that the page breaks at the width %d with %s colours",
            width, colourScheme)
        .isEmpty();
  }

  /**
   * Routers do not differ only in colour: each of the eight colours of Okabe and Ito has its own
   * dash pattern.
   */
  @Test
  void everyRouterHasItsOwnColourAndDashPattern() throws IOException {
    JsonNode distinctCounts =
        page.runForJson(
            """
            return JSON.stringify(['data-router', 'stroke', 'stroke-dasharray'].map((name) =>
              new Set([...document.querySelectorAll('#map .route')].map((it) => it.getAttribute(name))).size))""");
    assertThat(distinctCounts.toString()).isEqualTo("[7,7,7]");
    assertThat(browser.runScript("return document.querySelectorAll('#legend .key').length"))
        .isEqualTo((long) ROUTER_COUNT);
  }
}
