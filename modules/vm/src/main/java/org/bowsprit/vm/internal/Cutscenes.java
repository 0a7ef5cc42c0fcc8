package org.bowsprit.vm.internal;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.port.ScriptException;

/** The cutscene stack: what is open and what can be skipped (spec 05 §7). */
final class Cutscenes {

  /** Levels, the outermost of which is no cutscene. */
  static final int LEVELS = 5;

  private static final class Level {
    int data;
    ScriptSlot slot;
    int script;
    ScriptKind kind;
    int address;

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
      level.data = 0;
      level.clearSkip();
    }
  }

  void open(ScriptSlot opener, int data) {
    if (current == LEVELS - 1) {
      throw new ScriptException("more than " + (LEVELS - 1) + " cutscenes are open");
    }
    opener.cutscenes++;
    current++;
    levels[current].data = data;
    levels[current].clearSkip();
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
    current--;
    return level.data;
  }

  /** Lets a skip at this level go on at an address of a slot. */
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

  /** Sends the slot that armed a skip at this level to its address; false if there is none. */
  boolean skip() {
    Level level = levels[current];
    ScriptSlot slot = level.slot;
    boolean armed =
        slot != null && slot.isLive() && slot.number == level.script && slot.kind == level.kind;
    if (armed) {
      slot.position = level.address;
      slot.status = ScriptSlot.Status.RUNNING;
      slot.freezeCount = 0;
      slot.cutscenes = Math.max(0, slot.cutscenes - 1);
    }
    level.clearSkip();
    return armed;
  }

  int level() {
    return current;
  }

  List<VmState.Cutscene> snapshot() {
    List<VmState.Cutscene> saved = new ArrayList<>(LEVELS);
    for (Level level : levels) {
      int slot = level.slot == null ? 0 : level.slot.index;
      saved.add(new VmState.Cutscene(level.data, slot, level.script, level.kind, level.address));
    }
    return saved;
  }

  void restore(int savedLevel, List<VmState.Cutscene> saved, Slots slots) {
    clear();
    current = savedLevel;
    for (int i = 0; i < LEVELS; i++) {
      VmState.Cutscene each = saved.get(i);
      levels[i].data = each.data();
      if (each.slot() != 0) {
        levels[i].slot = slots.get(each.slot());
        levels[i].script = each.script();
        levels[i].kind = each.kind();
        levels[i].address = each.address();
      }
    }
  }
}
