package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Map;
import org.bowsprit.bow.place.PlacedThing;
import org.bowsprit.bow.place.Slot;
import org.bowsprit.bow.place.WrittenNumber;

/**
 * A thing of a room and its numbers.
 *
 * @param path the file that places it
 * @param kind object or actor
 * @param name what scripts call it
 * @param numbers in the order of {@link Slot}; of an actor the first two
 * @param written where those stand that can be changed, since they are written out
 */
public record EditableThing(
    String path,
    PlacedThing.Kind kind,
    String name,
    List<Integer> numbers,
    Map<Slot, WrittenNumber> written) {

  private static final List<Slot> SLOTS = List.of(Slot.values());

  /** Objects are placed and sized in steps of so many pixels (spec 07 §1). */
  private static final int STEP = 8;

  /** Takes immutable copies. */
  public EditableThing {
    numbers = List.copyOf(numbers);
    written = Map.copyOf(written);
  }

  /**
   * Returns which number stands at a position of {@link #numbers}.
   *
   * @throws IndexOutOfBoundsException if an actor or object has not so many
   */
  public static Slot slot(int position) {
    return SLOTS.get(position);
  }

  /** Returns whether one of its numbers can have a value. */
  public boolean takes(Slot slot, int value) {
    return slot.takes(value) && (!isInSteps(slot) || value % STEP == 0);
  }

  /** Returns what is expected of one of its numbers, such as {@code a number from 0 to 3}. */
  String expected(Slot slot) {
    return isInSteps(slot) ? slot.expected() + ", a multiple of " + STEP : slot.expected();
  }

  private boolean isInSteps(Slot slot) {
    return kind == PlacedThing.Kind.OBJECT
        && (slot == Slot.X || slot == Slot.Y || slot == Slot.WIDTH || slot == Slot.HEIGHT);
  }
}
