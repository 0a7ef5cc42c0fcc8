package org.bowsprit.bow.internal.code;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.code.ControlBytes;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Collects instructions. The targets of jumps are labels, whose offsets are known only after the
 * layout at the end.
 */
final class CodeBuffer {

  /**
   * The first label. It is larger than any offset, so that labels differ from the offsets in
   * assembler statements.
   */
  private static final int FIRST_LABEL = 1 << 20;

  private final boolean isObjectCode;
  private final List<Item> items = new ArrayList<>();
  private final List<Integer> labelOffsets = new ArrayList<>();
  private final Set<Integer> usedLabels = new HashSet<>();
  private Span span;

  /**
   * Creates an empty buffer.
   *
   * @param isObjectCode true if the end instruction is 00, false if it is A0
   */
  CodeBuffer(boolean isObjectCode) {
    this.isObjectCode = isObjectCode;
  }

  /** An item of the stream: an instruction with its bytes, a label, or plain bytes. */
  private record Item(Instruction instruction, int label, Bytes data, Span span) {}

  /** Returns whether the end instruction is 00 instead of A0. */
  boolean isObjectCode() {
    return isObjectCode;
  }

  /** Sets the statement to which the following instructions belong. */
  void beginStatement(Span statement) {
    span = statement;
  }

  /** Creates a label that is not placed yet. */
  int newLabel() {
    labelOffsets.add(-1);
    return FIRST_LABEL + labelOffsets.size() - 1;
  }

  /** Places a label before the next instruction. */
  void placeLabel(int label) {
    items.add(new Item(null, label, null, span));
  }

  /** Places a new label before the next instruction and returns it. */
  int placeNewLabel() {
    int label = newLabel();
    placeLabel(label);
    return label;
  }

  /** Appends an instruction with canonical control bytes. */
  void emit(Op op, Operand... operands) {
    add(instruction(op, 0, List.of(operands)));
  }

  /** Appends an instruction that has a single sub-operation. */
  void emit(Op op, SubOp sub, Operand... operands) {
    emit(op, new Operand.SubOperations(List.of(sub(sub, operands))));
  }

  /** Returns a sub-operation with canonical control bytes. */
  static SubOperation sub(SubOp op, Operand... operands) {
    return new SubOperation(op, op.key(), List.of(operands));
  }

  /**
   * Appends an instruction.
   *
   * @throws IllegalArgumentException if a number does not fit its operand
   */
  void add(Instruction instruction) {
    if (instruction.target() >= FIRST_LABEL) {
      usedLabels.add(instruction.target());
    }
    items.add(new Item(instruction, -1, encode(instruction), span));
  }

  /** Appends bytes that are not an instruction. */
  void addData(byte[] bytes) {
    items.add(new Item(null, -1, Bytes.copyOf(bytes), span));
  }

  /** Returns an instruction with canonical control bytes and the given flags in its opcode. */
  Instruction instruction(Op op, int flags, List<Operand> operands) {
    Instruction draft = new Instruction(op, 0, op.bytes().get(0) | flags, operands, 0);
    return ControlBytes.canonical(draft, isObjectCode);
  }

  /** Appends an unconditional jump. */
  void jump(int label) {
    emit(Op.JUMP_RELATIVE, new Operand.Target(label));
  }

  /** Marks a label as the target of a jump from outside of the code. */
  void markAsTarget(int label) {
    usedLabels.add(label);
  }

  /** Returns whether execution can reach the end of the appended code. */
  boolean reachesEnd() {
    for (int i = items.size() - 1; i >= 0; i--) {
      Item item = items.get(i);
      if (item.instruction != null) {
        Op op = item.instruction.op();
        return op != Op.STOP_OBJECT_CODE && op != Op.JUMP_RELATIVE;
      }
      if (item.data != null || usedLabels.contains(item.label)) {
        return true;
      }
    }
    return true;
  }

  /**
   * Assigns offsets to the code and returns its bytes.
   *
   * @param base offset of the first byte from the code base
   * @param errors receives errors about values that do not fit
   */
  byte[] layOut(int base, ErrorListener errors) {
    int offset = base;
    for (Item item : items) {
      if (item.label >= 0) {
        labelOffsets.set(item.label - FIRST_LABEL, offset);
      }
      offset += item.data == null ? 0 : item.data.length();
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(offset - base);
    for (Item item : items) {
      if (item.data != null) {
        byte[] bytes = item.data.toArray();
        fixJump(item, bytes, base + out.size() + bytes.length, errors);
        out.writeBytes(bytes);
      }
    }
    return out.toByteArray();
  }

  /**
   * Calls a visitor with each instruction's statement and offset, in their order.
   *
   * @param base the base of the layout
   */
  void visit(int base, ObjIntConsumer<Span> visitor) {
    int offset = base;
    for (Item item : items) {
      if (item.data != null) {
        if (item.span != null) {
          visitor.accept(item.span, offset);
        }
        offset += item.data.length();
      }
    }
  }

  /** Returns the offset of a label after the layout, or −1 if it was not placed. */
  int offset(int label) {
    return label >= FIRST_LABEL ? labelOffsets.get(label - FIRST_LABEL) : label;
  }

  /** Encodes an instruction, with an unresolved jump target. */
  private static Bytes encode(Instruction instruction) {
    List<Operand> operands = new ArrayList<>(instruction.operands());
    if (hasTarget(instruction)) {
      operands.set(operands.size() - 1, new Operand.Target(0));
    }
    Instruction local = new Instruction(instruction.op(), 0, instruction.opcode(), operands, 0);
    return Bytes.wrap(new Encoder(0).append(local).toBytes());
  }

  private void fixJump(Item item, byte[] bytes, int next, ErrorListener errors) {
    if (item.instruction == null || !hasTarget(item.instruction)) {
      return;
    }
    int displacement = offset(item.instruction.target()) - next;
    if (displacement != (short) displacement) {
      errors.report(
          item.span,
          "expected at most 32767 bytes of code for this to jump over; move some of it into a"
              + " script of its own");
    }
    bytes[bytes.length - 2] = (byte) displacement;
    bytes[bytes.length - 1] = (byte) (displacement >> 8);
  }

  private static boolean hasTarget(Instruction instruction) {
    List<Operand> operands = instruction.operands();
    return !operands.isEmpty() && operands.get(operands.size() - 1) instanceof Operand.Target;
  }

  /** Receives errors about values that do not fit. */
  @FunctionalInterface
  interface ErrorListener {
    /** Called with an error about a statement. */
    void report(Span span, String message);
  }
}
