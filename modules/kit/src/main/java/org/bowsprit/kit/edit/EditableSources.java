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
import org.bowsprit.bow.SourceFormatter;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.NamedNumber;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.place.BoxCall;
import org.bowsprit.bow.place.BoxCallFinder;
import org.bowsprit.bow.place.PlacedItem;
import org.bowsprit.bow.place.PlacedItemFinder;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bow.place.RoomOutline;
import org.bowsprit.bow.place.RoomOutlineFinder;
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
 * they were read. Therefore the original numbers always give the original bytes, regardless of
 * earlier changes.
 */
public final class EditableSources {

  private static final String SCRIPT_SUFFIX = ".bow";

  /** The class of the interface {@code nine-verbs} for objects that lead out of a room. */
  private static final String WAY_CLASS = "Way";

  private final SourceTree tree;
  private final List<EditableRoom> rooms;
  private final List<PictureSizes> pictures;
  private final Map<String, RoomOutline> outlines;
  private final boolean hasWays;
  private final List<String> verbs;

  private EditableSources(
      SourceTree tree,
      List<EditableRoom> rooms,
      Map<String, RoomOutline> outlines,
      Optional<GameDeclaration> game) {
    this.tree = tree;
    this.rooms = rooms;
    this.pictures =
        game.stream()
            .flatMap(each -> each.rooms().stream())
            .map(each -> new PictureSizes(tree, each))
            .toList();
    this.outlines = outlines;
    this.hasWays =
        game.stream()
            .flatMap(each -> each.classes().stream())
            .anyMatch(each -> each.name().equals(WAY_CLASS));
    this.verbs =
        game.stream().flatMap(each -> each.verbs().stream()).map(NamedNumber::name).toList();
  }

  /**
   * Reads sources.
   *
   * @param tree all files of the sources
   * @param errors receives the errors; sources with errors cannot be edited
   */
  public static EditableSources of(SourceTree tree, List<Diagnostic> errors) {
    List<SourceText> texts = texts(tree);
    Compilation compilation = new ScriptCompiler().compile(texts);
    errors.addAll(compilation.errors());
    List<EditableRoom> rooms = new ArrayList<>();
    List<BoxCall> calls =
        texts.stream().flatMap(each -> BoxCallFinder.find(each).stream()).toList();
    RoomReader reader = new RoomReader(tree, placedThings(texts), calls, errors);
    for (RoomDeclaration room : compilation.game().map(GameDeclaration::rooms).orElse(List.of())) {
      rooms.add(reader.readRoom(room));
    }
    Map<String, RoomOutline> outlines = new HashMap<>();
    texts.stream()
        .flatMap(text -> RoomOutlineFinder.find(text).stream())
        .forEach(room -> outlines.put(room.name(), room));
    return new EditableSources(tree, List.copyOf(rooms), outlines, compilation.game());
  }

  private static Map<String, List<PlacedItem>> placedThings(List<SourceText> texts) {
    Map<String, List<PlacedItem>> thingsByPath = new TreeMap<>();
    texts.forEach(text -> thingsByPath.put(text.path(), PlacedItemFinder.findAll(text)));
    return thingsByPath;
  }

  /** Returns the rooms in the order in which the build processes them. */
  public List<EditableRoom> rooms() {
    return rooms;
  }

  /** Returns the names of the verbs of the game. */
  public List<String> verbs() {
    return verbs;
  }

  /** Returns the files as they were read. */
  public SourceTree tree() {
    return tree;
  }

  /**
   * Returns the editable files with replaced numbers and additions. A source in the style of {@code
   * bowsprit format} keeps this style.
   *
   * @param newNumbers the new numbers and additions by the index of the room in {@link #rooms};
   *     rooms that are missing in the map do not change
   * @return the contents by path, without files that do not exist and are not needed
   * @throws IllegalArgumentException if a number cannot be written; the message is for the user
   */
  public NavigableMap<String, Bytes> editedFiles(Map<Integer, RoomNumbers> newNumbers) {
    NavigableMap<String, Bytes> files = new TreeMap<>();
    Map<String, TextChanges> changes = new HashMap<>();
    List<AdditionWriter.EditedRoom> editedRooms = new ArrayList<>();
    for (int roomIndex = 0; roomIndex < rooms.size(); roomIndex++) {
      EditableRoom room = rooms.get(roomIndex);
      RoomNumbers numbers = newNumbers.getOrDefault(roomIndex, room.numbers());
      Optional<String> oldText = tree.text(room.boxesPath());
      String boxes = boxesText(room, numbers);
      if (oldText.isPresent() || !boxes.isEmpty()) {
        files.put(room.boxesPath(), encodedChange(room.boxesPath(), oldText.orElse(""), boxes));
      }
      changeThings(room, numbers, changes);
      if (!numbers.additions().isEmpty()) {
        editedRooms.add(new AdditionWriter.EditedRoom(room, numbers));
      }
    }
    files.putAll(new AdditionWriter(tree, outlines, hasWays, changes).add(editedRooms));
    changes.forEach(
        (path, fileChanges) ->
            // The files do not contain things that a library of the compiler declares.
            tree.text(path)
                .ifPresent(
                    oldText ->
                        files.put(
                            path,
                            encodedChange(
                                path,
                                oldText,
                                keepStyle(path, oldText, fileChanges.applyTo(oldText))))));
    return files;
  }

