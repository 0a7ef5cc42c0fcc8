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
 * Instructions in the making. Their jumps go to labels; where those are is known at the end, when
 * the code is laid out.
 */
final class CodeBuffer {

  /** Labels count from here, so that offsets that assembler statements name stay themselves. */
  private static final int FIRST_LABEL = 1 << 20;

  private final boolean objectCode;
  private final List<Item> items = new ArrayList<>();
  private final List<Integer> places = new ArrayList<>();
  private final Set<Integer> used = new HashSet<>();
  private Span span;

  /**
   * Makes an empty buffer.
   *
   * @param objectCode whether a plain end is 00 instead of A0
   */
  CodeBuffer(boolean objectCode) {
    this.objectCode = objectCode;
  }

  /** One thing in the stream: an instruction and its bytes, a label, or bytes that are none. */
  private record Item(Instruction instruction, int label, Bytes data, Span span) {}

  /** Returns whether a plain end is 00 instead of A0. */
  boolean isObjectCode() {
    return objectCode;
  }

  /** Says which statement the following instructions belong to. */
  void at(Span statement) {
    span = statement;
  }

  /** Makes a label that is not placed yet. */
  int newLabel() {
    places.add(-1);
    return FIRST_LABEL + places.size() - 1;
  }

  /** Places a label before the next instruction. */
  void place(int label) {
    items.add(new Item(null, label, null, span));
  }

  /** Places a new label before the next instruction and returns it. */
  int mark() {
    int label = newLabel();
    place(label);
    return label;
  }

  /** Appends an instruction with canonical control bytes. */
  void emit(Op op, Operand... operands) {
    add(instruction(op, 0, List.of(operands)));
  }

  /** Appends an instruction that is one sub-operation. */
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
      used.add(instruction.target());
    }
    items.add(new Item(instruction, -1, encoded(instruction), span));
  }

  /** Appends bytes that are no instruction. */
  void data(byte[] bytes) {
    items.add(new Item(null, -1, Bytes.copyOf(bytes), span));
  }

  /** Returns an instruction with canonical control bytes and these flags in its opcode. */
  Instruction instruction(Op op, int flags, List<Operand> operands) {
    Instruction plain = new Instruction(op, 0, op.bytes().get(0) | flags, operands, 0);
    return ControlBytes.canonical(plain, objectCode);
  }

  /** Appends an unconditional jump. */
  void jump(int label) {
    emit(Op.JUMP_RELATIVE, new Operand.Target(label));
  }

  /** Notes that something outside of the code goes to a label. */
  void use(int label) {
    used.add(label);
  }

  /** Returns whether execution can run over the end of what has been appended. */
  boolean reachesEnd() {
    for (int i = items.size() - 1; i >= 0; i--) {
      Item item = items.get(i);
      if (item.instruction != null) {
        Op op = item.instruction.op();
        return op != Op.STOP_OBJECT_CODE && op != Op.JUMP_RELATIVE;
      }
      if (item.data != null || used.contains(item.label)) {
        return true;
      }
    }
    return true;
  }

  /**
   * Lays the code out and returns its bytes.
   *
   * @param base offset of the first byte from the code base
   * @param problems told what does not fit
   */
  byte[] layOut(int base, Problems problems) {
    int at = base;
    for (Item item : items) {
      if (item.label >= 0) {
        places.set(item.label - FIRST_LABEL, at);
      }
      at += item.data == null ? 0 : item.data.length();
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(at - base);
    for (Item item : items) {
      if (item.data != null) {
        byte[] bytes = item.data.toArray();
        fixJump(item, bytes, base + out.size() + bytes.length, problems);
        out.writeBytes(bytes);
      }
    }
    return out.toByteArray();
  }

  /**
   * Calls a visitor with each instruction's statement and offset, in their order.
   *
   * @param base as it is laid out
   */
  void visit(int base, ObjIntConsumer<Span> visitor) {
    int at = base;
    for (Item item : items) {
      if (item.data != null) {
        if (item.span != null) {
          visitor.accept(item.span, at);
        }
        at += item.data.length();
      }
    }
  }

  /** Returns the offset of a placed label after the code was laid out; −1 if it has no place. */
  int offset(int label) {
    return label >= FIRST_LABEL ? places.get(label - FIRST_LABEL) : label;
  }

  /** Encodes an instruction, its jump going nowhere yet. */
  private static Bytes encoded(Instruction instruction) {
    List<Operand> operands = new ArrayList<>(instruction.operands());
    if (hasTarget(instruction)) {
      operands.set(operands.size() - 1, new Operand.Target(0));
    }
    Instruction local = new Instruction(instruction.op(), 0, instruction.opcode(), operands, 0);
    return Bytes.wrap(new Encoder(0).append(local).toBytes());
  }

  private void fixJump(Item item, byte[] bytes, int next, Problems problems) {
    if (item.instruction == null || !hasTarget(item.instruction)) {
      return;
    }
    int displacement = offset(item.instruction.target()) - next;
    if (displacement != (short) displacement) {
      problems.tell(
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

  /** Told what does not fit. */
  @FunctionalInterface
  interface Problems {
    /** Takes an error about a statement. */
    void tell(Span span, String message);
  }
}
