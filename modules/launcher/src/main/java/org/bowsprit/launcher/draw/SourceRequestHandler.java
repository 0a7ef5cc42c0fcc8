package org.bowsprit.launcher.draw;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.desktop.page.IncompleteProgramException;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.build.GameBuild;
import org.bowsprit.kit.edit.ChangedOnDiskException;
import org.bowsprit.kit.edit.CheckedRoom;
import org.bowsprit.kit.edit.EditableRoom;
import org.bowsprit.kit.edit.EditedGameProcess;
import org.bowsprit.kit.edit.MemoryCache;
import org.bowsprit.kit.edit.NotDrawableException;
import org.bowsprit.kit.edit.RoomNumbers;
import org.bowsprit.kit.edit.SourceFolder;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.routelab.lab.RoomSourceEditor;
import org.bowsprit.routelab.live.MatrixForms;

/**
 * Answers the requests of the laboratory's page about sources, one after the other.
 *
 * <p>A request contains {@code rooms}, a list of {@code {room, boxes, kept, slots, things, added,
 * pictures}}. These are the numbers that have changed since they were read, the boxes of the file
 * that are kept, and the additions ({@link AdditionsReader}). If a request fails, the answer is
 * {@code {error}} with a sentence for the user. If another program has changed a file, the answer
 * is {@code {conflict}}.
 */
public final class SourceRequestHandler implements RoomSourceEditor, AutoCloseable {

  private static final int MAX_DIAGNOSTICS = 50;

  private final SourceFolder folder;
  private final String folderName;
  private final boolean isWritable;
  private final GameBuilder builder =
      new GameBuilder(new ScriptCompiler()::compile, new MemoryCache());
  private final EditedGameProcess gameProcess;

  /** A task that builds or writes the rooms of a request. */
  @FunctionalInterface
  private interface Task {
    void run(Map<Integer, RoomNumbers> rooms, JsonWriter answer)
        throws IOException, ChangedOnDiskException;
  }

  /**
   * Opens sources.
   *
   * @param folder the folder of the sources
   * @param isWritable whether the sources may be written
   * @param gameProcess starts the game in a separate process
   * @throws NotDrawableException if the sources have errors; the message contains all of them
   */
  public SourceRequestHandler(Path folder, boolean isWritable, EditedGameProcess gameProcess)
      throws IOException {
    this.folder = SourceFolder.open(folder);
    this.folderName = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    this.isWritable = isWritable;
    this.gameProcess = gameProcess;
  }

  /** Returns whether the sources may be written. */
  @Override
  public boolean isWritable() {
    return isWritable;
  }

  /** Reads the sources again and returns their rooms. */
  @Override
  public synchronized String rooms() {
    try {
      folder.read();
      return SourceRooms.json(folderName, folder.sources(), isWritable);
    } catch (NotDrawableException | IOException e) {
      return JsonWriter.object(json -> json.put("error", e.getMessage()));
    }
  }

  /**
   * Builds the boxes of the room {@code shown}, compiles the additions to all rooms and returns the
   * result: {@code {boxm, diagnostics, pictures}}.
   */
  @Override
  public synchronized String check(String request) {
    return answer(
        request,
        (rooms, json) -> {
          JsonValue shown = JsonValue.parse(request).get("shown");
          EditableRoom room = room(shown);
          CheckedRoom check =
              folder
                  .sources()
                  .check(shown.number(), rooms.getOrDefault(shown.number(), room.numbers()));
          check
              .floor()
              .flatMap(floor -> floor.matrix())
              .ifPresent(matrix -> json.put("boxm", MatrixForms.hex(matrix)));
          List<Diagnostic> diagnostics = new ArrayList<>(check.diagnostics());
          if (rooms.values().stream().anyMatch(each -> !each.additions().isEmpty())) {
            diagnostics.addAll(folder.sources().compileErrors(rooms));
          }
          diagnostics(json, "diagnostics", diagnostics);
          diagnostics(json, "pictures", check.pictures());
        });
  }

  /** Writes the rooms, builds them in memory and returns {@code {saved, built, diagnostics}}. */
  @Override
  public synchronized String save(String request) {
    return answer(
        request,
        (rooms, json) -> {
          List<String> saved = folder.save(rooms);
          json.putArray("saved", list -> saved.forEach(list::add));
          build(rooms, json);
        });
  }

