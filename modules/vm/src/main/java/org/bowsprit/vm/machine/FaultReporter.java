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
  private final Set<Place> reportedPlaces = new HashSet<>();
  private FaultListener listener;

  /** The location of an error. The room distinguishes local scripts and code of objects. */
  private record Place(ScriptKind kind, int number, int room, int at) {}

  FaultReporter(VirtualMachine machine, InstructionHistory history) {
    this.machine = machine;
    this.history = history;
  }

  void setListener(FaultListener newListener) {
    listener = newListener;
  }

  /** Clears the record of reported errors. */
  void clearReported() {
    reportedPlaces.clear();
  }

  /** Reports an error, unless an error at the same place has been reported before. */
  void reportFirst(FailedScript failed, int offset, String problem, RuntimeException cause) {
    if (reportedPlaces.add(new Place(failed.kind(), failed.number(), machine.room(), offset))) {
      report(failed, offset, problem, cause);
    }
  }

  /** Logs an error, reports it to the listener and returns it. */
  ScriptFault report(FailedScript failed, int offset, String problem, RuntimeException cause) {
    ScriptFault fault = fault(failed, offset, problem, cause);
    LOG.error("script error: {}", fault.summary(), cause);
    if (listener != null) {
      listener.scriptFailed(fault);
    }
    return fault;
  }

  private ScriptFault fault(
      FailedScript failed, int offset, String problem, RuntimeException cause) {
    byte[] bytes =
        failed.code() == null ? new byte[0] : failed.code().bytes(offset, ScriptFault.SHOWN_BYTES);
    return new ScriptFault(
        problem,
        machine.room(),
        failed.slot().index,
        failed.number(),
        failed.kind(),
        offset,
        instruction(failed, offset),
        ScriptFault.hex(bytes),
        history.list(),
        Optional.ofNullable(cause));
  }

  private static String instruction(FailedScript failed, int offset) {
    if (failed.code() == null) {
      return "";
    }
    try {
      return InstructionPrinter.withOffsets().print(failed.code().instruction(offset));
    } catch (DecodeException none) {
      return "";
    }
  }
}
