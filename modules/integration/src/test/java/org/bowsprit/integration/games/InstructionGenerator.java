package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Makes valid instructions from the table of the virtual machine. It uses every opcode of an
 * instruction, every kind of reference to a variable, and any values for unused bits.
 */
final class InstructionGenerator {

  /** The first of the variables and bit variables that are used only for results. */
  private static final int FIRST_RESULT_VARIABLE = 100;

  private static final int RESULT_VARIABLE_COUNT = 40;
  private static final int FIRST_LOCAL_VARIABLE = 8;
  private static final int LOCAL_VARIABLE_COUNT = 8;

  /** The first of the local variables that receive operands for the next instruction. */
  private static final int FIRST_OPERAND_VARIABLE = 20;

  private static final int OPERAND_VARIABLE_COUNT = 4;
  private static final int MAX_LIST_LENGTH = 4;

  private final Random random;
  private final SampleVariables samples;
  private final RandomTexts texts;
  private final Deck<Integer> opcodes;
  private final Deck<SubOp> subOps;
  private final List<Instruction> precedingInstructions = new ArrayList<>();
  private ScriptLevel level;
  private String ownerName;
  private int sampleIndex;
  private boolean isNested;

  InstructionGenerator(Random random, SampleVariables samples) {
    this.random = random;
    this.samples = samples;
    this.texts = new RandomTexts(random, samples);
    this.opcodes =
        new Deck<>(
            random,
            IntStream.range(0, 256).flatMap(InstructionGenerator::copiesOfOpcode).boxed().toList());
    this.subOps = new Deck<>(random, List.of(SubOp.values()));
  }

  /**
   * Makes an instruction and the instructions that must precede it.
   *
   * @param opcode the opcode of the instruction
   * @param scriptLevel the level of the script that contains the instruction
   * @return the instructions; the last one has the given opcode. If it is a jump, its target is 0
   */
  List<Instruction> make(int opcode, ScriptLevel scriptLevel) {
    beginInstruction(scriptLevel);
    Op op = InstructionSet.V5.op(opcode);
    Instruction instruction =
        new Instruction(op, 0, opcode, operands(op.name(), op.layout(), opcode), 0);
    if (op == Op.PICKUP_OBJECT) {
      // Without these instructions, a carried object would be added again and again until the
      // inventory is full. There are two, because a carried object with owner 15 stays in the
      // inventory when it is discarded for the first time.
      precedingInstructions.add(discardInstruction(instruction));
      precedingInstructions.add(discardInstruction(instruction));
    }
    List<Instruction> instructions = new ArrayList<>(precedingInstructions);
    instructions.add(instruction);
    return instructions;
  }

  /** Makes an instruction with a given sub-operation. */
  Instruction make(int opcode, SubOp requestedOp, Operand... operands) {
    Op op = InstructionSet.V5.op(opcode);
    int code;
    do {
      code = randomCode(requestedOp);
    } while (!hasMatchingParameterBits(requestedOp, code, operands));
    SubOperation sub = new SubOperation(requestedOp, code, List.of(operands));
    return new Instruction(op, 0, opcode, List.of(new Operand.SubOperations(List.of(sub))), 0);
  }

