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
 * Uses the page like a player: clicks buttons and the picture, and reads texts. The positions in
 * the picture that are clicked come from the engine.
 */
final class GamePage {

  /**
   * The longest wait for a change of a page. WebKit has needed more than 30 seconds to open the
   * page while other builds used the processor.
   */
  static final Duration TIMEOUT = Duration.ofSeconds(90);

  private static final Path FAILURE_PICTURE =
      Checkout.root().resolve("modules/integration/target/web-pictures/failed.png");
  private static final int GAME_HEIGHT = 200;

  /** A JavaScript expression for the visible button with a text; null if there is none. */
  private static final String BUTTON_EXPRESSION =
      """
      [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('button, summary')]
          .find((it) => it.checkVisibility() && it.textContent.trim() === wanted) ?? null""";

  /** A JavaScript expression for the position of the object with a name; null if there is none. */
  private static final String OBJECT_POSITION =
      positionExpression("bowsprit.engine.request('hotspots')");

  /**
   * A JavaScript expression for the position of the verb, carried object or dialogue choice with a
   * text; null if there is none.
   */
  private static final String VERB_POSITION =
      positionExpression("bowsprit.verbs.refresh().then(() => bowsprit.verbs.shown)");

  /**
   * A script that waits for the value of an expression. The script ends earlier than the driver's
   * time limit for scripts.
   */
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
  private final Optional<Chromium> touchBrowser;

  /** Creates a page that is used with a mouse. */
  GamePage(Browser browser) {
    this(browser, Optional.empty());
  }

  private GamePage(Browser browser, Optional<Chromium> touchBrowser) {
    this.browser = browser;
    this.touchBrowser = touchBrowser;
  }

  /** Returns a page that is used by touch. */
  static GamePage withTouch(Chromium browser) {
    return new GamePage(browser, Optional.of(browser));
  }

  /** Waits until the game can be begun, and returns the title and the text of the start screen. */
  String awaitOffer() {
    awaitValue("the button that begins the game", "document.querySelector('#begin') !== null");
    return browser.text("#title") + "\n" + browser.text("#curtain");
  }

  /** Presses a visible button by its text. */
  GamePage pressButton(String label) {
    WebElement button = (WebElement) awaitValue("the button " + label, BUTTON_EXPRESSION, label);
    touchBrowser.ifPresentOrElse(chromium -> tap(chromium, centre(button)), button::click);
    return this;
  }

  private double[] centre(WebElement element) {
    return numbers(
        browser.runScript(
            "arguments[0].scrollIntoView({block: 'nearest'});"
                + "const b = arguments[0].getBoundingClientRect();"
                + "return [b.x + b.width / 2, b.y + b.height / 2]",
            element));
  }

  /** Clicks or taps a pixel of the game's screen. */
  GamePage click(int x, int y) {
    double[] position = windowPosition(x, y);
    touchBrowser.ifPresentOrElse(chromium -> tap(chromium, position), () -> clickOnPage(position));
    return this;
  }

  private static void tap(Chromium chromium, double[] position) {
    chromium.touch(position);
    chromium.liftFingers();
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
    double[] bounds =
        numbers(
            browser.runScript(
                "const b = document.getElementById('picture').getBoundingClientRect();"
                    + "return [b.x, b.y, b.width, b.height]"));
    return new double[] {
      bounds[0] + (x + 0.5) * bounds[2] / Frame.WIDTH,
      bounds[1] + (y + 0.5) * bounds[3] / GAME_HEIGHT
    };
  }

  /** Waits until the player has control, and clicks the visible object or person with a name. */
  GamePage clickObject(String name) {
    awaitControl();
    return clickAt(numbers(awaitValue("the object " + name, OBJECT_POSITION, name)));
  }

  /** Moves the mouse to the visible object or person with a name. */
  GamePage pointAt(String name) {
    double[] position = numbers(awaitValue("the object " + name, OBJECT_POSITION, name));
    double[] pointInWindow = windowPosition((int) position[0], (int) position[1]);
    browser.moveMouse(pointInWindow[0], pointInWindow[1]);
    sleep(100);
    return this;
  }

