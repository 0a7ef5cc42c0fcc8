package org.bowsprit.vm.machine;

import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.port.ScriptException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Contains all script slots. Finds free slots, stops and freezes scripts and counts delays (spec 05
 * §4 to §6).
 */
final class ScriptSlots {

  /** The number of slots. The original interpreter has 25. */
  static final int SLOT_COUNT = 80;

  private static final int ORIGINAL_SLOT_COUNT = 25;
  private static final Logger LOG = LoggerFactory.getLogger(ScriptSlots.class);

  private final ScriptSlot[] slots = new ScriptSlot[SLOT_COUNT];
  private final Nesting nesting;
  private final Cutscenes cutscenes;
  private boolean hasWarned;

  ScriptSlots(Nesting nesting, Cutscenes cutscenes) {
    this.nesting = nesting;
    this.cutscenes = cutscenes;
    for (int i = 0; i < SLOT_COUNT; i++) {
      slots[i] = new ScriptSlot(i);
    }
  }

  ScriptSlot get(int index) {
    return slots[index];
  }

  /** Returns the lowest slot from 1 on that runs no script. */
  ScriptSlot freeSlot() {
    for (int i = 1; i < SLOT_COUNT; i++) {
      if (!slots[i].isLive()) {
        if (i > ORIGINAL_SLOT_COUNT && !hasWarned) {
          hasWarned = true;
          LOG.warn("more than {} scripts run at once", ORIGINAL_SLOT_COUNT);
        }
        return slots[i];
      }
    }
    throw new ScriptException("all " + (SLOT_COUNT - 1) + " script slots are taken");
  }

  /**
   * Ends the script of a slot. The cutscenes that it has opened are abandoned until the machine
   * closes them.
   */
  void kill(ScriptSlot slot) {
    if (slot.cutscenes > 0) {
      LOG.debug("{} {} ends inside a cutscene", slot.kind, slot.number);
    }
    cutscenes.markAbandoned(slot);
    nesting.remove(slot);
    slot.die();
  }

  void killAll() {
    for (ScriptSlot slot : slots) {
      slot.die();
    }
  }

  /** Stops every slot that runs a global or local script. */
  void stopScript(int script) {
    for (ScriptSlot slot : slots) {
      if (slot.runsScript(script)) {
        kill(slot);
      }
    }
  }

  /** Stops every slot that runs code of an object. */
  void stopObject(int object) {
    for (ScriptSlot slot : slots) {
      if (slot.runsObject(object)) {
        kill(slot);
      }
    }
  }

  /** Stops all slots that belong to the room being left (spec 05 §8.1 step 5). */
  void stopRoomScripts() {
    for (ScriptSlot slot : slots) {
      if (slot.isLive() && slot.kind.diesWithRoom()) {
        kill(slot);
      }
    }
  }

  /**
   * Returns whether a live slot runs a global or local script. Paused and frozen slots count as
   * live.
   */
  boolean isRunning(int script) {
    for (ScriptSlot slot : slots) {
      if (slot.runsScript(script)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a live slot of the given kind has an open cutscene. */
  boolean isInCutscene(ScriptKind kind) {
    for (ScriptSlot slot : slots) {
      if (slot.isLive() && slot.kind == kind && slot.cutscenes > 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a live slot that is not frozen runs a global or local script. */
  boolean isRunningUnfrozen(int script) {
    for (ScriptSlot slot : slots) {
      if (slot.runsScript(script) && !slot.isFrozen()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Freezes every live slot except one. Freezes resistant slots only if {@code includesResistant}
   * is true (spec 05 §6).
   */
  void freeze(ScriptSlot excludedSlot, boolean includesResistant) {
    for (ScriptSlot slot : slots) {
      if (slot != excludedSlot && slot.isLive() && (includesResistant || !slot.isFreezeResistant)) {
        slot.freezeCount++;
      }
    }
  }

  /** Removes one freeze from every frozen slot. */
  void thaw() {
    for (ScriptSlot slot : slots) {
      if (slot.isLive() && slot.isFrozen()) {
        slot.freezeCount--;
      }
    }
  }

  /** Decreases the delays of paused slots. A delay ends when it falls below 0 (spec 05 §5.3). */
  void countDown(int jiffies) {
    for (ScriptSlot slot : slots) {
      if (slot.status == ScriptSlot.Status.PAUSED && !slot.isFrozen()) {
        slot.delay -= jiffies;
        if (slot.delay < 0) {
          slot.delay = 0;
          slot.status = ScriptSlot.Status.RUNNING;
        }
      }
    }
  }

  void clearDidExecute() {
    for (ScriptSlot slot : slots) {
      slot.didExecute = false;
    }
  }

  /** Prepares a slot to run code, without running it yet. */
  ScriptSlot start(ScriptKind kind, int number, ScriptCode code, int entry) {
    ScriptSlot slot = freeSlot();
    slot.start(kind, number, code, entry);
    return slot;
  }
}
