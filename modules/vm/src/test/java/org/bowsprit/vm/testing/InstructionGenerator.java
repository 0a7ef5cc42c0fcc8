package org.bowsprit.vm.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Creates random valid instructions. The operands are random, and so are the free bits, which have
 * no meaning.
 */
public final class InstructionGenerator {

  private static final int MAX_NESTING = 2;

  private final InstructionSet instructions;
  private final Random random;
  private final boolean portableOnly;
  private int nesting;

  /** Creates a generator of instructions of version 5. */
  public InstructionGenerator(long seed, boolean portableOnly) {
    this(InstructionSet.V5, seed, portableOnly);
  }

  /**
   * Creates a generator.
   *
   * @param instructions the bytecode version
   * @param portableOnly whether only forms are used that all known tools read in the same way.
   *     These forms contain no free bits, no references with unused bits, no escape codes without a
   *     meaning and no sub-operations that are skipped
   */
  public InstructionGenerator(InstructionSet instructions, long seed, boolean portableOnly) {
    this.instructions = instructions;
    this.random = new Random(seed);
    this.portableOnly = portableOnly;
  }

  /** Returns a random instruction. Its offsets are 0. */
  public Instruction next() {
    Op op;
    int opcode;
    do {
      opcode = random.nextInt(256);
      op = instructions.op(opcode);
    } while (op == null);
    return next(opcode);
  }

  /** Returns a random instruction with the given opcode byte. Its offsets are 0. */
  public Instruction next(int opcode) {
    Op op = instructions.op(opcode);
    return new Instruction(op, 0, opcode, operands(op.layout(), opcode), 0);
  }

  private List<Operand> operands(List<Field> layout, int firstControl) {
    List<Operand> operands = new ArrayList<>();
    int control = firstControl;
    int numberCount = 0;
    for (Field field : layout) {
      Operand operand = operand(field, control, numberCount);
      operands.add(operand);
      if (operand instanceof Operand.Control nextControl) {
        control = nextControl.bits();
      } else if (operand instanceof Operand.Literal literal) {
        numberCount = literal.value();
        if (numberCount == field.endValue()) {
          break;
        }
      }
    }
    return operands;
  }

  private Operand operand(Field field, int control, int numberCount) {
    return switch (field.type()) {
      case RESULT, REFERENCE -> reference();
      case BYTE -> new Operand.Literal(1 + random.nextInt(portableOnly ? 8 : 255));
      case WORD -> word();
      case LONG -> new Operand.Literal(random.nextInt(1 << 24));
      case VALUE8 ->
          (control & field.bit()) != 0 ? reference() : new Operand.Literal(random.nextInt(256));
      case VALUE16 -> (control & field.bit()) != 0 ? reference() : word();
      case CONTROL ->
          new Operand.Control(portableOnly ? random.nextInt(8) << 5 | 1 : random.nextInt(256));
      case JUMP -> new Operand.Target(random.nextInt(2000));
      case LIST -> list();
      case TEXT -> new Operand.Text(text());
      case PLAIN_TEXT -> new Operand.Text(plainText());
      case BYTES -> numbers(numberCount, 0, 256);
      case WORDS -> numbers(numberCount, Short.MIN_VALUE, 1 << 16);
      case BYTES_TO_ZERO ->
          numbers(random.nextInt(5), portableOnly ? 0x80 : 1, portableOnly ? 0x80 : 0xFF);
      case SUB_OPERATIONS -> subOperations(field.family());
      case INSTRUCTION -> nested();
    };
  }

  private Operand word() {
    return new Operand.Literal((short) random.nextInt(1 << 16));
  }

  private Operand reference() {
    int bank = new int[] {0, Reference.LOCAL_BIT, Reference.BIT_VARIABLE_BIT}[random.nextInt(3)];
    int number = random.nextInt(bank == Reference.LOCAL_BIT ? 25 : 800);
    if (random.nextInt(4) > 0) {
      return new Reference(bank | number, Reference.NOT_INDEXED);
    }
    int index =
        random.nextBoolean()
            ? random.nextInt(1 << 12)
            : Reference.INDEXED_BIT | (random.nextBoolean() ? Reference.LOCAL_BIT | 3 : 200);
    if (!portableOnly && random.nextInt(8) == 0) {
      index |= 0x1000;
    }
    return new Reference(bank | number | Reference.INDEXED_BIT, index);
  }

