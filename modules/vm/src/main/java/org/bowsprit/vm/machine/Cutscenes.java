package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.port.ScriptException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The cutscene stack: the open cutscenes, the script slots that opened them, and the armed skips
 * (spec 05 §7). A level whose opener has died is abandoned until the machine closes the level (spec
 * 13 §7).
 */
final class Cutscenes {

  private static final Logger LOG = LoggerFactory.getLogger(Cutscenes.class);

  /** The number of levels. The outermost level is not a cutscene. */
  static final int LEVEL_COUNT = 5;

  private static final class Level {
    int data;
    ScriptSlot opener;
    boolean isAbandoned;
    ScriptSlot skipSlot;
    int skipScript;
    ScriptKind skipScriptKind;
    int skipAddress;

    void clear() {
      data = 0;
      opener = null;
      isAbandoned = false;
      clearSkip();
    }

    void clearSkip() {
      skipSlot = null;
      skipScript = 0;
      skipScriptKind = null;
      skipAddress = 0;
    }
  }

  private final Level[] levels = new Level[LEVEL_COUNT];
  private int currentLevel;

  Cutscenes() {
    for (int i = 0; i < LEVEL_COUNT; i++) {
      levels[i] = new Level();
    }
  }

  void clear() {
    currentLevel = 0;
    for (Level level : levels) {
      level.clear();
    }
  }

  void open(ScriptSlot opener, int data) {
    if (currentLevel == LEVEL_COUNT - 1) {
      throw new ScriptException("more than " + (LEVEL_COUNT - 1) + " cutscenes are open");
    }
    opener.cutscenes++;
    currentLevel++;
    levels[currentLevel].clear();
    levels[currentLevel].data = data;
    levels[currentLevel].opener = opener;
  }

  /** Closes the innermost cutscene and returns its data word. */
  int close(ScriptSlot closer) {
    if (closer.cutscenes > 0) {
      closer.cutscenes--;
    }
    Level level = levels[currentLevel];
    if (level.skipSlot != null && closer.cutscenes > 0) {
      closer.cutscenes--;
    }
    level.clearSkip();
    if (currentLevel == 0) {
      throw new ScriptException("no cutscene is open");
    }
    swapOpener(closer, level);
    level.opener = null;
    level.isAbandoned = false;
    currentLevel--;
    return level.data;
  }

  /**
   * Handles a script that closes the level of another script while its own level is open. The
   * closer is treated as if it had closed its own level, and the level of the other script stays
   * open. Therefore no level remains open if two scripts alternately open and close levels.
   */
  private void swapOpener(ScriptSlot closer, Level closedLevel) {
    if (closedLevel.opener == closer) {
      return;
    }
    for (int i = currentLevel - 1; i > 0; i--) {
      if (levels[i].opener == closer) {
        levels[i].opener = closedLevel.opener;
        levels[i].isAbandoned = closedLevel.isAbandoned;
        return;
      }
    }
  }

  /** Marks the levels that a dying slot has opened as abandoned. */
  void markAbandoned(ScriptSlot dying) {
    for (int i = 1; i <= currentLevel; i++) {
      if (levels[i].opener == dying) {
        levels[i].opener = null;
        levels[i].isAbandoned = true;
      }
    }
  }

  /** Transfers the levels that a slot has opened to the slot that continues for it. */
  void transferLevels(ScriptSlot opener, ScriptSlot successor) {
    for (int i = 1; i <= currentLevel; i++) {
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
    Level closedLevel = levels[index];
    System.arraycopy(levels, index + 1, levels, index, currentLevel - index);
    levels[currentLevel] = closedLevel;
    currentLevel--;
    int data = closedLevel.data;
    closedLevel.clear();
    return data;
  }

  private int innermostAbandoned() {
    int index = currentLevel;
    while (index > 0 && !levels[index].isAbandoned) {
      index--;
    }
    return index;
  }

  /** Arms a skip at this level, which continues at an address of a slot. */
  void armSkip(ScriptSlot slot, int address) {
    Level level = levels[currentLevel];
    level.skipSlot = slot;
    level.skipScript = slot.number;
    level.skipScriptKind = slot.kind;
    level.skipAddress = address;
  }

  void disarmSkip() {
    levels[currentLevel].clearSkip();
  }

  /**
   * Makes the slot that armed a skip at this level continue at the address of the skip. If the
   * script that armed it has ended, a new script in the slot is not affected (spec 15, rule G).
   *
   * @return true if a skip was armed
   */
  boolean skip() {
    Level level = levels[currentLevel];
    ScriptSlot slot = level.skipSlot;
    if (slot == null) {
      return false;
    }
    if (slot.isLive() && slot.number == level.skipScript && slot.kind == level.skipScriptKind) {
      slot.position = level.skipAddress;
      slot.status = ScriptSlot.Status.RUNNING;
      slot.freezeCount = 0;
      slot.cutscenes = Math.max(0, slot.cutscenes - 1);
    } else {
      LOG.info(
          "script {} has ended with its override armed: the skip has no effect", level.skipScript);
    }
    level.clearSkip();
    return true;
  }

  int level() {
    return currentLevel;
  }

  List<VmState.Cutscene> snapshot() {
    List<VmState.Cutscene> saved = new ArrayList<>(LEVEL_COUNT);
    for (Level level : levels) {
      saved.add(
          new VmState.Cutscene(
              level.data,
              index(level.opener),
              index(level.skipSlot),
              level.skipScript,
              level.skipScriptKind,
              level.skipAddress));
    }
    return saved;
  }

  private static int index(ScriptSlot slot) {
    return slot == null ? 0 : slot.index;
  }

  void restore(int savedLevel, List<VmState.Cutscene> saved, ScriptSlots slots) {
    clear();
    currentLevel = savedLevel;
    for (int i = 0; i < LEVEL_COUNT; i++) {
      VmState.Cutscene each = saved.get(i);
      levels[i].data = each.data();
      if (each.opener() != 0) {
        levels[i].opener = slots.get(each.opener());
      }
      if (each.slot() != 0) {
        levels[i].skipSlot = slots.get(each.slot());
        levels[i].skipScript = each.script();
        levels[i].skipScriptKind = each.kind();
        levels[i].skipAddress = each.address();
      }
    }
  }
}
