package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.port.ScriptException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The cutscene stack: the open cutscenes, their openers, and the armed skips (spec 05 §7). A level
 * whose opener has died is abandoned until the machine closes it (spec 13 §7).
 */
final class Cutscenes {

  private static final Logger LOG = LoggerFactory.getLogger(Cutscenes.class);

  /** The number of levels. The outermost level is not a cutscene. */
  static final int LEVELS = 5;

  private static final class Level {
    int data;
    ScriptSlot opener;
    boolean abandoned;
    ScriptSlot slot;
    int script;
    ScriptKind kind;
    int address;

    void clear() {
      data = 0;
      opener = null;
      abandoned = false;
      clearSkip();
    }

    void clearSkip() {
      slot = null;
      script = 0;
      kind = null;
      address = 0;
    }
  }

  private final Level[] levels = new Level[LEVELS];
  private int current;

  Cutscenes() {
    for (int i = 0; i < LEVELS; i++) {
      levels[i] = new Level();
    }
  }

  void clear() {
    current = 0;
    for (Level level : levels) {
      level.clear();
    }
  }

  void open(ScriptSlot opener, int data) {
    if (current == LEVELS - 1) {
      throw new ScriptException("more than " + (LEVELS - 1) + " cutscenes are open");
    }
    opener.cutscenes++;
    current++;
    levels[current].clear();
    levels[current].data = data;
    levels[current].opener = opener;
  }

  /** Closes the innermost cutscene and returns its data word. */
  int close(ScriptSlot closer) {
    if (closer.cutscenes > 0) {
      closer.cutscenes--;
    }
    Level level = levels[current];
    if (level.slot != null && closer.cutscenes > 0) {
      closer.cutscenes--;
    }
    level.clearSkip();
    if (current == 0) {
      throw new ScriptException("no cutscene is open");
    }
    swapOpener(closer, level);
    level.opener = null;
    level.abandoned = false;
    current--;
    return level.data;
  }

  /**
   * Handles a script that closes the level of another script while its own level is open. The
   * closer counts as having closed its own level, and the other script's level stays open.
   * Therefore no level remains open if two scripts alternately open and close levels.
   */
  private void swapOpener(ScriptSlot closer, Level closed) {
    if (closed.opener == closer) {
      return;
    }
    for (int i = current - 1; i > 0; i--) {
      if (levels[i].opener == closer) {
        levels[i].opener = closed.opener;
        levels[i].abandoned = closed.abandoned;
        return;
      }
    }
  }

  /** Marks the levels that a dying slot has opened as abandoned. */
  void abandon(ScriptSlot dying) {
    for (int i = 1; i <= current; i++) {
      if (levels[i].opener == dying) {
        levels[i].opener = null;
        levels[i].abandoned = true;
      }
    }
  }

  /** Transfers the levels that a slot has opened to the slot that continues for it. */
  void handOver(ScriptSlot opener, ScriptSlot successor) {
    for (int i = 1; i <= current; i++) {
      if (levels[i].opener == opener) {
        levels[i].opener = successor;
      }
    }
  }

  /** Returns whether there is an open level whose opener has died. */
  boolean hasAbandoned() {
    return innermostAbandoned() > 0;
  }

  /** Closes the innermost level whose opener has died and returns its data word. */
  int closeAbandoned() {
    int index = innermostAbandoned();
    Level closed = levels[index];
    System.arraycopy(levels, index + 1, levels, index, current - index);
    levels[current] = closed;
    current--;
    int data = closed.data;
    closed.clear();
    return data;
  }

  private int innermostAbandoned() {
    int index = current;
    while (index > 0 && !levels[index].abandoned) {
      index--;
    }
    return index;
  }

  /** Arms a skip at this level, which continues at an address of a slot. */
  void armSkip(ScriptSlot slot, int address) {
    Level level = levels[current];
    level.slot = slot;
    level.script = slot.number;
    level.kind = slot.kind;
    level.address = address;
  }

  void disarmSkip() {
    levels[current].clearSkip();
  }

  /**
   * Makes the slot that armed a skip at this level continue at the address of the skip. If its
   * script has ended, a new script in the slot is not affected (spec 15, rule G).
   *
   * @return true if a skip was armed
   */
  boolean skip() {
    Level level = levels[current];
    ScriptSlot slot = level.slot;
    if (slot == null) {
      return false;
    }
    if (slot.isLive() && slot.number == level.script && slot.kind == level.kind) {
      slot.position = level.address;
      slot.status = ScriptSlot.Status.RUNNING;
      slot.freezeCount = 0;
      slot.cutscenes = Math.max(0, slot.cutscenes - 1);
    } else {
      LOG.info("script {} has ended with its override armed: the skip has no effect", level.script);
    }
    level.clearSkip();
    return true;
  }

  int level() {
    return current;
  }

  List<VmState.Cutscene> snapshot() {
    List<VmState.Cutscene> saved = new ArrayList<>(LEVELS);
    for (Level level : levels) {
      saved.add(
          new VmState.Cutscene(
              level.data,
              index(level.opener),
              index(level.slot),
              level.script,
              level.kind,
              level.address));
    }
    return saved;
  }

  private static int index(ScriptSlot slot) {
    return slot == null ? 0 : slot.index;
  }

  void restore(int savedLevel, List<VmState.Cutscene> saved, ScriptSlots slots) {
    clear();
    current = savedLevel;
    for (int i = 0; i < LEVELS; i++) {
      VmState.Cutscene each = saved.get(i);
      levels[i].data = each.data();
      if (each.opener() != 0) {
        levels[i].opener = slots.get(each.opener());
      }
      if (each.slot() != 0) {
        levels[i].slot = slots.get(each.slot());
        levels[i].script = each.script();
        levels[i].kind = each.kind();
        levels[i].address = each.address();
      }
    }
  }
}
