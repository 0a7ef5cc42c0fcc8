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
 * Tests the functions of the live laboratory's page other than dragging: dropped files, touch, the
 * tour, walking figures, and exported files. Pictures are saved in {@code target/pages}.
 */
class LabUsedInBrowserIT {

  /** The folder with the maps and meshes of the any-angle tests. */
  private static final Path FIELD =
      Checkout.root().resolve("modules/routelab/src/test/resources/vectors/anyangle");

  private static final Path WALKLAB = Checkout.root().resolve("games/walklab");
  private static final Path PICTURES = Checkout.root().resolve("modules/integration/target/pages");
  private static final int ROUTERS = 7;
  private static final int DESKTOP = 1440;
  private static final int PHONE = 390;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private static Path work;
  private static Chromium browser;
  private static LabPage page;
  private static Site served;
  private static URI address;

  @BeforeAll
  static void exportThePage() throws IOException {
    assumeTrue(Chromium.isInstalled(), "no chromium and chromedriver: the page is not opened");
    run("export-web", "--lab", "witnesses", "--out", "lab");
    served = Site.of(work.resolve("lab"));
    address = served.address();
    browser = Chromium.start(work);
    page = new LabPage(browser);
  }

  @AfterAll
  static void closeTheBrowser() {
    if (browser != null) {
      browser.close();
    }
    if (served != null) {
      served.close();
    }
  }

  @BeforeEach
  void openThePage() {
    look(DESKTOP, "light");
    page.open(address);
  }

  @AfterEach
  void theConsoleIsSilent() {
    assertThat(browser.console()).isEmpty();
  }

  private static void look(int width, String scheme) {
    browser.look(width, scheme);
    browser.touched(width == PHONE);
  }

