package org.bowsprit.integration.web;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Accessibility;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/**
 * Tests that the page of {@code bowsprit lab SOURCE --write} can edit the sources of Gannet Rock
 * with the mouse, taps, keys and fields. The property {@code bowsprit.edits} sets the number of
 * edits. By default, one edit of each kind is made.
 */
class LabEditingIT {

  /**
   * The number of kinds of edits. The first {@link #BOX_EDIT_KINDS} kinds change a box; the others
   * change an object.
   */
  private static final int EDIT_KINDS = 12;

  private static final int BOX_EDIT_KINDS = 8;

  private static final int EDIT_COUNT = Integer.getInteger("bowsprit.edits", EDIT_KINDS);

  /**
   * The smallest width and height, in pixels, of a box that remains valid when one of its corners
   * moves by a few pixels.
   */
  private static final int MIN_BOX_SIZE = 14;

  private static final String ROOMS_SCRIPT =
      "const isLanding = ({drawn}) => drawn?.name === 'landing'; return bowsprit.lab.page.rooms";

  private static final String RELOADED_CONDITION =
      "document.getElementById('drawing-said').textContent === 'Reloaded.'";

  private static final int ROOM_WITH_BOXES_AND_OBJECTS = 5;
  private static final Path PICTURES = Checkout.root().resolve("modules/integration/target/pages");

  @TempDir private static Path work;
  private static Path sources;
  private static Process program;
  private static Chromium browser;
  private static LabPage page;

  private final Random random = new Random(29);

