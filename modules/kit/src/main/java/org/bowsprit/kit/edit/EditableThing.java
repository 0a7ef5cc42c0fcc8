package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Map;
import org.bowsprit.bow.place.PlacedThing;
import org.bowsprit.bow.place.Slot;
import org.bowsprit.bow.place.WrittenNumber;

/**
 * A thing of a room and its numbers.
 *
 * @param path the path of the file that places it
 * @param kind object, actor or entry
 * @param name its name in scripts; for an entry, the name of the object at which the hero appears
 * @param numbers its numbers in the order of {@link Slot}; for an actor and an entry, only the
 *     first two
 * @param written the positions of the numbers that can be changed because they are literals in the
 *     source
 * @param look the pictures of the thing
 */
public record EditableThing(
    String path,
    PlacedThing.Kind kind,
    String name,
    List<Integer> numbers,
    Map<Slot, WrittenNumber> written,
    ThingLook look) {

  private static final List<Slot> SLOTS = List.of(Slot.values());

  /** The unit in pixels of the positions and sizes of objects (spec 07 §1). */
  private static final int STEP = 8;

  /** Takes immutable copies. */
  public EditableThing {
    numbers = List.copyOf(numbers);
    written = Map.copyOf(written);
  }

  /**
   * Returns the meaning of the number at an index of {@link #numbers}.
   *
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public static Slot slot(int position) {
    return SLOTS.get(position);
  }

  /** Returns the position of a slot in a list of numbers. */
  static int position(Slot slot) {
    return SLOTS.indexOf(slot);
  }

  /** Returns whether a number of this thing can have a value. */
  public boolean takes(Slot slot, int value) {
    return slot.takes(value) && (!isInSteps(slot) || value % STEP == 0);
  }

  /**
   * Returns a description of the values that a number of this thing can have, such as {@code a
   * number from 0 to 3}.
   */
  String expected(Slot slot) {
    return isInSteps(slot) ? slot.expected() + ", a multiple of " + STEP : slot.expected();
  }

  private boolean isInSteps(Slot slot) {
    return kind == PlacedThing.Kind.OBJECT
        && (slot == Slot.X || slot == Slot.Y || slot == Slot.WIDTH || slot == Slot.HEIGHT);
  }
}
