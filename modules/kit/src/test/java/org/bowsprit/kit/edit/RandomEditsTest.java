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
import org.bowsprit.bow.place.Slot;
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

/** Makes many random edits one after another, from a seed. Each is built and then undone. */
class RandomEditsTest {

  private static final int EDITS = 300;

  private final Random random = new Random(29);
  private final SourceTree tree = EditableSourcesTest.byHand();
  private final EditableSources sources = EditableSourcesTest.opened(tree);
  private final EditableRoom cabin = sources.rooms().get(0);

  /** Stores built parts in memory instead of a folder. */
  private static final class Kept implements BuildCache {

    private final Map<String, Bytes> rooms = new HashMap<>();

    @Override
    public Optional<Bytes> find(String key) {
      return Optional.ofNullable(rooms.get(key));
    }

    @Override
    public void keep(String key, Bytes value) {
      rooms.put(key, value);
    }
  }

  @Tag("thorough")
  @Test
  void threeHundredEditsAreBuiltAsDrawnAndUndoneToTheSameBytes() {
    GameBuilder builder = new GameBuilder(new ScriptCompiler()::compile, new Kept());
    List<RoomNumbers> history = new ArrayList<>(List.of(cabin.numbers()));
    List<Map<String, Bytes>> written = new ArrayList<>(List.of(sources.with(Map.of())));
    for (int edit = 0; edit < EDITS; edit++) {
      RoomNumbers now = edited(history.get(history.size() - 1));
      history.add(now);
      NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
      written.add(sources.with(Map.of(0, now)));
      files.putAll(written.get(edit + 1));

      BuildResult built = builder.build(new SourceTree(files));
      assertThat(built.game()).as("edit %s: %s", edit, built.diagnostics()).isPresent();
      assertIsBuilt(built, now);
      // Reading the written sources gives the intended room, because the page may be reloaded at
      // any time.
      assertThat(EditableSourcesTest.opened(new SourceTree(files)).rooms().get(0).numbers())
          .isEqualTo(new RoomNumbers(now.boxes(), now.slots(), now.things()));
    }
    for (int edit = EDITS; edit >= 0; edit--) {
      assertThat(sources.with(Map.of(0, history.get(edit))))
          .as("back to edit %s", edit)
          .isEqualTo(written.get(edit));
    }
    written.get(0).forEach((path, was) -> assertThat(tree.file(path)).contains(was));
  }

  private static void assertIsBuilt(BuildResult built, RoomNumbers now) {
    GameWriter.Files files = built.game().orElseThrow().write();
    Room room = GameResources.of(files.index(), files.data()).room(1).orElseThrow();
    assertThat(room.floor().boxes().boxes()).isEqualTo(now.boxes());
    assertThat(room.floor().scaleSlots().slots()).isEqualTo(now.slots());
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
          .isEqualTo(now.things().get(i));
    }
  }

  private RoomNumbers edited(RoomNumbers before) {
    List<BoxRecord> boxes = new ArrayList<>(before.boxes());
    List<ScaleSlot> slots = new ArrayList<>(before.slots());
    List<List<Integer>> things = new ArrayList<>(before.things());
    Set<Integer> removed = new TreeSet<>(before.removed());
    int box = 1 + random.nextInt(boxes.size() - 1);
    switch (random.nextInt(7)) {
      case 0 -> boxes.set(box, moved(boxes.get(box)));
      case 1 -> boxes.set(box, otherwise(boxes.get(box)));
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
          boxes.add(moved(boxes.get(box)));
        } else {
          boxes.remove(boxes.size() - 1);
        }
      }
      case 4 -> {
        List<Integer> kept = kept(removed);
        if (kept.size() > 2) {
          int gone = 1 + random.nextInt(kept.size() - 1);
          boxes.remove(gone);
          removed.add(kept.get(gone));
        }
      }
      default -> {
        int thing = random.nextInt(things.size());
        things.set(thing, moved(cabin.things().get(thing), things.get(thing)));
      }
    }
    return new RoomNumbers(boxes, slots, things, removed);
  }

  /** Returns the boxes of the file that still exist, by their numbers in the file. */
  private List<Integer> kept(Set<Integer> removed) {
    return IntStream.range(0, cabin.numbers().boxes().size())
        .filter(box -> !removed.contains(box))
        .boxed()
        .toList();
  }

  /**
   * Returns a box at a random distance. All its corners move together, so it is not turned inside
   * out.
   */
  private BoxRecord moved(BoxRecord box) {
    int dx = random.nextInt(41) - 20;
    int dy = random.nextInt(21) - 10;
    int[] at = new int[8];
    for (int k = 0; k < 4; k++) {
      at[2 * k] = box.corner(k).x() + dx;
      at[2 * k + 1] = box.corner(k).y() + dy;
    }
    return BoxRecord.quad(
        at[0],
        at[1],
        at[2],
        at[3],
        at[4],
        at[5],
        at[6],
        at[7],
        box.mask(),
        box.flags(),
        box.scale());
  }

  private BoxRecord otherwise(BoxRecord box) {
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

  private List<Integer> moved(EditableThing thing, List<Integer> before) {
    List<Integer> now = new ArrayList<>(before);
    for (int i = 0; i < now.size(); i++) {
      Slot slot = EditableThing.slot(i);
      if (thing.written().containsKey(slot) && random.nextBoolean()) {
        now.set(
            i,
            switch (slot) {
              case FACING -> random.nextInt(4);
              case X, Y -> 8 * random.nextInt(16);
              case WIDTH, HEIGHT -> now.get(i);
              default -> random.nextInt(400) - 40;
            });
      }
    }
    return now;
  }
}
