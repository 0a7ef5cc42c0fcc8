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
class DrawnInBrowserIT {

  /**
   * The number of kinds of edits. The first {@link #OF_BOXES} kinds change a box, the others an
   * object.
   */
  private static final int KINDS = 12;

  private static final int OF_BOXES = 8;

  private static final int EDITS = Integer.getInteger("bowsprit.edits", KINDS);

  /**
   * The smallest width and height, in pixels, of a box that remains valid when one of its corners
   * moves by a few pixels.
   */
  private static final int LARGE = 14;

  private static final String ROOM =
      "const isLanding = ({drawn}) => drawn?.name === 'landing'; return bowsprit.lab.page.rooms";

  private static final String RELOADED =
      "document.getElementById('drawing-said').textContent === 'Reloaded.'";

  private static final int WITH_BOXES_AND_OBJECTS = 5;
  private static final Path PICTURES = Checkout.root().resolve("modules/integration/target/pages");

  @TempDir private static Path work;
  private static Path sources;
  private static Process program;
  private static Chromium browser;
  private static LabPage page;

  private final Random random = new Random(29);

  @BeforeAll
  static void serveTheSources() throws IOException {
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
    browser.look(1440, "light");
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
  private static Map<String, String> texts() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(DrawnInBrowserIT::isText).toList()) {
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
  void editsAreSavedBuiltWalkedAndUndoneToTheSameBytes() throws IOException {
    Map<String, String> before = texts();
    JsonNode rooms =
        page.json(
            "return JSON.stringify(bowsprit.lab.page.rooms.map(({boxes, slots, drawn}) => "
                + "({boxes, slots, things: drawn ? drawn.things : []})))");
    List<Integer> withThings =
        IntStream.range(0, rooms.size())
            .filter(room -> thing(rooms.get(room).path("things")) >= 0)
            .boxed()
            .toList();
    List<Integer> withBoxes =
        withThings.stream().filter(room -> largeBox(rooms.get(room).path("boxes")) >= 0).toList();
    assertThat(withBoxes).hasSizeGreaterThan(8).hasSizeLessThan(withThings.size());
    for (int edit = 0; edit < EDITS; edit++) {
      List<Integer> usable = edit % KINDS < OF_BOXES ? withBoxes : withThings;
      int room = usable.get(edit % usable.size());
      page.show(room);
      page.settle();
      String what = edit(edit, rooms.get(room));
      page.settle();
      save();
      assertThat(said()).as("edit %s, %s in room %s", edit, what, room).endsWith("It builds.");
      assertThat(texts()).as("edit %s, %s in room %s", edit, what, room).isNotEqualTo(before);
      JsonNode walk =
          page.json(
              "const page = bowsprit.lab.page; return page.answers.answer({...page.question("
                  + "page.state), walk: true}).then(JSON.stringify)");
      assertThat(walk.path("results")).hasSizeGreaterThanOrEqualTo(7);

      browser.one("#undo").click();
      page.settle();
      save();
      assertThat(texts()).as("edit %s, %s in room %s", edit, what, room).isEqualTo(before);
    }
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void objectsStatesAndWaysInAreAddedAndUndone() throws IOException {
    Map<String, String> before = texts();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.settle();
    browser.one("#new-object").click();
    dragOverRoom(56, 24, 90, 55);
    browser.one("#adding-name").sendKeys("lamp");
    browser.one("#adding-label").sendKeys("storm lamp");
    browser.one("#adding-state").sendKeys("dark");
    browser.photograph(PICTURES.resolve("adding-object.png"));
    create();
    assertThat(state().path("things").get(thing("lamp")).toString()).startsWith("[56,24,32,32,");

    browser.one("#new-state").click();
    select("adding-picture", "file");
    browser.one("#adding-file").sendKeys(picture(30, 27).toString());
    browser.one("#adding-state").sendKeys("lit");
    create();
    browser.photograph(PICTURES.resolve("adding-state.png"));

    browser.one("#new-entry").click();
    select("adding-from", "kitchen.steam");
    select("adding-verb", "go");
    create();
    choose("thing", thing("lamp"));
    page.drag("walk-" + thing("lamp"), 0, -500);
    assertThat(browser.one("#problems").getText()).contains("where lamp is used");
    browser.photograph(PICTURES.resolve("adding-entry.png"));

    save();
    assertThat(said()).endsWith("It builds.");
    assertThat(texts().get("scripts/landing.bow"))
        .contains("  object lamp {\n    name \"storm lamp\"\n    at 56, 24\n    size 32, 32\n")
        .contains("    states dark, lit\n    state dark\n  }\n");
    assertThat(texts().get("scripts/kitchen.bow"))
        .contains("untouchable, Way")
        .contains("verb go { loadRoomWithEgo(landing.lamp, landing, -1, -1) }");
    assertThat(sources.resolve("rooms/landing/lamp-dark.png")).isRegularFile();
    assertThat(sources.resolve("rooms/landing/lamp-lit.png")).isRegularFile();

    browser.one("#reload").click();
    page.await(RELOADED);
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.settle();
    choose("thing", thing("lamp"));
    select("thing-look", "2");
    browser.photograph(PICTURES.resolve("adding-read-anew.png"));
    restore(before);
  }

  @Test
  void additionsAreUndoneBeforeAndAfterSaving() throws IOException {
    Map<String, String> before = texts();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.settle();
    browser.one("#new-object").click();
    browser.one("#adding-name").sendKeys("lamp");
    create();
    save();
    assertThat(texts()).isNotEqualTo(before);
    browser.one("#undo").click();
    page.settle();
    save();
    assertThat(texts()).isEqualTo(before);
    assertThat(sources.resolve("rooms/landing/lamp-1.png")).doesNotExist();

    browser.one("#new-object").click();
    browser.one("#adding-name").sendKeys("puffin");
    browser.one("#adding-create").click();
    page.await("document.getElementById('adding-said').textContent !== ''");
    assertThat(browser.one("#adding-said").getText())
        .isEqualTo("There is an object puffin in landing already.");
    browser.one("#adding-cancel").click();
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void picturesOfTheWrongSizeAreReportedAndAdditionsStillWork() throws IOException {
    Path hook = sources.resolve("rooms/landing/hook_boat-2.png");
    byte[] own = Files.readAllBytes(hook);
    Files.copy(picture(12, 8), hook, REPLACE_EXISTING);
    readAnew();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.settle();
    assertThat(problems()).contains("multiples of 8");
    browser.photograph(PICTURES.resolve("wrong-picture.png"));

    browser.one("#new-object").click();
    browser.one("#adding-name").sendKeys("lamp");
    create();
    assertThat(thing("lamp")).isNotNegative();
    browser.one("#undo").click();
    page.settle();

    Files.write(hook, own);
    readAnew();
    page.show(((Number) browser.script(ROOM + ".findIndex(isLanding)")).intValue());
    page.settle();
    assertThat(problems()).doesNotContain("multiples of 8");
    works("things");
    choose("thing", thing("hook_boat"));
    type("thing-width", 80);
    page.settle();
    assertThat(problems()).contains("the object is 80×");
    browser.one("#undo").click();
    page.settle();
    assertThat(problems()).doesNotContain("the object is");
  }

  private static String problems() {
    return browser.one("#problems").getText();
  }

  private static void readAnew() {
    browser.script("document.getElementById('drawing-said').textContent = ''");
    browser.one("#reload").click();
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
    readAnew();
  }

  private static JsonNode state() throws IOException {
    return page.json("return JSON.stringify(bowsprit.lab.page.state)");
  }

  /** Returns the index of an object of the shown room. */
  private static int thing(String name) {
    Object found =
        browser.script(
            "const {page} = bowsprit.lab; return Drawing.things(page.state, page.room)"
                + ".findIndex((one) => one.kind === 'object' && one.name === arguments[0])",
            name);
    return ((Number) found).intValue();
  }

  private static void create() {
    browser.one("#adding-create").click();
    page.await("document.getElementById('adding').hidden");
    page.settle();
  }

  private static void dragOverRoom(int left, int top, int right, int bottom) {
    double[] from = onScreen(left, top);
    double[] to = onScreen(right, bottom);
    browser.press(from[0], from[1]);
    browser.dragTo(to[0], to[1]);
    browser.release(to[0], to[1]);
  }

  /** Returns the position in the window of a point of the room. */
  private static double[] onScreen(int x, int y) {
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
  void itIsAccessibleOnScreensOfAllWidths(int width, String scheme) {
    browser.look(width, scheme);
    page.show(WITH_BOXES_AND_OBJECTS);
    page.settle();
    for (String touched : List.of("floor", "things")) {
      works(touched);
      choose(touched.equals("floor") ? "box" : "thing", 1);
      browser.photograph(
          PICTURES.resolve("drawn-" + touched + "-" + width + "-" + scheme + ".png"));
      assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
          .as("pixels that stand out at the side")
          .isEqualTo(0L);
      assertThat(Accessibility.violations(browser))
          .as("rules of axe broken by %s, %d, %s", touched, width, scheme)
          .isEmpty();
    }
    browser.look(1440, "light");
  }

  private static String said() {
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
    int thing = thing(room.path("things"));
    int kind = number % KINDS;
    if (kind < OF_BOXES) {
      works("floor");
      choose("box", box);
    } else {
      works("things");
      choose("thing", thing);
    }
    double grain =
        Double.parseDouble(String.valueOf(browser.script("return bowsprit.lab.page.map.grain")));
    String corner = "corner-" + box + "-" + random.nextInt(4);
    int far = random.nextBoolean() ? 4 : -4;
    switch (kind) {
      case 0 -> page.drag(corner, far / grain, far / grain / 2);
      case 1 -> page.press(corner, random.nextBoolean() ? Keys.ARROW_LEFT : Keys.ARROW_DOWN);
      case 2 -> type("mask", 1 + (room.path("boxes").get(box).get(8).intValue() + 1) % 3);
      case 3 -> type("scale", 100 + random.nextInt(100));
      case 4 -> browser.one("#invisible").click();
      case 5 -> page.dragInside(box, far / grain, far / grain / 2);
      case 6 -> page.press("box-" + box, Keys.chord(Keys.SHIFT, Keys.ARROW_UP));
      case 7 -> {
        browser.one("#delete").click();
        assertThat(said()).startsWith("Box " + box + " is out");
      }
      case 8 -> page.drag("spot-" + thing, 12 / grain, 12 / grain);
      case 9 -> {
        int[] away = freePlace("walk-" + thing);
        page.tap("walk-" + thing, away[0], away[1]);
      }
      case 10 -> page.press("walk-" + thing, Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
      default -> {
        int facing = room.path("things").get(thing).path("numbers").get(6).intValue();
        browser.script(
            """
            const select = document.getElementById('thing-facing');
            select.value = arguments[0];
            select.dispatchEvent(new Event('change'))""",
            String.valueOf((facing + 1) % 4));
      }
    }
    return "edit of kind " + kind + ", box " + box + ", thing " + thing;
  }

  /** Returns the offset from a handle at which a tap hits no handle. */
  private static int[] freePlace(String key) {
    double[] at = page.handle(key);
    for (int[] away : new int[][] {{40, 25}, {-40, 25}, {40, -25}, {-40, -25}}) {
      Object free =
          browser.script(
              """
              const there = document.elementFromPoint(arguments[0], arguments[1]);
              return Boolean(there && there.closest('#map') && !there.closest('.handle'))""",
              at[0] + away[0],
              at[1] + away[1]);
      if (Boolean.TRUE.equals(free)) {
        return away;
      }
    }
    throw new AssertionError("no place to tap beside " + key);
  }

  private static void works(String what) {
    select("works", what);
  }

  private static void choose(String list, int which) {
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
        .one("#" + field)
        .sendKeys(Keys.chord(Keys.CONTROL, "a"), String.valueOf(value), Keys.TAB);
  }

  /** Returns a box with space to move its corners; −1 if there is none. */
  private int largeBox(JsonNode boxes) {
    int first = random.nextInt(boxes.size());
    for (int i = 0; i < boxes.size(); i++) {
      JsonNode box = boxes.get((first + i) % boxes.size());
      int[] at = new int[8];
      for (int k = 0; k < at.length; k++) {
        at[k] = box.get(k).intValue();
      }
      boolean isWide = at[2] - at[0] >= LARGE && at[4] - at[6] >= LARGE;
      boolean isHigh = at[7] - at[1] >= LARGE && at[5] - at[3] >= LARGE;
      if (isWide && isHigh) {
        return (first + i) % boxes.size();
      }
    }
    return -1;
  }

  /** Returns an object whose numbers are all literals; −1 if there is none. */
  private int thing(JsonNode things) {
    int first = things.isEmpty() ? 0 : random.nextInt(things.size());
    for (int i = 0; i < things.size(); i++) {
      int thing = (first + i) % things.size();
      int written = 0;
      for (JsonNode one : things.get(thing).path("written")) {
        written += one.intValue();
      }
      if (written == 7) {
        return thing;
      }
    }
    return -1;
  }
}
