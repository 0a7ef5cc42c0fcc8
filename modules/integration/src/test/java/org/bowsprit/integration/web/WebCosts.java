package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures the costs of the page. Run by {@code modules/benchmarks/web-costs}, not by the tests,
 * because it plays ten minutes in real time. Prints the rows of a Markdown table.
 */
class WebCosts {

  private static final Duration PLAYED =
      Duration.ofMinutes(Integer.getInteger("bowsprit.web.minutes", 10));
  private static final Path COSTS =
      Checkout.root().resolve("modules/integration/src/test/resources/web");
  private static final int MINUTE = 60;

  /**
   * The seconds of play in one task of the page. In a longer task, the browser would consider the
   * page hung.
   */
  private static final int STRETCH = 10;

  private static final double MEGABYTE = 1_000_000;

  /** The number of bytes in a page of memory. Linux counts the memory of a process in pages. */
  private static final long PAGE = 4096;

  private static final long MEBIBYTE = 1 << 20;

  @TempDir private static Path work;

  private Site served;
  private Chromium browser;

  @BeforeEach
  void exportTheSite() throws IOException {
    Path site = work.resolve("site");
    Bowsprit.Run run = Bowsprit.run(work.resolve("state"), "export-web", "--out", site.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    served = Site.of(site, COSTS);
    browser =
        Chromium.start(
            work,
            "--js-flags=--expose-gc",
            "--enable-precise-memory-info",
            "--autoplay-policy=no-user-gesture-required");
    browser.look(1440, "light");
  }

  @AfterEach
  void close() {
    browser.close();
    served.close();
  }

  @Test
  void measureInRealTime() {
    inRealTime(firstPicture());
  }

  private void beginWithoutAPage() {
    browser.open(served.address().resolve("costs.html"));
    browser.script("return Costs.begin().then((it) => { window.costs = it; })");
  }

  private GamePage firstPicture() {
    GamePage page = new GamePage(browser);
    long start = System.nanoTime();
    browser.open(served.address());
    page.offered();
    row("start to first picture, first visit", millis(start));
    row("over the wire until then, gzipped", megabytes(bytes(Site.REST.negate())));
    page.await(
        "the worker that keeps the files",
        () -> (Boolean) browser.script("return Boolean(navigator.serviceWorker.controller)"));
    GamePage.rest(5_000);
    row("the rest of *The Lamp at Gannet Rock*, gzipped", megabytes(bytes(Site.REST)));
    start = System.nanoTime();
    browser.reload();
    page.offered();
    row("start to first picture, second visit", millis(start));
    return page;
  }

  /**
   * Measures play in real time on the shore. It rains there, so every iteration changes the
   * picture.
   */
  private void inRealTime(GamePage page) {
    page.press("Play").clickVerb("New game");
    page.await(
        "the shore",
        () -> {
          page.press("Skip");
          GamePage.rest(100);
          return page.offers("Open");
        });
    browser.script(
        """
        window.longest = 0;
        window.frames = 0;
        let last = performance.now();
        bowsprit.engine.on('frame', () => {
          const now = performance.now();
          window.longest = Math.max(window.longest, now - last);
          window.frames++;
          last = now;
        });""");
    long gaps = number("bowsprit.sound.report.gaps");
    long heard = number("bowsprit.sound.report.played");
    List<Long> memory = new ArrayList<>();
    for (long minute = 0; minute < PLAYED.toMinutes(); minute++) {
      if (minute % 10 == 1) {
        memory.add(rendererMegabytes());
      }
      GamePage.rest(Duration.ofMinutes(1).toMillis());
    }
    memory.add(rendererMegabytes());
    String minutes = " in " + PLAYED.toMinutes() + " minutes of play";
    row("pictures" + minutes, "%,d".formatted(number("window.frames")));
    row(
        "longest time between two pictures" + minutes,
        number("Math.round(window.longest)") + " ms");
    row(
        "memory of the page's process after 1, 11 … minutes and at the end",
        memory.stream().map(String::valueOf).collect(Collectors.joining(", ", "", " MiB")));
    row(
        "gaps in the sound" + minutes,
        "%d in %,d frames"
            .formatted(
                number("bowsprit.sound.report.gaps") - gaps,
                number("bowsprit.sound.report.played") - heard));
  }

  /** Returns the resident memory of the page's process in MiB, as Linux reports it. */
  private static long rendererMegabytes() {
    return ProcessHandle.current()
        .descendants()
        .map(process -> Path.of("/proc", String.valueOf(process.pid())))
        .filter(process -> read(process.resolve("cmdline")).contains("--type=renderer"))
        .mapToLong(process -> resident(read(process.resolve("statm"))))
        .max()
        .orElseThrow();
  }

  private static long resident(String pages) {
    return pages.isEmpty() ? 0 : Long.parseLong(pages.split(" ", -1)[1]) * PAGE / MEBIBYTE;
  }

  /** Returns the content of a file; empty if its process has ended. */
  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  /**
   * Measures processor time instead of elapsed time, so that other programs do not affect the
   * result.
   */
  @Test
  void measureSpeed() {
    beginWithoutAPage();
    play(MINUTE);
    double before = browser.processorSeconds();
    play(5 * MINUTE);
    double taken = browser.processorSeconds() - before;
    row(
        "times real time, with sound and pictures, in processor time",
        "%.0f".formatted(5 * MINUTE / taken));
  }

  @Test
  void measureMemory() {
    beginWithoutAPage();
    double after5 = played(5);
    double after30 = played(25);
    double after60 = played(30);
    row(
        "memory in use after 5, 30 and 60 minutes of play",
        "%.1f, %.1f, %.1f MB".formatted(after5, after30, after60));
  }

  private double played(int minutes) {
    play(minutes * MINUTE);
    return ((Number) browser.script("return costs.memory()")).doubleValue() / MEGABYTE;
  }

  private void play(int seconds) {
    for (int played = 0; played < seconds; played += STRETCH) {
      browser.script("costs.play(arguments[0])", STRETCH);
    }
  }

  private long number(String script) {
    return ((Number) browser.script("return " + script)).longValue();
  }

  private int bytes(Predicate<String> paths) {
    return served.sent().entrySet().stream()
        .filter(file -> paths.test(file.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  private static String millis(long start) {
    return (System.nanoTime() - start) / 1_000_000 + " ms";
  }

  private static String megabytes(int bytes) {
    return "%.2f MB".formatted(bytes / MEGABYTE);
  }

  private static void row(String what, String figure) {
    System.out.println("| " + what + " | " + figure + " |");
  }
}
