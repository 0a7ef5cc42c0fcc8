package org.bowsprit.vm.machine;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.vm.FaultListener;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.text.InstructionPrinter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Describes script errors and reports them to the listener. */
final class FaultReporter {

  private static final Logger LOG = LoggerFactory.getLogger(FaultReporter.class);

  private final VirtualMachine machine;
  private final InstructionHistory history;
  private final Set<Place> told = new HashSet<>();
  private FaultListener listener;

  /** The location of an error. The room distinguishes local scripts and code of objects. */
  private record Place(ScriptKind kind, int number, int room, int at) {}

  FaultReporter(VirtualMachine machine, InstructionHistory history) {
    this.machine = machine;
    this.history = history;
  }

  void setListener(FaultListener heard) {
    listener = heard;
  }

  /** Clears the record of reported errors. */
  void forget() {
    told.clear();
  }

  /** Reports an error, unless an error at the same place has been reported before. */
  void reportFirst(FailedScript failed, int at, String problem, RuntimeException cause) {
    if (told.add(new Place(failed.kind(), failed.number(), machine.room(), at))) {
      report(failed, at, problem, cause);
    }
  }

  /** Logs an error, reports it to the listener and returns it. */
  ScriptFault report(FailedScript failed, int at, String problem, RuntimeException cause) {
    ScriptFault fault = fault(failed, at, problem, cause);
    LOG.error("script error: {}", fault.summary(), cause);
    if (listener != null) {
      listener.failed(fault);
    }
    return fault;
  }

  private ScriptFault fault(FailedScript failed, int at, String problem, RuntimeException cause) {
    byte[] bytes =
        failed.code() == null ? new byte[0] : failed.code().bytes(at, ScriptFault.CONTEXT);
    return new ScriptFault(
        problem,
        machine.room(),
        failed.slot().index,
        failed.number(),
        failed.kind(),
        at,
        instruction(failed, at),
        ScriptFault.show(bytes),
        history.list(),
        Optional.ofNullable(cause));
  }

  private static String instruction(FailedScript failed, int at) {
    if (failed.code() == null) {
      return "";
    }
    try {
      return InstructionPrinter.withOffsets().print(failed.code().at(at));
    } catch (DecodeException none) {
      return "";
    }
  }
}
