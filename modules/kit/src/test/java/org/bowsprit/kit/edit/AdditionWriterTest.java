package org.bowsprit.kit.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceFormatter;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.StatePictures;
import org.bowsprit.kit.game.Template;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;
import org.junit.jupiter.api.Test;

/** Tests the objects, states and entries that the editor page adds to the sources of a game. */
class AdditionWriterTest {

  private static final String DECK_ROOM_PATH = "rooms/deck/room.bow";
  private static final List<Integer> NUMBERS_OF_NEW_OBJECT = List.of(40, 56, 24, 16, 52, 120, 3);

  private final SourceTree tree = StarterGame.sources(Template.ADVENTURE, "Added");
  private final EditableSources sources = EditableSourcesTest.open(tree);

  private int roomIndex(String name) {
    return IntStream.range(0, sources.rooms().size())
        .filter(i -> sources.rooms().get(i).name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private int thingIndex(String room, String name) {
    List<EditableThing> things = sources.rooms().get(roomIndex(room)).things();
    return things.stream().map(EditableThing::name).toList().indexOf(name);
  }

  private RoomNumbers numbers(
      String room,
      List<AddedThing> things,
      List<List<Integer>> numbers,
      List<AddedPicture> pictures) {
    RoomNumbers before = sources.rooms().get(roomIndex(room)).numbers();
    List<List<Integer>> allNumbers = new ArrayList<>(before.things());
    allNumbers.addAll(numbers);
    return new RoomNumbers(
        before.boxes(), before.slots(), allNumbers, Set.of(), new RoomAdditions(things, pictures));
  }

  private int firstAddedIndex(String room) {
    return sources.rooms().get(roomIndex(room)).things().size();
  }

  private static String text(NavigableMap<String, Bytes> files, String path) {
    return new SourceTree(files).text(path).orElseThrow();
  }

  private BuildResult build(NavigableMap<String, Bytes> changedFiles) {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.putAll(changedFiles);
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(new SourceTree(files));
    assertThat(result.hasFailed()).as(result.diagnostics().toString()).isFalse();
    return result;
  }

  @Test
  void aNewObjectIsFormattedAndWrittenAfterTheLastObject() {
    NavigableMap<String, Bytes> files =
        sources.editedFiles(
            Map.of(
                roomIndex("deck"),
                numbers(
                    "deck",
                    List.of(new AddedThing.AddedObject("lantern", "the \"old\" lantern")),
                    List.of(NUMBERS_OF_NEW_OBJECT),
                    List.of())));

    String before = tree.text(DECK_ROOM_PATH).orElseThrow();
    String after = text(files, DECK_ROOM_PATH);
    assertThat(after)
        .isEqualTo(
            before.substring(0, before.length() - 2)
                + """

                  object lantern {
                    name "the \\"old\\" lantern"
                    at 40, 56
                    size 24, 16
                    walk 52, 120 facing north
                  }
                }
                """);
    assertThat(SourceFormatter.format(new SourceText(DECK_ROOM_PATH, after)).text())
        .contains(after);
    assertThat(build(files).diagnostics()).isEmpty();
  }

  @Test
  void thePictureOfANewStateIsAPartOfTheBackground() throws PngException {
    NavigableMap<String, Bytes> files =
        sources.editedFiles(
            Map.of(
                roomIndex("deck"),
                numbers(
                    "deck",
                    List.of(new AddedThing.AddedObject("lantern", "lantern")),
                    List.of(NUMBERS_OF_NEW_OBJECT),
                    List.of(
                        new AddedPicture(
                            firstAddedIndex("deck"), "dark", new AddedPicture.Background(40, 56)),
                        new AddedPicture(
                            firstAddedIndex("deck"),
                            "lit",
                            new AddedPicture.Background(48, 56))))));

    assertThat(text(files, DECK_ROOM_PATH)).contains("    states dark, lit\n    state dark\n  }\n");
    IndexedPicture background = sources.rooms().get(roomIndex("deck")).background().orElseThrow();
    IndexedPicture picture = PngReader.read(files.get("rooms/deck/lantern-lit.png").toArray());
    assertThat(picture.pixels().toArray()).isEqualTo(background.part(48, 56, 24, 16));
    assertThat(build(files).diagnostics()).isEmpty();
  }

  @Test
  void aNewStateIsAddedAfterTheDeclaredStates() {
    AddedPicture brokenState =
        new AddedPicture(
            thingIndex("deck", "bell"), "broken", new AddedPicture.Background(192, 24));
    NavigableMap<String, Bytes> files =
        sources.editedFiles(
            Map.of(roomIndex("deck"), numbers("deck", List.of(), List.of(), List.of(brokenState))));

    assertThat(text(files, DECK_ROOM_PATH)).contains("states bare, roped, broken");
    assertThat(files).containsKey("rooms/deck/bell-broken.png");
    build(files);
  }

  @Test
  void aFirstPictureIsAddedToAnObjectWithoutPictures() {
    AddedPicture picture =
        new AddedPicture(thingIndex("deck", "moon"), "", new AddedPicture.Background(48, 8));
    NavigableMap<String, Bytes> files =
        sources.editedFiles(
            Map.of(roomIndex("deck"), numbers("deck", List.of(), List.of(), List.of(picture))));

    assertThat(text(files, DECK_ROOM_PATH))
        .contains("    walk 64, 130 facing north\n    state 1\n\n    verb look");
    assertThat(files).containsKey("rooms/deck/moon-1.png");
    build(files);
  }

  @Test
  void anEntryIsWrittenAsAVerbHandlerOfTheObjectThatLeadsToTheRoom() {
    NavigableMap<String, Bytes> files =
        sources.editedFiles(
            Map.of(
                roomIndex("deck"),
                numbers(
                    "deck",
                    List.of(
                        new AddedThing.AddedObject("mast", "mast"),
                        new AddedThing.AddedEntry("cabin", "porthole", "go", "mast")),
                    List.of(NUMBERS_OF_NEW_OBJECT, List.of(-1, -1)),
                    List.of())));

    assertThat(text(files, "rooms/cabin/room.bow"))
        .contains("    walk 64, 112 facing north\n    class Way\n")
        .contains("\n    verb go { loadRoomWithEgo(mast, deck, -1, -1) }\n  }\n}\n");
    build(files);
    assertThat(
            EditableSourcesTest.open(treeWithChanges(files))
                .rooms()
                .get(roomIndex("deck"))
                .things())
        .filteredOn(each -> each.name().equals("mast"))
        .hasSize(2);
  }

  private SourceTree treeWithChanges(NavigableMap<String, Bytes> changedFiles) {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.putAll(changedFiles);
    return new SourceTree(files);
  }

  @Test
  void anInvalidAdditionIsRefusedWithASentence() {
    assertRefused(
        "There is an object bell in deck already.",
        new AddedThing.AddedObject("bell", ""),
        NUMBERS_OF_NEW_OBJECT);
    assertRefused(
        "Expected a name of letters, digits and _, found 'a b'.",
        new AddedThing.AddedObject("a b", ""),
        NUMBERS_OF_NEW_OBJECT);
    assertRefused(
        "Expected 7 numbers of an added thing in deck, found 2.",
        new AddedThing.AddedObject("mast", ""),
        List.of(40, 56));
    assertRefused(
        "door in cabin has a 'verb go' already: edit it by hand.",
        new AddedThing.AddedEntry("cabin", "door", "go", "bell"),
        List.of(-1, -1));
  }

  @Test
  void tooManyNumberedStatesAreRefused() {
    List<AddedPicture> pictures =
        IntStream.rangeClosed(0, StatePictures.MAX_STATE)
            .mapToObj(
                i ->
                    new AddedPicture(
                        firstAddedIndex("deck"), "", new AddedPicture.Background(40, 56)))
            .toList();
    Map<Integer, RoomNumbers> edits =
        Map.of(
            roomIndex("deck"),
            numbers(
                "deck",
                List.of(new AddedThing.AddedObject("mast", "")),
                List.of(NUMBERS_OF_NEW_OBJECT),
                pictures));
    assertThatThrownBy(() -> sources.editedFiles(edits))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Expected at most 16 numbered states of mast.");
  }

  private void assertRefused(String expectedMessage, AddedThing thing, List<Integer> numbers) {
    Map<Integer, RoomNumbers> edits =
        Map.of(roomIndex("deck"), numbers("deck", List.of(thing), List.of(numbers), List.of()));
    assertThatThrownBy(() -> sources.editedFiles(edits))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(expectedMessage);
  }
}
