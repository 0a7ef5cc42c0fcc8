package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Accessibility;
import org.bowsprit.integration.browser.Browser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code bowsprit export-web} writes, played in headless Chromium by mouse and by finger: each
 * test has a host of its own, and so a browser that keeps nothing of it yet. Pictures are left in
 * {@code target/web-pictures}.
 */
class PlayedInBrowserIT {

  private static final Path PICTURES =
      Checkout.root().resolve("modules/integration/target/web-pictures");
  private static final Path ARTLAB = Checkout.root().resolve("games/artlab");

  /** What is seen where Wren has just come. */
  private static final String ON_THE_SHORE = "lit window";

  private static final String IN_THE_BOATHOUSE = "door";
  private static final String ON_THE_FAR_ROCK = "lighthouse door";

  private static final int DESKTOP = 1440;
  private static final int PHONE = 390;
  private static final int FIRST_PICTURE = 1_500_000;

  /** More than a page's memory takes. */
  private static final long HUGE = 6L << 30;

  private static final int DAMAGED_GAMES = 8;
  private static final int DAMAGED_SAVES = 60;

  /** The game at play as Base64 of a saved one. */
  private static final String SAVE =
      """
      return bowsprit.game.save('').then(({bytes}) =>
        btoa(Array.from(new Uint8Array(bytes), (it) => String.fromCharCode(it)).join('')))""";

  @TempDir private static Path work;
  private static Path site;
  private static Browser browser;
  private static String ashore;

  private Site served;

