package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.bowsprit.integration.browser.Chromium;

/** Operates the page of the live laboratory in a browser, like a user. */
final class LabPage {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration TIMEOUT = Duration.ofSeconds(90);

  /** A script that waits for a condition, for less time than the driver allows for a script. */
  private static final String AWAIT_SCRIPT =
      """
      const isSo = () => %s;
      const end = performance.now() + 10_000;
      return (async () => {
        while (!isSo() && performance.now() < end) {
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return isSo();
      })()""";

  private final Chromium browser;

  LabPage(Chromium browser) {
    this.browser = browser;
  }

  void open(URI address) {
    browser.open(URI.create("about:blank"));
    browser.open(address);
    awaitReady();
  }

  /** Waits until the routers have answered for the first time. */
  void awaitReady() {
    browser.script(
        """
        return (async () => {
          for (let i = 0; i < 600 && !document.body?.dataset.ready; i++) {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        })()""");
  }

  /** Opens box sets as if they had been dropped, and shows the first room. */
  void openRooms(String queryFile) {
    browser.script(
        "const page = bowsprit.lab.page; return page.openRooms(JSON.parse(arguments[0])).then(() => page.asking)",
        queryFile);
  }

  void show(int room) {
    browser.script(
        """
        const select = document.getElementById('room');
        select.value = arguments[0];
        select.dispatchEvent(new Event('change'))""",
        String.valueOf(room));
  }

  /**
   * Drops files or a folder on the map and waits until one of their rooms or a message is shown.
   */
  void drop(Path... files) {
    Object before =
        browser.script(
            """
            document.getElementById('map').scrollIntoView();
            document.getElementById('trouble').textContent = '';
            return bowsprit.lab.page.rooms.length""");
    browser.drop(100, 100, files);
    browser.script(
        """
        return (async () => {
          const {page} = bowsprit.lab;
          const said = () => document.getElementById('trouble').textContent;
          for (let i = 0; i < 600 && page.rooms.length === arguments[0] && !said().includes('cannot'); i++) {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
          await page.asking;
        })()""",
        before);
  }

  /**
   * Waits until an expression is true in the page. Throws an error if it does not become true. The
   * page itself checks the expression, because each request from the test interrupts its work.
   */
  void await(String expression) {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!Boolean.TRUE.equals(browser.script(AWAIT_SCRIPT.formatted(expression)))) {
      assertThat(System.nanoTime()).as("timed out waiting for " + expression).isLessThan(end);
    }
  }

  /** Waits until the routers have answered for the shown room. */
  void awaitAnswers() {
    browser.script("return bowsprit.lab.page.asking");
  }

  /**
   * Returns the position in the window of a handle, such as {@code start}, {@code goal} or {@code
   * corner-1-0}.
   */
  double[] handlePosition(String key) {
    return centre("[data-key=\"" + key + "\"] .dot");
  }

  /** Returns the position in the window of an element's centre. */
  double[] centre(String selector) {
    Object found =
        browser.script(
            """
            const node = document.querySelector(arguments[0]);
            node.scrollIntoView({block: 'center'});
            const {left, top, width, height} = node.getBoundingClientRect();
            return [left + width / 2, top + height / 2].join(' ')""",
            selector);
    String[] xy = String.valueOf(found).split(" ", -1);
    return new double[] {Double.parseDouble(xy[0]), Double.parseDouble(xy[1])};
  }

  /** Returns the name of the shown room. */
  String name() {
    return String.valueOf(browser.script("return bowsprit.lab.page.room.name"));
  }

  void drag(String key, double dx, double dy) {
    double[] from = handlePosition(key);
    dragFrom(from[0], from[1], dx, dy);
  }

  private void dragFrom(double x, double y, double dx, double dy) {
    browser.press(x, y);
    browser.dragTo(x + dx / 2, y + dy / 2);
    browser.dragTo(x + dx, y + dy);
    browser.release(x + dx, y + dy);
    awaitAnswers();
  }

  /** Drags a selected box from a point inside it without a handle. */
  void dragInside(int box, double dx, double dy) {
    Object found =
        browser.script(
            """
            const shape = document.querySelector(`[data-box="${arguments[0]}"]`);
            shape.scrollIntoView({block: 'center'});
            const {left, top, width, height} = shape.getBoundingClientRect();
            const isInside = (x, y) => document.elementFromPoint(x, y) === shape;
            for (let part = 1; part < 100; part++) {
              const x = Math.round(left + (width * part) / 100);
              const y = Math.round(top + (height * (part * 37 % 100)) / 100);
              if (isInside(x - 2, y - 2) && isInside(x + 2, y - 2) && isInside(x, y) && isInside(x - 2, y + 2) && isInside(x + 2, y + 2)) {
                return `${x} ${y}`;
              }
            }
            return ''""",
            String.valueOf(box));
    String[] xy = String.valueOf(found).split(" ", -1);
    assertThat(xy).as("a free position in box " + box).hasSize(2);
    dragFrom(Double.parseDouble(xy[0]), Double.parseDouble(xy[1]), dx, dy);
  }

  /** Selects a handle with a tap and taps its new position. */
  void tap(String key, double dx, double dy) {
    double[] from = handlePosition(key);
    browser.click(from[0], from[1]);
    browser.click(from[0] + dx, from[1] + dy);
    browser.script("const page = bowsprit.lab.page; if (page.chosen) page.choose(page.chosen)");
    awaitAnswers();
  }

  /** Selects a handle with a finger and touches its new position. */
  void touch(String key, double dx, double dy) {
    double[] from = handlePosition(key);
    browser.touch(from);
    browser.liftFingers();
    browser.touch(new double[] {from[0] + dx, from[1] + dy});
    browser.liftFingers();
    awaitAnswers();
  }

  /** Drags a handle with a finger. */
  void touchDrag(String key, double dx, double dy) {
    double[] from = handlePosition(key);
    browser.touch(from);
    browser.moveFingers(new double[] {from[0] + dx / 2, from[1] + dy / 2});
    browser.moveFingers(new double[] {from[0] + dx, from[1] + dy});
    browser.liftFingers();
    awaitAnswers();
  }

  /** Presses a key on a handle. */
  void press(String key, CharSequence... keys) {
    browser.element("[data-key=\"" + key + "\"]").sendKeys(keys);
    awaitAnswers();
  }

  JsonNode state() throws IOException {
    return json("return JSON.stringify(bowsprit.lab.state())");
  }

  /** Returns the active matrix in the file format, regardless of its source. */
  String boxm() {
    return String.valueOf(browser.script("return bowsprit.lab.page.answer.boxm"));
  }

  /** Returns the shown answers, without times. */
  JsonNode results() throws IOException {
    return json(
        """
        return JSON.stringify(bowsprit.lab.page.answer.results.map(
          ({router, waypoints, reachedGoal, chain, reason, length}) => ({router, waypoints, reachedGoal, chain, reason, length})))""");
  }

  JsonNode json(String script, Object... arguments) throws IOException {
    return JSON.readTree(String.valueOf(browser.script(script, arguments)));
  }
}
