package org.bowsprit.engine.world;

import java.util.ArrayList;
import java.util.List;

/** The verb slots of the interface (spec 07 §6). Slot 0 is scratch. */
public final class VerbSlots {

  private static final int SLOTS = 100;

  private final Verb[] slots = new Verb[SLOTS];

  /** All slots free. */
  public VerbSlots() {
    for (int i = 0; i < SLOTS; i++) {
      slots[i] = new Verb();
    }
  }

  /**
   * A slot that is not as at engine start.
   *
   * @param slot its place
   * @param verb what is in it
   */
  public record Entry(int slot, VerbState verb) {}

  List<Entry> snapshot() {
    VerbState untouched = new Verb().snapshot();
    List<Entry> entries = new ArrayList<>();
    for (int slot = 0; slot < SLOTS; slot++) {
      VerbState verb = slots[slot].snapshot();
      if (!verb.equals(untouched)) {
        entries.add(new Entry(slot, verb));
      }
    }
    return entries;
  }

  void restore(List<Entry> saved, ObjectLookup lookup) {
    for (int slot = 0; slot < SLOTS; slot++) {
      slots[slot] = new Verb();
    }
    for (Entry entry : saved) {
      if (entry.slot() < 0 || entry.slot() >= SLOTS) {
        throw new IllegalArgumentException("no verb slot " + entry.slot());
      }
      slots[entry.slot()].restore(entry.verb(), lookup);
    }
  }

  /** Returns the number of slots. */
  public int capacity() {
    return SLOTS;
  }

  /**
   * A slot.
   *
   * @param slot 0 to {@link #capacity()}−1
   * @return live
   */
  public Verb at(int slot) {
    return slots[slot];
  }

  /**
   * The live slot of a verb.
   *
   * @param verb its number
   * @return 0 when there is none
   */
  public int liveSlotOf(int verb) {
    return slotOf(verb, 0);
  }

  /**
   * The slot of a verb saved under a number.
   *
   * @param verb its number
   * @param saveId the number it was saved under, 0 for live
   * @return 0 when there is none
   */
  public int slotOf(int verb, int saveId) {
    for (int slot = 1; slot < SLOTS; slot++) {
      if (slots[slot].id == verb && slots[slot].saveId == saveId && verb != 0) {
        return slot;
      }
    }
    return 0;
  }

  /** Returns the lowest free slot, 0 when all are taken. */
  public int freeSlot() {
    for (int slot = 1; slot < SLOTS; slot++) {
      if (slots[slot].id == 0) {
        return slot;
      }
    }
    return 0;
  }

  /**
   * The slot under a point of the screen: the highest wins.
   *
   * @param x screen x
   * @param y screen y
   * @return 0 for none
   */
  public int under(int x, int y) {
    for (int slot = SLOTS - 1; slot > 0; slot--) {
      if (slots[slot].isHit(x, y)) {
        return slot;
      }
    }
    return 0;
  }

  /**
   * The live verb that can be clicked and has a shortcut.
   *
   * @param key a key code
   * @return its number, 0 for none
   */
  public int withKey(int key) {
    for (int slot = 1; slot < SLOTS; slot++) {
      Verb verb = slots[slot];
      if (verb.isLive() && verb.mode == Verb.Mode.ON && verb.key == key) {
        return verb.id;
      }
    }
    return 0;
  }

  /**
   * The word of a live text verb, for the escape FF 05.
   *
   * @param verb its number
   * @return null when there is none
   */
  public byte[] labelOf(int verb) {
    for (int slot = 1; slot < SLOTS; slot++) {
      Verb v = slots[slot];
      if (v.isLive() && v.id == verb && !v.image) {
        return v.label;
      }
    }
    return null;
  }
}
