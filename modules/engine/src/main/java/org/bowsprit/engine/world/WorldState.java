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
 * Everything a saved game keeps of a {@link World} (spec 12 §2.2). What a game's data say is not in
 * it: it is read again.
 *
 * @param room the room the game is in
 * @param roomAliases physical rooms of the numbers from 128 on
 * @param actors the actors, number 1 first
 * @param objects owner, state and classes of all objects
 * @param roomObjects the objects of the room
 * @param inventory what is carried, in order
 * @param names what was renamed, by object id
 * @param verbs the verb slots that are not as at engine start
 * @param view what the screen is like
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

  /** Copies what can be changed and rejects null. */
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

  /**
   * Returns the same, but made of the tables and colours of {@code earlier} where they are equal.
   */
  public WorldState sharing(WorldState earlier) {
    return new WorldState(
        room,
        roomAliases,
        actors,
        objects.equals(earlier.objects) ? earlier.objects : objects,
        roomObjects,
        inventory,
        names,
        verbs,
        view.sharing(earlier.view),
        texts);
  }

  /**
   * The room the game is in and what scripts did to its floor.
   *
   * @param number as scripts know it
   * @param physical the room whose data are used
   * @param floor changed flags and sizes of walk boxes; a rebuilt matrix is computed anew
   * @param scaleSlots the scale slots
   */
  public record Room(
      int number, int physical, BoxOverridesSnapshot floor, List<ScaleSlot> scaleSlots) {

    private static final int MOST_SLOTS = 255;

    /** Copies the list and rejects rooms and slots there cannot be. */
    public Room {
      Objects.requireNonNull(floor, "floor must not be null");
      scaleSlots = List.copyOf(scaleSlots);
      if (((number | physical) & ~0xFF) != 0 || scaleSlots.size() > MOST_SLOTS) {
        throw new IllegalArgumentException("rooms and scale slots are 0 to 255");
      }
    }
  }

  /**
   * What the screen is like, but for its pixels.
   *
   * @param camera the view on the room
   * @param top first row of the main window
   * @param bottom first row of the verb window
   * @param palette the colours
   * @param drawQueue what scripts drew and is not drawn yet: slots of the room's list
   * @param redraw what is to be drawn anew
   * @param transitions fades and shaking
   * @param cursor the cursor
   * @param flashlight the flashlight
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

    private View sharing(View earlier) {
      return new View(
          camera,
          top,
          bottom,
          palette.equals(earlier.palette) ? earlier.palette : palette,
          drawQueue,
          redraw,
          transitions,
          cursor,
          flashlight);
    }
  }

  /**
   * How texts are shown.
   *
   * @param slots speech, system text, debug text, message box
   * @param colours the colours of the character sets
   */
  public record Texts(List<TextSlot.State> slots, CharsetColours.State colours) {

    /** Copies the list and rejects other numbers of slots. */
    public Texts {
      slots = List.copyOf(slots);
      Objects.requireNonNull(colours, "colours must not be null");
      if (slots.size() != World.TEXT_SLOTS) {
        throw new IllegalArgumentException("there are 4 text slots, not " + slots.size());
      }
    }
  }
}