  /** Runs the program. Paths are relative to the working folder of the test. */
  private static Bowsprit.Run run(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of(arguments));
    Bowsprit.Run run =
        Bowsprit.finished(
            work.resolve("state"), new ProcessBuilder(command).directory(work.toFile()));
    assertThat(run.exitCode()).as("%s: %s", command, run.err()).isZero();
    return run;
  }

  private static void allRoutersAnswer() throws IOException {
    assertThat(browser.one("#trouble").getText()).isEmpty();
    assertThat(page.results()).hasSize(ROUTERS);
    assertThat(browser.count("#map .route")).isPositive();
  }

  @Test
  void theLanguageIsChosenOnThePageAndKept() {
    assertThat(browser.text("h1")).isEqualTo("Live laboratory");
    speak("de");
    assertThat(browser.text("h1")).isEqualTo("Labor");
    assertThat(browser.text("#results")).contains("kommt an").doesNotContain("arrives");
    assertThat(browser.text("#matrix-note")).startsWith("Die ");
    browser.photograph(PICTURES.resolve("lab-in-german.png"));

    page.open(address);
    assertThat(browser.text("#undo")).isEqualTo("Rückgängig");
    speak("en");
    assertThat(browser.text("#undo")).isEqualTo("Undo");
  }

  private static void speak(String language) {
    browser.one("#language option[value=" + language + "]").click();
    browser.script(
        """
        return (async () => {
          while (document.documentElement.lang !== arguments[0] || !document.querySelector('#results tr')) {
            await new Promise((done) => setTimeout(done, 30));
          }
        })()""",
        language);
  }

  @Test
  void aBoxSetAndAMapAreDropped() throws IOException {
    Path set = work.resolve("one.json");
    Files.writeString(
        set, "{\"sets\": [{\"name\": \"a box\", \"boxes\": [[0, 0, 99, 0, 99, 50, 0, 50]]}]}");
    page.drop(set);
    assertThat(page.name()).isEqualTo("a box");
    allRoutersAnswer();

    Path map = work.resolve("ring.map");
    Files.writeString(map, "type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n");
    page.drop(map);
    assertThat(page.name()).contains("ring.map");
    allRoutersAnswer();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rooms64.map", "rooms64.mesh"})
  void aMapAndAMeshAreShownAccessibly(String name) throws IOException {
    run("export-web", "--lab", FIELD.resolve(name).toString(), "--out", name);
    try (Site site = Site.of(work.resolve(name))) {
      page.open(site.address());
      browser.one("#thinks").click();
      page.settle();
      browser.photograph(PICTURES.resolve("lab-" + name + ".png"));

      allRoutersAnswer();
      assertThat(Accessibility.violations(browser)).as("rules of axe broken by %s", name).isEmpty();
    }
  }

  @Test
  void aFolderAndAPakOfAGameAreDropped() throws IOException {
    page.drop(WALKLAB);
    int rooms = page.state().path("room").intValue();
    assertThat(browser.count("#map image")).isEqualTo(1);
    allRoutersAnswer();
    JsonNode ofFolder = page.state();

    page.drop(PackedGame.of(WALKLAB, work));
    assertThat(page.state().path("room").intValue()).isGreaterThan(rooms);
    assertThat(page.state().path("boxes")).isEqualTo(ofFolder.path("boxes"));
    assertThat(browser.count("#map image")).isEqualTo(1);
    allRoutersAnswer();
  }

  @Test
  void anUnreadableFileIsReportedAndThePageContinues() throws IOException {
    JsonNode before = page.state();
    page.drop(Files.writeString(work.resolve("letter.txt"), "Dear reader"));
    assertThat(browser.one("#trouble").getText()).startsWith("letter.txt cannot be opened: ");
    page.drop(Files.writeString(work.resolve("torn.json"), "{\"sets\": ["));
    assertThat(browser.one("#trouble").getText()).startsWith("torn.json cannot be opened: ");
    page.drop(Files.writeString(work.resolve("torn.map"), "type octile\nheight 9\n"));
    assertThat(browser.one("#trouble").getText()).startsWith("torn.map cannot be opened: ");

    assertThat(page.state()).isEqualTo(before);
    page.press("goal", Keys.ARROW_LEFT);
    allRoutersAnswer();
  }

  @Test
  void aFingerChoosesAndPlacesAndDrags() throws IOException {
    look(PHONE, "light");
    page.open(address);
    JsonNode before = page.state();

    page.touch("goal", -60, 5);
    assertThat(page.state().path("goal")).isNotEqualTo(before.path("goal"));
    assertThat(page.state().path("start")).isEqualTo(before.path("start"));
    allRoutersAnswer();
    JsonNode placed = page.state();

    page.slide("start", 40, 2);
    assertThat(page.state().path("start")).isNotEqualTo(placed.path("start"));
    assertThat(page.state().path("goal")).isEqualTo(placed.path("goal"));

    browser.one("#undo").click();
    browser.one("#undo").click();
    page.settle();
    assertThat(page.state()).isEqualTo(before);
  }

  @Test
  void aFingerChoosesABoxWhoseCornersItThenMoves() throws IOException {
    look(PHONE, "light");
    page.open(address);
    double[] box = page.middle("[data-box='1']");
    browser.touch(box);
    browser.lift();
    assertThat(browser.one("#box").getDomProperty("value")).isEqualTo("1");
    assertThat(browser.count("#map .handle.corner")).isEqualTo(4);
    JsonNode before = page.state().path("boxes");

    page.slide("corner-1-0", 12, 12);
    assertThat(page.state().path("boxes")).isNotEqualTo(before);
    allRoutersAnswer();
  }

  @Test
  void allRoutersAnswerAtEachOfTheSixStopsOfTheTour() throws IOException {
    browser.one("#tour-begin").click();
    for (int stop = 1; stop <= 6; stop++) {
      page.settle();
      assertThat(browser.one("#tour-title").getText()).startsWith(stop + " of 6: ");
      assertThat(browser.one("#tour-text").getText()).isNotEmpty();
      allRoutersAnswer();
      if (stop == 5) {
        openTheDoorAsTheTourSays();
      }
      browser.one("#tour-on").click();
    }
    assertThat(browser.one("#tour").isDisplayed()).isFalse();
  }

  /**
   * Follows the text of the tour: “Choose box 17, untick ‘locked’, then tick ‘Matrix rebuilt’, and
   * the short way opens.”
   */
  private static void openTheDoorAsTheTourSays() throws IOException {
    double closed = lengthOf("box-graph");
    assertThat(browser.one("#box").getDomProperty("value")).isEqualTo("17");
    browser.one("#locked").click();
    browser.one("#rebuilt").click();
    page.settle();
    assertThat(lengthOf("box-graph")).isLessThan(closed - 50);
  }

  private static double lengthOf(String router) throws IOException {
    for (JsonNode result : page.results()) {
      if (result.path("router").textValue().equals(router)) {
        assertThat(result.path("reachedGoal").booleanValue()).isTrue();
        return result.path("length").doubleValue();
      }
    }
    throw new AssertionError("no answer of " + router);
  }

  /** The test stops the clock at each tick that it checks. */
  @Test
  void aFigureForEachRouterWalksTickByTickAsAnActorDoes() throws IOException {
    JsonNode wrong =
        page.json(
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
                // Time stood at tick 0 when the figures set out.
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
    assertThat(wrong.toString()).isEqualTo("[[],7,\"Walk\"]");
  }

  @Test
  void theCopiedCommandGivesTheSameAnswers() throws IOException {
    page.press("goal", Keys.ARROW_LEFT);
    copyTheCommand();
    assertThat(copied()).hasSize(1);
    run(words(copied().get(0)));
    JsonNode one =
        JSON.readTree(work.resolve("report/results.json").toFile()).at("/rooms/0/cases/0/answers");
    assertThat(one).hasSize(ROUTERS);
    for (JsonNode answer : one) {
      assertThat(waypoints(answer.path("router").textValue())).isEqualTo(answer.path("waypoints"));
    }
  }

  @Test
  void theSavedBoxSetAndItsCommandsGiveTheSameAnswers() throws IOException {
    browser.one("#add").click();
    page.settle();
    Files.writeString(
        work.resolve("room.json"),
        String.valueOf(browser.script("return bowsprit.lab.page.boxSet()")));
    copyTheCommand();
    assertThat(copied()).hasSize(3);
    JsonNode route = JSON.readTree(run(words(copied().get(1))).out());
    assertThat(waypoints("box-graph")).isEqualTo(route.at("/results/0/waypoints"));
    run(words(copied().get(2)));
    assertThat(work.resolve("report/report.html")).isNotEmptyFile();
  }

  /**
   * Copies the command into a variable of the page. The browser has no focus, so it cannot write to
   * the clipboard.
   */
  private static void copyTheCommand() {
    browser.script(
        """
        Object.defineProperty(navigator, 'clipboard',
          {value: {writeText: async (text) => { window.copied = text; }}, configurable: true});
        document.getElementById('copy-command').click()""");
  }

  private static List<String> copied() {
    return String.valueOf(browser.script("return window.copied")).lines().toList();
  }

  private static String[] words(String command) {
    assertThat(command).startsWith("bowsprit ");
    return command.substring("bowsprit ".length()).split(" ");
  }

  private static JsonNode waypoints(String router) throws IOException {
    for (JsonNode result : page.results()) {
      if (result.path("router").textValue().equals(router)) {
        return result.path("waypoints");
      }
    }
    throw new AssertionError("no answer of " + router);
  }

  @Test
  void theSearchOfARouterIsShownInSteps() {
    browser.one("#thinks").click();
    page.settle();
    int all = browser.count("#map .thought");
    assertThat(all).isPositive();
    browser.one("#thought-on").click();
    assertThat(browser.count("#map .thought")).isEqualTo(1);
    assertThat(browser.one("#thought-text").getText()).startsWith("Step 1 of " + all + ": ");
    browser.one("#thought-back").click();
    assertThat(browser.count("#map .thought")).isEqualTo(all);
  }

  @Test
  void aReportContainsTheLaboratory() throws IOException {
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
    browser.one("#live").click();
    browser.goToNewWindow();
    page.awaitReady();
    allRoutersAnswer();
    assertThat(browser.count("#room option")).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"1440, light", "1440, dark", "390, light", "390, dark"})
  void everyWidthAndColourSchemeIsCompleteAndAccessible(int width, String scheme) {
    look(width, scheme);
    page.drop(WALKLAB);
    browser.one("#thinks").click();
    browser.one("#tour-begin").click();
    page.settle();
    browser.photograph(PICTURES.resolve("lab-" + width + "-" + scheme + ".png"));
    assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
        .as("pixels that stand out at the side")
        .isEqualTo(0L);
    assertThat(Accessibility.violations(browser))
        .as("rules of axe broken at %d, %s", width, scheme)
        .isEmpty();
  }

  /**
   * Routers do not differ only in colour: each of the eight colours of Okabe and Ito has its own
   * dash pattern.
   */
  @Test
  void everyRouterHasItsOwnColourAndDashes() throws IOException {
    JsonNode looks =
        page.json(
            """
            return JSON.stringify(['data-router', 'stroke', 'stroke-dasharray'].map((name) =>
              new Set([...document.querySelectorAll('#map .route')].map((it) => it.getAttribute(name))).size))""");
    assertThat(looks.toString()).isEqualTo("[7,7,7]");
    assertThat(browser.script("return document.querySelectorAll('#legend .key').length"))
        .isEqualTo((long) ROUTERS);
  }
}
