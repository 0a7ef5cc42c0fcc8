package org.bowsprit.kit.edit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.place.BoxCall;
import org.bowsprit.bow.place.BoxCalls;
import org.bowsprit.bow.place.PlacedThing;
import org.bowsprit.bow.place.PlacedThings;
import org.bowsprit.bow.place.Slot;
import org.bowsprit.bow.place.WrittenNumber;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.internal.box.BoxEdit;
import org.bowsprit.kit.internal.box.BoxSources;
import org.bowsprit.kit.text.TextChanges;
import org.bowsprit.kit.text.TextProblem;

/**
 * The sources of a game with numbers that can be replaced. Every change starts from the files as
 * they were read, so the original numbers always give back the original bytes, no matter how many
 * changes were made in between.
 */
public final class EditableSources {

  private static final String SCRIPTS = ".bow";

  private final SourceTree tree;
  private final List<EditableRoom> rooms;

  private EditableSources(SourceTree tree, List<EditableRoom> rooms) {
    this.tree = tree;
    this.rooms = rooms;
  }

  /**
   * Reads sources.
   *
   * @param tree all of their files
   * @param errors receives the errors; sources with errors cannot be edited
   */
  public static EditableSources of(SourceTree tree, List<Diagnostic> errors) {
    List<SourceText> texts =
        tree.endingIn(SCRIPTS).stream()
            .map(path -> new SourceText(path, tree.text(path).orElseThrow()))
            .toList();
    Compilation compilation = new ScriptCompiler().compile(texts);
    errors.addAll(compilation.errors());
    List<EditableRoom> rooms = new ArrayList<>();
    List<BoxCall> calls = texts.stream().flatMap(each -> BoxCalls.in(each).stream()).toList();
    RoomReader reader = new RoomReader(tree, placed(texts), calls, errors);
    for (RoomDeclaration room : compilation.game().map(GameDeclaration::rooms).orElse(List.of())) {
      rooms.add(reader.room(room));
    }
    return new EditableSources(tree, List.copyOf(rooms));
  }

  private static Map<String, List<PlacedThing>> placed(List<SourceText> texts) {
    Map<String, List<PlacedThing>> placed = new TreeMap<>();
    texts.forEach(text -> placed.put(text.path(), PlacedThings.in(text)));
    return placed;
  }

  /** Returns the rooms in the order in which the build processes them. */
  public List<EditableRoom> rooms() {
    return rooms;
  }

  /** Returns the files as they were read. */
  public SourceTree tree() {
    return tree;
  }

  /**
   * Returns the editable files with replaced numbers.
   *
   * @param wanted the new numbers by the index of the room in {@link #rooms}; rooms that are
   *     missing here stay as they were read
   * @return the contents by path, without files that do not exist and are not needed
   * @throws IllegalArgumentException with a message for the user, if a number cannot be written
   */
  public NavigableMap<String, Bytes> with(Map<Integer, RoomNumbers> wanted) {
    NavigableMap<String, Bytes> files = new TreeMap<>();
    Map<String, TextChanges> changes = new HashMap<>();
    for (int position = 0; position < rooms.size(); position++) {
      EditableRoom room = rooms.get(position);
      RoomNumbers numbers = wanted.getOrDefault(position, room.numbers());
      Optional<String> before = tree.text(room.boxesPath());
      String boxes = boxes(room, numbers);
      if (before.isPresent() || !boxes.isEmpty()) {
        files.put(room.boxesPath(), changed(room.boxesPath(), before.orElse(""), boxes));
      }
      things(room, numbers.things(), changes);
    }
    changes.forEach(
        (path, ofFile) ->
            // Things that a library of the compiler declares are not in these files.
            tree.text(path)
                .ifPresent(
                    before -> files.put(path, changed(path, before, ofFile.applyTo(before)))));
    return files;
  }

  private Bytes changed(String path, String before, String now) {
    Optional<Bytes> read = tree.file(path);
    if (read.isPresent() && before.equals(now)) {
      return read.get();
    }
    if (read.isPresent() && !read.get().equals(bytes(before))) {
      throw new IllegalArgumentException(path + " is not text in UTF-8: edit it by hand.");
    }
    return bytes(now);
  }

  private static Bytes bytes(String text) {
    return Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private String boxes(EditableRoom room, RoomNumbers numbers) {
    String text = tree.text(room.boxesPath()).orElse("");
    boolean isOwn =
        numbers.boxes().equals(room.numbers().boxes())
            && numbers.slots().equals(room.numbers().slots())
            && numbers.removed().isEmpty();
    return isOwn
        ? text
        : BoxEdit.of(room.boxesPath(), text, new ArrayList<>())
            .with(numbers.boxes(), numbers.slots(), numbers.removed());
  }

  private static void things(
      EditableRoom room, List<List<Integer>> wanted, Map<String, TextChanges> changes) {
    if (wanted.size() != room.things().size()) {
      throw new IllegalArgumentException(
          "Expected "
              + room.things().size()
              + " objects and actors of room "
              + room.name()
              + ", found "
              + wanted.size()
              + ".");
    }
    for (int i = 0; i < wanted.size(); i++) {
      EditableThing thing = room.things().get(i);
      TextChanges ofFile = changes.computeIfAbsent(thing.path(), path -> new TextChanges());
      List<Integer> numbers = wanted.get(i);
      if (numbers.size() != thing.numbers().size()) {
        throw new IllegalArgumentException(
            thing.path()
                + ": expected "
                + thing.numbers().size()
                + " numbers of "
                + thing.name()
                + ", found "
                + numbers.size()
                + ".");
      }
      for (int slot = 0; slot < numbers.size(); slot++) {
        if (!numbers.get(slot).equals(thing.numbers().get(slot))) {
          change(thing, EditableThing.slot(slot), numbers.get(slot), ofFile);
        }
      }
    }
  }

  private static void change(EditableThing thing, Slot slot, int value, TextChanges changes) {
    WrittenNumber written = thing.written().get(slot);
    if (written == null) {
      throw new IllegalArgumentException(
          thing.path()
              + ": expected the "
              + slot.words()
              + " of "
              + thing.name()
              + " written out as a number, to change it: edit it by hand.");
    }
    if (!thing.takes(slot, value)) {
      throw new IllegalArgumentException(
          thing.path()
              + ": expected for the "
              + slot.words()
              + " of "
              + thing.name()
              + " "
              + thing.expected(slot)
              + ", found "
              + value
              + ".");
    }
    changes.replace(written.start(), written.end(), slot.text(value));
  }

  /**
   * Builds a room's walk boxes and returns the result.
   *
   * @param position the index of the room in {@link #rooms}
   * @throws IllegalArgumentException with a message for the user, if a number cannot be written
   */
  public CheckedRoom check(int position, RoomNumbers numbers) {
    EditableRoom room = rooms.get(position);
    String text = boxes(room, numbers);
    List<TextProblem> errors = new ArrayList<>();
    List<TextProblem> warnings = new ArrayList<>();
    Optional<BoxChunks> floor = new BoxSources(text).build(errors, warnings);
    List<Diagnostic> diagnostics = new ArrayList<>();
    errors.forEach(
        each ->
            diagnostics.add(RoomReader.diagnostic(Severity.ERROR, room.boxesPath(), text, each)));
    warnings.forEach(
        each ->
            diagnostics.add(RoomReader.diagnostic(Severity.WARNING, room.boxesPath(), text, each)));
    return new CheckedRoom(floor, diagnostics);
  }
}
