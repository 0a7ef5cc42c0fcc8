package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import org.bowsprit.integration.browser.Chromium;

/** Operates the page of the live laboratory in a browser, like a user. */
final class LabPage {

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * A script that waits until a condition is true. The script ends earlier than the driver's time
   * limit for scripts.
   */
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
    browser.runScript(
        """
        return (async () => {
          for (let i = 0; i < 600 && !document.body?.dataset.ready; i++) {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        })()""");
  }

  /** Opens box sets like a dropped file, and shows their first room. */
  void openRooms(String queryFile) {
    browser.runScript(
        "const page = bowsprit.lab.page; return page.openRooms(JSON.parse(arguments[0])).then(() => page.asking)",
        queryFile);
  }

  void showRoom(int room) {
    browser.runScript(
        """
        const select = document.getElementById('room');
        select.value = arguments[0];
        select.dispatchEvent(new Event('change'))""",
        String.valueOf(room));
  }

  /**
   * Drops files or a folder on the map. Waits until the page has opened their rooms or shows an
   * error message.
   */
  void dropFiles(Path... files) {
    Object roomCountBefore =
        browser.runScript(
            """
            document.getElementById('map').scrollIntoView();
            document.getElementById('trouble').textContent = '';
            return bowsprit.lab.page.rooms.length""");
    browser.dropFiles(100, 100, files);
    browser.runScript(
        """
        return (async () => {
          const {page} = bowsprit.lab;
          const message = () => document.getElementById('trouble').textContent;
          for (let i = 0; i < 600 && page.rooms.length === arguments[0] && !message().includes('cannot'); i++) {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
          await page.asking;
        })()""",
        roomCountBefore);
  }

  /**
   * Waits until an expression is true in the page. Throws an error if it does not become true in
   * time. A script in the page checks the expression repeatedly, because each request from the test
   * interrupts the page.
   */
  void await(String expression) {
    long end = System.nanoTime() + GamePage.TIMEOUT.toNanos();
    while (!Boolean.TRUE.equals(browser.runScript(AWAIT_SCRIPT.formatted(expression)))) {
      assertThat(System.nanoTime())
          .as("the time in nanoseconds while waiting for " + expression)
          .isLessThan(end);
    }
  }

  /** Waits until the routers have answered for the shown room. */
  void awaitAnswers() {
    browser.runScript("return bowsprit.lab.page.asking");
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
    Object position =
        browser.runScript(
            """
            const node = document.querySelector(arguments[0]);
            node.scrollIntoView({block: 'center'});
            const {left, top, width, height} = node.getBoundingClientRect();
            return [left + width / 2, top + height / 2].join(' ')""",
            selector);
    String[] xy = String.valueOf(position).split(" ", -1);
    return new double[] {Double.parseDouble(xy[0]), Double.parseDouble(xy[1])};
  }

  /** Returns the name of the shown room. */
  String roomName() {
    return String.valueOf(browser.runScript("return bowsprit.lab.page.room.name"));
  }

  void dragHandle(String key, double dx, double dy) {
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

  /**
   * Drags a selected box. The drag starts at a point inside the box at which there is no handle.
   */
  void dragInside(int box, double dx, double dy) {
    Object position =
        browser.runScript(
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
    String[] xy = String.valueOf(position).split(" ", -1);
    assertThat(xy).as("the coordinates of a position without a handle in box " + box).hasSize(2);
    dragFrom(Double.parseDouble(xy[0]), Double.parseDouble(xy[1]), dx, dy);
  }

  /** Selects a handle with a tap and taps its new position. */
  void tapHandle(String key, double dx, double dy) {
    double[] from = handlePosition(key);
    browser.click(from[0], from[1]);
    browser.click(from[0] + dx, from[1] + dy);
    browser.runScript("const page = bowsprit.lab.page; if (page.chosen) page.choose(page.chosen)");
    awaitAnswers();
  }

  /** Selects a handle with a finger and touches its new position. */
  void touchHandle(String key, double dx, double dy) {
    double[] from = handlePosition(key);
    browser.touch(from);
    browser.liftFingers();
    browser.touch(new double[] {from[0] + dx, from[1] + dy});
    browser.liftFingers();
    awaitAnswers();
  }

  /** Drags a handle with a finger. */
  void dragHandleByTouch(String key, double dx, double dy) {
    double[] from = handlePosition(key);
    browser.touch(from);
    browser.moveFingers(new double[] {from[0] + dx / 2, from[1] + dy / 2});
    browser.moveFingers(new double[] {from[0] + dx, from[1] + dy});
    browser.liftFingers();
    awaitAnswers();
  }

  /** Presses a key on a handle. */
  void pressKeys(String key, CharSequence... keys) {
    browser.element("[data-key=\"" + key + "\"]").sendKeys(keys);
    awaitAnswers();
  }

  JsonNode state() throws IOException {
    return runForJson("return JSON.stringify(bowsprit.lab.state())");
  }

  /** Returns the active box matrix as a BOXM payload, regardless of the source of the matrix. */
  String activeMatrix() {
    return String.valueOf(browser.runScript("return bowsprit.lab.page.answer.boxm"));
  }

  /** Returns the shown answers, without times. */
  JsonNode results() throws IOException {
    return runForJson(
        """
        return JSON.stringify(bowsprit.lab.page.answer.results.map(
          ({router, waypoints, reachedGoal, chain, reason, length}) => ({router, waypoints, reachedGoal, chain, reason, length})))""");
  }

  JsonNode runForJson(String script, Object... arguments) throws IOException {
    return JSON.readTree(String.valueOf(browser.runScript(script, arguments)));
  }
}
