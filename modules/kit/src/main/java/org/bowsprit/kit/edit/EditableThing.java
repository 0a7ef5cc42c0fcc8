package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Map;
import org.bowsprit.bow.place.PlacedItem;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bow.place.WrittenNumber;

/**
 * A thing of a room and its numbers.
 *
 * @param path the path of the file that places it
 * @param kind object, actor or entry
 * @param name its name in scripts; for an entry, the name of the object at which the hero appears
 * @param numbers its numbers in the order of {@link PlacementNumber}; for an actor and an entry,
 *     only the first two
 * @param written the positions of the numbers that can be changed because they are literals in the
 *     source
 * @param look the pictures of the thing
 */
public record EditableThing(
    String path,
    PlacedItem.Kind kind,
    String name,
    List<Integer> numbers,
    Map<PlacementNumber, WrittenNumber> written,
    ThingAppearance look) {

  private static final List<PlacementNumber> SLOTS = List.of(PlacementNumber.values());

  /** The unit in pixels of the positions and sizes of objects (spec 07 §1). */
  private static final int UNIT_PIXELS = 8;

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
  public static PlacementNumber slot(int position) {
    return SLOTS.get(position);
  }

  /** Returns the position of a slot in a list of numbers. */
  static int position(PlacementNumber slot) {
    return SLOTS.indexOf(slot);
  }

  /** Returns whether a number of this thing can have a value. */
  public boolean accepts(PlacementNumber slot, int value) {
    return slot.isValid(value) && (!isInUnits(slot) || value % UNIT_PIXELS == 0);
  }

  /**
   * Returns a description of the values that a number of this thing can have, such as {@code a
   * number from 0 to 3}.
   */
  String expected(PlacementNumber slot) {
    return isInUnits(slot)
        ? slot.expectedValues() + ", a multiple of " + UNIT_PIXELS
        : slot.expectedValues();
  }

  private boolean isInUnits(PlacementNumber slot) {
    return kind == PlacedItem.Kind.OBJECT
        && (slot == PlacementNumber.X
            || slot == PlacementNumber.Y
            || slot == PlacementNumber.WIDTH
            || slot == PlacementNumber.HEIGHT);
  }
}
