package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.TextPort;

/** Handlers for text and strings (spec 06 §9). */
final class TextHandlers {

  /** The target number for a message box, which waits for a key. */
  private static final int MESSAGE_BOX = 252;

  /** The target number for the narrator. Numbers from {@link #MESSAGE_BOX} on are not actors. */
  private static final int NARRATOR = 255;

  private TextHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.PRINT, (machine, i) -> print(machine, i, machine.value(i, 0)));
    table.bind(Op.PRINT_EGO, (machine, i) -> print(machine, i, machine.get(EngineVariable.EGO)));
    table.bind(Op.STRING_OPS, TextHandlers::executeStringOperation);
    table.bind(Op.GET_STRING_WIDTH, TextHandlers::writeWidth);
  }

  private static void print(VirtualMachine machine, Instruction instruction, int target) {
    if (target == MESSAGE_BOX) {
      showMessageBox(machine, instruction);
    } else if (machine.isActor(target) || (target > MESSAGE_BOX && target <= NARRATOR)) {
      writeText(machine, instruction, target);
    }
  }

  /** Shows a message box, waits for a key and stores the key as the result (spec 07 §8.1). */
  private static void showMessageBox(VirtualMachine machine, Instruction instruction) {
    int key = machine.ports().text().takeAnswer();
    if (key != 0) {
      machine.set(EngineVariable.RESULT, key);
    } else if (writeText(machine, instruction, MESSAGE_BOX)) {
      machine.waitAt(instruction);
    }
  }

  /** Returns whether a text was emitted. */
  private static boolean writeText(VirtualMachine machine, Instruction instruction, int target) {
    TextPort text = machine.ports().text();
    text.begin(target);
    boolean hasText = false;
    for (SubOperation sub : instruction.subOperations()) {
      apply(machine, text, sub);
      hasText = sub.op() == SubOp.PRINT_TEXT;
    }
    if (!hasText) {
      text.keepAsDefaults();
    }
    return hasText;
  }

  private static void apply(VirtualMachine machine, TextPort text, SubOperation sub) {
    switch (sub.op()) {
      case PRINT_POSITION -> text.setPosition(machine.value(sub, 0), machine.value(sub, 1));
      case PRINT_COLOR -> text.setColor(machine.value(sub, 0));
      case PRINT_CLIPPED -> text.setRight(machine.value(sub, 0));
      case PRINT_CENTER -> text.setCentered(true);
      case PRINT_LEFT -> text.setCentered(false);
      case PRINT_OVERHEAD -> text.setOverhead();
      case PRINT_VOICE -> text.setVoice(machine.value(sub, 0), machine.value(sub, 1));
      case PRINT_TEXT -> text.say(((Operand.Text) sub.operand(0)).text());
      default -> {
        // RestoreBG is decoded and ignored (spec 06 §9.1).
      }
    }
  }

  private static void executeStringOperation(VirtualMachine machine, Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    Strings strings = machine.stringTable();
    switch (sub.op()) {
      case STRING_PUT ->
          strings.putText(machine.value(sub, 0), ((Operand.Text) sub.operand(1)).text());
      case STRING_COPY -> strings.copy(machine.value(sub, 0), machine.value(sub, 1));
      case STRING_SET_CHAR -> writeChar(machine, sub);
      case STRING_GET_CHAR -> readChar(machine, sub);
      case STRING_CREATE -> strings.create(machine.value(sub, 0), machine.value(sub, 1));
      default -> {
        // An unknown sub-operation is ignored; it has no operands (spec 06 §13).
      }
    }
  }

  private static void writeChar(VirtualMachine machine, SubOperation sub) {
    int string = machine.value(sub, 0);
    int index = machine.value(sub, 1);
    if (!machine.stringTable().setChar(string, index, machine.value(sub, 2))) {
      machine.warnOnce("writes a character beyond the end of a string", index);
    }
  }

  private static void readChar(VirtualMachine machine, SubOperation sub) {
    int target = machine.memory().resolve((Operand.Reference) sub.operand(0));
    int string = machine.value(sub, 1);
    machine.memory().write(target, machine.stringTable().charAt(string, machine.value(sub, 2)));
  }

  private static void writeWidth(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    ScriptText text = machine.stringTable().text(machine.value(instruction, 1));
    int width = text == null ? 0 : machine.ports().text().width(text);
    machine.memory().write(target, width);
  }
}
