package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Map;
import java.util.Set;
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

  private static final List<Slot> SLOTS =
      List.of(Slot.X, Slot.Y, Slot.WIDTH, Slot.HEIGHT, Slot.WALK_X, Slot.WALK_Y, Slot.FACING);

  /** Objects are placed and sized in steps of so many pixels (spec 07 §1). */
  private static final int STEP = 8;

  /** Takes immutable copies. */
  public EditableThing {
    numbers = List.copyOf(numbers);
    written = Map.copyOf(written);
  }

  /** Returns which of its numbers can be changed. */
  public Set<Slot> slots() {
    return written.keySet();
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
    boolean isInSteps =
        kind == PlacedThing.Kind.OBJECT
            && (slot == Slot.X || slot == Slot.Y || slot == Slot.WIDTH || slot == Slot.HEIGHT);
    return slot.takes(value) && (!isInSteps || value % STEP == 0);
  }
}
