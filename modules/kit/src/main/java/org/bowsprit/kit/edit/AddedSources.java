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
import org.bowsprit.bow.place.PlacedThing;
import org.bowsprit.bow.place.RoomOutline;
import org.bowsprit.bow.place.Slot;
import org.bowsprit.bow.place.WrittenSetting;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.RoomFiles;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StatePictures;
import org.bowsprit.kit.text.TextChanges;

/** Writes the additions of edits into sources. */
final class AddedSources {

  private static final int COORDINATES = 2;
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** The class of the interface {@code nine-verbs} for things that lead out of a room. */
  private static final String WAY = "Way";

  /** The verb that the interface starts for a thing of the class {@code Way}. */
  private static final String GO = "go";

  private final SourceTree tree;
  private final Map<String, RoomOutline> outlines;
  private final boolean hasWays;
  private final Map<String, TextChanges> changes;
  private final Map<String, LineInsertions> insertions = new HashMap<>();
  private final Map<String, Block> blocks = new LinkedHashMap<>();
  private final NavigableMap<String, Bytes> pictures = new TreeMap<>();

  /**
   * A room with additions.
   *
   * @param room the room as it was read
   * @param numbers the numbers and additions
   */
  record Edited(EditableRoom room, RoomNumbers numbers) {}

  /** An added object and the parts of its declaration. */
  private record Block(List<String> settings, List<String> handlers) {