  private static String keepStyle(String path, String oldText, String newText) {
    boolean isFormatted = formatted(path, oldText).filter(oldText::equals).isPresent();
    return isFormatted && !newText.equals(oldText)
        ? formatted(path, newText).orElse(newText)
        : newText;
  }

  private static Optional<String> formatted(String path, String text) {
    return SourceFormatter.format(new SourceText(path, text)).text();
  }

  private Bytes encodedChange(String path, String oldText, String newText) {
    Optional<Bytes> originalFile = tree.file(path);
    if (originalFile.isPresent() && oldText.equals(newText)) {
      return originalFile.get();
    }
    if (originalFile.isPresent() && !originalFile.get().equals(bytes(oldText))) {
      throw new IllegalArgumentException(path + " is not text in UTF-8: edit it by hand.");
    }
    return bytes(newText);
  }

  private static Bytes bytes(String text) {
    return Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private String boxesText(EditableRoom room, RoomNumbers numbers) {
    String text = tree.text(room.boxesPath()).orElse("");
    boolean isUnchanged =
        numbers.boxes().equals(room.numbers().boxes())
            && numbers.slots().equals(room.numbers().slots())
            && numbers.removed().isEmpty();
    return isUnchanged
        ? text
        : BoxEdit.of(room.boxesPath(), text, new ArrayList<>())
            .edited(numbers.boxes(), numbers.slots(), numbers.removed());
  }

  private static void changeThings(
      EditableRoom room, RoomNumbers edited, Map<String, TextChanges> changes) {
    checkCounts(room, edited);
    for (int i = 0; i < room.things().size(); i++) {
      EditableThing thing = room.things().get(i);
      TextChanges fileChanges = changes.computeIfAbsent(thing.path(), path -> new TextChanges());
      List<Integer> numbers = edited.things().get(i);
      for (int slot = 0; slot < numbers.size(); slot++) {
        if (!numbers.get(slot).equals(thing.numbers().get(slot))) {
          change(thing, EditableThing.slot(slot), numbers.get(slot), fileChanges);
        }
      }
    }
  }

  private static void checkCounts(EditableRoom room, RoomNumbers edited) {
    List<List<Integer>> newNumbers = edited.things();
    int expected = room.things().size() + edited.additions().things().size();
    if (newNumbers.size() != expected) {
      throw new IllegalArgumentException(
          "Expected "
              + expected
              + " objects and actors of room "
              + room.name()
              + ", found "
              + newNumbers.size()
              + ".");
    }
    for (int i = 0; i < room.things().size(); i++) {
      EditableThing thing = room.things().get(i);
      List<Integer> numbers = newNumbers.get(i);
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
    }
  }

  private static void change(
      EditableThing thing, PlacementNumber placementNumber, int value, TextChanges changes) {
    WrittenNumber writtenNumber = thing.written().get(placementNumber);
    if (writtenNumber == null) {
      throw new IllegalArgumentException(
          thing.path()
              + ": expected the "
              + placementNumber.description()
              + " of "
              + thing.name()
              + " written out as a number, to change it: edit it by hand.");
    }
    if (!thing.accepts(placementNumber, value)) {
      throw new IllegalArgumentException(
          thing.path()
              + ": expected for the "
              + placementNumber.description()
              + " of "
              + thing.name()
              + " "
              + thing.expected(placementNumber)
              + ", found "
              + value
              + ".");
    }
    changes.replace(writtenNumber.start(), writtenNumber.end(), placementNumber.text(value));
  }

  /**
   * Compiles the scripts with replaced numbers and additions and returns the errors.
   *
   * @throws IllegalArgumentException if something cannot be written; the message is for the user
   */
  public List<Diagnostic> compileErrors(Map<Integer, RoomNumbers> newNumbers) {
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.putAll(editedFiles(newNumbers));
    return new ScriptCompiler().compile(texts(new SourceTree(files))).errors();
  }

  private static List<SourceText> texts(SourceTree tree) {
    return tree.pathsEndingIn(SCRIPT_SUFFIX).stream()
        .map(path -> new SourceText(path, tree.text(path).orElseThrow()))
        .toList();
  }

  /**
   * Builds a room's walk boxes, compares its pictures with its objects, and returns the result.
   *
   * @param roomIndex the index of the room in {@link #rooms}
   * @throws IllegalArgumentException if a number cannot be written or is missing; the message is
   *     for the user
   */
  public CheckedRoom check(int roomIndex, RoomNumbers numbers) {
    EditableRoom room = rooms.get(roomIndex);
    checkCounts(room, numbers);
    String text = boxesText(room, numbers);
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
    return new CheckedRoom(floor, diagnostics, pictures.get(roomIndex).check(numbers.things()));
  }
}
