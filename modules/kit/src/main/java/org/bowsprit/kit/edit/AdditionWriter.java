package org.bowsprit.kit.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.bow.place.ObjectOutline;
import org.bowsprit.bow.place.PlacedItem;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bow.place.RoomOutline;
import org.bowsprit.bow.place.WrittenSetting;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.RoomFiles;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StatePictures;
import org.bowsprit.kit.text.TextChanges;

/** Writes the objects, entries and pictures that were added in an editor into the sources. */
final class AdditionWriter {

  private static final int COORDINATE_COUNT = 2;
  private static final Pattern NAME_PATTERN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** The class of the interface {@code nine-verbs} for things that lead out of a room. */
  private static final String WAY_CLASS = "Way";

  /** The verb that the interface starts for a thing of the class {@code Way}. */
  private static final String GO_VERB = "go";

  private final SourceTree tree;
  private final Map<String, RoomOutline> outlines;
  private final boolean hasWays;
  private final Map<String, TextChanges> changes;
  private final Map<String, LineInsertions> insertions = new HashMap<>();
  private final Map<String, ObjectBlock> blocks = new LinkedHashMap<>();
  private final NavigableMap<String, Bytes> pictures = new TreeMap<>();

  /**
   * A room with additions.
   *
   * @param room the room as it was read
   * @param numbers the edited numbers and the additions
   */
  record EditedRoom(EditableRoom room, RoomNumbers numbers) {}

  /** An added object and the parts of its declaration. */
  private record ObjectBlock(List<String> settings, List<String> handlers) {

    ObjectBlock() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /**
   * Creates a writer of additions.
   *
   * @param outlines the rooms by name
   * @param hasWays true if the game has the class {@code Way}
   * @param changes receives the changes of source texts by path
   */
  AdditionWriter(
      SourceTree tree,
      Map<String, RoomOutline> outlines,
      boolean hasWays,
      Map<String, TextChanges> changes) {
    this.tree = tree;
    this.outlines = outlines;
    this.hasWays = hasWays;
    this.changes = changes;
  }

  /**
   * Adds all additions of the rooms.
   *
   * @param editedRooms the edited rooms
   * @return the picture files by path
   * @throws IllegalArgumentException if something cannot be added; the message is for the user
   */
  NavigableMap<String, Bytes> add(List<EditedRoom> editedRooms) {
    editedRooms.forEach(each -> requireNumbers(each.room(), each.numbers()));
    editedRooms.forEach(each -> declareObjects(each.room(), each.numbers()));
    editedRooms.forEach(each -> addPictures(each.room(), each.numbers()));
    editedRooms.forEach(each -> addEntries(each.room(), each.numbers()));
    editedRooms.forEach(each -> writeObjects(each.room()));
    insertions.values().forEach(LineInsertions::finish);
    return pictures;
  }

  private static void requireNumbers(EditableRoom room, RoomNumbers numbers) {
    List<AddedThing> addedThings = numbers.additions().things();
    int existingCount = room.things().size();
    if (numbers.things().size() != existingCount + addedThings.size()) {
      throw new IllegalArgumentException(
          "Expected the numbers of %s things in %s, found those of %s."
              .formatted(existingCount + addedThings.size(), room.name(), numbers.things().size()));
    }
    for (int i = 0; i < addedThings.size(); i++) {
      int expected =
          addedThings.get(i) instanceof AddedThing.AddedObject
              ? PlacementNumber.values().length
              : COORDINATE_COUNT;
      if (numbers.things().get(existingCount + i).size() != expected) {
        throw new IllegalArgumentException(
            "Expected %s numbers of an added thing in %s, found %s."
                .formatted(expected, room.name(), numbers.things().get(existingCount + i).size()));
      }
    }
  }

  private void declareObjects(EditableRoom room, RoomNumbers numbers) {
    for (int i = 0; i < numbers.additions().things().size(); i++) {
      if (numbers.additions().things().get(i) instanceof AddedThing.AddedObject object) {
        ObjectBlock block = new ObjectBlock();
        block
            .settings()
            .addAll(placementSettings(object, numbers.things().get(room.things().size() + i)));
        if (!NAME_PATTERN.matcher(object.name()).matches()) {
          throw new IllegalArgumentException(
              "Expected a name of letters, digits and _, found '" + object.name() + "'.");
        }
        boolean isDeclared = outline(room.name()).objects().containsKey(object.name());
        if (isDeclared || blocks.put(key(room.name(), object.name()), block) != null) {
          throw new IllegalArgumentException(
              "There is an object " + object.name() + " in " + room.name() + " already.");
        }
      }
    }
  }

  private static String key(String room, String object) {
    return room + "." + object;
  }

  private RoomOutline outline(String room) {
    return Optional.ofNullable(outlines.get(room))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The room " + room + " is not in these sources: edit it by hand."));
  }

