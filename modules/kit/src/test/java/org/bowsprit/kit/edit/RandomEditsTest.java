package org.bowsprit.kit.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Makes many random edits, one after another, from a fixed seed. Builds the game after each edit,
 * and finally undoes all edits in reverse order.
 */
class RandomEditsTest {

  private static final int EDIT_COUNT = 300;

  private final Random random = new Random(29);
  private final SourceTree tree = EditableSourcesTest.handWrittenSources();
  private final EditableSources sources = EditableSourcesTest.open(tree);
  private final EditableRoom cabin = sources.rooms().get(0);

  /** Stores built parts of the game in memory instead of a folder. */
  private static final class MemoryCache implements BuildCache {

    private final Map<String, Bytes> parts = new HashMap<>();

    @Override
    public Optional<Bytes> find(String key) {
      return Optional.ofNullable(parts.get(key));
    }

    @Override
    public void store(String key, Bytes value) {
      parts.put(key, value);
    }
  }

  @Tag("thorough")
  @Test
  void everyEditCanBeBuiltAndUndone() {
    GameBuilder builder = new GameBuilder(new ScriptCompiler()::compile, new MemoryCache());
    List<RoomNumbers> history = new ArrayList<>(List.of(cabin.numbers()));
    List<Map<String, Bytes>> editedFiles = new ArrayList<>(List.of(sources.editedFiles(Map.of())));
    for (int edit = 0; edit < EDIT_COUNT; edit++) {
      RoomNumbers newNumbers = randomEdit(history.get(history.size() - 1));
      history.add(newNumbers);
      NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
      editedFiles.add(sources.editedFiles(Map.of(0, newNumbers)));
      files.putAll(editedFiles.get(edit + 1));

      BuildResult result = builder.build(new SourceTree(files));
      assertThat(result.game())
          .as("the game after edit %s: %s", edit, result.diagnostics())
          .isPresent();
      assertBuiltRoomEquals(result, newNumbers);
      // The editor page may be reloaded at any time, so the written sources must contain the same
      // numbers.
      assertThat(EditableSourcesTest.open(new SourceTree(files)).rooms().get(0).numbers())
          .isEqualTo(new RoomNumbers(newNumbers.boxes(), newNumbers.slots(), newNumbers.things()));
    }
    for (int edit = EDIT_COUNT; edit >= 0; edit--) {
      assertThat(sources.editedFiles(Map.of(0, history.get(edit))))
          .as("the files after undoing to edit %s", edit)
          .isEqualTo(editedFiles.get(edit));
    }
    editedFiles
        .get(0)
        .forEach((path, originalFile) -> assertThat(tree.file(path)).contains(originalFile));
  }

  private static void assertBuiltRoomEquals(BuildResult result, RoomNumbers expectedNumbers) {
    GameWriter.Files files = result.game().orElseThrow().write();
    Room room = GameResources.of(files.index(), files.data()).room(1).orElseThrow();
    assertThat(room.floor().boxes().boxes()).isEqualTo(expectedNumbers.boxes());
    assertThat(room.floor().scaleSlots().slots()).isEqualTo(expectedNumbers.slots());
    for (int i = 0; i < room.objects().size(); i++) {
      RoomObject object = room.objects().get(i);
      ObjectHeader header = object.code().header();
      assertThat(
              List.of(
                  header.x(),
                  header.y(),
                  header.width(),
                  header.height(),
                  header.walkX(),
                  header.walkY(),
                  header.direction()))
          .isEqualTo(expectedNumbers.things().get(i));
    }
  }

  private RoomNumbers randomEdit(RoomNumbers before) {
    List<BoxRecord> boxes = new ArrayList<>(before.boxes());
    List<ScaleSlot> slots = new ArrayList<>(before.slots());
    List<List<Integer>> objectNumbers = new ArrayList<>(before.things());
    Set<Integer> removedBoxes = new TreeSet<>(before.removed());
    int box = 1 + random.nextInt(boxes.size() - 1);
    switch (random.nextInt(7)) {
      case 0 -> boxes.set(box, movedRandomly(boxes.get(box)));
      case 1 -> boxes.set(box, boxWithRandomProperties(boxes.get(box)));
      case 2 ->
          slots.set(
              0,
              new ScaleSlot(
                  random.nextInt(256),
                  random.nextInt(144),
                  random.nextInt(256),
                  random.nextInt(144)));
      case 3 -> {
        if (boxes.size() < 12) {
          boxes.add(movedRandomly(boxes.get(box)));
        } else {
          boxes.remove(boxes.size() - 1);
        }
      }
      case 4 -> {
        List<Integer> remainingBoxes = remainingBoxes(removedBoxes);
        if (remainingBoxes.size() > 2) {
          int removedIndex = 1 + random.nextInt(remainingBoxes.size() - 1);
          boxes.remove(removedIndex);
          removedBoxes.add(remainingBoxes.get(removedIndex));
        }
      }
      default -> {
        int thingIndex = random.nextInt(objectNumbers.size());
        objectNumbers.set(
            thingIndex,
            movedRandomly(cabin.things().get(thingIndex), objectNumbers.get(thingIndex)));
      }
    }
    return new RoomNumbers(boxes, slots, objectNumbers, removedBoxes);
  }

  /** Returns the original numbers of the boxes that have not been removed. */
  private List<Integer> remainingBoxes(Set<Integer> removedBoxes) {
    return IntStream.range(0, cabin.numbers().boxes().size())
        .filter(box -> !removedBoxes.contains(box))
        .boxed()
        .toList();
  }

  /**
   * Returns a copy of the box, moved by a random distance. All its corners move by the same
   * distance, so that they stay in clockwise order.
   */
  private BoxRecord movedRandomly(BoxRecord box) {
    int dx = random.nextInt(41) - 20;
    int dy = random.nextInt(21) - 10;
    int[] coordinates = new int[8];
    for (int k = 0; k < 4; k++) {
      coordinates[2 * k] = box.corner(k).x() + dx;
      coordinates[2 * k + 1] = box.corner(k).y() + dy;
    }
    return BoxRecord.ofValues(
        coordinates[0],
        coordinates[1],
        coordinates[2],
        coordinates[3],
        coordinates[4],
        coordinates[5],
        coordinates[6],
        coordinates[7],
        box.mask(),
        box.flags(),
        box.scale());
  }

  private BoxRecord boxWithRandomProperties(BoxRecord box) {
    int scale = random.nextBoolean() ? WalkBox.SCALE_SLOT : random.nextInt(256);
    return new BoxRecord(
        box.upperLeft(),
        box.upperRight(),
        box.lowerRight(),
        box.lowerLeft(),
        random.nextInt(5),
        random.nextInt(256) & ~1,
        scale);
  }

  private List<Integer> movedRandomly(EditableThing thing, List<Integer> before) {
    List<Integer> after = new ArrayList<>(before);
    for (int i = 0; i < after.size(); i++) {
      PlacementNumber slot = EditableThing.slot(i);
      if (thing.written().containsKey(slot) && random.nextBoolean()) {
        after.set(
            i,
            switch (slot) {
              case FACING -> random.nextInt(4);
              case X, Y -> 8 * random.nextInt(16);
              case WIDTH, HEIGHT -> after.get(i);
              default -> random.nextInt(400) - 40;
            });
      }
    }
    return after;
  }
}
