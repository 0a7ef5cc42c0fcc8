package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * Tests that the live laboratory, as a single file in Chromium, computes the same answers as the
 * program.
 */
class LabInBrowserIT {

  private static final int ROOM_COUNT = 30;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private static Path work;
  private static Chromium browser;
  private static LabPage page;
  private static URI address;

  @BeforeAll
  static void exportPage() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    Bowsprit.Run export =
        Bowsprit.run(
            work,
            "export-web",
            "--lab",
            "witnesses",
            "--single-file",
            "--out",
            work.resolve("lab").toString());
    assertThat(export.exitCode()).as(export.err()).isZero();
    address = work.resolve("lab/index.html").toUri();
    browser = Chromium.start(work);
    browser.setViewport(1440, "light");
    page = new LabPage(browser);
    page.open(address);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void answersInRandomRoomsEqualTheResultsOfTheRouteCommand() throws IOException {
    page.openRooms(randomRooms().toString());
    int firstRoom = page.state().path("room").intValue();
    ObjectNode queryFile = JSON.createObjectNode();
    ArrayNode sets = queryFile.putArray("sets");
    ArrayNode cases = queryFile.putArray("cases");
    List<JsonNode> answers = new ArrayList<>();
    Random random = new Random(26);
    for (int room = 0; room < ROOM_COUNT; room++) {
      page.showRoom(firstRoom + room);
      page.awaitAnswers();
      JsonNode stateBefore = page.state();
      double dx = random.nextInt(161) - 80;
      double dy = random.nextInt(81) - 40;
      switch (room % 3) {
        case 0 -> page.dragHandle(random.nextBoolean() ? "start" : "goal", dx, dy + 9);
        case 1 -> page.tapHandle("goal", dx > 0 ? dx + 30 : dx - 30, dy);
        default ->
            page.pressKeys("start", Keys.ARROW_DOWN, Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
      }
      JsonNode state = page.state();
      assertThat(state).as("the state of room %s after the edit", room).isNotEqualTo(stateBefore);
      sets.addObject().set("boxes", state.path("boxes"));
      ((ObjectNode) sets.get(room)).put("boxm", page.activeMatrix());
      ObjectNode walk = cases.addObject().put("set", room);
      List.of("start", "goal", "locks", "rebuilt").forEach(key -> walk.set(key, state.get(key)));
      answers.add(page.results());
    }
    Path queries = Files.writeString(work.resolve("asked.json"), queryFile.toString());
    for (int router = 0; router < answers.get(0).size(); router++) {
      String routerId = answers.get(0).get(router).path("router").textValue();
      Bowsprit.Run route =
          Bowsprit.run(work, "route", "--queries", queries.toString(), "--router", routerId);
      assertThat(route.exitCode()).as(route.err()).isZero();
      JsonNode expected = JSON.readTree(route.out()).path("results");
      for (int room = 0; room < ROOM_COUNT; room++) {
        ObjectNode answer = ((ObjectNode) answers.get(room).get(router)).deepCopy();
        answer.remove("router");
        ObjectNode expectedResult = ((ObjectNode) expected.get(room)).deepCopy();
        expectedResult.remove("id");
        assertThat(answer.remove("length").doubleValue())
            .isEqualTo(expectedResult.remove("length").doubleValue());
        assertThat(answer)
            .as("the answer of %s in room %s", routerId, room)
            .isEqualTo(expectedResult);
      }
    }
    assertThat(browser.consoleMessages()).isEmpty();
  }

  /**
   * Returns rooms with boxes in a grid. Adjacent boxes touch each other. Some boxes are missing,
   * and some are slanted.
   */
  private static ObjectNode randomRooms() {
    ObjectNode file = JSON.createObjectNode();
    ArrayNode sets = file.putArray("sets");
    Random random = new Random(1);
    for (int room = 0; room < ROOM_COUNT; room++) {
      ArrayNode boxes =
          sets.addObject().put("boxm", "boxes").put("name", "random " + room).putArray("boxes");
      for (int cell = 0; cell < 12; cell++) {
        if (random.nextInt(5) != 0) {
          int left = cell % 4 * 70;
          int top = cell / 4 * 40;
          int slant = random.nextInt(4) == 0 ? 15 : 0;
          int[] corners = {left + slant, top, left + 70, top, left + 70, top + 40, left, top + 40};
          ArrayNode box = boxes.addArray();
          for (int corner : corners) {
            box.add(corner);
          }
          box.add(0).add(random.nextInt(9) == 0 ? 128 : 0).add(255);
        }
      }
      if (boxes.isEmpty()) {
        boxes.addArray().add(0).add(0).add(70).add(0).add(70).add(40).add(0).add(40);
      }
    }
    return file;
  }

  @Test
  void savedBoxesEqualTheBoxesThatTheDecompileCommandWrites() throws IOException {
    page.open(address);
    page.openRooms(randomRooms().toString());
    int roomCount = page.state().path("room").intValue() + ROOM_COUNT;
    Path sources = Files.createDirectories(work.resolve("saved"));
    List<String> savedTexts = new ArrayList<>();
    StringBuilder script = new StringBuilder("game \"Saved\"\nscript boot { }\n");
    for (int room = 0; room < roomCount; room++) {
      page.showRoom(room);
      savedTexts.add(String.valueOf(browser.runScript("return bowsprit.lab.page.boxesText()")));
      script.append("room r%d @ %d { size 320, 144 }%n".formatted(room, room + 1));
      Path folder = Files.createDirectories(sources.resolve("rooms/r" + room));
      Files.writeString(folder.resolve("boxes.txt"), savedTexts.get(room));
    }
    Files.writeString(sources.resolve("game.bow"), script);
    Path game = work.resolve("saved-game");
    Path decompiled = work.resolve("saved-again");
    Bowsprit.Run build = Bowsprit.run(work, "build", sources.toString(), "--out", game.toString());
    assertThat(build.exitCode()).as(build.err()).isZero();
    Bowsprit.Run decompile =
        Bowsprit.run(work, "decompile", game.toString(), "--out", decompiled.toString());
    assertThat(decompile.exitCode()).as(decompile.err()).isZero();
    List<String> decompiledTexts = new ArrayList<>();
    for (int room = 0; room < roomCount; room++) {
      Path folder = decompiled.resolve("rooms/r" + room);
      decompiledTexts.add(Files.readString(folder.resolve("boxes.txt")));
    }
    assertThat(decompiledTexts).isEqualTo(savedTexts);
  }

  @Test
  void twoHundredEditsCanBeUndoneAndRestoredFromTheAddress() throws IOException {
    page.open(address);
    String stateBefore = page.state().toString();
    browser.runScript(
        """
        const page = bowsprit.lab.page;
        let seed = 7;
        const draw = (below) => Math.floor((seed = (seed * 48271) % 2147483647) / 65536) % below;
        for (let done = 0; done < 200;) {
          const {state} = page.history;
          const box = draw(state.boxes.length);
          const next = [
            () => FloorEdits.withEnd(state, ['start', 'goal'][draw(2)], draw(320), draw(144)),
            () => FloorEdits.withCorner(state, box, draw(4), draw(320), draw(144)),
            () => (state.boxes.length < 20 ? FloorEdits.withAdded(state, draw(320), draw(144)) : state),
            () => (state.boxes.length < 20 ? FloorEdits.withSplit(state, box, draw(2) === 0) : state),
            () => FloorEdits.withoutBox(state, box),
            () => FloorEdits.withLock(state, box, !FloorEdits.isLocked(state, box)),
            () => FloorEdits.withNumbers(state, box, {10: draw(256)}),
            () => ({...state, rebuilt: !state.rebuilt}),
          ][draw(8)]();
          if (next !== state) {
            page.history.push(next);
            done++;
          }
        }
        page.after(page.state.room);
        return page.asking""");
    String stateAfterEdits = page.state().toString();
    JsonNode answers = page.results();
    String link = String.valueOf(browser.runScript("return bowsprit.lab.page.address()"));

    browser.runScript(
        "for (let i = 0; i < 200; i++) bowsprit.lab.page.undo(); return bowsprit.lab.page.asking");
    assertThat(page.state().toString()).isEqualTo(stateBefore);
    assertThat(browser.element("#undo").isEnabled()).isFalse();
    browser.runScript(
        "for (let i = 0; i < 200; i++) bowsprit.lab.page.redo(); return bowsprit.lab.page.asking");
    assertThat(page.state().toString()).isEqualTo(stateAfterEdits);

    page.open(URI.create(link));
    assertThat(page.state().toString()).isEqualTo(stateAfterEdits);
    assertThat(page.results()).isEqualTo(answers);
  }
}
