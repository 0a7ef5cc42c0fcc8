package org.bowsprit.vm.machine;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.CursorPort;
import org.bowsprit.vm.port.VerbPort;

/** Handlers for verbs, cursor and input (spec 06 §8.1, §8.2). */
final class VerbHandlers {

  private VerbHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.VERB_OPS, VerbHandlers::change);
    table.bind(Op.SAVE_RESTORE_VERBS, VerbHandlers::saveOrRestore);
    table.bind(Op.CURSOR_COMMAND, VerbHandlers::cursor);
  }

  private static void change(VirtualMachine machine, Instruction instruction) {
    VerbPort verbs = machine.ports().verbs();
    verbs.select(machine.value(instruction, 0));
    for (SubOperation sub : instruction.subOperations()) {
      apply(machine, verbs, sub);
    }
    verbs.redraw();
  }

  private static void apply(VirtualMachine machine, VerbPort verbs, SubOperation sub) {
    switch (sub.op()) {
      case VERB_IMAGE -> verbs.setImage(machine.value(sub, 0));
      case VERB_TEXT -> verbs.setLabel(((Operand.Text) sub.operand(0)).text());
      case VERB_COLOR -> verbs.setColor(machine.value(sub, 0));
      case VERB_HI_COLOR -> verbs.setHiColor(machine.value(sub, 0));
      case VERB_DIM_COLOR -> verbs.setDimColor(machine.value(sub, 0));
      case VERB_BACK_COLOR -> verbs.setBackColor(machine.value(sub, 0));
      case VERB_POSITION -> verbs.setPosition(machine.value(sub, 0), machine.value(sub, 1));
      case VERB_ON -> verbs.turnOn();
      case VERB_OFF -> verbs.turnOff();
      case VERB_DIM -> verbs.turnDim();
      case VERB_DELETE -> verbs.delete();
      case VERB_NEW -> verbs.create();
      case VERB_KEY -> verbs.setKey(machine.value(sub, 0));
      case VERB_CENTER -> verbs.center();
      case VERB_STRING -> setToString(machine, verbs, machine.value(sub, 0));
      case VERB_OBJECT -> verbs.setObject(machine.value(sub, 0), machine.value(sub, 1));
      default -> throw new IllegalStateException("there is no handler for " + sub.op());
    }
  }

  private static void setToString(VirtualMachine machine, VerbPort verbs, int string) {
    ScriptText text = machine.stringTable().text(string);
    if (text == null) {
      verbs.clearLabel();
    } else {
      verbs.setLabel(text);
    }
  }

  private static void saveOrRestore(VirtualMachine machine, Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    VerbPort verbs = machine.ports().verbs();
    int first = machine.value(sub, 0);
    int last = machine.value(sub, 1);
    int saveId = machine.value(sub, 2);
    switch (sub.op()) {
      case VERBS_SAVE -> verbs.save(first, last, saveId);
      case VERBS_RESTORE -> verbs.restore(first, last, saveId);
      default -> verbs.deleteSaved(first, last, saveId);
    }
  }

  private static void cursor(VirtualMachine machine, Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    CursorPort port = machine.ports().cursor();
    Counters counters = machine.counters();
    switch (sub.op()) {
      case CURSOR_SHOW -> counters.setCursor(1);
      case CURSOR_HIDE -> counters.setCursor(0);
      case USERPUT_ON -> counters.setUserput(1);
      case USERPUT_OFF -> counters.setUserput(0);
      case CURSOR_SOFT_ON -> counters.setCursor(counters.cursor() + 1);
      case CURSOR_SOFT_OFF -> counters.setCursor(counters.cursor() - 1);
      case USERPUT_SOFT_ON -> counters.setUserput(counters.userput() + 1);
      case USERPUT_SOFT_OFF -> counters.setUserput(counters.userput() - 1);
      case CURSOR_IMAGE -> port.setImage(machine.value(sub, 0), machine.value(sub, 1));
      case CURSOR_HOTSPOT ->
          port.setHotspot(machine.value(sub, 0), machine.value(sub, 1), machine.value(sub, 2));
      case CURSOR_SHAPE -> port.setShape(machine.value(sub, 0));
      case CURSOR_CHARSET -> port.setCharset(machine.value(sub, 0));
      case CURSOR_CHARSET_COLORS -> port.setCharsetColors(machine.values(sub.operand(0)));
      default -> {
        // An unknown sub-operation is ignored; it has no operands (spec 06 §13).
      }
    }
    counters.copyToVariables();
  }
}
