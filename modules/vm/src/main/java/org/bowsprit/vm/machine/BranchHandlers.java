package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand.Arguments;
import org.bowsprit.vm.code.Operand.Element;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.port.ScriptException;

/** Handlers for conditional jumps, which jump if the condition is false (spec 06 §4.1). */
final class BranchHandlers {

  /** The number of the sound card that some scripts require, although they work with any card. */
  private static final int ACCEPTED_SOUND_CARD = 5;

  private static final int CLASS_NUMBER_MASK = 0x7F;
  private static final int CLASS_MEMBER_FLAG = 0x80;

  /** A condition of an instruction. */
  @FunctionalInterface
  private interface Condition {
    boolean holds(VirtualMachine machine, Instruction instruction);
  }

  /** A relation with the value on the left and the variable on the right. */
  @FunctionalInterface
  private interface Relation {
    boolean holds(int value, int variable);
  }

  private BranchHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.JUMP_RELATIVE, (machine, i) -> machine.jump(i.target()));
    table.bind(Op.IS_EQUAL, jumpUnless(BranchHandlers::isEqual));
    table.bind(Op.IS_NOT_EQUAL, jumpUnlessRelation((value, variable) -> value != variable));
    table.bind(Op.IS_LESS, jumpUnlessRelation((value, variable) -> value < variable));
    table.bind(Op.IS_LESS_EQUAL, jumpUnlessRelation((value, variable) -> value <= variable));
    table.bind(Op.IS_GREATER, jumpUnlessRelation((value, variable) -> value > variable));
    table.bind(Op.IS_GREATER_EQUAL, jumpUnlessRelation((value, variable) -> value >= variable));
    table.bind(Op.EQUAL_ZERO, jumpUnless((machine, i) -> machine.value(i, 0) == 0));
    table.bind(Op.NOT_EQUAL_ZERO, jumpUnless((machine, i) -> machine.value(i, 0) != 0));
    table.bind(Op.CLASS_OF_IS, jumpUnless(BranchHandlers::isOfClasses));
    table.bind(Op.IS_ACTOR_IN_BOX, jumpUnless(BranchHandlers::isActorInBox));
  }

  private static Handler jumpUnless(Condition condition) {
    return (machine, instruction) -> {
      if (!condition.holds(machine, instruction)) {
        machine.jump(instruction.target());
      }
    };
  }

  private static Handler jumpUnlessRelation(Relation relation) {
    return jumpUnless(
        (machine, instruction) -> {
          int variable = machine.value(instruction, 0);
          int value = machine.value(instruction, 1);
          return relation.holds((short) value, (short) variable);
        });
  }

  private static boolean isEqual(VirtualMachine machine, Instruction instruction) {
    int variable = machine.value(instruction, 0);
    int value = machine.value(instruction, 1);
    return (short) value == (short) variable || isAnySoundCardAccepted(machine, instruction, value);
  }

  private static boolean isAnySoundCardAccepted(
      VirtualMachine machine, Instruction instruction, int value) {
    return value == ACCEPTED_SOUND_CARD
        && machine.profile().quirks().acceptsAnySoundCard()
        && instruction.operand(0) instanceof Reference compared
        && compared.word() == EngineVariable.SOUNDCARD.number();
  }

  private static boolean isOfClasses(VirtualMachine machine, Instruction instruction) {
    int object = machine.object(machine.value(instruction, 0));
    for (Element element : ((Arguments) instruction.operand(1)).elements()) {
      int classValue = machine.memory().value(element.value());
      boolean isMember = machine.ports().objects().isOfClass(object, classNumber(classValue));
      if (isMember != ((classValue & CLASS_MEMBER_FLAG) != 0)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the class, 1 to 32, of an element in a class list. */
  static int classNumber(int element) {
    int number = element & CLASS_NUMBER_MASK;
    if (number < 1 || number > Integer.SIZE) {
      throw new ScriptException("classes are numbered 1 to 32, not " + number);
    }
    return number;
  }

  private static boolean isActorInBox(VirtualMachine machine, Instruction instruction) {
    int actor = machine.actor(machine.value(instruction, 0));
    return machine.ports().actorQueries().isInBox(actor, machine.value(instruction, 1));
  }
}
