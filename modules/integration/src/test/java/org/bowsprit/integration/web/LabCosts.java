package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures the time that the live laboratory needs to show the effect of a drag. The script {@code
 * modules/benchmarks/lab-costs} runs this class; the tests do not. Prints the rows of a Markdown
 * table.
 */
class LabCosts {

  private static final Path GEOMETRY =
      Checkout.root().resolve("modules/benchmarks/src/main/resources/speed-geometry.json");
  private static final String ROOM_NAME = "room20";
  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * The number of steps of a drag. The first {@link #WARM_UP_STEPS} steps are not counted, because
   * scripts are still being compiled.
   */
  private static final int DRAG_STEPS = 300;

  private static final int WARM_UP_STEPS = 60;

  private static final Path CITY_MAP =
      Checkout.root().resolve("modules/routelab/src/test/resources/vectors/anyangle/city128.map");
  private static final int TILES_PER_SIDE = 4;

  /**
   * Moves the goal. Returns, for each router, the number of milliseconds until the router's answer
   * was drawn.
   */
  private static final String DRAG_ON_A_MAP =
      """
      return (async () => {
        const i = arguments[0];
        const {page} = bowsprit.lab;
        const [left, top, width, height] = page.map.extent;
        const times = {};
        const began = performance.now();
        page.change(FloorEdits.withEnd(page.state, 'goal', Math.round(left + width / 2 + (i % 60)),
          Math.round(top + height / 2 + (i % 45))), 'timed');
        const drawn = [...page.under].map(([router, answered]) => answered.then(() =>
          new Promise((shown) => requestAnimationFrame(() => {
            times[router] = performance.now() - began;
            shown();
          }))));
        await Promise.all(drawn);
        return JSON.stringify(times);
      })()""";

  @TempDir private Path work;

  @Test
  void measureDrags() throws IOException {
    Bowsprit.Run export =
        Bowsprit.run(
            work.resolve("state"),
            "export-web",
            "--lab",
            "witnesses",
            "--single-file",
            "--out",
            work.resolve("lab").toString());
    assertThat(export.exitCode()).as(export.err()).isZero();
    try (Chromium browser = Chromium.start(work)) {
      browser.setViewport(1440, "light");
      LabPage page = new LabPage(browser);
      page.open(work.resolve("lab/index.html").toUri());
      page.openRooms(roomFile().toString());
      assertThat(page.results()).hasSize(7);
      printRow(
          "room20: a goal that is dragged, all seven routers",
          measureSteps(
              page,
              """
              FloorEdits.withEnd(page.state, 'goal', Math.round(left + ((i * 37) % width)),
                Math.round(top + ((i * 11) % height)))"""));
      printRow(
          "room20: a corner that is dragged, including the matrix in its three forms",
          measureSteps(
              page,
              """
              FloorEdits.withCorner(page.state, 1, 0, page.room.boxes[1][0] - (i % 3) - 1,
                page.room.boxes[1][1])"""));
    }
  }

  /**
   * Writes a map of 512×512 cells, which consists of sixteen copies of the city of the any-angle
   * tests.
   */
  private static Path writeMap(Path folder) throws IOException {
    List<String> lines = Files.readAllLines(CITY_MAP);
    StringBuilder tiles = new StringBuilder();
    for (String cells : lines.subList(lines.indexOf("map") + 1, lines.size())) {
      tiles.append(cells.repeat(TILES_PER_SIDE)).append('\n');
    }
    return Files.writeString(
        folder.resolve("city512.map"),
        "type octile\nheight 512\nwidth 512\nmap\n" + tiles.toString().repeat(TILES_PER_SIDE));
  }

  @Test
  void measureDragsOnAMap() throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Checkout.distribution().resolve("bin/bowsprit").toString(),
            "lab",
            "--no-open",
            writeMap(work).toString());
    builder.environment().put("XDG_STATE_HOME", work.resolve("state").toString());
    Process program = builder.redirectError(work.resolve("err").toFile()).start();
    try (Chromium browser = Chromium.start(work)) {
      String address = program.inputReader(StandardCharsets.UTF_8).readLine();
      assertThat(address).as(Files.readString(work.resolve("err"))).startsWith("http://127.0.0.1:");
      browser.setViewport(1440, "light");
      LabPage page = new LabPage(browser);
      page.open(URI.create(address));
      Map<String, double[]> times = new TreeMap<>();
      for (int step = 0; step < DRAG_STEPS; step++) {
        JsonNode stepTimes = page.runForJson(DRAG_ON_A_MAP, step);
        for (Map.Entry<String, JsonNode> routerTimes : stepTimes.properties()) {
          double[] timesOfRouter =
              times.computeIfAbsent(routerTimes.getKey(), router -> new double[DRAG_STEPS]);
          timesOfRouter[step] = routerTimes.getValue().doubleValue();
        }
      }
      times.forEach(
          (router, routerTimes) ->
              printRow("512×512: a goal that is dragged, " + router, routerTimes));
    } finally {
      program.destroy();
      program.waitFor();
    }
  }

  /**
   * Returns the room of the speed tests as the JSON of a box set. Its matrix is built from the
   * boxes.
   */
  private static ObjectNode roomFile() throws IOException {
    ObjectNode file = JSON.createObjectNode();
    for (JsonNode geometryCase : JSON.readTree(GEOMETRY.toFile()).path("cases")) {
      if (geometryCase.path("name").asText(geometryCase.path("id").asText()).equals(ROOM_NAME)) {
        ObjectNode set = file.putArray("sets").addObject().put("boxm", "boxes");
        set.set("boxes", geometryCase.path("boxes"));
      }
    }
    return file;
  }

  /** Returns the time in milliseconds from each edit until the page has laid out its effect. */
  private static double[] measureSteps(LabPage page, String edit) throws IOException {
    double[] times = new double[DRAG_STEPS];
    for (int step = 0; step < DRAG_STEPS; step++) {
      // Each step is a separate script, because the driver limits a script to half a minute.
      times[step] =
          page.runForJson(
                  """
                  return (async () => {
                    const i = arguments[0];
                    const {page} = bowsprit.lab;
                    const [left, top, width, height] = page.map.extent;
                    const state = %s;
                    const began = performance.now();
                    page.change(state, 'timed');
                    await page.asking;
                    document.body.getBoundingClientRect();
                    return String(performance.now() - began);
                  })()"""
                      .formatted(edit),
                  step)
              .doubleValue();
    }
    return times;
  }

  private static void printRow(String description, double... times) {
    double[] sorted = Arrays.copyOfRange(times, WARM_UP_STEPS, times.length);
    Arrays.sort(sorted);
    System.out.println(
        "| %s | %.1f ms | %.1f ms |"
            .formatted(
                description,
                sorted[sorted.length / 2],
                sorted[(int) Math.ceil(0.95 * sorted.length) - 1]));
  }
}
