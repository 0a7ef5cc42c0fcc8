package org.bowsprit.vm.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads instructions from script bytes by the layouts of {@link Op} and {@link SubOp} (spec 06 §1,
 * §2).
 *
 * <p>This class is not thread-safe.
 */
public final class Decoder {

  /** The maximum nesting of expressions that is decoded. Compilers never nest expressions. */
  private static final int MAX_NESTING = 16;

  private final InstructionSet instructions;
  private final byte[] code;
  private int start;
  private int position;
  private int nesting;

  /**
   * Creates a decoder of {@code code}, which it neither copies nor changes.
   *
   * @param instructions the bytecode version
   * @param code the script from its code base
   */
  public Decoder(InstructionSet instructions, byte[] code) {
    this.instructions = instructions;
    this.code = code;
  }

  /**
   * Returns the instruction at {@code offset}.
   *
   * @throws DecodeException if the bytes at this offset are not an instruction
   */
  public Instruction decode(int offset) {
    if (offset < 0 || offset >= code.length) {
      throw new DecodeException(offset, offset, "the offset is outside the script");
    }
    start = offset;
    position = offset;
    nesting = 0;
    return instruction();
  }

  private Instruction instruction() {
    int start = position;
    int opcode = nextByte();
    Op op = instructions.op(opcode);
    if (op == null) {
      throw problem(start, String.format(Locale.ROOT, "byte %02X is not an instruction", opcode));
    }
    return new Instruction(op, start, opcode, operands(op.layout(), opcode), position);
  }

  private List<Operand> operands(List<Field> layout, int firstControl) {
    if (layout.isEmpty()) {
      return List.of();
    }
    List<Operand> operands = new ArrayList<>(layout.size());
    int control = firstControl;
    int literalValue = 0;
    for (Field field : layout) {
      Operand operand = operand(field, control, literalValue);
      operands.add(operand);
      if (operand instanceof Operand.Control next) {
        control = next.bits();
      }
      if (operand instanceof Operand.Literal literal) {
        literalValue = literal.value();
        if (literalValue == field.endValue()) {
          break;
        }
      }
    }
    return operands;
  }

  private Operand operand(Field field, int control, int count) {
    return switch (field.type()) {
      case RESULT, REFERENCE -> reference();
      case BYTE -> new Operand.Literal(nextByte());
      case WORD -> new Operand.Literal((short) nextWord());
      case LONG -> new Operand.Literal(nextWord() | nextByte() << 16);
      case VALUE8 -> (control & field.bit()) != 0 ? reference() : new Operand.Literal(nextByte());
      case VALUE16 ->
          (control & field.bit()) != 0 ? reference() : new Operand.Literal((short) nextWord());
      case CONTROL -> new Operand.Control(nextByte());
      case JUMP -> jump();
      case LIST -> list();
      case TEXT -> new Operand.Text(text(true));
      case PLAIN_TEXT -> new Operand.Text(text(false));
      case BYTES -> numbers(count, false);
      case WORDS -> numbers(count, true);
      case BYTES_TO_ZERO -> bytesToZero();
      case SUB_OPERATIONS -> subOperations(field.family());
      case INSTRUCTION -> nested();
    };
  }

  private Operand.Reference reference() {
    int word = nextWord();
    boolean isIndexed = (word & Operand.Reference.INDEXED_BIT) != 0;
    return new Operand.Reference(word, isIndexed ? nextWord() : Operand.Reference.NOT_INDEXED);
  }

  private Operand jump() {
    int displacement = (short) nextWord();
    return new Operand.Target(position + displacement);
  }

  private Operand list() {
    List<Operand.Element> elements = new ArrayList<>();
    for (int tag = nextByte(); tag != 0xFF; tag = nextByte()) {
      Operand value = (tag & 0x80) != 0 ? reference() : new Operand.Literal((short) nextWord());
      elements.add(new Operand.Element(tag, value));
    }
    return new Operand.Arguments(elements);
  }

  private ScriptText text(boolean hasEscapes) {
    int end = ScriptText.end(code, position, hasEscapes);
    if (end < 0) {
      throw problem(position, "text has no end");
    }
    byte[] bytes = new byte[end - position];
    System.arraycopy(code, position, bytes, 0, bytes.length);
    position = end + 1;
    return ScriptText.of(bytes);
  }

  private Operand numbers(int count, boolean isWords) {
    List<Integer> values = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      values.add(isWords ? (short) nextWord() : nextByte());
    }
    return new Operand.Numbers(values);
  }

  private Operand bytesToZero() {
    List<Integer> values = new ArrayList<>();
    for (int value = nextByte(); value != 0; value = nextByte()) {
      values.add(value);
    }
    return new Operand.Numbers(values);
  }

  private Operand subOperations(SubFamily family) {
    if (!family.isList()) {
      return new Operand.SubOperations(List.of(subOperation(family, nextByte())));
    }
    List<SubOperation> list = new ArrayList<>();
    for (int code = nextByte(); code != family.end(); code = nextByte()) {
      SubOperation operation = subOperation(family, code);
      list.add(operation);
      if (operation.op().terminates()) {
        break;
      }
    }
    return new Operand.SubOperations(list);
  }

  private SubOperation subOperation(SubFamily family, int code) {
    SubOp op = SubOp.of(family, code);
    if (op == null) {
      throw problem(
          position - 1,
          String.format(
              Locale.ROOT, "byte %02X is not a sub-operation of family %s", code, family));
    }
    return new SubOperation(op, code, operands(op.layout(), code));
  }

  private Operand nested() {
    if (++nesting > MAX_NESTING) {
      throw problem(position, "expressions nest deeper than " + MAX_NESTING);
    }
    Instruction inner = instruction();
    nesting--;
    return new Operand.Nested(inner);
  }

  private int nextByte() {
    if (position >= code.length) {
      throw problem(position, "the script ends within an instruction");
    }
    return code[position++] & 0xFF;
  }

  private int nextWord() {
    int low = nextByte();
    return low | nextByte() << 8;
  }

  private DecodeException problem(int offset, String text) {
    return new DecodeException(start, offset, text);
  }
}
