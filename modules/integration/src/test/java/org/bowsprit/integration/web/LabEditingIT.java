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
 * Edits Gannet Rock's sources in {@code bowsprit lab SOURCE --write} with mouse, taps, keys and
 * fields. By default, makes one edit of each kind; {@code -Dbowsprit.edits=300} makes 300 edits.
 */
class LabEditingIT {

  /**
   * The number of kinds of edits. The first {@link #BOX_KINDS} kinds change a box, the others an
   * object.
   */
  private static final int KINDS = 12;

  private static final int BOX_KINDS = 8;

  private static final int EDITS = Integer.getInteger("bowsprit.edits", KINDS);

  /**
   * The smallest width and height, in pixels, of a box that remains valid when one of its corners
   * moves by a few pixels.
   */
  private static final int MIN_BOX_SIZE = 14;

  private static final String ROOM =
      "const isLanding = ({drawn}) => drawn?.name === 'landing'; return bowsprit.lab.page.rooms";

  private static final String RELOADED =
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
    assumeTrue(Chromium.isInstalled(), "no chromium and chromedriver: the page is not opened");
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
  static void endAll() throws InterruptedException {
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
        texts.put(sources.relativize(file).toString(), text(file));
      }
    }
    return texts;
  }

  private static boolean isText(Path file) {
    return file.toString().endsWith(".bow") || file.toString().endsWith(".txt");
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void editsAreSavedAndBuiltAndUndoRestoresTheSources() throws IOException {
    Map<String, String> before = sourceTexts();
    JsonNode rooms =
        page.json(
            "return JSON.stringify(bowsprit.lab.page.rooms.map(({boxes, slots, drawn}) => "
                + "({boxes, slots, things: drawn ? drawn.things : []})))");
    List<Integer> roomsWithObjects =
        IntStream.range(0, rooms.size())
            .filter(room -> objectIndex(rooms.get(room).path("things")) >= 0)
            .boxed()
            .toList();
    List<Integer> roomsWithBoxes =
        roomsWithObjects.stream()
            .filter(room -> largeBox(rooms.get(room).path("boxes")) >= 0)
            .toList();
    assertThat(roomsWithBoxes).hasSizeGreaterThan(8).hasSizeLessThan(roomsWithObjects.size());
    for (int edit = 0; edit < EDITS; edit++) {
      List<Integer> usable = edit % KINDS < BOX_KINDS ? roomsWithBoxes : roomsWithObjects;
      int room = usable.get(edit % usable.size());
      page.show(room);
      page.awaitAnswers();
      String what = edit(edit, rooms.get(room));
      page.awaitAnswers();
      save();
      assertThat(message()).as("edit %s, %s in room %s", edit, what, room).endsWith("It builds.");
      assertThat(sourceTexts()).as("edit %s, %s in room %s", edit, what, room).isNotEqualTo(before);
      JsonNode walk =
          page.json(
              "const page = bowsprit.lab.page; return page.answers.answer({...page.question("
                  + "page.state), walk: true}).then(JSON.stringify)");
      assertThat(walk.path("results")).hasSizeGreaterThanOrEqualTo(7);

      browser.element("#undo").click();
      page.awaitAnswers();
      save();
      assertThat(sourceTexts()).as("edit %s, %s in room %s", edit, what, room).isEqualTo(before);
    }
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void objectsStatesAndEntriesCanBeAdded() throws IOException {
    Map<String, String> before = sourceTexts();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    browser.element("#new-object").click();
    dragOverRoom(56, 24, 90, 55);
    browser.element("#adding-name").sendKeys("lamp");
    browser.element("#adding-label").sendKeys("storm lamp");
    browser.element("#adding-state").sendKeys("dark");
    browser.saveScreenshot(PICTURES.resolve("adding-object.png"));
    create();
    assertThat(state().path("things").get(objectIndex("lamp")).toString())
        .startsWith("[56,24,32,32,");

    browser.element("#new-state").click();
    select("adding-picture", "file");
    browser.element("#adding-file").sendKeys(picture(30, 27).toString());
    browser.element("#adding-state").sendKeys("lit");
    create();
    browser.saveScreenshot(PICTURES.resolve("adding-state.png"));

    browser.element("#new-entry").click();
    select("adding-from", "kitchen.steam");
    select("adding-verb", "go");
    create();
    selectIndex("thing", objectIndex("lamp"));
    page.drag("walk-" + objectIndex("lamp"), 0, -500);
    assertThat(browser.element("#problems").getText()).contains("where lamp is used");
    browser.saveScreenshot(PICTURES.resolve("adding-entry.png"));

    save();
    assertThat(message()).endsWith("It builds.");
    assertThat(sourceTexts().get("scripts/landing.bow"))
        .contains("  object lamp {\n    name \"storm lamp\"\n    at 56, 24\n    size 32, 32\n")
        .contains("    states dark, lit\n    state dark\n  }\n");
    assertThat(sourceTexts().get("scripts/kitchen.bow"))
        .contains("untouchable, Way")
        .contains("verb go { loadRoomWithEgo(landing.lamp, landing, -1, -1) }");
    assertThat(sources.resolve("rooms/landing/lamp-dark.png")).isRegularFile();
    assertThat(sources.resolve("rooms/landing/lamp-lit.png")).isRegularFile();

    browser.element("#reload").click();
    page.await(RELOADED);
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    selectIndex("thing", objectIndex("lamp"));
    select("thing-look", "2");
    browser.saveScreenshot(PICTURES.resolve("adding-read-anew.png"));
    restore(before);
  }

  @Test
  void additionsCanBeUndoneBeforeAndAfterSaving() throws IOException {
    Map<String, String> before = sourceTexts();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    browser.element("#new-object").click();
    browser.element("#adding-name").sendKeys("lamp");
    create();
    save();
    assertThat(sourceTexts()).isNotEqualTo(before);
    browser.element("#undo").click();
    page.awaitAnswers();
    save();
    assertThat(sourceTexts()).isEqualTo(before);
    assertThat(sources.resolve("rooms/landing/lamp-1.png")).doesNotExist();

    browser.element("#new-object").click();
    browser.element("#adding-name").sendKeys("puffin");
    browser.element("#adding-create").click();
    page.await("document.getElementById('adding-said').textContent !== ''");
    assertThat(browser.element("#adding-said").getText())
        .isEqualTo("There is an object puffin in landing already.");
    browser.element("#adding-cancel").click();
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void picturesOfTheWrongSizeAreReportedAndAdditionsStillWork() throws IOException {
    Path hook = sources.resolve("rooms/landing/hook_boat-2.png");
    byte[] own = Files.readAllBytes(hook);
    Files.copy(picture(12, 8), hook, REPLACE_EXISTING);
    reloadSources();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    assertThat(problems()).contains("multiples of 8");
    browser.saveScreenshot(PICTURES.resolve("wrong-picture.png"));

    browser.element("#new-object").click();
    browser.element("#adding-name").sendKeys("lamp");
    create();
    assertThat(objectIndex("lamp")).isNotNegative();
    browser.element("#undo").click();
    page.awaitAnswers();

    Files.write(hook, own);
    reloadSources();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.awaitAnswers();
    assertThat(problems()).doesNotContain("multiples of 8");
    selectMode("things");
    selectIndex("thing", objectIndex("hook_boat"));
    type("thing-width", 80);
    page.awaitAnswers();
    assertThat(problems()).contains("the object is 80×");
    browser.element("#undo").click();
    page.awaitAnswers();
    assertThat(problems()).doesNotContain("the object is");
  }

  private static String problems() {
    return browser.element("#problems").getText();
  }

  private static void reloadSources() {
    browser.script("document.getElementById('drawing-said').textContent = ''");
    browser.element("#reload").click();
    page.await(RELOADED);
  }

  /** Restores the sources and reloads them in the page. */
  private static void restore(Map<String, String> texts) throws IOException {
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Files.writeString(
          sources.resolve(text.getKey()), text.getValue(), StandardCharsets.ISO_8859_1);
    }
    Files.delete(sources.resolve("rooms/landing/lamp-dark.png"));
    Files.delete(sources.resolve("rooms/landing/lamp-lit.png"));
    reloadSources();
  }

  private static JsonNode state() throws IOException {
    return page.json("return JSON.stringify(bowsprit.lab.page.state)");
  }

  /** Returns the index of an object of the shown room. */
  private static int objectIndex(String name) {
    Object found =
        browser.script(
            "const {page} = bowsprit.lab; return Drawing.things(page.state, page.room)"
                + ".findIndex((one) => one.kind === 'object' && one.name === arguments[0])",
            name);
    return ((Number) found).intValue();
  }

  private static void create() {
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
    Object found =
        browser.script(
            """
            const map = document.getElementById('map');
            map.scrollIntoView({block: 'center'});
            const {x, y} = new DOMPoint(arguments[0], arguments[1]).matrixTransform(map.getScreenCTM());
            return `${x} ${y}`""",
            x,
            y);
    String[] xy = String.valueOf(found).split(" ", -1);
    return new double[] {Double.parseDouble(xy[0]), Double.parseDouble(xy[1])};
  }

  /** Writes a picture in true colour: an orange disc on a transparent background. */
  private static Path picture(int width, int height) throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D drawn = image.createGraphics();
    drawn.setColor(Color.ORANGE);
    drawn.fillOval(2, 2, width - 4, height - 4);
    drawn.dispose();
    Path file = work.resolve("disc.png");
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  @ParameterizedTest
  @CsvSource({"1440, light", "1440, dark", "390, light", "390, dark"})
  void thePageIsAccessibleAtAllWidths(int width, String scheme) {
    browser.setViewport(width, scheme);
    page.show(ROOM_WITH_BOXES_AND_OBJECTS);
    page.awaitAnswers();
    for (String mode : List.of("floor", "things")) {
      selectMode(mode);
      selectIndex(mode.equals("floor") ? "box" : "thing", 1);
      browser.saveScreenshot(
          PICTURES.resolve("drawn-" + mode + "-" + width + "-" + scheme + ".png"));
      assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
          .as("horizontal overflow in pixels")
          .isEqualTo(0L);
      assertThat(Accessibility.violations(browser))
          .as("rules of axe broken by %s, %d, %s", mode, width, scheme)
          .isEmpty();
    }
    browser.setViewport(1440, "light");
  }

  private static String message() {
    return browser.text("#drawing-said");
  }

  /** Saves and waits for the result, while the program builds the game. */
  private static void save() {
    browser.script(
        """
        document.getElementById('drawing-said').textContent = '';
        dispatchEvent(new KeyboardEvent('keydown', {key: 's', ctrlKey: true}))""");
    page.await("document.getElementById('drawing-said').textContent !== ''");
  }

  /** Makes an edit of the next kind. */
  private String edit(int number, JsonNode room) {
    int box = largeBox(room.path("boxes"));
    int object = objectIndex(room.path("things"));
    int kind = number % KINDS;
    if (kind < BOX_KINDS) {
      selectMode("floor");
      selectIndex("box", box);
    } else {
      selectMode("things");
      selectIndex("thing", object);
    }
    double grain =
        Double.parseDouble(String.valueOf(browser.script("return bowsprit.lab.page.map.grain")));
    String corner = "corner-" + box + "-" + random.nextInt(4);
    int distance = random.nextBoolean() ? 4 : -4;
    switch (kind) {
      case 0 -> page.drag(corner, distance / grain, distance / grain / 2);
      case 1 -> page.press(corner, random.nextBoolean() ? Keys.ARROW_LEFT : Keys.ARROW_DOWN);
      case 2 -> type("mask", 1 + (room.path("boxes").get(box).get(8).intValue() + 1) % 3);
      case 3 -> type("scale", 100 + random.nextInt(100));
      case 4 -> browser.element("#invisible").click();
      case 5 -> page.dragInside(box, distance / grain, distance / grain / 2);
      case 6 -> page.press("box-" + box, Keys.chord(Keys.SHIFT, Keys.ARROW_UP));
      case 7 -> {
        browser.element("#delete").click();
        assertThat(message()).startsWith("Box " + box + " is out");
      }
      case 8 -> page.drag("spot-" + object, 12 / grain, 12 / grain);
      case 9 -> {
        int[] offset = freeOffset("walk-" + object);
        page.tap("walk-" + object, offset[0], offset[1]);
      }
      case 10 -> page.press("walk-" + object, Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
      default -> {
        int facing = room.path("things").get(object).path("numbers").get(6).intValue();
        browser.script(
            """
            const select = document.getElementById('thing-facing');
            select.value = arguments[0];
            select.dispatchEvent(new Event('change'))""",
            String.valueOf((facing + 1) % 4));
      }
    }
    return "edit of kind " + kind + ", box " + box + ", thing " + object;
  }

  /** Returns the offset from a handle at which a tap hits no handle. */
  private static int[] freeOffset(String key) {
    double[] at = page.handlePosition(key);
    for (int[] offset : new int[][] {{40, 25}, {-40, 25}, {40, -25}, {-40, -25}}) {
      Object free =
          browser.script(
              """
              const there = document.elementFromPoint(arguments[0], arguments[1]);
              return Boolean(there && there.closest('#map') && !there.closest('.handle'))""",
              at[0] + offset[0],
              at[1] + offset[1]);
      if (Boolean.TRUE.equals(free)) {
        return offset;
      }
    }
    throw new AssertionError("no free position to tap near " + key);
  }

  private static void selectMode(String what) {
    select("works", what);
  }

  private static void selectIndex(String list, int which) {
    select(list, String.valueOf(which));
  }

  private static void select(String list, String value) {
    browser.script(
        """
        const select = document.getElementById(arguments[0]);
        select.value = arguments[1];
        select.dispatchEvent(new Event('change'))""",
        list,
        value);
  }

  private static void type(String field, int value) {
    browser
        .element("#" + field)
        .sendKeys(Keys.chord(Keys.CONTROL, "a"), String.valueOf(value), Keys.TAB);
  }

  /** Returns a box with space to move its corners; −1 if there is none. */
  private int largeBox(JsonNode boxes) {
    int first = random.nextInt(boxes.size());
    for (int i = 0; i < boxes.size(); i++) {
      JsonNode box = boxes.get((first + i) % boxes.size());
      int[] corners = new int[8];
      for (int k = 0; k < corners.length; k++) {
        corners[k] = box.get(k).intValue();
      }
      boolean isWide =
          corners[2] - corners[0] >= MIN_BOX_SIZE && corners[4] - corners[6] >= MIN_BOX_SIZE;
      boolean isHigh =
          corners[7] - corners[1] >= MIN_BOX_SIZE && corners[5] - corners[3] >= MIN_BOX_SIZE;
      if (isWide && isHigh) {
        return (first + i) % boxes.size();
      }
    }
    return -1;
  }

  /** Returns an object whose numbers are all literals; −1 if there is none. */
  private int objectIndex(JsonNode things) {
    int first = things.isEmpty() ? 0 : random.nextInt(things.size());
    for (int i = 0; i < things.size(); i++) {
      int index = (first + i) % things.size();
      int literals = 0;
      for (JsonNode one : things.get(index).path("written")) {
        literals += one.intValue();
      }
      if (literals == 7) {
        return index;
      }
    }
    return -1;
  }
}