  /** Returns whether the parameter bits are set for exactly those operands that are variables. */
  private static boolean hasMatchingParameterBits(SubOp op, int code, Operand... operands) {
    for (int i = 0; i < operands.length; i++) {
      Field field = op.layout().get(i);
      boolean isVariable = operands[i] instanceof Reference;
      if (field.type().isValue() && ((code & field.bit()) != 0) != isVariable) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns copies of an opcode. An instruction with many sub-operations gets more copies, so that
   * each of the sub-operations is drawn often enough.
   */
  private static IntStream copiesOfOpcode(int opcode) {
    Op op = InstructionSet.V5.op(opcode);
    if (op == null) {
      return IntStream.empty();
    }
    long operations =
        op.layout().stream()
            .flatMap(
                field -> List.of(SubOp.values()).stream().filter(s -> s.family() == field.family()))
            .count();
    int bytes = op.bytes().size();
    return IntStream.generate(() -> opcode).limit(Math.max(1, (operations + bytes - 1) / bytes));
  }

  /** Draws the opcode of an instruction that scripts of a level may contain. */
  int drawOpcode(ScriptLevel scriptLevel) {
    return opcodes.draw(
        code -> {
          Op op = InstructionSet.V5.op(code);
          return op != null && scriptLevel.allows(op);
        });
  }

  /** Returns the source of random texts. */
  RandomTexts texts() {
    return texts;
  }

  private void beginInstruction(ScriptLevel scriptLevel) {
    precedingInstructions.clear();
    level = scriptLevel;
    sampleIndex = random.nextInt(SampleVariables.VALUES_PER_DOMAIN);
    isNested = false;
  }

  private static Instruction discardInstruction(Instruction pickup) {
    boolean isVariable = (pickup.opcode() & 0x80) != 0;
    return new Instruction(
        Op.SET_OWNER_OF,
        0,
        isVariable ? 0xA9 : 0x29,
        List.of(pickup.operand(0), new Literal(0)),
        0);
  }

  private List<Operand> operands(String name, List<Field> layout, int firstControl) {
    List<Operand> operands = new ArrayList<>();
    int control = firstControl;
    int count = 0;
    for (Field field : layout) {
      ownerName = name;
      Operand operand = operand(field, control, count);
      operands.add(operand);
      if (operand instanceof Operand.Control controlOperand) {
        control = controlOperand.bits();
      } else if (operand instanceof Literal literal) {
        count = literal.value();
      }
    }
    return operands;
  }

  private Operand operand(Field field, int control, int count) {
    return switch (field.type()) {
      case RESULT -> result();
      case REFERENCE -> field.role().equals("delay") ? reference(field) : anyVariable();
      case BYTE -> byteLiteral(field);
      case WORD, LONG -> literal(field);
      case VALUE8, VALUE16 -> (control & field.bit()) != 0 ? reference(field) : literal(field);
      case CONTROL -> new Operand.Control(random.nextInt(256));
      case JUMP -> new Operand.Target(0);
      case LIST -> list(field);
      case TEXT -> new Operand.Text(text(field));
      case PLAIN_TEXT -> new Operand.Text(texts.fileName());
      case BYTES -> numbers(count, 0, 256);
      case WORDS -> numbers(count, Short.MIN_VALUE, 1 << 16);
      case BYTES_TO_ZERO -> numbers(1 + random.nextInt(2), ScriptNumbers.FIRST_ROOM_ALIAS, 2);
      case SUB_OPERATIONS -> subOperations(field.family());
      case INSTRUCTION -> nestedQuery();
    };
  }

  private ScriptText text(Field field) {
    if (ownerName.equals(SubOp.STRING_PUT.name())) {
      return texts.stringText();
    }
    return field.role().equals("text") && ownerName.startsWith("PRINT")
        ? texts.spokenLine()
        : texts.label();
  }

  private Operand byteLiteral(Field field) {
    return field.role().equals("count")
        ? new Literal(1 + random.nextInt(MAX_LIST_LENGTH))
        : literal(field);
  }

  private Literal literal(Field field) {
    return samples.literal(domain(field), sampleIndexOf(domain(field)));
  }

  private Reference reference(Field field) {
    OperandDomain domain = domain(field);
    int index = sampleIndexOf(domain);
    if (domain == OperandDomain.ANY && random.nextInt(3) > 0) {
      return anyVariable();
    }
    if (precedingInstructions.size() < OPERAND_VARIABLE_COUNT
        && !isNested
        && random.nextInt(5) == 0) {
      Reference local = local(FIRST_OPERAND_VARIABLE + precedingInstructions.size());
      precedingInstructions.add(
          new Instruction(
              Op.MOVE, 0, 0x9A, List.of(local, samples.reference(random, domain, index)), 0));
      return local;
    }
    return samples.reference(random, domain, index);
  }

  private OperandDomain domain(Field field) {
    return OperandDomain.of(ownerName, field.role());
  }

  /**
   * Draws the index of a sample. An object and its room depend on each other; all other operands
   * are drawn independently.
   */
  private int sampleIndexOf(OperandDomain domain) {
    boolean sharesIndex = domain == OperandDomain.OBJECT || domain == OperandDomain.ROOM_OF_OBJECT;
    return sharesIndex ? sampleIndex : random.nextInt(SampleVariables.VALUES_PER_DOMAIN);
  }

  private Reference result() {
    if (isNested) {
      return new Reference(0, Reference.NOT_INDEXED);
    }
    return variable();
  }

  private Reference anyVariable() {
    return random.nextInt(6) == 0
        ? samples.reference(
            random, OperandDomain.BYTE, random.nextInt(SampleVariables.VALUES_PER_DOMAIN))
        : variable();
  }

  private Reference variable() {
    int bank = new int[] {0, 0, Reference.LOCAL_BIT, Reference.BIT_VARIABLE_BIT}[random.nextInt(4)];
    int number =
        bank == Reference.LOCAL_BIT
            ? FIRST_LOCAL_VARIABLE + random.nextInt(LOCAL_VARIABLE_COUNT)
            : FIRST_RESULT_VARIABLE + random.nextInt(RESULT_VARIABLE_COUNT);
    return random.nextInt(4) == 0
        ? new Reference(bank | number | Reference.INDEXED_BIT, random.nextInt(3))
        : new Reference(bank | number, Reference.NOT_INDEXED);
  }

  private static Reference local(int number) {
    return new Reference(Reference.LOCAL_BIT | number, Reference.NOT_INDEXED);
  }

  private Operand list(Field field) {
    List<Operand.Element> elements = new ArrayList<>();
    int limit = field.role().equals("colors") ? 16 : 5;
    for (int remaining = random.nextInt(limit); remaining > 0; remaining--) {
      OperandDomain domain =
          elements.isEmpty() || !ownerName.equals("SOUND_KLUDGE")
              ? domain(field)
              : OperandDomain.SOUND;
      int index = random.nextInt(SampleVariables.VALUES_PER_DOMAIN);
      int freeBits = random.nextInt(0x7F);
      elements.add(
          random.nextInt(3) == 0
              ? new Operand.Element(0x80 | freeBits, samples.reference(random, domain, index))
              : new Operand.Element(freeBits, samples.literal(domain, index)));
    }
    return new Operand.Arguments(elements);
  }

  private Operand numbers(int count, int min, int range) {
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(min + random.nextInt(range));
    }
    return new Operand.Numbers(values);
  }

  private Operand subOperations(SubFamily family) {
    List<SubOperation> list = new ArrayList<>();
    if (!family.isList()) {
      list.add(subOperation(family));
    } else if (family == SubFamily.EXPRESSION) {
      addExpression(list);
    } else {
      int remaining = 1 + random.nextInt(4);
      while (remaining > 0 && (list.isEmpty() || !list.get(list.size() - 1).op().terminates())) {
        list.add(subOperation(family));
        remaining--;
      }
      if (family == SubFamily.PRINT && random.nextInt(4) > 0 && !endsInText(list)) {
        list.add(subOperation(SubOp.PRINT_TEXT));
      }
    }
    return new Operand.SubOperations(list);
  }

  private static boolean endsInText(List<SubOperation> list) {
    return list.get(list.size() - 1).op() == SubOp.PRINT_TEXT;
  }

  private SubOperation subOperation(SubFamily family) {
    return subOperation(subOps.draw(op -> op.family() == family && level.allows(op)));
  }

  private SubOperation subOperation(SubOp op) {
    int code = randomCode(op);
    return new SubOperation(op, code, operands(op.name(), op.layout(), code));
  }

  /** Returns a random byte that encodes the sub-operation. */
  private int randomCode(SubOp op) {
    SubFamily family = op.family();
    int code;
    do {
      code = random.nextInt(256);
    } while (SubOp.of(family, code) != op || (family.isList() && code == family.end()));
    return code;
  }

  private void addExpression(List<SubOperation> list) {
    addPush(list, OperandDomain.ANY);
    SubOp[] operators = {
      SubOp.EXPRESSION_ADD,
      SubOp.EXPRESSION_SUBTRACT,
      SubOp.EXPRESSION_MULTIPLY,
      SubOp.EXPRESSION_DIVIDE
    };
    for (int remaining = random.nextInt(4); remaining > 0; remaining--) {
      SubOp operator = operators[random.nextInt(operators.length)];
      if (operator == SubOp.EXPRESSION_DIVIDE) {
        addPush(list, OperandDomain.NON_ZERO);
      } else if (random.nextInt(3) == 0) {
        list.add(subOperation(SubOp.EXPRESSION_INSTRUCTION));
      } else {
        addPush(list, OperandDomain.ANY);
      }
      list.add(new SubOperation(operator, randomCode(operator), List.of()));
      if (random.nextInt(6) == 0) {
        list.add(subOperation(SubOp.EXPRESSION_SKIPPED));
      }
    }
  }

  private void addPush(List<SubOperation> list, OperandDomain domain) {
    int code = randomCode(SubOp.EXPRESSION_PUSH);
    int index = random.nextInt(SampleVariables.VALUES_PER_DOMAIN);
    Operand value =
        (code & 0x80) != 0
            ? samples.reference(random, domain, index)
            : samples.literal(domain, index);
    list.add(new SubOperation(SubOp.EXPRESSION_PUSH, code, List.of(value)));
  }

  /** Makes a query instruction that stores its result in variable 0. */
  private Operand nestedQuery() {
    Op op;
    int opcode;
    do {
      opcode = random.nextInt(256);
      op = InstructionSet.V5.op(opcode);
    } while (op == null || !isQuery(op));
    isNested = true;
    Instruction query = new Instruction(op, 0, opcode, operands(op.name(), op.layout(), opcode), 0);
    isNested = false;
    return new Operand.Nested(query);
  }

  private static boolean isQuery(Op op) {
    return op.hasResult()
        && op.layout().stream()
            .noneMatch(
                field ->
                    field.type() == FieldType.SUB_OPERATIONS
                        || field.type() == FieldType.BYTES
                        || field.type() == FieldType.WORDS);
  }
}
