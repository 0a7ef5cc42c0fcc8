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
 * Makes many random edits one after another, from a seed. Builds each edit, and finally undoes all
 * of them in reverse order.
 */
class RandomEditsTest {

  private static final int EDITS = 300;

  private final Random random = new Random(29);
  private final SourceTree tree = EditableSourcesTest.handWrittenSources();
  private final EditableSources sources = EditableSourcesTest.open(tree);
  private final EditableRoom cabin = sources.rooms().get(0);

  /** Stores built parts in memory instead of a folder. */
  private static final class UnlimitedCache implements BuildCache {

    private final Map<String, Bytes> rooms = new HashMap<>();

    @Override
    public Optional<Bytes> find(String key) {
      return Optional.ofNullable(rooms.get(key));
    }

    @Override
    public void store(String key, Bytes value) {
      rooms.put(key, value);
    }
  }

  @Tag("thorough")
  @Test
  void everyEditCanBeBuiltAndUndoRestoresTheSources() {
    GameBuilder builder = new GameBuilder(new ScriptCompiler()::compile, new UnlimitedCache());
    List<RoomNumbers> history = new ArrayList<>(List.of(cabin.numbers()));
    List<Map<String, Bytes>> written = new ArrayList<>(List.of(sources.editedFiles(Map.of())));
    for (int edit = 0; edit < EDITS; edit++) {
      RoomNumbers after = randomEdit(history.get(history.size() - 1));
      history.add(after);
      NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
      written.add(sources.editedFiles(Map.of(0, after)));
      files.putAll(written.get(edit + 1));

      BuildResult built = builder.build(new SourceTree(files));
      assertThat(built.game()).as("edit %s: %s", edit, built.diagnostics()).isPresent();
      assertEqualsBuiltRoom(built, after);
      // The page may be reloaded at any time, so the written sources must give the same room.
      assertThat(EditableSourcesTest.open(new SourceTree(files)).rooms().get(0).numbers())
          .isEqualTo(new RoomNumbers(after.boxes(), after.slots(), after.things()));
    }
    for (int edit = EDITS; edit >= 0; edit--) {
      assertThat(sources.editedFiles(Map.of(0, history.get(edit))))
          .as("back to edit %s", edit)
          .isEqualTo(written.get(edit));
    }
    written.get(0).forEach((path, was) -> assertThat(tree.file(path)).contains(was));
  }

  private static void assertEqualsBuiltRoom(BuildResult built, RoomNumbers after) {
    GameWriter.Files files = built.game().orElseThrow().write();
    Room room = GameResources.of(files.index(), files.data()).room(1).orElseThrow();
    assertThat(room.floor().boxes().boxes()).isEqualTo(after.boxes());
    assertThat(room.floor().scaleSlots().slots()).isEqualTo(after.slots());
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
          .isEqualTo(after.things().get(i));
    }
  }

  private RoomNumbers randomEdit(RoomNumbers before) {
    List<BoxRecord> boxes = new ArrayList<>(before.boxes());
    List<ScaleSlot> slots = new ArrayList<>(before.slots());
    List<List<Integer>> objectNumbers = new ArrayList<>(before.things());
    Set<Integer> removed = new TreeSet<>(before.removed());
    int box = 1 + random.nextInt(boxes.size() - 1);
    switch (random.nextInt(7)) {
      case 0 -> boxes.set(box, movedRandomly(boxes.get(box)));
      case 1 -> boxes.set(box, withRandomProperties(boxes.get(box)));
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
        List<Integer> remaining = remainingBoxes(removed);
        if (remaining.size() > 2) {
          int removedIndex = 1 + random.nextInt(remaining.size() - 1);
          boxes.remove(removedIndex);
          removed.add(remaining.get(removedIndex));
        }
      }
      default -> {
        int thing = random.nextInt(objectNumbers.size());
        objectNumbers.set(
            thing, movedRandomly(cabin.things().get(thing), objectNumbers.get(thing)));
      }
    }
    return new RoomNumbers(boxes, slots, objectNumbers, removed);
  }

  /** Returns the numbers of the boxes in the file that have not been removed. */
  private List<Integer> remainingBoxes(Set<Integer> removed) {
    return IntStream.range(0, cabin.numbers().boxes().size())
        .filter(box -> !removed.contains(box))
        .boxed()
        .toList();
  }

  /**
   * Returns a copy of the box, moved by a random distance. All its corners move together, so it is
   * not turned inside out.
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

  private BoxRecord withRandomProperties(BoxRecord box) {
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
