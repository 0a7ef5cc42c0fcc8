package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.port.ScriptException;

/** Takes and restores the state of a machine as records (spec 05 §14). */
final class MachineSnapshots {

  private final VirtualMachine machine;

  /** Creates the snapshots of a machine. */
  MachineSnapshots(VirtualMachine machine) {
    this.machine = machine;
  }

  VmState take() {
    List<VmState.Slot> slots = new ArrayList<>();
    for (int i = 0; i < ScriptSlots.SLOT_COUNT; i++) {
      ScriptSlot slot = machine.slots().get(i);
      if (slot.isLive()) {
        slots.add(slot.snapshot());
      }
    }
    return new VmState(
        machine.memory().globals(),
        machine.memory().packedBits(),
        slots,
        machine.cutscenes().level(),
        machine.cutscenes().snapshot(),
        machine.sentences().snapshot(),
        machine.stringTable().snapshot(),
        machine.room(),
        machine.roomChange().isEgoPositioned(),
        machine.counters().cursor(),
        machine.counters().userput());
  }

  /**
   * Restores a state, after it has checked all parts of the state.
   *
   * @throws IllegalArgumentException if the state does not fit the game
   */
  void restore(VmState state) {
    List<ScriptCode> code = check(state);
    machine.memory().restore(state.globals(), state.bits());
    machine.slots().killAll();
    for (int i = 0; i < code.size(); i++) {
      VmState.Slot slot = state.slots().get(i);
      machine.slots().get(slot.index()).restore(slot, code.get(i));
    }
    machine.cutscenes().restore(state.cutsceneLevel(), state.cutscenes(), machine.slots());
    machine.sentences().restore(state.sentences());
    machine.stringTable().restore(state.strings());
    machine.roomChange().restore(state.room(), state.egoPositioned());
    machine.counters().restore(state.cursor(), state.userput());
    machine.interpreter().clearFault();
  }

  /** Ends a slot that was stopped by an error. */
  void kill(int slot) {
    machine.slots().kill(machine.slots().get(slot));
  }

  private List<ScriptCode> check(VmState state) {
    require(
        machine.memory().fits(state.globals(), state.bits()), "it has other numbers of variables");
    require(
        state.cutsceneLevel() >= 0
            && state.cutsceneLevel() < Cutscenes.LEVEL_COUNT
            && state.cutscenes().size() == Cutscenes.LEVEL_COUNT,
        "its cutscene level is invalid");
    require(state.sentences().size() <= Sentences.CAPACITY, "it has too many sentences");
    for (VmState.Cutscene each : state.cutscenes()) {
      require(
          each.slot() >= 0 && each.slot() < ScriptSlots.SLOT_COUNT,
          "a cutscene has an invalid slot");
    }
    for (VmState.StringResource each : state.strings()) {
      require(
          each.number() >= 0 && each.number() < Strings.COUNT, "a string has an invalid number");
    }
    Set<Integer> usedSlots = new HashSet<>();
    List<ScriptCode> code = new ArrayList<>();
    for (VmState.Slot slot : state.slots()) {
      require(
          slot.index() > 0 && slot.index() < ScriptSlots.SLOT_COUNT,
          "a script has an invalid slot");
      require(usedSlots.add(slot.index()), "two scripts have the same slot");
      require(
          slot.locals().size() == ScriptSlot.LOCAL_COUNT,
          "a script has another number of local variables");
      code.add(codeOf(slot));
    }
    return code;
  }

  private ScriptCode codeOf(VmState.Slot slot) {
    try {
      ScriptCode code = machine.scripts().findCode(slot.kind(), slot.number());
      require(
          slot.position() >= 0 && slot.position() <= code.length(),
          "script " + slot.number() + " continues outside its code");
      return code;
    } catch (ScriptException e) {
      throw new IllegalArgumentException("the state does not fit: " + e.getMessage(), e);
    }
  }

  private static void require(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalArgumentException("the state does not fit: " + problem);
    }
  }
}