  private Operand list() {
    List<Operand.Element> elements = new ArrayList<>();
    for (int remaining = random.nextInt(6); remaining > 0; remaining--) {
      boolean isReference = random.nextBoolean();
      int freeBits = portableOnly ? 1 : random.nextInt(0x7F);
      elements.add(
          new Operand.Element(
              isReference ? 0x80 | freeBits : freeBits, isReference ? reference() : word()));
    }
    return new Operand.Arguments(elements);
  }

  private Operand numbers(int numberCount, int lowest, int range) {
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < numberCount; i++) {
      values.add(lowest + random.nextInt(range));
    }
    return new Operand.Numbers(values);
  }

  private ScriptText plainText() {
    byte[] bytes = new byte[random.nextInt(12)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (portableOnly ? 'A' + random.nextInt(26) : 1 + random.nextInt(255));
    }
    return ScriptText.of(bytes);
  }

  private ScriptText text() {
    List<Byte> bytes = new ArrayList<>();
    for (int remaining = random.nextInt(5); remaining > 0; remaining--) {
      if (random.nextInt(3) > 0) {
        bytes.add((byte) (portableOnly ? ' ' + random.nextInt(95) : 1 + random.nextInt(254)));
      } else {
        addEscape(bytes);
      }
    }
    byte[] result = new byte[bytes.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = bytes.get(i);
    }
    return ScriptText.of(result);
  }

  private void addEscape(List<Byte> bytes) {
    int[] knownCodes = {1, 2, 3, 4, 5, 6, 7, 9, 12, 13, 14};
    int code = portableOnly ? knownCodes[random.nextInt(knownCodes.length)] : random.nextInt(256);
    bytes.add((byte) 0xFF);
    bytes.add((byte) code);
    if (ScriptText.escapeLength(code) == 4) {
      int word = portableOnly ? random.nextInt(800) : random.nextInt(1 << 16);
      bytes.add((byte) word);
      bytes.add((byte) (word >> 8));
    }
  }

  private Operand subOperations(SubFamily family) {
    List<SubOperation> subOperations = new ArrayList<>();
    if (!family.isList()) {
      subOperations.add(subOperation(family));
    } else if (family == SubFamily.EXPRESSION && portableOnly) {
      addExpression(subOperations);
    } else {
      for (int remaining = random.nextInt(6); remaining > 0; remaining--) {
        SubOperation subOperation = subOperation(family);
        subOperations.add(subOperation);
        if (subOperation.op().terminates()) {
          break;
        }
      }
    }
    return new Operand.SubOperations(subOperations);
  }

  private SubOperation subOperation(SubFamily family) {
    SubOp op;
    int code;
    do {
      code = random.nextInt(256);
      op = SubOp.of(family, code);
    } while (op == null
        || (family.isList() && code == family.end())
        || (portableOnly && !isPortable(op, code))
        || (op == SubOp.EXPRESSION_INSTRUCTION && nesting >= MAX_NESTING));
    return new SubOperation(op, code, operands(op.layout(), code));
  }

  private static boolean isPortable(SubOp op, int code) {
    int declaredBits = op.layout().stream().mapToInt(Field::bit).reduce(0, (a, b) -> a | b);
    return op.key() >= 0
        && op != SubOp.ACTOR_NO_OPERATION
        && op != SubOp.ROOM_SCALE
        && (code & ~declaredBits) == op.key();
  }

  /** Adds the sub-operations of an expression that has one result. */
  private void addExpression(List<SubOperation> subOperations) {
    addPush(subOperations);
    for (int remaining = random.nextInt(4); remaining > 0; remaining--) {
      addPush(subOperations);
      SubOp operator =
          new SubOp[] {
                SubOp.EXPRESSION_ADD,
                SubOp.EXPRESSION_SUBTRACT,
                SubOp.EXPRESSION_MULTIPLY,
                SubOp.EXPRESSION_DIVIDE
              }
              [random.nextInt(4)];
      subOperations.add(new SubOperation(operator, operator.key(), List.of()));
    }
  }

  private void addPush(List<SubOperation> subOperations) {
    int code = random.nextBoolean() ? 0x81 : 0x01;
    Operand value = code == 0x81 ? reference() : word();
    subOperations.add(new SubOperation(SubOp.EXPRESSION_PUSH, code, List.of(value)));
  }

  private Operand nested() {
    nesting++;
    try {
      Instruction nestedInstruction;
      do {
        nestedInstruction = next();
      } while (nestedInstruction.op().layout().stream()
          .anyMatch(field -> field.type() == FieldType.JUMP));
      return new Operand.Nested(nestedInstruction);
    } finally {
      nesting--;
    }
  }
}
