package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.port.ScriptException;

/** The slots that wait for a script they started (spec 05 §4.4). */
final class Nesting {

  /** The largest nesting depth. */
  static final int MAX_DEPTH = 15;

  private final ScriptSlot[] slots = new ScriptSlot[MAX_DEPTH];
  private final int[] numbers = new int[MAX_DEPTH];
  private final ScriptKind[] kinds = new ScriptKind[MAX_DEPTH];
  private int depth;

  /** Returns whether the largest depth is reached. */
  boolean isFull() {
    return depth == MAX_DEPTH;
  }

  /** Throws an exception if the largest depth is reached. */
  void requireCapacity() {
    if (isFull()) {
      throw new ScriptException("scripts start each other more than " + MAX_DEPTH + " deep");
    }
  }

  /** Pushes the waiting slot; null if no slot was running. */
  void push(ScriptSlot waiting) {
    requireCapacity();
    slots[depth] = waiting;
    if (waiting != null) {
      numbers[depth] = waiting.number;
      kinds[depth] = waiting.kind;
    }
    depth++;
  }

  /**
   * Pops and returns the slot that continues; null if no slot was running, or if the slot must not
   * continue.
   */
  ScriptSlot pop() {
    depth--;
    ScriptSlot waiting = slots[depth];
    boolean continues =
        waiting != null
            && waiting.number == numbers[depth]
            && waiting.kind == kinds[depth]
            && waiting.isLive()
            && !waiting.isFrozen();
    return continues ? waiting : null;
  }

  /** Returns the waiting slots, the innermost first. */
  List<ScriptSlot> waiting() {
    List<ScriptSlot> waiting = new ArrayList<>();
    for (int i = depth - 1; i >= 0; i--) {
      if (slots[i] != null) {
        waiting.add(slots[i]);
      }
    }
    return waiting;
  }

  /** Clears all entries of a dying slot. */
  void remove(ScriptSlot dying) {
    for (int i = 0; i < depth; i++) {
      if (slots[i] == dying) {
        slots[i] = null;
      }
    }
  }

  void clear() {
    depth = 0;
  }
}
