package org.bowsprit.vm.text;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;

/** Finds instructions by the names of calls in a version of the bytecode. */
final class CallNames {

  private final Map<String, Op> byName = new HashMap<>();
  private final Map<String, Op> bySubOperation = new HashMap<>();

  CallNames(InstructionSet instructions) {
    for (int opcode = 0; opcode < 256; opcode++) {
      Op op = instructions.op(opcode);
      if (op != null && Notation.isTransparent(op)) {
        indexSubOperations(op);
      } else if (op != null) {
        byName.put(Notation.callName(op), op);
      }
    }
  }

  private void indexSubOperations(Op op) {
    SubFamily family = op.layout().get(0).family();
    for (SubOp sub : SubOp.values()) {
      if (sub.family() == family) {
        bySubOperation.put(Notation.callName(sub), op);
      }
    }
  }

  /** Returns the instruction with a name, or null. */
  Op instruction(String name) {
    return byName.get(name);
  }

  /** Returns the instruction whose only sub-operation has a name, or null. */
  Op instructionWithSubOperation(String name) {
    return bySubOperation.get(name);
  }
}