  /**
   * Builds the rooms, starts the game in one of them and returns {@code {built, played,
   * diagnostics}}.
   */
  @Override
  public synchronized String play(String request) {
    return answer(
        request,
        (rooms, json) -> {
          EditableRoom room = room(JsonValue.parse(request).get("play"));
          BuildResult build = build(rooms, json);
          if (!build.hasFailed()) {
            BuiltFiles files = BuiltFiles.of(GameBuild.defaultName(Path.of(folderName)), build);
            String message = gameProcess.play(files, room.number());
            json.put("played", message);
          }
        });
  }

  private BuildResult build(Map<Integer, RoomNumbers> rooms, JsonWriter json)
      throws IOException, ChangedOnDiskException {
    BuildResult result = builder.build(folder.withNumbers(rooms));
    json.put("built", !result.hasFailed());
    diagnostics(json, "diagnostics", result.diagnostics());
    return result;
  }

  private static void diagnostics(JsonWriter json, String key, List<Diagnostic> diagnostics) {
    json.putArray(
        key,
        list ->
            diagnostics.stream()
                .limit(MAX_DIAGNOSTICS)
                .forEach(
                    each ->
                        list.addObject(
                            item ->
                                item.put(
                                        "severity",
                                        each.severity().name().toLowerCase(java.util.Locale.ROOT))
                                    .put("at", each.at().toString())
                                    .put("message", each.message()))));
  }

  private String answer(String request, Task task) {
    try {
      Map<Integer, RoomNumbers> rooms = rooms(JsonValue.parse(request));
      List<Exception> failures = new ArrayList<>();
      String answer =
          JsonWriter.object(
              json -> {
                try {
                  task.run(rooms, json);
                } catch (IOException | ChangedOnDiskException e) {
                  failures.add(e);
                }
              });
      return failures.isEmpty() ? answer : failureAnswer(failures.get(0));
    } catch (JsonException e) {
      return errorAnswer(e.getMessage() + ".");
    } catch (IllegalArgumentException
        | NotWrittenException
        | NotDrawableException
        | IncompleteProgramException e) {
      return errorAnswer(e.getMessage());
    }
  }

  private static String failureAnswer(Exception e) {
    return e instanceof ChangedOnDiskException
        ? JsonWriter.object(json -> json.put("conflict", e.getMessage()))
        : errorAnswer(e.getMessage());
  }

  private static String errorAnswer(String sentence) {
    return JsonWriter.object(json -> json.put("error", sentence));
  }

  private Map<Integer, RoomNumbers> rooms(JsonValue request) {
    Map<Integer, RoomNumbers> rooms = new TreeMap<>();
    for (JsonValue roomJson : request.get("rooms").elements()) {
      JsonValue position = roomJson.get("room");
      rooms.put(position.number(), numbers(roomJson, room(position)));
    }
    return rooms;
  }

  private EditableRoom room(JsonValue position) {
    List<EditableRoom> rooms = folder.sources().rooms();
    if (position.number() < 0 || position.number() >= rooms.size()) {
      throw position.expected("a room of the sources");
    }
    return rooms.get(position.number());
  }

  private static RoomNumbers numbers(JsonValue roomJson, EditableRoom room) {
    List<BoxRecord> boxes = new ArrayList<>();
    for (JsonValue box : roomJson.get("boxes").elements()) {
      boxes.add(BoxRecord.of(box.numbers(11)));
    }
    boolean hasNone = room.numbers().boxes().isEmpty();
    if (hasNone && boxes.equals(List.of(BoxRecord.SENTINEL))) {
      boxes.clear();
    }
    List<ScaleSlot> slots = new ArrayList<>();
    for (JsonValue slot : roomJson.get("slots").elements()) {
      int[] values = slot.numbers(4);
      slots.add(new ScaleSlot(values[0], values[1], values[2], values[3]));
    }
    List<List<Integer>> things = new ArrayList<>();
    for (JsonValue thing : roomJson.get("things").elements()) {
      things.add(thing.elements().stream().map(JsonValue::number).toList());
    }
    return new RoomNumbers(
        boxes,
        slots,
        things,
        removedBoxes(roomJson, room),
        AdditionsReader.of(roomJson, room.things().size()));
  }

  /**
   * Returns the numbers of the removed boxes. The page sends the boxes of the file that are kept.
   * For a room without boxes, the page shows one box.
   */
  private static Set<Integer> removedBoxes(JsonValue roomJson, EditableRoom room) {
    Set<Integer> removedBoxes = new TreeSet<>();
    for (int box = 0; box < room.numbers().boxes().size(); box++) {
      removedBoxes.add(box);
    }
    for (JsonValue box : roomJson.get("kept").elements()) {
      removedBoxes.remove(box.number());
    }
    return removedBoxes;
  }

  @Override
  public void close() {
    gameProcess.close();
  }
}
