package org.bowsprit.vm.code;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The bytes of an instruction that carry parameter bits: opcode, sub-operation bytes, list tags and
 * auxiliary bytes, in stream order.
 *
 * <p>Some bits of these bytes have no meaning. A text without control bytes is assembled with the
 * canonical control bytes (spec 06 §14). If a script has other control bytes, the listing contains
 * these bytes, so that it assembles to the same script.
 */
public final class ControlBytes {

  private static final int CANONICAL_AUXILIARY = 0x01;
  private static final int LITERAL_TAG = 0x01;
  private static final int REFERENCE_TAG = 0x81;
  private static final int PLAIN_DRAW_BYTE = 0xFF;

  private final List<Integer> presentBytes = new ArrayList<>();
  private final Iterator<Integer> replacements;
  private final boolean isObjectCode;

  private ControlBytes(Iterator<Integer> replacements, boolean isObjectCode) {
    this.replacements = replacements;
    this.isObjectCode = isObjectCode;
  }

  /** Returns the control bytes of an instruction in stream order. */
  public static List<Integer> of(Instruction instruction) {
    ControlBytes traversal = new ControlBytes(null, false);
    traversal.instruction(instruction);
    return List.copyOf(traversal.presentBytes);
  }

  /**
   * Returns the instruction with canonical control bytes.
   *
   * @param isObjectCode whether the instruction belongs to entry, exit or object code, which ends
   *     with 00 instead of A0
   */
  public static Instruction canonical(Instruction instruction, boolean isObjectCode) {
    return new ControlBytes(null, isObjectCode).instruction(instruction);
  }

  /**
   * Returns the instruction with other control bytes, which may also change the width of
   * setVarRange.
   *
   * @throws IllegalArgumentException if the control bytes do not fit the instruction
   */
  public static Instruction replace(Instruction instruction, List<Integer> bytes) {
    if (bytes.size() != of(instruction).size()) {
      throw new IllegalArgumentException(
          "the instruction has " + of(instruction).size() + " control bytes, not " + bytes.size());
    }
    return new ControlBytes(bytes.iterator(), false).instruction(instruction);
  }

  private Instruction instruction(Instruction instruction) {
    int required = requiredBits(instruction.op().layout(), instruction.operands(), 0);
    int opcode = nextByte(instruction.opcode(), canonicalOpcode(instruction, required));
    Op op = opOfOpcode(instruction.op(), opcode);
    List<Operand> operands = operands(op.layout(), instruction.operands());
    return new Instruction(op, instruction.offset(), opcode, operands, instruction.nextOffset());
  }

  /**
   * Returns the instruction for an opcode byte: {@code op} itself, or its variant of the other
   * width.
   */
  private static Op opOfOpcode(Op op, int opcode) {
    for (Op candidate : List.of(op, Op.SET_BYTE_RANGE, Op.SET_WORD_RANGE)) {
      if (candidate.mnemonic().equals(op.mnemonic()) && candidate.bytes().contains(opcode)) {
        return candidate;
      }
    }
    throw new IllegalArgumentException("the opcode byte does not belong to " + op.mnemonic());
  }

  private int canonicalOpcode(Instruction instruction, int required) {
    Op op = instruction.op();
    if (op == Op.STOP_OBJECT_CODE) {
      return op.bytes().get(isObjectCode ? 0 : 1);
    }
    if (op == Op.SET_BYTE_RANGE || op == Op.SET_WORD_RANGE) {
      return canonicalRange(instruction).bytes().get(0);
    }
    int declared = 0;
    for (Field field : op.layout()) {
      if (field.type() == FieldType.CONTROL) {
        break;
      }
      declared |= field.bit();
    }
    int flags = op == Op.START_SCRIPT ? instruction.opcode() & 0x60 : 0;
    for (int candidate : op.bytes()) {
      if ((candidate & declared) == required && (candidate & flags) == flags) {
        return candidate;
      }
    }
    throw new IllegalArgumentException(op.mnemonic() + " cannot have these operands");
  }

  private static Op canonicalRange(Instruction instruction) {
    for (int value : ((Operand.Numbers) instruction.operand(2)).values()) {
      if (value < 0 || value > 0xFF) {
        return Op.SET_WORD_RANGE;
      }
    }
    return Op.SET_BYTE_RANGE;
  }

  private List<Operand> operands(List<Field> layout, List<Operand> operands) {
    List<Operand> rebuilt = new ArrayList<>(operands.size());
    for (int i = 0; i < operands.size(); i++) {
      Operand operand = operands.get(i);
      if (operand instanceof Operand.Control control) {
        int canonical = CANONICAL_AUXILIARY | requiredBits(layout, operands, i + 1);
        rebuilt.add(new Operand.Control(nextByte(control.bits(), canonical)));
      } else if (operand instanceof Operand.Arguments arguments) {
        rebuilt.add(list(arguments));
      } else if (operand instanceof Operand.SubOperations subs) {
        rebuilt.add(subOperations(subs));
      } else if (operand instanceof Operand.Nested nested) {
        rebuilt.add(new Operand.Nested(instruction(nested.instruction())));
      } else {
        rebuilt.add(operand);
      }
    }
    return rebuilt;
  }

  private Operand list(Operand.Arguments arguments) {
    List<Operand.Element> elements = new ArrayList<>();
    for (Operand.Element element : arguments.elements()) {
      boolean isReference = element.value() instanceof Operand.Reference;
      int tag = nextByte(element.tag(), isReference ? REFERENCE_TAG : LITERAL_TAG);
      elements.add(new Operand.Element(tag, element.value()));
    }
    return new Operand.Arguments(elements);
  }

  private Operand subOperations(Operand.SubOperations subs) {
    List<SubOperation> list = new ArrayList<>();
    for (SubOperation sub : subs.list()) {
      int code = nextByte(sub.code(), canonicalSubOperationByte(sub));
      SubOp op = SubOp.of(sub.op().family(), code);
      if (op == null || !op.label().equals(sub.op().label())) {
        throw new IllegalArgumentException("a sub-operation byte does not belong to its operation");
      }
      list.add(new SubOperation(op, code, operands(op.layout(), sub.operands())));
    }
    return new Operand.SubOperations(list);
  }

  private static int canonicalSubOperationByte(SubOperation sub) {
    if (sub.op() == SubOp.DRAW_PLAIN) {
      return PLAIN_DRAW_BYTE;
    }
    if (sub.op() == SubOp.EXPRESSION_SKIPPED) {
      return sub.code();
    }
    if (sub.op().key() < 0) {
      return sub.op() == SubOp.OVERRIDE_BEGIN_OTHER ? SubOp.OVERRIDE_BEGIN.key() : 0;
    }
    return sub.op().key() | requiredBits(sub.op().layout(), sub.operands(), 0);
  }

  /** Returns the parameter bits of the operands from {@code start} to the next control byte. */
  private static int requiredBits(List<Field> layout, List<Operand> operands, int start) {
    int bits = 0;
    for (int i = start; i < operands.size(); i++) {
      if (layout.get(i).type() == FieldType.CONTROL) {
        break;
      }
      if (layout.get(i).type().isValue() && operands.get(i) instanceof Operand.Reference) {
        bits |= layout.get(i).bit();
      }
    }
    return bits;
  }

  private int nextByte(int presentByte, int canonicalByte) {
    presentBytes.add(presentByte);
    return replacements == null ? canonicalByte : replacements.next();
  }
}