  @BeforeAll
  static void exportTheSite() throws IOException {
    assumeTrue(Browser.isInstalled(), "no chromium and chromedriver: the page is not opened");
    site = work.resolve("site");
    Bowsprit.Run run = Bowsprit.run(work.resolve("state"), "export-web", "--out", site.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    browser = Browser.start(work);
  }

  @AfterAll
  static void closeTheBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void serveTheSite() {
    served = Site.of(site);
    browser.console();
  }

  @AfterEach
  void nothingWasAskedOfOtherHosts() {
    served.close();
    assertThat(served.elsewhere()).as("requests to other hosts").isEmpty();
  }

  private GamePage opened(int width) {
    boolean phone = width == PHONE;
    browser.look(width, "light");
    browser.touched(phone);
    browser.open(served.address());
    GamePage page = new GamePage(browser, phone);
    assertThat(page.offered()).contains("The Lamp at Gannet Rock");
    return page;
  }

  /** From the title to where the player may act, by clicks alone. */
  private GamePage walkedAshore(int width) {
    GamePage page = opened(width).press("Play").clickVerb("English");
    page.await(
        "the shore",
        () -> {
          page.press("Skip");
          GamePage.rest(100);
          return page.shows(ON_THE_SHORE) && page.offers("Open");
        });
    return page;
  }

  /** Where the player may act, the first time by clicks, then by what was saved there. */
  private GamePage onTheShore(int width) {
    if (ashore == null) {
      GamePage page = walkedAshore(width);
      ashore = (String) browser.script(SAVE);
      return page;
    }
    GamePage page = opened(width).press("Play");
    browser.script(
        "return bowsprit.game.load(Uint8Array.from(atob(arguments[0]), (it) => it.charCodeAt(0)).buffer)",
        ashore);
    page.awaitThing(ON_THE_SHORE);
    return page;
  }

  private static void nothingIsWrong(GamePage page) {
    assertThat(page.trouble()).isEmpty();
    assertThat(browser.console()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {DESKTOP, PHONE})
  void fromTheTitleToTheEndOfTheFirstPuzzleByClicksAlone(int width) {
    GamePage page = walkedAshore(width);
    page.press("Fast");
    page.clickThing("boathouse").awaitThing(IN_THE_BOATHOUSE);
    page.awaitTurn().clickVerb("Pick up").clickThing("oars").awaitVerb("oar");
    page.clickThing("door").awaitThing(ON_THE_SHORE).awaitTurn();
    page.click(315, 122).await("the gap", () -> page.shows("gap in the bridge"));
    page.clickVerb("Use").clickVerb("oar").clickThing("gap in the bridge");
    page.await("the oar laid over the gap", () -> !page.offers("oar"));
    page.clickThing("path to the lighthouse").awaitThing(ON_THE_FAR_ROCK);
    browser.photograph(PICTURES.resolve("far-" + width + ".png"));
    nothingIsWrong(page);
  }

  @ParameterizedTest
  @ValueSource(ints = {DESKTOP, PHONE})
  void everyWidthAndColourSchemeIsWholeAndAccessible(int width) {
    GamePage page = opened(width);
    looksRight("curtain", width);
    page.press("Play").awaitVerb("English");
    looksRight("title", width);
    page.press("Menu");
    browser.script("document.querySelectorAll('dialog details').forEach((it) => (it.open = true))");
    page.await("all sections", () -> browser.count("dialog details > .body:empty") == 0);
    looksRight("menu", width);
    nothingIsWrong(page);
  }

  private static void looksRight(String what, int width) {
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

  @Test
  void whatIsSavedIsThereAfterTheReload() {
    GamePage page = onTheShore(DESKTOP);
    page.press("Fast").clickThing("boathouse").awaitThing(IN_THE_BOATHOUSE).awaitTurn();
    page.press("Save").awaitNotice("Saved.");
    browser.reload();
    assertThat(page.offered()).contains("Go on");
    page.press("Go on").awaitThing(IN_THE_BOATHOUSE);
    page.clickThing("door").awaitThing(ON_THE_SHORE);
    page.press("Load").awaitThing(IN_THE_BOATHOUSE);
    page.press("Back").awaitNotice("back");
    nothingIsWrong(page);
  }

  @Test
  void itPlaysWithoutANetworkAfterTheFirstVisit() {
    GamePage page = opened(DESKTOP);
    page.await("the worker that keeps the files", PlayedInBrowserIT::isKept);
    served.close();
    browser.reload();
    assertThat(page.offered()).contains("The Lamp at Gannet Rock");
    page.press("Play").clickVerb("English");
    page.await("the game to run", () -> page.ticks() > 60);
    assertThat(page.trouble()).isEmpty();
  }

  private static boolean isKept() {
    return (Boolean)
        browser.script(
            """
            return (async () => {
              await navigator.serviceWorker.ready;
              for (const name of await caches.keys()) {
                if (await (await caches.open(name)).match('files.json')) {
                  return true;
                }
              }
              return false;
            })()""");
  }

  @Test
  void aFolderOfOnesOwnIsDroppedAndKept() {
    droppedAndKept(ARTLAB);
  }

  @Test
  void aPakOfOnesOwnIsDroppedAndKept() throws IOException {
    droppedAndKept(pak());
  }

  @Test
  void aPakIsNotReadAsAWhole() throws IOException {
    Path pak = pak();
    try (RandomAccessFile file = new RandomAccessFile(pak.toFile(), "rw")) {
      file.setLength(HUGE);
    }
    GamePage page = opened(DESKTOP).drop(pak);
    page.await("the game's offer", () -> browser.count("#ways input[type=checkbox]") > 0);
    page.press("Play").await("the game to run", () -> page.ticks() > 20);
    nothingIsWrong(page);
  }

  private static Path pak() throws IOException {
    byte[] pak =
        new LpakWriter()
            .member("classic/en/monkey2.000", Files.readAllBytes(ARTLAB.resolve("MONKEY2.000")))
            .member("classic/en/monkey2.001", Files.readAllBytes(ARTLAB.resolve("MONKEY2.001")))
            .write();
    return Files.write(work.resolve("monkey2.pak"), pak);
  }

  private void droppedAndKept(Path game) {
    GamePage page = opened(DESKTOP).drop(game);
    page.await("the game's offer", () -> browser.count("#ways input[type=checkbox]") > 0);
    assertThat(browser.one("#curtain").getText()).contains("stays on this device");
    browser.one("#ways input[type=checkbox]").click();
    page.press("Play").await("the game to run", () -> page.ticks() > 20);
    browser.reload();
    page.offered();
    page.press("Play").await("the kept game to run", () -> page.ticks() > 20);
    nothingIsWrong(page);
  }

  @Test
  void damagedGamesAreToldInASentenceAndTheOldOneGoesOn() throws IOException {
    GamePage page = opened(DESKTOP).press("Play").awaitVerb("English");
    page.drop(Files.writeString(work.resolve("letter.txt"), "Dear Orla"));
    assertThat(page.awaitTrouble()).endsWith(".\nClose").doesNotContain("Exception");
    long ticks = page.ticks();
    page.press("Close").await("the old game to go on", () -> page.ticks() > ticks);

    DamagedFiles damage = new DamagedFiles(25);
    for (int i = 0; i < DAMAGED_GAMES; i++) {
      Path game = Files.createDirectories(work.resolve("damaged-" + i));
      for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
        byte[] file = Files.readAllBytes(ARTLAB.resolve(name));
        boolean whole = name.endsWith(i % 2 == 0 ? "0" : "1");
        Files.write(game.resolve(name), whole ? file : damage.damaged(file));
      }
      toldOrPlayed(page, game);
    }
  }

  /** Not all damage is seen at once, and some is never met: then the game is offered. */
  private void toldOrPlayed(GamePage page, Path game) {
    page.drop(game);
    page.await(
        "a sentence or an offer",
        () -> !page.trouble().isEmpty() || browser.count("#ways input[type=checkbox]") > 0);
    if (page.trouble().isEmpty()) {
      page.press("Play");
      page.await("a sentence or the game", () -> !page.trouble().isEmpty() || page.ticks() > 10);
    }
    if (!page.trouble().isEmpty()) {
      assertThat(page.trouble()).endsWith("\nClose").contains(".\n").doesNotContain("Exception");
      page.press("Close");
    }
  }

  @Test
  void damagedSavesAreToldInASentenceAndTheGameGoesOn() throws IOException {
    GamePage page = onTheShore(DESKTOP);
    byte[] save = Base64.getDecoder().decode((String) browser.script(SAVE));
    DamagedFiles damage = new DamagedFiles(25);
    List<String> damaged = new ArrayList<>();
    for (int i = 0; i < DAMAGED_SAVES; i++) {
      damaged.add(Base64.getEncoder().encodeToString(damage.damaged(save)));
    }
    Object told =
        browser.script(
            """
            const bytes = (text) => Uint8Array.from(atob(text), (it) => it.charCodeAt(0)).buffer;
            const load = (text) => bowsprit.game.check(bytes(text))
                .then(({bytes}) => bowsprit.game.load(bytes))
                .then(() => 'It was loaded.', (e) => e.message);
            return Promise.all(arguments[0].map(load))""",
            damaged);
    assertThat((List<?>) told)
        .hasSize(DAMAGED_SAVES)
        .allSatisfy(
            sentence ->
                assertThat((String) sentence)
                    .matches("(This is no saved game|The saved game cannot be loaded).*\\."));
    long ticks = page.ticks();
    page.await("the game to go on", () -> page.ticks() > ticks);

    page.press("Menu").press("Upload a save");
    Path file = Files.writeString(work.resolve("damaged.save"), "no save at all");
    browser.one("input[type=file]").sendKeys(file.toString());
    page.await("a sentence", () -> browser.one("dialog").getText().contains("damaged.save: "));
  }

  @Test
  void twoFingersOpenTheMenuAndALongOneLooks() {
    GamePage page = onTheShore(PHONE);
    browser.touch(page.onPage(100, 50), page.onPage(200, 50));
    browser.lift();
    page.await("the menu", () -> browser.count("dialog[open]") == 1);
    long ticks = page.ticks();
    page.press("Back to the game").await("the game to go on", () -> page.ticks() > ticks);
    browser.touch(page.onPage(285, 84));
    page.await("a look at the window", () -> !page.spoken().isEmpty());
    browser.lift();
    assertThat(page.spoken()).contains("umbrella");
    nothingIsWrong(page);
  }

  @Test
  void theFirstPictureTakesLittle() {
    opened(DESKTOP);
    int wire =
        served.sent().entrySet().stream()
            .filter(file -> !file.getKey().startsWith("/game/"))
            .mapToInt(Map.Entry::getValue)
            .sum();
    System.out.println(
        "PlayedInBrowserIT: " + wire + " bytes over the wire before the first picture");
    assertThat(wire).isLessThanOrEqualTo(FIRST_PICTURE);
  }

  /**
   * In a browser of its own: one that has shown a served page asks this page's policy for the icon
   * of that one.
   */
  @Test
  void theDocumentationOpensWithTheGameWithoutAServer() throws IOException {
    Browser another = Browser.start(work);
    try {
      another.look(DESKTOP, "light");
      another.open(Checkout.distribution().resolve("docs/index.html"));
      another.photograph(PICTURES.resolve("documentation.png"));
      another.one("header a.play").click();
      GamePage page = new GamePage(another, false);
      assertThat(page.offered()).contains("The Lamp at Gannet Rock");
      assertThat(another.script("return bowsprit.abilities.backend")).isEqualTo("js");
      page.press("Play").await("the game to run", () -> page.ticks() > 20);
      assertThat(page.trouble()).isEmpty();
      assertThat(another.console()).isEmpty();
    } finally {
      another.close();
    }
  }

  /**
   * What the page tells of itself can be compared with the command line, whichever engine it has.
   */
  @Test
  void itsFramesAreThoseOfTheCommandRun() throws IOException {
    String input = "5 160 100 L\n30 key 27\n";
    Path file = Files.writeString(work.resolve("input.txt"), input);
    Bowsprit.Run run =
        Bowsprit.run(
            work.resolve("state"),
            "run",
            "gannet-rock",
            "--ticks",
            "60",
            "--input",
            file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();

    GamePage page = opened(DESKTOP);
    String sixty = "return bowsprit.run('%s', 60)".formatted(input.replace("\n", "\\n"));
    List<?> hashes = (List<?>) browser.script(sixty);

    assertThat(hashes).hasSize(60);
    assertThat(run.out()).contains("\"frame\" : \"" + hashes.get(59) + "\"");
    assertThat(browser.script("return bowsprit.frameHash()")).asString().hasSize(64);
    assertThat(browser.script("return bowsprit.room()")).isInstanceOf(Long.class);

    browser.script("localStorage.setItem('bowsprit-settings', '{\"javascript\": true}')");
    browser.reload();
    page.offered();
    assertThat(browser.script("return bowsprit.abilities.backend")).isEqualTo("js");
    assertThat(browser.script(sixty)).isEqualTo(hashes);
    nothingIsWrong(page);
  }

  @Test
  void aRequestToAnotherHostIsRefusedAndWouldBeSeenHere() {
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
