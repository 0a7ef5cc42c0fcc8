package org.bowsprit.vm.machine;

import java.util.Arrays;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.ScriptCode;

/** A script slot (spec 05 §4.2). It contains only state. The rules are in {@link ScriptSlots}. */
final class ScriptSlot {

  /** The number of local variables in a slot. */
  static final int LOCAL_COUNT = 25;

  enum Status {
    DEAD,
    PAUSED,
    RUNNING
  }

  final int index;
  final int[] locals = new int[LOCAL_COUNT];
  Status status = Status.DEAD;
  int number;
  ScriptKind kind = ScriptKind.GLOBAL;
  ScriptCode code;
  int position;
  int freezeCount;
  boolean isFreezeResistant;
  boolean isRecursive;
  int delay;
  boolean didExecute;
  int cutscenes;

  ScriptSlot(int index) {
    this.index = index;
  }

  boolean isLive() {
    return status != Status.DEAD;
  }

  boolean isFrozen() {
    return freezeCount > 0;
  }

  /** Returns whether the slot runs in a script pass. Such a slot is not dead, paused or frozen. */
  boolean isReady() {
    return status == Status.RUNNING && freezeCount == 0;
  }

  /** Returns whether the slot is alive and runs the given global or local script. */
  boolean runsScript(int script) {
    return isLive() && number == script && !kind.isObject();
  }

  /** Returns whether the slot is alive and runs code of the object. */
  boolean runsObject(int object) {
    return isLive() && number == object && kind.isObject();
  }

  void start(ScriptKind newKind, int newNumber, ScriptCode newCode, int entry) {
    status = Status.RUNNING;
    kind = newKind;
    number = newNumber;
    code = newCode;
    position = entry;
    freezeCount = 0;
    isFreezeResistant = false;
    isRecursive = false;
    delay = 0;
    didExecute = false;
    cutscenes = 0;
    Arrays.fill(locals, 0);
  }

  void die() {
    status = Status.DEAD;
    number = 0;
    code = null;
    freezeCount = 0;
    cutscenes = 0;
  }

  VmState.Slot snapshot() {
    return new VmState.Slot(
        index,
        number,
        kind,
        position,
        status == Status.PAUSED ? VmState.Status.PAUSED : VmState.Status.RUNNING,
        freezeCount,
        isFreezeResistant,
        isRecursive,
        delay,
        didExecute,
        cutscenes,
        Ints.of(locals));
  }

  void restore(VmState.Slot saved, ScriptCode savedCode) {
    start(saved.kind(), saved.number(), savedCode, saved.position());
    status = saved.status() == VmState.Status.PAUSED ? Status.PAUSED : Status.RUNNING;
    freezeCount = saved.freezeCount();
    isFreezeResistant = saved.freezeResistant();
    isRecursive = saved.recursive();
    delay = saved.delay();
    didExecute = saved.didExecute();
    cutscenes = saved.cutscenes();
    System.arraycopy(saved.locals().toArray(), 0, locals, 0, LOCAL_COUNT);
  }
}
