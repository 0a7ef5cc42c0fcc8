package org.bowsprit.vm.code;

import java.io.ByteArrayOutputStream;
import java.util.List;

/**
 * Writes instructions back to bytes by the layouts of {@link Op} and {@link SubOp}: the inverse of
 * {@link Decoder}, byte for byte.
 */
public final class Encoder {

  private static final int DISPLACEMENT_LENGTH = 2;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final int base;

  /**
   * Creates an encoder.
   *
   * @param base the offset of the first byte from the code base; jumps are relative to it
   */
  public Encoder(int base) {
    this.base = base;
  }

  /**
   * Appends an instruction. The offsets in the record are ignored.
   *
   * @throws IllegalArgumentException if a number does not fit its operand
   */
  public Encoder append(Instruction instruction) {
    out.write(instruction.opcode());
    writeOperands(instruction.op().layout(), instruction.operands());
    return this;
  }

  /** Returns the offset of the next instruction. */
  public int position() {
    return base + out.size();
  }

  /** Returns all bytes appended so far. */
  public byte[] toBytes() {
    return out.toByteArray();
  }

  private void writeOperands(List<Field> layout, List<Operand> operands) {
    for (int i = 0; i < operands.size(); i++) {
      writeOperand(layout.get(i), operands.get(i));
    }
  }

  private void writeOperand(Field field, Operand operand) {
    if (operand instanceof Operand.Reference reference) {
      writeReference(reference);
    } else if (operand instanceof Operand.Literal literal) {
      writeLiteral(field, literal.value());
    } else if (operand instanceof Operand.Control control) {
      writeUnsigned(control.bits(), 1);
    } else if (operand instanceof Operand.Target target) {
      writeSignedWord(target.offset() - (position() + DISPLACEMENT_LENGTH));
    } else if (operand instanceof Operand.Arguments arguments) {
      writeArguments(arguments);
    } else if (operand instanceof Operand.Numbers numbers) {
      writeNumbers(field, numbers);
    } else if (operand instanceof Operand.Text text) {
      out.writeBytes(text.text().toBytes());
      out.write(0);
    } else if (operand instanceof Operand.SubOperations subs) {
      writeSubOperations(field.family(), subs.list());
    } else if (operand instanceof Operand.Nested nested) {
      append(nested.instruction());
    }
  }

  private void writeLiteral(Field field, int value) {
    switch (field.type()) {
      case BYTE, VALUE8 -> writeUnsigned(value, 1);
      case LONG -> writeUnsigned(value, 3);
      default -> writeSignedWord(value);
    }
  }

  private void writeReference(Operand.Reference reference) {
    writeUnsigned(reference.word(), 2);
    if (reference.isIndexed()) {
      writeUnsigned(reference.index(), 2);
    }
  }

  private void writeArguments(Operand.Arguments arguments) {
    for (Operand.Element element : arguments.elements()) {
      writeUnsigned(element.tag(), 1);
      if (element.value() instanceof Operand.Reference reference) {
        writeReference(reference);
      } else {
        writeSignedWord(((Operand.Literal) element.value()).value());
      }
    }
    out.write(0xFF);
  }

  private void writeNumbers(Field field, Operand.Numbers numbers) {
    for (int value : numbers.values()) {
      if (field.type() == FieldType.WORDS) {
        writeSignedWord(value);
      } else {
        writeUnsigned(value, 1);
      }
    }
    if (field.type() == FieldType.BYTES_TO_ZERO) {
      out.write(0);
    }
  }

  private void writeSubOperations(SubFamily family, List<SubOperation> list) {
    boolean needsEndByte = family.isList();
    for (SubOperation each : list) {
      out.write(each.code());
      writeOperands(each.op().layout(), each.operands());
      needsEndByte &= !each.op().terminates();
    }
    if (needsEndByte) {
      out.write(family.end());
    }
  }

  private void writeSignedWord(int value) {
    if (value < Short.MIN_VALUE || value > Short.MAX_VALUE) {
      throw new IllegalArgumentException(value + " does not fit a signed word");
    }
    writeUnsigned(value & 0xFFFF, 2);
  }

  private void writeUnsigned(int value, int bytes) {
    if (value < 0 || value >> (8 * bytes) != 0) {
      throw new IllegalArgumentException(value + " does not fit " + bytes + " unsigned byte(s)");
    }
    for (int i = 0; i < bytes; i++) {
      out.write(value >> (8 * i));
    }
  }
}