  /** Jumps with Alt and an arrow key, such as {@code ArrowUp}, and returns the announced text. */
  String jumpWithKey(String key) {
    browser.runScript(
        """
        document.getElementById('said').textContent = '';
        document.getElementById('picture').dispatchEvent(
            new KeyboardEvent('keydown',
                {key: arguments[0], code: arguments[0], altKey: true, bubbles: true}))\
        """,
        key);
    await("the text after a jump with " + key, () -> !spokenLine().isEmpty());
    return spokenLine();
  }

  /** Clicks a verb, a carried object or a dialogue choice, by its text. */
  GamePage clickVerb(String text) {
    return clickAt(numbers(awaitValue("the verb " + text, VERB_POSITION, text)));
  }

  /** Returns whether a verb, a carried object or a dialogue choice is shown. */
  boolean showsVerb(String text) {
    return valueOf(VERB_POSITION, text) != null;
  }

  /** Returns whether an object or person with this name is visible. */
  boolean showsObject(String name) {
    return valueOf(OBJECT_POSITION, name) != null;
  }

  /** Waits for a verb, a carried object or a dialogue choice. */
  GamePage awaitVerb(String text) {
    awaitValue("the verb " + text, VERB_POSITION, text);
    return this;
  }

  private static String positionExpression(String listExpression) {
    return listExpression
        + ".then((all) => all.find(({name, text}) => (name ?? text) === wanted))"
        + ".then((it) => it ? [it.x, it.y] : null)";
  }

  private GamePage clickAt(double[] position) {
    return click((int) position[0], (int) position[1]);
  }

  /** Plays from the title to the shore, where the player has control, with clicks only. */
  GamePage playToTheShore() {
    pressButton("Play").awaitVerb("New game");
    await(
        "the shore",
        () -> {
          if (showsObject(OBJECT_ON_THE_SHORE) && showsVerb("Open")) {
            return true;
          }
          // The title may end between two requests. Therefore a single request returns the position
          // of the choice New game, which is then clicked.
          Object newGame = valueOf(VERB_POSITION, "New game");
          if (newGame != null) {
            clickAt(numbers(newGame));
          } else {
            pressButton("Skip");
          }
          return false;
        });
    return this;
  }

  /** Returns the running game as a saved game in Base64. */
  String saveAsBase64() {
    return (String)
        browser.runScript(
            """
            return bowsprit.game.save('').then(({bytes}) =>
              btoa(Array.from(new Uint8Array(bytes), (it) => String.fromCharCode(it)).join('')))""");
  }

  /** Loads a saved game from Base64. */
  GamePage load(String save) {
    browser.runScript(
        "return bowsprit.game.load(Uint8Array.from(atob(arguments[0]), (it) =>"
            + " it.charCodeAt(0)).buffer)",
        save);
    return this;
  }

  /** Returns the engine's description of the state of the game. */
  @SuppressWarnings("unchecked")
  Map<String, Object> state() {
    return (Map<String, Object>) browser.runScript("return bowsprit.engine.request('state')");
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
    awaitValue("the object " + name, OBJECT_POSITION, name);
    return this;
  }

  /** Returns the line that is spoken now; empty if there is none. */
  String spokenLine() {
    return (String) browser.runScript("return document.getElementById('said').textContent");
  }

  /** Returns the shown error message; empty if there is none. */
  String errorMessage() {
    return browser.text("#trouble");
  }

  /** Waits for an error message, and returns it. */
  String awaitErrorMessage() {
    await("the error message", () -> !errorMessage().isEmpty());
    return errorMessage();
  }

  /** Waits for a notice over the picture. */
  GamePage awaitNotice(String text) {
    await("the notice " + text, () -> browser.text("#notice").contains(text));
    return this;
  }

  /** Returns the value of an expression in the page. In it, {@code wanted} is the given text. */
  private Object valueOf(String expression, String wanted) {
    return browser.runScript("const [wanted] = arguments; return " + expression, wanted);
  }

  private Object awaitValue(String description, String expression) {
    return awaitValue(description, expression, "");
  }

  /**
   * Waits until an expression has a value in the page, and returns the value. A script in the page
   * checks the expression repeatedly, because each request from the test interrupts the page.
   */
  private Object awaitValue(String description, String expression, String wanted) {
    Object[] value = new Object[1];
    await(
        description,
        () -> {
          value[0] = browser.runScript(AWAIT_SCRIPT.formatted(expression), wanted);
          return value[0] != null;
        });
    return value[0];
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
    return ((List<?>) list)
        .stream().mapToDouble(number -> ((Number) number).doubleValue()).toArray();
  }
}
