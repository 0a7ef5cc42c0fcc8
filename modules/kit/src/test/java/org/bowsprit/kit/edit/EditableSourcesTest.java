package org.bowsprit.kit.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.TrueColourPng;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.junit.jupiter.api.Test;

/** Tests that an edit of hand-written sources changes only the edited number. */
class EditableSourcesTest {

  private static final String BOXES_PATH = "rooms/cabin/boxes.txt";
  private static final String ROOM_PATH = "rooms/cabin/room.bow";

  /**
   * Returns the sources of the starter game with a hand-written box file, which has Windows line
   * ends, and a hand-written room file.
   */
  static SourceTree handWrittenSources() {
    NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("By hand").files());
    for (String path : List.of(BOXES_PATH, ROOM_PATH)) {
      String name = path.substring(path.lastIndexOf('/') + 1);
      try (InputStream in = EditableSourcesTest.class.getResourceAsStream(name)) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        String lines = path.equals(BOXES_PATH) ? text.replace("\n", "\r\n") : text;
        files.put(path, Bytes.wrap(lines.getBytes(StandardCharsets.UTF_8)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return new SourceTree(files);
  }

  static EditableSources open(SourceTree tree) {
    List<Diagnostic> errors = new ArrayList<>();
    EditableSources sources = EditableSources.of(tree, errors);
    assertThat(errors).isEmpty();
    return sources;
  }

  private final SourceTree tree = handWrittenSources();
  private final EditableSources sources = open(tree);
  private final EditableRoom cabin = sources.rooms().get(0);

  private String editedText(String path, RoomNumbers numbers) {
    return new String(
        sources.editedFiles(Map.of(0, numbers)).get(path).toArray(), StandardCharsets.UTF_8);
  }

  private RoomNumbers numbersWithBox(int box, BoxRecord newBox) {
    List<BoxRecord> boxes = new ArrayList<>(cabin.numbers().boxes());
    boxes.set(box, newBox);
    return new RoomNumbers(boxes, cabin.numbers().slots(), cabin.numbers().things());
  }

  private RoomNumbers numbersWithThing(String name, PlacementNumber slot, int value) {
    List<List<Integer>> things = new ArrayList<>(cabin.numbers().things());
    int thingIndex = cabin.things().stream().map(EditableThing::name).toList().lastIndexOf(name);
    List<Integer> numbers = new ArrayList<>(things.get(thingIndex));
    for (int i = 0; i < numbers.size(); i++) {
      if (EditableThing.slot(i) == slot) {
        numbers.set(i, value);
      }
    }
    things.set(thingIndex, numbers);
    return new RoomNumbers(cabin.numbers().boxes(), cabin.numbers().slots(), things);
  }

  @Test
  void unchangedNumbersDoNotChangeTheFiles() {
    sources
        .editedFiles(Map.of(0, cabin.numbers()))
        .forEach(
            (path, after) ->
                assertThat(after)
                    .as("the bytes of %s", path)
                    .isEqualTo(tree.file(path).orElseThrow()));
  }

  @Test
  void changingACornerReplacesOnlyTheChangedNumber() {
    BoxRecord box = cabin.numbers().boxes().get(1);
    BoxRecord editedBox =
        new BoxRecord(
            new BoxRecord.Corner(-12, 108),
            box.upperRight(),
            box.lowerRight(),
            box.lowerLeft(),
            0,
            0,
            box.scale());

    String before = tree.text(BOXES_PATH).orElseThrow();
    assertThat(editedText(BOXES_PATH, numbersWithBox(1, editedBox)))
        .isEqualTo(before.replace("box 1 ( 0x04 , 108 )", "box 1 ( -12 , 108 )"))
        .isNotEqualTo(before);
  }

  @Test
  void aMissingPropertyIsAddedBeforeTheComment() {
    BoxRecord box = cabin.numbers().boxes().get(4);
    BoxRecord editedBox =
        new BoxRecord(
            box.upperLeft(),
            box.upperRight(),
            box.lowerRight(),
            box.lowerLeft(),
            2,
            WalkBox.INVISIBLE,
            220);

    assertThat(editedText(BOXES_PATH, numbersWithBox(4, editedBox)))
        .contains(
            "box 4 (4,124)(174,124)(174,142)(4,142) plane 2\tscale 220 invisible # the planks\r\n");
  }

  @Test
  void aFlagIsRemovedWithTheBlanksBeforeIt() {
    BoxRecord box = cabin.numbers().boxes().get(5);
    BoxRecord editedBox =
        new BoxRecord(
            box.upperLeft(),
            box.upperRight(),
            box.lowerRight(),
            box.lowerLeft(),
            0,
            0,
            box.scale());

    assertThat(editedText(BOXES_PATH, numbersWithBox(5, editedBox)))
        .contains("box 5 (250,124) (316,124) (316,142) (250,142) scale slot 1  facing 0\r\n");
  }

  @Test
  void newBoxesAreWrittenAfterTheLastBox() {
    List<BoxRecord> boxes = new ArrayList<>(cabin.numbers().boxes());
    boxes.add(BoxRecord.ofValues(1, 2, 30, 2, 30, 40, 1, 40, 1, 0, 255));

    String after =
        editedText(
            BOXES_PATH, new RoomNumbers(boxes, cabin.numbers().slots(), cabin.numbers().things()));

    String before = tree.text(BOXES_PATH).orElseThrow();
    String endOfLastBox = "invisible  facing 2\r\n";
    assertThat(after)
        .isEqualTo(
            before.replace(
                endOfLastBox, endOfLastBox + "box 6 (1,2) (30,2) (30,40) (1,40) plane 1\r\n"));
  }

  private RoomNumbers numbersWithoutBox(int box) {
    List<BoxRecord> boxes = new ArrayList<>(cabin.numbers().boxes());
    boxes.remove(box);
    return new RoomNumbers(boxes, cabin.numbers().slots(), cabin.numbers().things(), Set.of(box));
  }

  @Test
  void removingABoxRemovesItsLineAndLinks() {
    String before = tree.text(BOXES_PATH).orElseThrow();

    assertThat(editedText(BOXES_PATH, numbersWithoutBox(3)))
        .isEqualTo(
            before
                .replaceFirst("box 3 .*\r\n", "")
                .replaceFirst("link 2 3\r\n", "")
                .replace("box 4 ", "box 3 ")
                .replace("box 5 ", "box 4 "));
  }

  @Test
  void removingABoxReducesAllLaterBoxNumbers() {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    String before = tree.text(BOXES_PATH).orElseThrow() + "\r\nrow 2 = 1-1>1 2-3>3 4-4>4 5-5>4\r\n";
    files.put(BOXES_PATH, SourceTree.bytes(before));
    EditableSources sourcesWithRow = open(new SourceTree(files));

    String after =
        new String(
            sourcesWithRow.editedFiles(Map.of(0, numbersWithoutBox(1))).get(BOXES_PATH).toArray(),
            StandardCharsets.UTF_8);

    assertThat(after)
        .isEqualTo(
            before
                .replaceFirst("box 1 .*\r\n", "")
                .replace("box 2 ", "box 1 ")
                .replace("box 3 ", "box 2 ")
                .replace("box 4 ", "box 3 ")
                .replace("box 5 ", "box 4 ")
                .replace("link 2 3", "link 1 2")
                .replace("row 2 = 1-1>1 2-3>3 4-4>4 5-5>4", "row 1 =  1-2>2 3-3>3 4-4>3"));
  }

  @Test
  void scriptCallsWithBoxNumbersAreReported() {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.put(
        "gate.bow",
        SourceTree.bytes("script lift {\n  setBoxFlags(3, 0)\n  createBoxMatrix()\n}\n"));

    assertThat(open(new SourceTree(files)).rooms().get(0).boxCalls())
        .extracting(each -> each.path() + ":" + each.line() + " " + each.text())
        .containsExactly("gate.bow:2 setBoxFlags(3, 0)");
  }

  @Test
  void addingTheFirstBoxesOfARoomCreatesABoxFile() {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.remove(BOXES_PATH);
    EditableSources sourcesWithoutBoxes = open(new SourceTree(files));
    assertThat(sourcesWithoutBoxes.editedFiles(Map.of())).doesNotContainKey(BOXES_PATH);

    List<BoxRecord> boxes =
        List.of(BoxRecord.SENTINEL, BoxRecord.ofValues(1, 2, 30, 2, 30, 40, 1, 40, 0, 0, 255));
    RoomNumbers numbers =
        new RoomNumbers(boxes, List.of(), sourcesWithoutBoxes.rooms().get(0).numbers().things());

    assertThat(
            new String(
                sourcesWithoutBoxes.editedFiles(Map.of(0, numbers)).get(BOXES_PATH).toArray(),
                StandardCharsets.UTF_8))
        .isEqualTo("box 0 none\nbox 1 (1,2) (30,2) (30,40) (1,40)\n");
  }

  @Test
  void changingAScaleSlotReplacesTheNumbersOfTheSlot() {
    List<ScaleSlot> slots = new ArrayList<>(cabin.numbers().slots());
    slots.set(0, new ScaleSlot(100, 108, 255, 140));

    assertThat(
            editedText(
                BOXES_PATH,
                new RoomNumbers(cabin.numbers().boxes(), slots, cabin.numbers().things())))
        .contains("scale slot 1  100 at 108  255 at 140\r\n");
  }

  @Test
  void changingAnObjectReplacesOnlyTheChangedNumber() {
    assertThat(editedText(ROOM_PATH, numbersWithThing("chest", PlacementNumber.X, 96)))
        .contains("at 96 , 0x50 // on the planks");
    assertThat(editedText(ROOM_PATH, numbersWithThing("chest", PlacementNumber.FACING, 0)))
        .contains("walk 108,122 facing west; state 1");
    assertThat(editedText(ROOM_PATH, numbersWithThing("key", PlacementNumber.WALK_X, -7)))
        .contains("walk -7, 122");
    assertThat(editedText(ROOM_PATH, numbersWithThing("hero", PlacementNumber.Y, 130)))
        .contains("put hero at 60, 130 in cabin // über Bord");
  }

  @Test
  void anInvalidNumberIsRefusedWithASentence() {
    assertThatThrownBy(() -> editedText(ROOM_PATH, numbersWithThing("door", PlacementNumber.X, 8)))
        .hasMessage(
            "rooms/cabin/room.bow: expected the x of door written out as a number, to change it:"
                + " edit it by hand.");
    assertThatThrownBy(() -> editedText(ROOM_PATH, numbersWithThing("chest", PlacementNumber.X, 9)))
        .hasMessage(
            "rooms/cabin/room.bow: expected for the x of chest a number from -32768 to 32767,"
                + " a multiple of 8, found 9.");
    assertThatThrownBy(
            () ->
                editedText(
                    BOXES_PATH,
                    new RoomNumbers(List.of(), cabin.numbers().slots(), cabin.numbers().things())))
        .hasMessage(BOXES_PATH + ": expected 6 boxes or more, found 0.");
  }

  @Test
  void aFileThatIsNotUtf8IsNotChanged() {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    byte[] boxes = files.get(BOXES_PATH).toArray();
    boxes[2] = (byte) 0xFC;
    files.put(BOXES_PATH, Bytes.wrap(boxes));
    EditableSources changedSources = open(new SourceTree(files));
    List<BoxRecord> changedBoxes = new ArrayList<>(changedSources.rooms().get(0).numbers().boxes());
    changedBoxes.add(changedBoxes.get(1));

    assertThat(changedSources.editedFiles(Map.of()).get(BOXES_PATH))
        .isEqualTo(files.get(BOXES_PATH));
    assertThatThrownBy(
            () ->
                changedSources.editedFiles(
                    Map.of(
                        0,
                        new RoomNumbers(
                            changedBoxes,
                            cabin.numbers().slots(),
                            changedSources.rooms().get(0).numbers().things()))))
        .hasMessage("rooms/cabin/boxes.txt is not text in UTF-8: edit it by hand.");
  }

  @Test
  void checkReportsTheErrorsOfABuild() {
    BoxRecord mirroredBox = BoxRecord.ofValues(174, 121, 112, 121, 112, 124, 174, 124, 0, 0, 255);

    assertThat(sources.check(0, cabin.numbers()).diagnostics()).isEmpty();
    assertThat(sources.check(0, cabin.numbers()).floor().orElseThrow().matrix()).isPresent();
    CheckedRoom check = sources.check(0, numbersWithBox(2, mirroredBox));
    assertThat(check.floor()).isEmpty();
    assertThat(check.diagnostics().get(0).displayText())
        .startsWith(BOXES_PATH + ":7:1: error: expected corners clockwise");
  }

  @Test
  void checkReportsPicturesOfTheWrongSize() {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.put("rooms/cabin/chest-2.png", files.get("rooms/cabin/key-2.png"));
    EditableSources changedSources = open(new SourceTree(files));

    String expectedMessage =
        "rooms/cabin/chest-2.png: expected the size of the object's other pictures";
    CheckedRoom check = changedSources.check(0, cabin.numbers());
    assertThat(check.pictures())
        .extracting(Diagnostic::message)
        .anySatisfy(message -> assertThat(message).startsWith(expectedMessage));
    assertThat(check.diagnostics()).isEmpty();
    assertThat(check.floor().orElseThrow().matrix()).isPresent();

    int chest = cabin.things().stream().map(EditableThing::name).toList().indexOf("chest");
    assertThat(changedSources.check(0, numbersWithoutBox(chest)).pictures())
        .isEqualTo(check.pictures());
  }

  @Test
  void checkComparesPicturesWithTheEditedSize() {
    assertThat(sources.check(0, cabin.numbers()).pictures()).isEmpty();
    assertThat(sources.check(0, numbersWithThing("chest", PlacementNumber.WIDTH, 80)).pictures())
        .extracting(Diagnostic::message)
        .anySatisfy(message -> assertThat(message).startsWith("the object is 80×"));
  }

  @Test
  void checkRefusesMissingNumbers() {
    RoomNumbers numbersWithoutThings =
        new RoomNumbers(cabin.numbers().boxes(), cabin.numbers().slots(), List.of());

    assertThatThrownBy(() -> sources.check(0, numbersWithoutThings))
        .hasMessageMatching("Expected [0-9]+ objects and actors of room cabin, found 0\\.");
  }

  @Test
  void trueColourPicturesAreConvertedToIndexedPictures() throws IOException {
    byte[] rgb = new byte[320 * 144 * 3];
    Arrays.fill(rgb, 0, 320 * 3, (byte) 200);
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    TrueColourPng.write(png, 320, 144, rgb);
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.put("rooms/cabin/background.png", Bytes.wrap(png.toByteArray()));
    files.put("rooms/cabin/zplane1.png", Bytes.wrap(png.toByteArray()));
    EditableRoom room = open(new SourceTree(files)).rooms().get(0);

    IndexedPicture background = room.background().orElseThrow();
    assertThat(background.palette().u8(background.pixels().u8(0) * 3)).isEqualTo(200);
    assertThat(background.palette().u8(background.pixels().u8(320) * 3)).isZero();
    Bytes plane = room.planes().get(1).pixels();
    assertThat(List.of(plane.u8(0), plane.u8(320))).containsExactly(1, 0);
  }
}
