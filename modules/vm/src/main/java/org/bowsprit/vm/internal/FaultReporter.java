package org.bowsprit.vm.internal;

import java.util.Optional;
import org.bowsprit.vm.ScriptFault;

/** Writes down where the machine stood when a script error happened. */
final class FaultReporter {

  private final Machine machine;
  private final History history;

  FaultReporter(Machine machine, History history) {
    this.machine = machine;
    this.history = history;
  }

  ScriptFault report(ScriptSlot slot, int at, String problem, RuntimeException cause) {
    byte[] bytes = slot.code == null ? new byte[0] : slot.code.bytes(at, ScriptFault.CONTEXT);
    return new ScriptFault(
        problem,
        machine.room(),
        slot.index,
        slot.number,
        slot.kind,
        at,
        ScriptFault.show(bytes),
        history.list(),
        Optional.ofNullable(cause));
  }
}