    Block() {
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
  AddedSources(
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
   * @param wanted the edited rooms
   * @return the picture files by path
   * @throws IllegalArgumentException if something cannot be added; the message is for the user
   */
  NavigableMap<String, Bytes> add(List<Edited> wanted) {
    wanted.forEach(each -> requireNumbers(each.room(), each.numbers()));
    wanted.forEach(each -> declareObjects(each.room(), each.numbers()));
    wanted.forEach(each -> addPictures(each.room(), each.numbers()));
    wanted.forEach(each -> addEntries(each.room(), each.numbers()));
    wanted.forEach(each -> writeObjects(each.room()));
    insertions.values().forEach(LineInsertions::finish);
    return pictures;
  }

  private static void requireNumbers(EditableRoom room, RoomNumbers numbers) {
    List<AddedThing> added = numbers.additions().things();
    int before = room.things().size();
    if (numbers.things().size() != before + added.size()) {
      throw new IllegalArgumentException(
          "Expected the numbers of %s things in %s, found those of %s."
              .formatted(before + added.size(), room.name(), numbers.things().size()));
    }
    for (int i = 0; i < added.size(); i++) {
      int expected =
          added.get(i) instanceof AddedThing.AddedObject ? Slot.values().length : COORDINATES;
      if (numbers.things().get(before + i).size() != expected) {
        throw new IllegalArgumentException(
            "Expected %s numbers of an added thing in %s, found %s."
                .formatted(expected, room.name(), numbers.things().get(before + i).size()));
      }
    }
  }

  private void declareObjects(EditableRoom room, RoomNumbers numbers) {
    for (int i = 0; i < numbers.additions().things().size(); i++) {
      if (numbers.additions().things().get(i) instanceof AddedThing.AddedObject object) {
        Block block = new Block();
        block.settings().addAll(placed(object, numbers.things().get(room.things().size() + i)));
        if (!NAME.matcher(object.name()).matches()) {
          throw new IllegalArgumentException(
              "Expected a name of letters, digits and _, found '" + object.name() + "'.");
        }
        boolean isThere = outline(room.name()).objects().containsKey(object.name());
        if (isThere || blocks.put(key(room.name(), object.name()), block) != null) {
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

  private static List<String> placed(AddedThing.AddedObject object, List<Integer> numbers) {
    for (int i = 0; i < Slot.values().length; i++) {
      Slot slot = EditableThing.slot(i);
      if (!slot.takes(numbers.get(i))) {
        throw new IllegalArgumentException(
            "Expected for the %s of %s %s, found %s."
                .formatted(slot.words(), object.name(), slot.expected(), numbers.get(i)));
      }
    }
    List<String> settings = new ArrayList<>();
    if (!object.label().isEmpty()) {
      settings.add("name \"" + quoted(object.label()) + "\"");
    }
    settings.add("at %s, %s".formatted(numbers.get(0), numbers.get(1)));
    settings.add("size %s, %s".formatted(numbers.get(2), numbers.get(3)));
    settings.add(
        "walk %s, %s facing %s"
            .formatted(numbers.get(4), numbers.get(5), Slot.FACING.text(numbers.get(6))));
    return settings;
  }

  private static String quoted(String label) {
    return label.strip().replaceAll("[\\\\\"{}]", "\\\\$0").replaceAll("\\s+", " ");
  }

  private void addPictures(EditableRoom room, RoomNumbers numbers) {
    Map<Integer, List<AddedPicture>> ofThings = new TreeMap<>();
    for (AddedPicture picture : numbers.additions().pictures()) {
      ofThings.computeIfAbsent(picture.thing(), thing -> new ArrayList<>()).add(picture);
    }
    ofThings.forEach((thing, added) -> addPictures(room, numbers, thing, added));
  }

  private void addPictures(
      EditableRoom room, RoomNumbers numbers, int thing, List<AddedPicture> added) {
    int before = room.things().size();
    ThingLook look = thing < before ? room.things().get(thing).look() : ThingLook.NONE;
    String name = objectName(room, numbers, thing);
    List<Integer> size = numbers.things().get(thing);
    AddedPictures files = new AddedPictures(room.backgroundFile(), room.transparent());
    List<String> names = new ArrayList<>();
    int number = look.pictures().isEmpty() ? 0 : look.pictures().lastKey();
    for (AddedPicture picture : added) {
      String state = picture.state().isEmpty() ? numbered(name, ++number) : picture.state();
      String path = RoomFiles.of(room.name()).path(RoomFiles.picture(name, state));
      if (tree.file(path).isPresent() || pictures.containsKey(path)) {
        throw new IllegalArgumentException("There is a picture " + path + " already.");
      }
      pictures.put(path, files.file(picture.source(), size.get(2), size.get(3)));
      boolean isNew = look.states().stream().noneMatch(each -> each.name().equals(state));
      if (!picture.state().isEmpty() && isNew) {
        names.add(requireState(state));
      }
    }
    boolean isNamed = !look.states().isEmpty() || !names.isEmpty();
    boolean isMixed = isNamed && added.stream().anyMatch(each -> each.state().isEmpty());
    if (isMixed || (look.states().isEmpty() && !look.pictures().isEmpty() && !names.isEmpty())) {
      throw new IllegalArgumentException(
          "Expected names or numbers for all states of " + name + ", found both.");
    }
    boolean isNow = look.pictures().isEmpty() && look.states().isEmpty();
    String first = names.isEmpty() ? "1" : names.get(0);
    addStates(room, name, names, isNow ? Optional.of(first) : Optional.empty());
  }

  private static String numbered(String object, int state) {
    if (state > StatePictures.LAST_STATE) {
      throw new IllegalArgumentException(
          "Expected at most %s numbered states of %s.".formatted(StatePictures.LAST_STATE, object));
    }
    return Integer.toString(state);
  }

  private static String requireState(String state) {
    if (!NAME.matcher(state).matches()) {
      throw new IllegalArgumentException(
          "Expected a name of letters, digits and _ for the state, found '" + state + "'.");
    }
    return state;
  }

  private static String objectName(EditableRoom room, RoomNumbers numbers, int thing) {
    int before = room.things().size();
    if (thing < before && room.things().get(thing).kind() == PlacedThing.Kind.OBJECT) {
      return room.things().get(thing).name();
    }
    if (thing >= before
        && numbers.additions().things().get(thing - before)
            instanceof AddedThing.AddedObject object) {
      return object.name();
    }
    throw new IllegalArgumentException("Only objects have states.");
  }

  /**
   * Writes states.
   *
   * @param names the names of the new states
   * @param now the state when the game begins; empty if the object already has such a state
   */
  private void addStates(
      EditableRoom room, String object, List<String> names, Optional<String> now) {
    Block block = blocks.get(key(room.name(), object));
    if (block != null) {
      block.settings().addAll(states(names, now));
      return;
    }
    RoomOutline outline = outline(room.name());
    ObjectOutline found = written(outline, object);
    WrittenSetting states = found.settings().get("states");
    boolean hasState = found.settings().containsKey("state");
    if (found.settings().containsKey("image")) {
      throw new IllegalArgumentException(
          outline.path() + " names the pictures of " + object + ": edit it by hand.");
    }
    if (states != null) {
      names.forEach(name -> insertions(outline).value(states, name));
    } else {
      addSettings(outline, found, states(names, hasState ? Optional.empty() : now));
    }
  }

  private static List<String> states(List<String> names, Optional<String> now) {
    List<String> settings = new ArrayList<>();
    if (!names.isEmpty()) {
      settings.add("states " + String.join(", ", names));
    }
    now.ifPresent(state -> settings.add("state " + state));
    return settings;
  }

  private void addSettings(RoomOutline outline, ObjectOutline object, List<String> settings) {
    Optional<WrittenSetting> last =
        object.settings().values().stream()
            .reduce((one, other) -> one.start() > other.start() ? one : other);
    if (settings.isEmpty()) {
      return;
    }
    if (last.isPresent()) {
      insertions(outline).settings(last.get(), settings);
    } else {
      insertions(outline).atEndOfBlock(object.end(), settings);
    }
  }

  private static ObjectOutline written(RoomOutline outline, String object) {
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
                changes.computeIfAbsent(path, ofFile -> new TextChanges())));
  }

  private void addEntries(EditableRoom room, RoomNumbers numbers) {
    for (int i = 0; i < numbers.additions().things().size(); i++) {
      if (numbers.additions().things().get(i) instanceof AddedThing.AddedEntry entry) {
        addEntry(room, entry, numbers.things().get(room.things().size() + i));
      }
    }
  }

  private void addEntry(EditableRoom room, AddedThing.AddedEntry entry, List<Integer> place) {
    String handler =
        "verb %s { loadRoomWithEgo(%s, %s, %s, %s) }"
            .formatted(
                entry.verb(),
                unique(room.name(), entry.target()),
                room.name(),
                place.get(0),
                place.get(1));
    boolean isWay = hasWays && entry.verb().equals(GO);
    Block block = blocks.get(key(entry.room(), entry.object()));
    if (block != null) {
      if (isWay && block.handlers().isEmpty()) {
        block.settings().add("class " + WAY);
      }
      requireFree(block.handlers().stream().map(each -> each.split(" ", 3)[1]), entry);
      block.handlers().add(handler);
      return;
    }
    RoomOutline outline = outline(entry.room());
    ObjectOutline object = written(outline, entry.object());
    requireFree(object.verbs().stream(), entry);
    if (isWay) {
      addClass(outline, object);
    }
    insertions(outline).atEndOfBlock(object.end(), List.of(handler));
  }

  private static void requireFree(Stream<String> verbs, AddedThing.AddedEntry entry) {
    if (verbs.anyMatch(entry.verb()::equals)) {
      throw new IllegalArgumentException(
          "%s in %s has a 'verb %s' already: edit it by hand."
              .formatted(entry.object(), entry.room(), entry.verb()));
    }
  }

  private void addClass(RoomOutline outline, ObjectOutline object) {
    WrittenSetting classes = object.settings().get("class");
    if (classes == null) {
      addSettings(outline, object, List.of("class " + WAY));
    } else if (!List.of(classes.text().split("[\\s,]+")).contains(WAY)) {
      insertions(outline).value(classes, WAY);
    }
  }

  /**
   * Returns the name of an object, preceded by its room if another room has an object of this name.
   */
  private String unique(String room, String object) {
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
            insertions(outline).atEndOfBlock(outline.end(), lines);
          }
        });
  }
}
