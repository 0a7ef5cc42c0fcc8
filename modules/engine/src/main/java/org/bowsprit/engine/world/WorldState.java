package org.bowsprit.engine.world;

import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.actors.ActorState;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.screen.Redraw;
import org.bowsprit.engine.screen.RoomPalette;
import org.bowsprit.engine.screen.Transitions;
import org.bowsprit.engine.text.CharsetColours;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.pathfinding.BoxOverridesSnapshot;
import org.bowsprit.vm.Ints;

/**
 * The saved state of a {@link World} (spec 12 §2.2). Values from the game's data are not included;
 * they are read from the data again.
 *
 * @param room the current room
 * @param roomAliases the physical rooms of the room numbers from 128 on
 * @param actors the actors, starting with number 0
 * @param objects the owners, states and classes of all objects
 * @param roomObjects the objects of the room
 * @param inventory the carried objects, in order
 * @param names the changed names, by object id
 * @param verbs the verb slots that differ from their state at the start of the engine
 * @param view the screen without its pixels
 * @param texts the text slots and the colours of the character sets
 */
public record WorldState(
    Room room,
    Ints roomAliases,
    List<ActorState> actors,
    ObjectStates.State objects,
    RoomObjects.State roomObjects,
    List<Inventory.Item> inventory,
    SortedMap<Integer, Bytes> names,
    List<VerbSlots.Entry> verbs,
    View view,
    Texts texts) {

  /** Copies mutable values and rejects null. */
  public WorldState {
    Objects.requireNonNull(room, "room must not be null");
    Objects.requireNonNull(roomAliases, "roomAliases must not be null");
    actors = List.copyOf(actors);
    Objects.requireNonNull(objects, "objects must not be null");
    Objects.requireNonNull(roomObjects, "roomObjects must not be null");
    inventory = List.copyOf(inventory);
    names = new TreeMap<>(names);
    verbs = List.copyOf(verbs);
    Objects.requireNonNull(view, "view must not be null");
    Objects.requireNonNull(texts, "texts must not be null");
  }

  @Override
  public SortedMap<Integer, Bytes> names() {
    return new TreeMap<>(names);
  }

  /** Returns this state without the actors. */
  public WorldState withoutActors() {
    return new WorldState(
        room, roomAliases, List.of(), objects, roomObjects, inventory, names, verbs, view, texts);
  }

  /**
   * Returns an equal state that shares its tables and colours with {@code earlierState} if they are
   * equal.
   */
  public WorldState sharing(WorldState earlierState) {
    return new WorldState(
        room,
        roomAliases,
        actors,
        objects.equals(earlierState.objects) ? earlierState.objects : objects,
        roomObjects,
        inventory,
        names,
        verbs,
        view.sharing(earlierState.view),
        texts);
  }

  /**
   * The current room and the changes of scripts to its floor.
   *
   * @param number the number of the room in scripts
   * @param physical the room whose data are used
   * @param floor the changed flags and scales of walk boxes; a rebuilt box matrix is not stored but
   *     recomputed
   */
  public record Room(
      int number, int physical, BoxOverridesSnapshot floor, List<ScaleSlot> scaleSlots) {

    private static final int MAX_SLOTS = 255;

    /** Copies the list and rejects rooms and slots that cannot exist. */
    public Room {
      Objects.requireNonNull(floor, "floor must not be null");
      scaleSlots = List.copyOf(scaleSlots);
      if (((number | physical) & ~0xFF) != 0 || scaleSlots.size() > MAX_SLOTS) {
        throw new IllegalArgumentException("rooms and scale slots must be from 0 to 255");
      }
    }
  }

  /**
   * The screen without its pixels.
   *
   * @param camera the view of the room
   * @param top first row of the main window
   * @param bottom first row of the verb window
   * @param palette the colours
   * @param drawQueue the slots of the objects that scripts requested to draw and that are not drawn
   *     yet
   * @param redraw the parts of the screen to redraw
   * @param transitions the fades and the shaking
   */
  public record View(
      Camera.State camera,
      int top,
      int bottom,
      RoomPalette.State palette,
      List<Integer> drawQueue,
      Redraw.State redraw,
      Transitions.State transitions,
      Cursor.State cursor,
      Flashlight.State flashlight) {

    public View {
      Objects.requireNonNull(camera, "camera must not be null");
      Objects.requireNonNull(palette, "palette must not be null");
      drawQueue = List.copyOf(drawQueue);
      Objects.requireNonNull(redraw, "redraw must not be null");
      Objects.requireNonNull(transitions, "transitions must not be null");
      Objects.requireNonNull(cursor, "cursor must not be null");
      Objects.requireNonNull(flashlight, "flashlight must not be null");
    }

    private View sharing(View earlierState) {
      return new View(
          camera,
          top,
          bottom,
          palette.equals(earlierState.palette) ? earlierState.palette : palette,
          drawQueue,
          redraw,
          transitions,
          cursor,
          flashlight);
    }
  }

  /**
   * The settings of texts.
   *
   * @param slots the text slots for speech, system text, debug text and the message box, in this
   *     order
   * @param colours the colours of the character sets
   */
  public record Texts(List<TextSlot.State> slots, CharsetColours.State colours) {

    /** Copies the list and rejects a wrong number of slots. */
    public Texts {
      slots = List.copyOf(slots);
      Objects.requireNonNull(colours, "colours must not be null");
      if (slots.size() != World.TEXT_SLOTS) {
        throw new IllegalArgumentException("there are 4 text slots, not " + slots.size());
      }
    }
  }
}
