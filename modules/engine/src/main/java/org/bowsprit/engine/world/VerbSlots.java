package org.bowsprit.engine.world;

import java.util.ArrayList;
import java.util.List;

/** The verb slots of the user interface (spec 07 §6). Slot 0 is only used for temporary data. */
public final class VerbSlots {

  private static final int SLOT_COUNT = 100;

  private final Verb[] slots = new Verb[SLOT_COUNT];

  /** Creates free slots. */
  public VerbSlots() {
    for (int i = 0; i < SLOT_COUNT; i++) {
      slots[i] = new Verb();
    }
  }

  /**
   * A slot that differs from its state at the start of the engine.
   *
   * @param slot the number of the slot
   */
  public record Entry(int slot, VerbState verb) {}

  List<Entry> snapshot() {
    VerbState untouched = new Verb().snapshot();
    List<Entry> entries = new ArrayList<>();
    for (int slot = 0; slot < SLOT_COUNT; slot++) {
      VerbState verb = slots[slot].snapshot();
      if (!verb.equals(untouched)) {
        entries.add(new Entry(slot, verb));
      }
    }
    return entries;
  }

  void restore(List<Entry> saved, ObjectLookup lookup) {
    for (int slot = 0; slot < SLOT_COUNT; slot++) {
      slots[slot] = new Verb();
    }
    for (Entry entry : saved) {
      if (entry.slot() < 0 || entry.slot() >= SLOT_COUNT) {
        throw new IllegalArgumentException("verb slot " + entry.slot() + " does not exist");
      }
      slots[entry.slot()].restore(entry.verb(), lookup);
    }
  }

  /** Returns the number of slots. */
  public int capacity() {
    return SLOT_COUNT;
  }

  /**
   * Returns a slot.
   *
   * @param slot 0 to {@link #capacity()}−1
   * @return the live verb
   */
  public Verb slot(int slot) {
    return slots[slot];
  }

  /**
   * Returns the slot of a live verb.
   *
   * @param verb the number of the verb
   * @return the slot; 0 if there is none
   */
  public int liveSlotOf(int verb) {
    return slotOf(verb, 0);
  }

  /**
   * Returns the slot of a verb that is saved under a number.
   *
   * @param verb the number of the verb
   * @param saveId the number under which the verb is saved; 0 for a live verb
   * @return the slot; 0 if there is none
   */
  public int slotOf(int verb, int saveId) {
    for (int slot = 1; slot < SLOT_COUNT; slot++) {
      if (slots[slot].id == verb && slots[slot].saveId == saveId && verb != 0) {
        return slot;
      }
    }
    return 0;
  }

  /** Returns the lowest free slot; 0 if all slots are used. */
  public int freeSlot() {
    for (int slot = 1; slot < SLOT_COUNT; slot++) {
      if (slots[slot].id == 0) {
        return slot;
      }
    }
    return 0;
  }

  /** Returns the slots of the verbs that can be clicked, the highest slot first. */
  public List<Integer> clickableSlots() {
    List<Integer> clickableSlots = new ArrayList<>();
    for (int slot = SLOT_COUNT - 1; slot > 0; slot--) {
      if (slots[slot].isClickable()) {
        clickableSlots.add(slot);
      }
    }
    return clickableSlots;
  }

  /**
   * Returns the slot of the clickable verb at a point of the screen. If there are several, returns
   * the highest slot.
   *
   * @param x the x coordinate on the screen
   * @param y the y coordinate on the screen
   * @return the slot; 0 for none
   */
  public int slotAtPoint(int x, int y) {
    for (int slot = SLOT_COUNT - 1; slot > 0; slot--) {
      if (slots[slot].isHit(x, y)) {
        return slot;
      }
    }
    return 0;
  }

  /**
   * Returns the live, clickable verb with a shortcut.
   *
   * @param key a key code
   * @return the number of the verb; 0 if there is none
   */
  public int verbWithKey(int key) {
    for (int slot = 1; slot < SLOT_COUNT; slot++) {
      Verb verb = slots[slot];
      if (verb.isClickable() && verb.key == key) {
        return verb.id;
      }
    }
    return 0;
  }

  /**
   * Returns the text of a live text verb, for the escape FF 05.
   *
   * @param verb the number of the verb
   * @return the text; null if there is no such verb
   */
  public byte[] labelOf(int verb) {
    for (int slot = 1; slot < SLOT_COUNT; slot++) {
      Verb candidate = slots[slot];
      if (candidate.isLive() && candidate.id == verb && !candidate.showsPicture) {
        return candidate.label;
      }
    }
    return null;
  }
}
