package org.bowsprit.integration.web;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Browser;
import org.bowsprit.integration.browser.Chromium;
import org.bowsprit.render.Frame;
import org.openqa.selenium.WebElement;

/**
 * Uses the page like a player: clicks buttons and the picture, and reads sentences. The engine
 * returns the positions in the picture that are then clicked.
 */
final class GamePage {

  private static final Path FAILURE_PICTURE =
      Checkout.root().resolve("modules/integration/target/web-pictures/failed.png");
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final int GAME_HEIGHT = 200;

  /** The visible button with a text; null if there is none. */
  private static final String BUTTON =
      """
      [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('button, summary')]
          .find((it) => it.checkVisibility() && it.textContent.trim() === wanted) ?? null""";

  /** The position of the object with a name. */
  private static final String HOTSPOTS = positionScript("bowsprit.engine.request('hotspots')");

  /** The position of the verb, carried object or dialogue choice with a text. */
  private static final String VERBS =
      positionScript("bowsprit.verbs.refresh().then(() => bowsprit.verbs.shown)");

  /** A script that waits for a value, for less time than the driver allows for a script. */
  private static final String AWAIT_SCRIPT =
      """
      const [wanted] = arguments;
      const end = performance.now() + 5_000;
      return (async () => {
        for (;;) {
          const found = (await %s) || null;
          if (found !== null || performance.now() > end) {
            return found;
          }
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      })()""";

  /** An object that is visible in the room in which the game begins. */
  static final String OBJECT_ON_THE_SHORE = "lit window";

  private final Browser browser;
  private final Optional<Chromium> touched;

  /** Creates a page that is used with a mouse. */
  GamePage(Browser browser) {
    this(browser, Optional.empty());
  }

  private GamePage(Browser browser, Optional<Chromium> touched) {
    this.browser = browser;
    this.touched = touched;
  }

  /** Returns a page that is used by touch. */
  static GamePage withTouch(Chromium browser) {
    return new GamePage(browser, Optional.of(browser));
  }

  /** Waits until the start screen shows a button, and returns its title and its text. */
  String offer() {
    awaitValue("something to begin with", "document.querySelector('#begin') !== null");
    return browser.text("#title") + "\n" + browser.text("#curtain");
  }

  /** Presses a visible button by its text. */
  GamePage press(String label) {
    WebElement button = (WebElement) awaitValue("a button " + label, BUTTON, label);
    touched.ifPresentOrElse(it -> tap(it, middle(button)), button::click);
    return this;
  }

  private double[] middle(WebElement element) {
    return numbers(
        browser.script(
            "arguments[0].scrollIntoView({block: 'nearest'});"
                + "const b = arguments[0].getBoundingClientRect();"
                + "return [b.x + b.width / 2, b.y + b.height / 2]",
            element));
  }

  /** Clicks or taps a pixel of the game's screen. */
  GamePage click(int x, int y) {
    double[] position = windowPosition(x, y);
    touched.ifPresentOrElse(it -> tap(it, position), () -> clickOnPage(position));
    return this;
  }

  private static void tap(Chromium fingers, double[] position) {
    fingers.touch(position);
    fingers.liftFingers();
    // The page waits a moment after a tap before it clicks.
    sleep(200);
  }

  private void clickOnPage(double[] position) {
    browser.moveMouse(position[0], position[1]);
    sleep(100);
    browser.click(position[0], position[1]);
  }

  /** Returns the position in the window of a pixel of the game's screen. */
  double[] windowPosition(int x, int y) {
    double[] box =
        numbers(
            browser.script(
                "const b = document.getElementById('picture').getBoundingClientRect();"
                    + "return [b.x, b.y, b.width, b.height]"));
    return new double[] {
      box[0] + (x + 0.5) * box[2] / Frame.WIDTH, box[1] + (y + 0.5) * box[3] / GAME_HEIGHT
    };
  }

  /** Clicks a visible object or person by its name, when the player has control. */
  GamePage clickObject(String name) {
    awaitControl();
    return clickAt(numbers(awaitValue(name, HOTSPOTS, name)));
  }

  /** Moves the mouse to a visible object or person by its name. */
  GamePage pointAt(String name) {
    double[] position = numbers(awaitValue(name, HOTSPOTS, name));
    double[] onPage = windowPosition((int) position[0], (int) position[1]);
    browser.moveMouse(onPage[0], onPage[1]);
    sleep(100);
    return this;
  }

  /** Jumps with Alt and an arrow key, such as {@code ArrowUp}, and returns the announced text. */
  String jump(String key) {
    browser.script(
        """
        document.getElementById('said').textContent = '';
        document.getElementById('picture').dispatchEvent(
            new KeyboardEvent('keydown',
                {key: arguments[0], code: arguments[0], altKey: true, bubbles: true}))\
        """,
        key);
    await("a jump by " + key, () -> !spoken().isEmpty());
    return spoken();
  }