  @BeforeAll
  static void startLab() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    sources = work.resolve("gannet-rock");
    copy(Checkout.root().resolve("games/gannet-rock/sources"), sources);
    ProcessBuilder builder =
        new ProcessBuilder(
            Checkout.distribution().resolve("bin/bowsprit").toString(),
            "lab",
            sources.toString(),
            "--write",
            "--no-open");
    builder.environment().put("XDG_STATE_HOME", work.resolve("state").toString());
    program = builder.redirectError(work.resolve("err").toFile()).start();
    BufferedReader out = program.inputReader(StandardCharsets.UTF_8);
    String line = out.readLine();
    assertThat(line).as(Files.readString(work.resolve("err"))).startsWith("http://127.0.0.1:");
    browser = Chromium.start(work);
    browser.setViewport(1440, "light");
    page = new LabPage(browser);
    page.open(URI.create(line));
  }

  @AfterAll
  static void endBrowserAndProgram() throws InterruptedException {
    if (browser != null) {
      browser.close();
    }
    if (program != null) {
      program.destroy();
      program.waitFor();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (!from.relativize(file).toString().startsWith(".")) {
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy);
        }
      }
    }
  }

  /** Returns the texts of the sources by their paths. */
  private static Map<String, String> sourceTexts() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(LabEditingIT::isText).toList()) {
        texts.put(sources.relativize(file).toString(), readText(file));
      }
    }
    return texts;
  }

  private static boolean isText(Path file) {
    return file.toString().endsWith(".bow") || file.toString().endsWith(".txt");
  }

  private static String readText(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void eachEditIsSavedAndBuiltAndUndoRestoresTheSources() throws IOException {
    Map<String, String> textsBefore = sourceTexts();
    JsonNode rooms =
        page.runForJson(
            "return JSON.stringify(bowsprit.lab.page.rooms.map(({boxes, slots, drawn}) => "
                + "({boxes, slots, things: drawn ? drawn.things : []})))");
    List<Integer> roomsWithObjects =
        IntStream.range(0, rooms.size())
            .filter(room -> objectIndex(rooms.get(room).path("things")) >= 0)
            .boxed()
            .toList();
    List<Integer> roomsWithBoxes =
        roomsWithObjects.stream()
            .filter(room -> largeBoxIndex(rooms.get(room).path("boxes")) >= 0)
            .toList();
    assertThat(roomsWithBoxes).hasSizeGreaterThan(8).hasSizeLessThan(roomsWithObjects.size());
    for (int edit = 0; edit < EDIT_COUNT; edit++) {
      List<Integer> usableRooms =
          edit % EDIT_KINDS < BOX_EDIT_KINDS ? roomsWithBoxes : roomsWithObjects;
      int room = usableRooms.get(edit % usableRooms.size());
      page.showRoom(room);
      page.awaitAnswers();
      String description = makeEdit(edit, rooms.get(room));
      page.awaitAnswers();
      save();
      assertThat(drawingMessage())
          .as("the message after edit %s, %s in room %s", edit, description, room)
          .endsWith("It builds.");
      assertThat(sourceTexts())
          .as("the sources after edit %s, %s in room %s", edit, description, room)
          .isNotEqualTo(textsBefore);
      JsonNode walk =
          page.runForJson(
              "const page = bowsprit.lab.page; return page.answers.answer({...page.question("
                  + "page.state), walk: true}).then(JSON.stringify)");
      assertThat(walk.path("results")).hasSizeGreaterThanOrEqualTo(7);

      browser.element("#undo").click();
      page.awaitAnswers();
      save();
      assertThat(sourceTexts())
          .as("the sources after undoing edit %s, %s in room %s", edit, description, room)
          .isEqualTo(textsBefore);
    }
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @Test
  void objectsStatesAndEntriesCanBeAdded() throws IOException {
    Map<String, String> textsBefore = sourceTexts();
    page.showRoom(((Number) browser.runScript(ROOMS_SCRIPT + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    browser.element("#new-object").click();
    dragOverRoom(56, 24, 90, 55);
    browser.element("#adding-name").sendKeys("lamp");
    browser.element("#adding-label").sendKeys("storm lamp");
    browser.element("#adding-state").sendKeys("dark");
    browser.saveScreenshot(PICTURES.resolve("adding-object.png"));
    createAddition();
    assertThat(pageState().path("things").get(objectIndex("lamp")).toString())
        .startsWith("[56,24,32,32,");

    browser.element("#new-state").click();
    select("adding-picture", "file");
    browser.element("#adding-file").sendKeys(writePicture(30, 27).toString());
    browser.element("#adding-state").sendKeys("lit");
    createAddition();
    browser.saveScreenshot(PICTURES.resolve("adding-state.png"));

    browser.element("#new-entry").click();
    select("adding-from", "kitchen.steam");
    select("adding-verb", "go");
    createAddition();
    selectIndex("thing", objectIndex("lamp"));
    page.dragHandle("walk-" + objectIndex("lamp"), 0, -500);
    assertThat(browser.element("#problems").getText()).contains("where lamp is used");
    browser.saveScreenshot(PICTURES.resolve("adding-entry.png"));

    save();
    assertThat(drawingMessage()).endsWith("It builds.");
    assertThat(sourceTexts().get("scripts/landing.bow"))
        .contains("  object lamp {\n    name \"storm lamp\"\n    at 56, 24\n    size 32, 32\n")
        .contains("    states dark, lit\n    state dark\n  }\n");
    assertThat(sourceTexts().get("scripts/kitchen.bow"))
        .contains("untouchable, Way")
        .contains("verb go { loadRoomWithEgo(landing.lamp, landing, -1, -1) }");
    assertThat(sources.resolve("rooms/landing/lamp-dark.png")).isRegularFile();
    assertThat(sources.resolve("rooms/landing/lamp-lit.png")).isRegularFile();

    browser.element("#reload").click();
    page.await(RELOADED_CONDITION);
    page.showRoom(((Number) browser.runScript(ROOMS_SCRIPT + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    selectIndex("thing", objectIndex("lamp"));
    select("thing-look", "2");
    browser.saveScreenshot(PICTURES.resolve("adding-read-anew.png"));
    restoreSources(textsBefore);
  }

  @Test
  void additionsCanBeUndoneBeforeAndAfterSaving() throws IOException {
    Map<String, String> textsBefore = sourceTexts();
    page.showRoom(((Number) browser.runScript(ROOMS_SCRIPT + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    browser.element("#new-object").click();
    browser.element("#adding-name").sendKeys("lamp");
    createAddition();
    save();
    assertThat(sourceTexts()).isNotEqualTo(textsBefore);
    browser.element("#undo").click();
    page.awaitAnswers();
    save();
    assertThat(sourceTexts()).isEqualTo(textsBefore);
    assertThat(sources.resolve("rooms/landing/lamp-1.png")).doesNotExist();

    browser.element("#new-object").click();
    browser.element("#adding-name").sendKeys("puffin");
    browser.element("#adding-create").click();
    page.await("document.getElementById('adding-said').textContent !== ''");
    assertThat(browser.element("#adding-said").getText())
        .isEqualTo("There is an object puffin in landing already.");
    browser.element("#adding-cancel").click();
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @Test
  void picturesOfTheWrongSizeAreReportedAndAdditionsStillWork() throws IOException {
    Path pictureFile = sources.resolve("rooms/landing/hook_boat-2.png");
    byte[] originalBytes = Files.readAllBytes(pictureFile);
    Files.copy(writePicture(12, 8), pictureFile, REPLACE_EXISTING);
    reloadSources();
    page.showRoom(((Number) browser.runScript(ROOMS_SCRIPT + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    assertThat(problemTexts()).contains("multiples of 8");
    browser.saveScreenshot(PICTURES.resolve("wrong-picture.png"));

    browser.element("#new-object").click();
    browser.element("#adding-name").sendKeys("lamp");
    createAddition();
    assertThat(objectIndex("lamp")).isNotNegative();
    browser.element("#undo").click();
    page.awaitAnswers();

    Files.write(pictureFile, originalBytes);
    reloadSources();
    page.showRoom(((Number) browser.runScript(ROOMS_SCRIPT + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    assertThat(problemTexts()).doesNotContain("multiples of 8");
    selectMode("things");
    selectIndex("thing", objectIndex("hook_boat"));
    enterNumber("thing-width", 80);
    page.awaitAnswers();
    assertThat(problemTexts()).contains("the object is 80×");
    browser.element("#undo").click();
    page.awaitAnswers();
    assertThat(problemTexts()).doesNotContain("the object is");
  }

  private static String problemTexts() {
    return browser.element("#problems").getText();
  }

  private static void reloadSources() {
    browser.runScript("document.getElementById('drawing-said').textContent = ''");
    browser.element("#reload").click();
    page.await(RELOADED_CONDITION);
  }

  /** Restores the sources and reloads them in the page. */
  private static void restoreSources(Map<String, String> texts) throws IOException {
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Files.writeString(
          sources.resolve(text.getKey()), text.getValue(), StandardCharsets.ISO_8859_1);
    }
    Files.delete(sources.resolve("rooms/landing/lamp-dark.png"));
    Files.delete(sources.resolve("rooms/landing/lamp-lit.png"));
    reloadSources();
  }

  private static JsonNode pageState() throws IOException {
    return page.runForJson("return JSON.stringify(bowsprit.lab.page.state)");
  }

  /** Returns the index of the object with a name in the shown room. */
  private static int objectIndex(String name) {
    Object result =
        browser.runScript(
            "const {page} = bowsprit.lab; return Drawing.things(page.state, page.room)"
                + ".findIndex((one) => one.kind === 'object' && one.name === arguments[0])",
            name);
    return ((Number) result).intValue();
  }

  private static void createAddition() {
    browser.element("#adding-create").click();
    page.await("document.getElementById('adding').hidden");
    page.awaitAnswers();
  }

  private static void dragOverRoom(int left, int top, int right, int bottom) {
    double[] from = windowPosition(left, top);
    double[] to = windowPosition(right, bottom);
    browser.press(from[0], from[1]);
    browser.dragTo(to[0], to[1]);
    browser.release(to[0], to[1]);
  }

  /** Returns the position in the window of a point of the room. */
  private static double[] windowPosition(int x, int y) {
    Object result =
        browser.runScript(
            """
            const map = document.getElementById('map');
            map.scrollIntoView({block: 'center'});
            const {x, y} = new DOMPoint(arguments[0], arguments[1]).matrixTransform(map.getScreenCTM());
            return `${x} ${y}`""",
            x,
            y);
    String[] xy = String.valueOf(result).split(" ", -1);
    return new double[] {Double.parseDouble(xy[0]), Double.parseDouble(xy[1])};
  }

  /** Writes a true-colour picture of an orange disc on a transparent background. */
  private static Path writePicture(int width, int height) throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.ORANGE);
    graphics.fillOval(2, 2, width - 4, height - 4);
    graphics.dispose();
    Path file = work.resolve("disc.png");
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  @ParameterizedTest
  @CsvSource({"1440, light", "1440, dark", "390, light", "390, dark"})
  void thePageIsAccessibleAtAllWidths(int width, String colourScheme) {
    browser.setViewport(width, colourScheme);
    page.showRoom(ROOM_WITH_BOXES_AND_OBJECTS);
    page.awaitAnswers();
    for (String mode : List.of("floor", "things")) {
      selectMode(mode);
      selectIndex(mode.equals("floor") ? "box" : "thing", 1);
      browser.saveScreenshot(
          PICTURES.resolve("drawn-" + mode + "-" + width + "-" + colourScheme + ".png"));
      assertThat(browser.runScript("return document.documentElement.scrollWidth - innerWidth"))
          .as("the horizontal overflow in pixels")
          .isEqualTo(0L);
      assertThat(Accessibility.violations(browser))
          .as(
              "the rules of axe that the mode %s breaks at the width %d with %s colours",
              mode, width, colourScheme)
          .isEmpty();
    }
    browser.setViewport(1440, "light");
  }

  private static String drawingMessage() {
    return browser.text("#drawing-said");
  }

  /** Saves the sources, and waits until the program has built the game. */
  private static void save() {
    browser.runScript(
        """
        document.getElementById('drawing-said').textContent = '';
        dispatchEvent(new KeyboardEvent('keydown', {key: 's', ctrlKey: true}))""");
    page.await("document.getElementById('drawing-said').textContent !== ''");
  }

  /** Makes an edit, whose kind depends on its number, and returns a description of the edit. */
  private String makeEdit(int number, JsonNode room) {
    int box = largeBoxIndex(room.path("boxes"));
    int object = objectIndex(room.path("things"));
    int kind = number % EDIT_KINDS;
    if (kind < BOX_EDIT_KINDS) {
      selectMode("floor");
      selectIndex("box", box);
    } else {
      selectMode("things");
      selectIndex("thing", object);
    }
    double grain =
        Double.parseDouble(String.valueOf(browser.runScript("return bowsprit.lab.page.map.grain")));
    String corner = "corner-" + box + "-" + random.nextInt(4);
    int distance = random.nextBoolean() ? 4 : -4;
    switch (kind) {
      case 0 -> page.dragHandle(corner, distance / grain, distance / grain / 2);
      case 1 -> page.pressKeys(corner, random.nextBoolean() ? Keys.ARROW_LEFT : Keys.ARROW_DOWN);
      case 2 -> enterNumber("mask", 1 + (room.path("boxes").get(box).get(8).intValue() + 1) % 3);
      case 3 -> enterNumber("scale", 100 + random.nextInt(100));
      case 4 -> browser.element("#invisible").click();
      case 5 -> page.dragInside(box, distance / grain, distance / grain / 2);
      case 6 -> page.pressKeys("box-" + box, Keys.chord(Keys.SHIFT, Keys.ARROW_UP));
      case 7 -> {
        browser.element("#delete").click();
        assertThat(drawingMessage()).startsWith("Box " + box + " is out");
      }
      case 8 -> page.dragHandle("spot-" + object, 12 / grain, 12 / grain);
      case 9 -> {
        int[] offset = freeOffset("walk-" + object);
        page.tapHandle("walk-" + object, offset[0], offset[1]);
      }
      case 10 -> page.pressKeys("walk-" + object, Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
      default -> {
        int facing = room.path("things").get(object).path("numbers").get(6).intValue();
        browser.runScript(
            """
            const select = document.getElementById('thing-facing');
            select.value = arguments[0];
            select.dispatchEvent(new Event('change'))""",
            String.valueOf((facing + 1) % 4));
      }
    }
    return "edit of kind " + kind + ", box " + box + ", object " + object;
  }

  /**
   * Returns an offset from a handle at which there is no other handle, so that a tap hits the map.
   */
  private static int[] freeOffset(String key) {
    double[] handlePosition = page.handlePosition(key);
    for (int[] offset : new int[][] {{40, 25}, {-40, 25}, {40, -25}, {-40, -25}}) {
      Object isFree =
          browser.runScript(
              """
              const there = document.elementFromPoint(arguments[0], arguments[1]);
              return Boolean(there && there.closest('#map') && !there.closest('.handle'))""",
              handlePosition[0] + offset[0],
              handlePosition[1] + offset[1]);
      if (Boolean.TRUE.equals(isFree)) {
        return offset;
      }
    }
    throw new AssertionError("there is no free position to tap near the handle " + key);
  }

  private static void selectMode(String mode) {
    select("works", mode);
  }

  private static void selectIndex(String list, int index) {
    select(list, String.valueOf(index));
  }

  private static void select(String list, String value) {
    browser.runScript(
        """
        const select = document.getElementById(arguments[0]);
        select.value = arguments[1];
        select.dispatchEvent(new Event('change'))""",
        list,
        value);
  }

  private static void enterNumber(String field, int value) {
    browser
        .element("#" + field)
        .sendKeys(Keys.chord(Keys.CONTROL, "a"), String.valueOf(value), Keys.TAB);
  }

  /** Returns the index of a box that is large enough to move its corners; −1 if there is none. */
  private int largeBoxIndex(JsonNode boxes) {
    int firstIndex = random.nextInt(boxes.size());
    for (int i = 0; i < boxes.size(); i++) {
      JsonNode box = boxes.get((firstIndex + i) % boxes.size());
      int[] corners = new int[8];
      for (int k = 0; k < corners.length; k++) {
        corners[k] = box.get(k).intValue();
      }
      boolean isWide =
          corners[2] - corners[0] >= MIN_BOX_SIZE && corners[4] - corners[6] >= MIN_BOX_SIZE;
      boolean isHigh =
          corners[7] - corners[1] >= MIN_BOX_SIZE && corners[5] - corners[3] >= MIN_BOX_SIZE;
      if (isWide && isHigh) {
        return (firstIndex + i) % boxes.size();
      }
    }
    return -1;
  }

  /** Returns the index of an object whose numbers are all literals; −1 if there is none. */
  private int objectIndex(JsonNode objects) {
    int firstIndex = objects.isEmpty() ? 0 : random.nextInt(objects.size());
    for (int i = 0; i < objects.size(); i++) {
      int index = (firstIndex + i) % objects.size();
      int literalCount = 0;
      for (JsonNode literalFlag : objects.get(index).path("written")) {
        literalCount += literalFlag.intValue();
      }
      if (literalCount == 7) {
        return index;
      }
    }
    return -1;
  }
}