  private static List<String> placementSettings(
      AddedThing.AddedObject object, List<Integer> numbers) {
    for (int i = 0; i < PlacementNumber.values().length; i++) {
      PlacementNumber placementNumber = EditableThing.slot(i);
      if (!placementNumber.isValid(numbers.get(i))) {
        throw new IllegalArgumentException(
            "Expected for the %s of %s %s, found %s."
                .formatted(
                    placementNumber.description(),
                    object.name(),
                    placementNumber.expectedValues(),
                    numbers.get(i)));
      }
    }
    List<String> settings = new ArrayList<>();
    if (!object.label().isEmpty()) {
      settings.add("name \"" + escaped(object.label()) + "\"");
    }
    settings.add("at %s, %s".formatted(numbers.get(0), numbers.get(1)));
    settings.add("size %s, %s".formatted(numbers.get(2), numbers.get(3)));
    settings.add(
        "walk %s, %s facing %s"
            .formatted(
                numbers.get(4), numbers.get(5), PlacementNumber.FACING.text(numbers.get(6))));
    return settings;
  }

  private static String escaped(String label) {
    return label.strip().replaceAll("[\\\\\"{}]", "\\\\$0").replaceAll("\\s+", " ");
  }

  private void addPictures(EditableRoom room, RoomNumbers numbers) {
    Map<Integer, List<AddedPicture>> picturesByThing = new TreeMap<>();
    for (AddedPicture picture : numbers.additions().pictures()) {
      picturesByThing.computeIfAbsent(picture.thing(), thing -> new ArrayList<>()).add(picture);
    }
    picturesByThing.forEach(
        (thing, addedPictures) -> addPictures(room, numbers, thing, addedPictures));
  }

  private void addPictures(
      EditableRoom room, RoomNumbers numbers, int thing, List<AddedPicture> addedPictures) {
    int existingCount = room.things().size();
    ThingAppearance appearance =
        thing < existingCount ? room.things().get(thing).look() : ThingAppearance.NONE;
    String name = objectName(room, numbers, thing);
    List<Integer> size = numbers.things().get(thing);
    AddedPictureFiles files = new AddedPictureFiles(room.backgroundFile(), room.transparent());
    List<String> newStates = new ArrayList<>();
    int number = appearance.pictures().isEmpty() ? 0 : appearance.pictures().lastKey();
    for (AddedPicture picture : addedPictures) {
      String state = picture.state().isEmpty() ? numberedState(name, ++number) : picture.state();
      String path = RoomFiles.of(room.name()).path(RoomFiles.picture(name, state));
      if (tree.file(path).isPresent() || pictures.containsKey(path)) {
        throw new IllegalArgumentException("There is a picture " + path + " already.");
      }
      pictures.put(path, files.file(picture.source(), size.get(2), size.get(3)));
      boolean isNew = appearance.states().stream().noneMatch(each -> each.name().equals(state));
      if (!picture.state().isEmpty() && isNew) {
        newStates.add(requireState(state));
      }
    }
    boolean isNamed = !appearance.states().isEmpty() || !newStates.isEmpty();
    boolean isMixed = isNamed && addedPictures.stream().anyMatch(each -> each.state().isEmpty());
    if (isMixed
        || (appearance.states().isEmpty()
            && !appearance.pictures().isEmpty()
            && !newStates.isEmpty())) {
      throw new IllegalArgumentException(
          "Expected names or numbers for all states of " + name + ", found both.");
    }
    boolean isFirstState = appearance.pictures().isEmpty() && appearance.states().isEmpty();
    String first = newStates.isEmpty() ? "1" : newStates.get(0);
    addStates(room, name, newStates, isFirstState ? Optional.of(first) : Optional.empty());
  }

  private static String numberedState(String object, int state) {
    if (state > StatePictures.MAX_STATE) {
      throw new IllegalArgumentException(
          "Expected at most %s numbered states of %s.".formatted(StatePictures.MAX_STATE, object));
    }
    return Integer.toString(state);
  }

  private static String requireState(String state) {
    if (!NAME_PATTERN.matcher(state).matches()) {
      throw new IllegalArgumentException(
          "Expected a name of letters, digits and _ for the state, found '" + state + "'.");
    }
    return state;
  }

  private static String objectName(EditableRoom room, RoomNumbers numbers, int thing) {
    int existingCount = room.things().size();
    if (thing < existingCount && room.things().get(thing).kind() == PlacedItem.Kind.OBJECT) {
      return room.things().get(thing).name();
    }
    if (thing >= existingCount
        && numbers.additions().things().get(thing - existingCount)
            instanceof AddedThing.AddedObject object) {
      return object.name();
    }
    throw new IllegalArgumentException("Only objects have states.");
  }

  /**
   * Writes states.
   *
   * @param names the names of the new states
   * @param initialState the state when the game begins; empty if the initial state is not changed
   */
  private void addStates(
      EditableRoom room, String object, List<String> names, Optional<String> initialState) {
    ObjectBlock block = blocks.get(key(room.name(), object));
    if (block != null) {
      block.settings().addAll(stateSettings(names, initialState));
      return;
    }
    RoomOutline outline = outline(room.name());
    ObjectOutline objectOutline = outlineOf(outline, object);
    WrittenSetting states = objectOutline.settings().get("states");
    boolean hasState = objectOutline.settings().containsKey("state");
    if (objectOutline.settings().containsKey("image")) {
      throw new IllegalArgumentException(
          outline.path() + " names the pictures of " + object + ": edit it by hand.");
    }
    if (states != null) {
      names.forEach(name -> insertions(outline).appendValue(states, name));
    } else {
      addSettings(
          outline, objectOutline, stateSettings(names, hasState ? Optional.empty() : initialState));
    }
  }