  /** Clicks a verb, a carried object or a dialogue choice, by its text. */
  GamePage clickVerb(String text) {
    return clickAt(numbers(awaitValue(text + " to be offered", VERBS, text)));
  }

  /** Returns whether a verb, a carried object or a dialogue choice is shown. */
  boolean offers(String text) {
    return valueOf(VERBS, text) != null;
  }

  /** Returns whether an object or person with this name is visible. */
  boolean shows(String name) {
    return valueOf(HOTSPOTS, name) != null;
  }

  /** Waits for a verb, a carried object or a dialogue choice. */
  GamePage awaitVerb(String text) {
    awaitValue(text, VERBS, text);
    return this;
  }

  private static String positionScript(String all) {
    return all
        + ".then((all) => all.find(({name, text}) => (name ?? text) === wanted))"
        + ".then((it) => it ? [it.x, it.y] : null)";
  }

  private GamePage clickAt(double[] place) {
    return click((int) place[0], (int) place[1]);
  }

  /** Plays from the title to the shore, where the player has control, with clicks only. */
  GamePage playToTheShore() {
    press("Play").awaitVerb("New game");
    await(
        "the shore",
        () -> {
          if (shows(OBJECT_ON_THE_SHORE) && offers("Open")) {
            return true;
          }
          // The title may end between two requests, so a single request looks for its line, which
          // is then
          // clicked.
          Object newGame = valueOf(VERBS, "New game");
          if (newGame != null) {
            clickAt(numbers(newGame));
          } else {
            press("Skip");
          }
          return false;
        });
    return this;
  }

  /** Returns the running game as a saved game in Base64. */
  String saveAsBase64() {
    return (String)
        browser.script(
            """
            return bowsprit.game.save('').then(({bytes}) =>
              btoa(Array.from(new Uint8Array(bytes), (it) => String.fromCharCode(it)).join('')))""");
  }

  /** Loads a saved game from Base64. */
  GamePage load(String save) {
    browser.script(
        "return bowsprit.game.load(Uint8Array.from(atob(arguments[0]), (it) =>"
            + " it.charCodeAt(0)).buffer)",
        save);
    return this;
  }

  /** Returns the engine's report on the game. */
  @SuppressWarnings("unchecked")
  Map<String, Object> state() {
    return (Map<String, Object>) browser.script("return bowsprit.engine.request('state')");
  }

  long ticks() {
    return ((Number) state().get("ticks")).longValue();
  }

  /**
   * Waits until the player has control, which is when the verbs are visible. Cutscenes hide the
   * verbs.
   */
  GamePage awaitControl() {
    return awaitVerb("Open");
  }

  /** Waits until an object is visible. */
  GamePage awaitObject(String name) {
    awaitValue(name, HOTSPOTS, name);
    return this;
  }

  /** Returns the line that is spoken now; empty if there is none. */
  String spoken() {
    return (String) browser.script("return document.getElementById('said').textContent");
  }

  /** Returns the shown error message; empty if there is none. */
  String errorMessage() {
    return browser.text("#trouble");
  }

  /** Waits for an error message. */
  String awaitErrorMessage() {
    await("a sentence", () -> !errorMessage().isEmpty());
    return errorMessage();
  }

  /** Waits for a notice over the picture. */
  GamePage awaitNotice(String text) {
    await(text, () -> browser.text("#notice").contains(text));
    return this;
  }

  /** Returns the value of an expression in the page, with {@code wanted} for the given text. */
  private Object valueOf(String expression, String wanted) {
    return browser.script("const [wanted] = arguments; return " + expression, wanted);
  }

  private Object awaitValue(String description, String expression) {
    return awaitValue(description, expression, "");
  }

  /**
   * Waits until an expression has a value in the page, and returns it. The page itself checks the
   * expression, because each request from the test interrupts its work.
   */
  private Object awaitValue(String description, String expression, String wanted) {
    Object[] found = new Object[1];
    await(
        description,
        () -> {
          found[0] = browser.script(AWAIT_SCRIPT.formatted(expression), wanted);
          return found[0] != null;
        });
    return found[0];
  }

  /** Waits until a condition is true, for a limited time. */
  void await(String description, BooleanSupplier condition) {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        browser.saveScreenshot(FAILURE_PICTURE);
        throw new AssertionError(
            "timed out waiting for %s; see %s; error message: %s"
                .formatted(description, FAILURE_PICTURE, errorMessage()));
      }
      sleep(30);
    }
  }

  static void sleep(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static double[] numbers(Object list) {
    return ((List<?>) list).stream().mapToDouble(it -> ((Number) it).doubleValue()).toArray();
  }
}
