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
 * Measures the costs of the page. The script {@code modules/benchmarks/web-costs} runs this class.
 * The tests do not run it, because it plays ten minutes in real time. Prints the rows of a Markdown
 * table.
 */
class WebCosts {

  private static final Duration PLAY_TIME =
      Duration.ofMinutes(Integer.getInteger("bowsprit.web.minutes", 10));
  private static final Path COSTS_PAGE_FOLDER =
      Checkout.root().resolve("modules/integration/src/test/resources/web");
  private static final int SECONDS_PER_MINUTE = 60;

  /**
   * The seconds of play in one task of the page. In a longer task, the browser would consider the
   * page hung.
   */
  private static final int SECONDS_PER_TASK = 10;

  private static final double BYTES_PER_MEGABYTE = 1_000_000;

  /** The number of bytes in a page of memory. Linux counts the memory of a process in pages. */
  private static final long PAGE_BYTES = 4096;

  private static final long BYTES_PER_MEBIBYTE = 1 << 20;

  @TempDir private static Path work;

  private StaticServer server;
  private Chromium browser;

  @BeforeEach
  void exportSite() throws IOException {
    Path site = work.resolve("site");
    Bowsprit.Run run = Bowsprit.run(work.resolve("state"), "export-web", "--out", site.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    server = StaticServer.of(site, COSTS_PAGE_FOLDER);
    browser =
        Chromium.start(
            work,
            "--js-flags=--expose-gc",
            "--enable-precise-memory-info",
            "--autoplay-policy=no-user-gesture-required");
    browser.setViewport(1440, "light");
  }

  @AfterEach
  void close() {
    browser.close();
    server.close();
  }

  @Test
  void measureInRealTime() {
    measurePlay(measureFirstPicture());
  }

  private void openCostsPage() {
    browser.open(server.address().resolve("costs.html"));
    browser.runScript("return Costs.begin().then((it) => { window.costs = it; })");
  }

  private GamePage measureFirstPicture() {
    GamePage page = new GamePage(browser);
    long start = System.nanoTime();
    browser.open(server.address());
    page.awaitOffer();
    printRow("start to first picture, first visit", millisSince(start));
    printRow(
        "over the wire until then, gzipped",
        megabytes(sentBytes(StaticServer.LATER_PIECES.negate())));
    page.await(
        "the service worker that stores the files",
        () -> (Boolean) browser.runScript("return Boolean(navigator.serviceWorker.controller)"));
    GamePage.sleep(5_000);
    printRow(
        "the rest of *The Lamp at Gannet Rock*, gzipped",
        megabytes(sentBytes(StaticServer.LATER_PIECES)));
    start = System.nanoTime();
    browser.reload();
    page.awaitOffer();
    printRow("start to first picture, second visit", millisSince(start));
    return page;
  }

  /**
   * Measures a game in real time on the shore. Every iteration changes the picture, because it
   * rains.
   */
  private void measurePlay(GamePage page) {
    page.pressButton("Play").clickVerb("New game");
    page.await(
        "the shore",
        () -> {
          page.pressButton("Skip");
          GamePage.sleep(100);
          return page.showsVerb("Open");
        });
    browser.runScript(
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
    long gapsBefore = numberOf("bowsprit.sound.report.gaps");
    long playedBefore = numberOf("bowsprit.sound.report.played");
    List<Long> memorySamples = new ArrayList<>();
    for (long minute = 0; minute < PLAY_TIME.toMinutes(); minute++) {
      if (minute % 10 == 1) {
        memorySamples.add(rendererMebibytes());
      }
      GamePage.sleep(Duration.ofMinutes(1).toMillis());
    }
    memorySamples.add(rendererMebibytes());
    String minutes = " in " + PLAY_TIME.toMinutes() + " minutes of play";
    printRow("pictures" + minutes, "%,d".formatted(numberOf("window.frames")));
    printRow(
        "longest time between two pictures" + minutes,
        numberOf("Math.round(window.longest)") + " ms");
    printRow(
        "memory of the page's process after 1, 11 … minutes and at the end",
        memorySamples.stream().map(String::valueOf).collect(Collectors.joining(", ", "", " MiB")));
    printRow(
        "gaps in the sound" + minutes,
        "%d in %,d frames"
            .formatted(
                numberOf("bowsprit.sound.report.gaps") - gapsBefore,
                numberOf("bowsprit.sound.report.played") - playedBefore));
  }

  /** Returns the resident memory of the page's process in MiB, as Linux reports it. */
  private static long rendererMebibytes() {
    return ProcessHandle.current()
        .descendants()
        .map(process -> Path.of("/proc", String.valueOf(process.pid())))
        .filter(process -> read(process.resolve("cmdline")).contains("--type=renderer"))
        .mapToLong(process -> residentMebibytes(read(process.resolve("statm"))))
        .max()
        .orElseThrow();
  }

  private static long residentMebibytes(String pages) {
    return pages.isEmpty()
        ? 0
        : Long.parseLong(pages.split(" ", -1)[1]) * PAGE_BYTES / BYTES_PER_MEBIBYTE;
  }

  /** Returns the content of a file below {@code /proc}; empty if the process has ended. */
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
    openCostsPage();
    play(SECONDS_PER_MINUTE);
    double secondsBefore = browser.processorSeconds();
    play(5 * SECONDS_PER_MINUTE);
    double processorSeconds = browser.processorSeconds() - secondsBefore;
    printRow(
        "times real time, with sound and pictures, in processor time",
        "%.0f".formatted(5 * SECONDS_PER_MINUTE / processorSeconds));
  }

  @Test
  void measureMemory() {
    openCostsPage();
    double after5 = memoryAfter(5);
    double after30 = memoryAfter(25);
    double after60 = memoryAfter(30);
    printRow(
        "memory in use after 5, 30 and 60 minutes of play",
        "%.1f, %.1f, %.1f MB".formatted(after5, after30, after60));
  }

  private double memoryAfter(int minutes) {
    play(minutes * SECONDS_PER_MINUTE);
    return ((Number) browser.runScript("return costs.memory()")).doubleValue() / BYTES_PER_MEGABYTE;
  }

  private void play(int seconds) {
    for (int playedSeconds = 0; playedSeconds < seconds; playedSeconds += SECONDS_PER_TASK) {
      browser.runScript("costs.play(arguments[0])", SECONDS_PER_TASK);
    }
  }

  private long numberOf(String script) {
    return ((Number) browser.runScript("return " + script)).longValue();
  }

  private int sentBytes(Predicate<String> paths) {
    return server.sentBytes().entrySet().stream()
        .filter(file -> paths.test(file.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  private static String millisSince(long start) {
    return (System.nanoTime() - start) / 1_000_000 + " ms";
  }

  private static String megabytes(int bytes) {
    return "%.2f MB".formatted(bytes / BYTES_PER_MEGABYTE);
  }

  private static void printRow(String description, String value) {
    System.out.println("| " + description + " | " + value + " |");
  }
}