  private static List<String> stateSettings(List<String> names, Optional<String> initialState) {
    List<String> settings = new ArrayList<>();
    if (!names.isEmpty()) {
      settings.add("states " + String.join(", ", names));
    }
    initialState.ifPresent(state -> settings.add("state " + state));
    return settings;
  }

  private void addSettings(RoomOutline outline, ObjectOutline object, List<String> settings) {
    Optional<WrittenSetting> last =
        object.settings().values().stream().reduce((a, b) -> a.start() > b.start() ? a : b);
    if (settings.isEmpty()) {
      return;
    }
    if (last.isPresent()) {
      insertions(outline).addSettings(last.get(), settings);
    } else {
      insertions(outline).addAtEndOfBlock(object.end(), settings);
    }
  }

  private static ObjectOutline outlineOf(RoomOutline outline, String object) {
    return Optional.ofNullable(outline.objects().get(object))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no object " + object + " in " + outline.path() + "."));
  }

  private LineInsertions insertions(RoomOutline outline) {
    return insertions.computeIfAbsent(
        outline.path(),
        path ->
            new LineInsertions(
                tree.text(path).orElseThrow(),
                changes.computeIfAbsent(path, changedPath -> new TextChanges())));
  }

  private void addEntries(EditableRoom room, RoomNumbers numbers) {
    for (int i = 0; i < numbers.additions().things().size(); i++) {
      if (numbers.additions().things().get(i) instanceof AddedThing.AddedEntry entry) {
        addEntry(room, entry, numbers.things().get(room.things().size() + i));
      }
    }
  }

  private void addEntry(EditableRoom room, AddedThing.AddedEntry entry, List<Integer> position) {
    String handler =
        "verb %s { loadRoomWithEgo(%s, %s, %s, %s) }"
            .formatted(
                entry.verb(),
                qualifiedName(room.name(), entry.target()),
                room.name(),
                position.get(0),
                position.get(1));
    boolean isWay = hasWays && entry.verb().equals(GO_VERB);
    ObjectBlock block = blocks.get(key(entry.room(), entry.object()));
    if (block != null) {
      if (isWay && block.handlers().isEmpty()) {
        block.settings().add("class " + WAY_CLASS);
      }
      requireVerbNotHandled(block.handlers().stream().map(each -> each.split(" ", 3)[1]), entry);
      block.handlers().add(handler);
      return;
    }
    RoomOutline outline = outline(entry.room());
    ObjectOutline object = outlineOf(outline, entry.object());
    requireVerbNotHandled(object.verbs().stream(), entry);
    if (isWay) {
      addClass(outline, object);
    }
    insertions(outline).addAtEndOfBlock(object.end(), List.of(handler));
  }

  private static void requireVerbNotHandled(Stream<String> verbs, AddedThing.AddedEntry entry) {
    if (verbs.anyMatch(entry.verb()::equals)) {
      throw new IllegalArgumentException(
          "%s in %s has a 'verb %s' already: edit it by hand."
              .formatted(entry.object(), entry.room(), entry.verb()));
    }
  }

  private void addClass(RoomOutline outline, ObjectOutline object) {
    WrittenSetting classes = object.settings().get("class");
    if (classes == null) {
      addSettings(outline, object, List.of("class " + WAY_CLASS));
    } else if (!List.of(classes.text().split("[\\s,]+")).contains(WAY_CLASS)) {
      insertions(outline).appendValue(classes, WAY_CLASS);
    }
  }

  /**
   * Returns the name of an object, preceded by its room if another room has an object of this name.
   */
  private String qualifiedName(String room, String object) {
    Set<String> rooms = new HashSet<>();
    outlines.values().stream()
        .filter(each -> each.objects().containsKey(object))
        .forEach(each -> rooms.add(each.name()));
    blocks.keySet().stream()
        .filter(key -> key.endsWith("." + object))
        .forEach(key -> rooms.add(key.substring(0, key.length() - object.length() - 1)));
    return rooms.size() > 1 ? key(room, object) : object;
  }

  private void writeObjects(EditableRoom room) {
    blocks.forEach(
        (key, block) -> {
          if (key.startsWith(room.name() + ".")) {
            List<String> lines = new ArrayList<>();
            lines.add("object " + key.substring(room.name().length() + 1) + " {");
            block.settings().forEach(setting -> lines.add("  " + setting));
            if (!block.handlers().isEmpty()) {
              lines.add("");
            }
            block.handlers().forEach(handler -> lines.add("  " + handler));
            lines.add("}");
            RoomOutline outline = outline(room.name());
            insertions(outline).addAtEndOfBlock(outline.end(), lines);
          }
        });
  }
}
