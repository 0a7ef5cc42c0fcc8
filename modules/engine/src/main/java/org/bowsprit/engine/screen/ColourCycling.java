package org.bowsprit.engine.screen;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;

/** The sixteen colour cycles (spec 02 §6.1). */
public final class ColourCycling {

  private static final int CHANNEL_COUNT = 3;

  private final Slot[] slots = new Slot[ColourCycle.SLOT_COUNT];

  /** The state of one cycle. */
  private static final class Slot {
    private int first;
    private int last;
    private boolean backward;
    private int period;
    private int counter;

    void set(int firstColour, int lastColour, boolean isBackward, int jiffies, int elapsed) {
      first = firstColour;
      last = lastColour;
      backward = isBackward;
      period = jiffies;
      counter = elapsed;
    }
  }

  ColourCycling() {
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new Slot();
    }
  }

  /**
   * The saved state of a cycle.
   *
   * @param first the first colour
   * @param last the last colour
   * @param backward whether colours move down, so that the first becomes the last
   * @param period the number of jiffies between rotations; 0 if the cycle is stopped
   * @param counter the number of jiffies since the last rotation, less than the period
   */
  public record Cycle(int first, int last, boolean backward, int period, int counter) {

    /** Rejects colours that do not exist. */
    public Cycle {
      if (((first | last) & ~0xFF) != 0) {
        throw new IllegalArgumentException("colours are 0 to 255, not " + first + "–" + last);
      }
    }
  }

  List<Cycle> snapshot() {
    List<Cycle> saved = new ArrayList<>(slots.length);
    for (Slot slot : slots) {
      saved.add(new Cycle(slot.first, slot.last, slot.backward, slot.period, slot.counter));
    }
    return saved;
  }

  void restore(List<Cycle> saved) {
    if (saved.size() != slots.length) {
      throw new IllegalArgumentException("there are 16 cycles, not " + saved.size());
    }
    for (int i = 0; i < slots.length; i++) {
      Cycle each = saved.get(i);
      slots[i].set(each.first(), each.last(), each.backward(), each.period(), each.counter());
    }
  }

  /** Stops all cycles. Their colours and directions are kept. */
  void stop() {
    for (Slot slot : slots) {
      slot.period = 0;
    }
  }

  /**
   * Loads a room's cycles after clearing all sixteen slots.
   *
   * @param cycles the cycles in the room's data
   */
  public void load(ColourCycles cycles) {
    for (Slot slot : slots) {
      slot.set(0, 0, false, 0, 0);
    }
    for (ColourCycle cycle : cycles.cycles()) {
      slots[cycle.number() - 1].set(
          cycle.first(), cycle.last(), cycle.isBackward(), cycle.periodJiffies(), 0);
    }
  }

  /**
   * Changes the speed of a cycle.
   *
   * @param number the number of the cycle, 1 to 16
   * @param jiffies the number of jiffies between rotations; 0 stops the cycle
   */
  public void setPeriod(int number, int jiffies) {
    slots[number - 1].period = jiffies;
  }

  boolean step(int jiffies, int[] current, int[] shadow, PaletteTransform transform) {
    boolean hasRotated = false;
    for (Slot slot : slots) {
      if (slot.period == 0 || slot.first > slot.last) {
        continue;
      }
      slot.counter += jiffies;
      if (slot.counter >= slot.period) {
        slot.counter %= slot.period;
        hasRotated |= rotate(slot, current, shadow, transform);
      }
    }
    return hasRotated;
  }

  private static boolean rotate(
      Slot slot, int[] current, int[] shadow, PaletteTransform transform) {
    if (slot.first == slot.last) {
      return false;
    }
    rotateColours(current, slot);
    if (transform.remaining() > 0) {
      rotateColours(transform.target(), slot);
      rotateColours(transform.between(), slot);
    }
    rotateShadow(shadow, slot);
    return true;
  }

  private static void rotateColours(int[] table, Slot slot) {
    int from = slot.first * CHANNEL_COUNT;
    int length = (slot.last - slot.first) * CHANNEL_COUNT;
    for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
      if (slot.backward) {
        int wrapped = table[from + channel];
        for (int index = from + channel; index < from + channel + length; index += CHANNEL_COUNT) {
          table[index] = table[index + CHANNEL_COUNT];
        }
        table[from + channel + length] = wrapped;
      } else {
        int wrapped = table[from + channel + length];
        for (int index = from + channel + length; index > from + channel; index -= CHANNEL_COUNT) {
          table[index] = table[index - CHANNEL_COUNT];
        }
        table[from + channel] = wrapped;
      }
    }
  }

  private static void rotateShadow(int[] shadow, Slot slot) {
    int size = slot.last - slot.first + 1;
    int step = slot.backward ? size - 1 : 1;
    for (int i = 0; i < shadow.length; i++) {
      if (shadow[i] >= slot.first && shadow[i] <= slot.last) {
        shadow[i] = slot.first + (shadow[i] - slot.first + step) % size;
      }
    }
    if (slot.backward) {
      int wrapped = shadow[slot.first];
      System.arraycopy(shadow, slot.first + 1, shadow, slot.first, size - 1);
      shadow[slot.last] = wrapped;
    } else {
      int wrapped = shadow[slot.last];
      System.arraycopy(shadow, slot.first, shadow, slot.first + 1, size - 1);
      shadow[slot.first] = wrapped;
    }
  }
}
