package org.bowsprit.vm.cure.known;

import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Monkey Island 2, room 19: an empty line wipes a message off while object 200 is carried (spec 13
 * §9.2).
 */
final class WipedMessage implements Cure {

  private static final int OBJECT = 200;
  private static final ScriptText EMPTY_LINE = ScriptText.of(" ");

  @Override
  public String name() {
    return "wiped-message";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.local(19, 203);
  }

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    return (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO)
        && instruction.subOperations().stream().anyMatch(WipedMessage::isEmptyLine)
        && isOwned(script);
  }

  private static boolean isEmptyLine(SubOperation sub) {
    return sub.op() == SubOp.PRINT_TEXT
        && sub.operand(0) instanceof Operand.Text text
        && text.text().equals(EMPTY_LINE);
  }

  private static boolean isOwned(RunningScript script) {
    int owner = script.ports().inventory().owner(OBJECT);
    return owner != 0 && owner != ObjectDirectory.OWNER_ROOM;
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    // The message stays.
  }
}
