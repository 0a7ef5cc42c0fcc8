package org.bowsprit.vm.machine;

import java.util.EnumMap;
import java.util.Map;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;

/** The table of handlers, with one handler for each instruction. */
final class HandlerTable {

  private final Map<Op, Handler> handlers = new EnumMap<>(Op.class);

  private HandlerTable() {}

  /** Returns the table of all instructions. */
  static HandlerTable complete() {
    HandlerTable table = new HandlerTable();
    ArithmeticHandlers.bind(table);
    BranchHandlers.bind(table);
    ScriptHandlers.bind(table);
    CutsceneHandlers.bind(table);
    RoomHandlers.bind(table);
    ActorHandlers.bind(table);
    ActorQueryHandlers.bind(table);
    ObjectHandlers.bind(table);
    VerbHandlers.bind(table);
    TextHandlers.bind(table);
    SoundHandlers.bind(table);
    Version4Handlers.bind(table);
    return table;
  }

  /** Sets the handler of an instruction that has no handler yet. */
  void bind(Op op, Handler handler) {
    if (handlers.put(op, handler) != null) {
      throw new IllegalStateException(op + " has two handlers");
    }
  }

  /** Returns the handlers, indexed by opcode byte. The element of an unassigned byte is null. */
  Handler[] byOpcode(InstructionSet instructions) {
    Handler[] table = new Handler[256];
    for (int opcode = 0; opcode < table.length; opcode++) {
      Op op = instructions.op(opcode);
      table[opcode] = op == null ? null : handlers.get(op);
    }
    return table;
  }
}
