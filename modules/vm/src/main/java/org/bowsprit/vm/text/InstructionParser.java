package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.bowsprit.vm.code.ControlBytes;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Reads one statement as {@link InstructionPrinter} writes it. Not safe for use by several threads.
 */
public final class InstructionParser {

  private static final int RESISTANT = 0x20;
  private static final int RECURSIVE = 0x40;
  private static final int ALIAS = 0x80;

  private final ToIntFunction<String> labels;
  private final boolean objectCode;
  private final Map<String, Op> calls = new HashMap<>();
  private final Map<String, Op> transparent = new HashMap<>();
  private Scanner in;
  private ValueParser values;

  /**
   * Makes a parser.
   *
   * @param instructions the bytecode version
   * @param labels tells the offset of a label
   * @param objectCode whether the code is that of an object, an entry or exit script
   */
  public InstructionParser(
      InstructionSet instructions, ToIntFunction<String> labels, boolean objectCode) {
    this.labels = labels;
    this.objectCode = objectCode;
    for (int opcode = 0; opcode < 256; opcode++) {
      Op op = instructions.op(opcode);
      if (op != null && Notation.isTransparent(op)) {
        indexSubOperations(op);
      } else if (op != null) {
        calls.put(Notation.callName(op), op);
      }
    }
  }

  private void indexSubOperations(Op op) {
    SubFamily family = op.layout().get(0).family();
    for (SubOp sub : SubOp.values()) {
      if (sub.family() == family) {
        transparent.put(Notation.callName(sub), op);
      }
    }
  }

  /**
   * Returns the instruction of a statement, with canonical control bytes unless it names others.
   * Its offsets are 0.
   *
   * @throws AssemblyException if the text is no statement
   * @throws IllegalArgumentException if the instruction can't have these operands
   */
  public Instruction parse(String text) {
    in = new Scanner(text);
    values = new ValueParser(in);
    boolean comment = in.take("/*");
    Instruction instruction = statement();
    in.expect(";");
    if (comment) {
      in.expect("*/");
    }
    Instruction parsed = withControlBytes(instruction);
    if (!in.isAtEnd()) {
      throw in.problem("expected the end");
    }
    return parsed;
  }

  private Instruction withControlBytes(Instruction instruction) {
    Instruction canonical = ControlBytes.canonical(instruction, objectCode);
    if (!in.take("@")) {
      return canonical;
    }
    List<Integer> bytes = new ArrayList<>();
    do {
      bytes.add(in.hex());
    } while (in.take("."));
    try {
      return ControlBytes.replace(canonical, bytes);
    } catch (IllegalArgumentException e) {
      throw in.problem("expected control bytes: " + e.getMessage() + ",");
    }
  }

  private Instruction statement() {
    int start = in.mark();
    String word = in.word();
    if (word.equals("goto")) {
      return instruction(Op.JUMP_RELATIVE, List.of(target()));
    }
    if (word.equals("unless")) {
      return conditional();
    }
    if (word.equals("Exprmode")) {
      Reference result = values.reference();
      in.expect("=");
      Operand steps = new Operand.SubOperations(new ExpressionParser(in, values, this).parse());
      return instruction(Op.EXPRESSION, List.of(result, steps));
    }
    if (in.sees("(")) {
      return call(word, List.of());
    }
    in.reset(start);
    return assignment();
  }

  /** Takes a statement inside an expression. */
  Instruction nested() {
    return statement();
  }

  private Operand.Target target() {
    String sign = in.take("-") ? "-" : "";
    return new Operand.Target(labels.applyAsInt(sign + in.word()));
  }

  private static Instruction instruction(Op op, List<Operand> operands) {
    return new Instruction(op, 0, op.bytes().get(0), operands, 0);
  }

  private Instruction assignment() {
    Reference target = values.reference();
    for (Map.Entry<Op, String> step : Notation.STEPS.entrySet()) {
      if (in.take(step.getValue())) {
        return instruction(step.getKey(), List.of(target));
      }
    }
    for (Map.Entry<Op, String> sign : Notation.ASSIGNMENTS.entrySet()) {
      if (sign.getKey() != Op.MOVE && in.take(sign.getValue())) {
        return instruction(sign.getKey(), List.of(target, values.value()));
      }
    }
    in.expect("=");
    int start = in.mark();
    if (!in.seesNumber()) {
      String name = in.word();
      if (in.sees("(")) {
        return call(name, List.of(target));
      }
      in.reset(start);
    }
    return instruction(Op.MOVE, List.of(target, values.value()));
  }

  private Instruction conditional() {
    in.expect("(");
    List<Operand> operands = new ArrayList<>();
    Op op = condition(operands);
    in.expect(")");
    in.expect("goto");
    operands.add(target());
    return instruction(op, operands);
  }

  private Op condition(List<Operand> operands) {
    if (in.take("!")) {
      operands.add(values.reference());
      return Op.EQUAL_ZERO;
    }
    int start = in.mark();
    String name = in.word();
    if (in.sees("(")) {
      return name.equals("getState") ? stateCondition(operands) : callCondition(name, operands);
    }
    in.reset(start);
    operands.add(values.reference());
    if (in.sees(")")) {
      return Op.NOT_EQUAL_ZERO;
    }
    Op op = sign(Notation.COMPARISONS);
    operands.add(values.value());
    return op;
  }

  private Op stateCondition(List<Operand> operands) {
    in.expect("(");
    operands.add(values.value());
    in.expect(")");
    Op op = sign(Notation.STATE_COMPARISONS);
    operands.add(values.value());
    return op;
  }

  private Op callCondition(String name, List<Operand> operands) {
    Op op = calls.get(name);
    if (op == null || !op.isConditional()) {
      throw in.problem("expected a condition instead of " + name);
    }
    in.expect("(");
    List<Field> layout = op.layout().subList(0, op.layout().size() - 1);
    operands.addAll(arguments(layout, List.of()));
    in.expect(")");
    return op;
  }

  /** Takes one of several signs, the longest that fits. */
  private Op sign(Map<Op, String> signs) {
    Op best = null;
    for (Map.Entry<Op, String> each : signs.entrySet()) {
      boolean longer = best == null || each.getValue().length() > signs.get(best).length();
      if (longer && in.sees(each.getValue())) {
        best = each.getKey();
      }
    }
    if (best == null) {
      throw in.problem("expected a comparison");
    }
    in.expect(signs.get(best));
    return best;
  }

  private Instruction call(String name, List<Operand> result) {
    Op op = calls.get(name);
    if (op == null) {
      return transparentCall(name, result);
    }
    in.expect("(");
    List<Operand> operands = callArguments(op, result);
    Instruction instruction = instruction(op, operands);
    if (op == Op.START_SCRIPT) {
      instruction = new Instruction(op, 0, op.bytes().get(0) | startFlags(), operands, 0);
    }
    in.expect(")");
    return instruction;
  }

  private Instruction transparentCall(String name, List<Operand> result) {
    Op op = transparent.get(name);
    if (op == null) {
      throw in.problem("expected an instruction instead of " + name);
    }
    SubOperation sub = subCall(op.layout().get(0).family(), name, result);
    return instruction(op, List.of(new Operand.SubOperations(List.of(sub))));
  }

  private List<Operand> callArguments(Op op, List<Operand> result) {
    return switch (op) {
      case DO_SENTENCE ->
          in.take("STOP")
              ? List.of(new Operand.Literal(op.layout().get(0).endsAt()))
              : arguments(op.layout(), result);
      case DUMMY -> {
        in.expect("A7");
        yield List.of();
      }
      case SYSTEM_OPS -> List.of(single(systemOperation(in.number())));
      case DRAW_OBJECT -> drawArguments(op);
      case OLD_ROOM_EFFECT_V4 -> List.of(single(subCall(SubFamily.OLD_ROOM_EFFECT)));
      case SAVE_LOAD_VARS_V4 -> saveLoadArguments();
      default -> arguments(op.layout(), result);
    };
  }

  private int startFlags() {
    int flags = 0;
    while (in.take(",")) {
      String flag = in.word();
      flags |= flag.equals("F") ? RESISTANT : flag.equals("R") ? RECURSIVE : 0;
    }
    return flags;
  }

  private static Operand single(SubOperation sub) {
    return new Operand.SubOperations(List.of(sub));
  }

  private SubOperation systemOperation(int number) {
    SubOp op = SubOp.of(SubFamily.SYSTEM, number);
    if (op == null) {
      throw in.problem("expected 1, 2 or 3");
    }
    return new SubOperation(op, number, List.of());
  }

  private List<Operand> drawArguments(Op op) {
    if (op.layout().size() != 2) {
      return arguments(op.layout(), List.of());
    }
    Operand object = values.value();
    SubOperation sub =
        in.take(",")
            ? subCall(SubFamily.DRAW_OBJECT)
            : new SubOperation(SubOp.DRAW_PLAIN, 0xFF, List.of());
    return List.of(object, single(sub));
  }

  private List<Operand> saveLoadArguments() {
    int mode = in.word().equals("Save") ? 1 : 2;
    List<SubOperation> list = new ArrayList<>();
    while (in.take(",")) {
      String name = in.word();
      SubOp op = Notation.subOperation(SubFamily.SAVE_LOAD_VARS, name);
      boolean bare = op != null && op.layout().isEmpty();
      list.add(
          bare
              ? new SubOperation(op, op.key(), List.of())
              : subCall(SubFamily.SAVE_LOAD_VARS, name, List.of()));
    }
    return List.of(new Operand.Literal(mode), new Operand.SubOperations(list));
  }

  /** Takes the arguments of a layout, commas between them, without the closing bracket. */
  private List<Operand> arguments(List<Field> layout, List<Operand> result) {
    List<Operand> operands = new ArrayList<>(result);
    boolean first = true;
    for (Field field : layout.subList(result.size(), layout.size())) {
      if (field.type() == FieldType.CONTROL) {
        operands.add(new Operand.Control(0));
        continue;
      }
      if (!first && field.type() != FieldType.BYTES_TO_ZERO) {
        in.expect(",");
      }
      first = false;
      operands.add(argument(field));
    }
    return operands;
  }

  private Operand argument(Field field) {
    return switch (field.type()) {
      case RESULT, REFERENCE -> values.reference();
      case VALUE8, VALUE16 -> values.value();
      case LIST -> list();
      case TEXT -> new Operand.Text(values.text());
      case PLAIN_TEXT -> new Operand.Text(values.plainText());
      case BYTES, WORDS -> numbers();
      case BYTES_TO_ZERO -> aliases();
      case SUB_OPERATIONS -> subOperations(field.family());
      default -> new Operand.Literal(in.number());
    };
  }

  private Operand list() {
    List<Operand.Element> elements = new ArrayList<>();
    in.expect("[");
    while (!in.take("]")) {
      elements.add(new Operand.Element(0, values.value()));
      in.take(",");
    }
    return new Operand.Arguments(elements);
  }

  private Operand numbers() {
    List<Integer> list = new ArrayList<>();
    in.expect("[");
    while (!in.take("]")) {
      list.add(in.number());
      in.take(",");
    }
    return new Operand.Numbers(list);
  }

  private Operand aliases() {
    List<Integer> list = new ArrayList<>();
    while (in.take(",")) {
      list.add(in.take("IG") ? in.number() : in.number() | ALIAS);
    }
    return new Operand.Numbers(list);
  }

  private Operand subOperations(SubFamily family) {
    List<SubOperation> list = new ArrayList<>();
    in.expect("[");
    while (!in.take("]")) {
      list.add(subCall(family));
      in.take(",");
    }
    return new Operand.SubOperations(list);
  }

  private SubOperation subCall(SubFamily family) {
    return subCall(family, in.word(), List.of());
  }

  private SubOperation subCall(SubFamily family, String name, List<Operand> result) {
    SubOp op = Notation.subOperation(family, name);
    if (op == null) {
      throw in.problem("expected an operation instead of " + name);
    }
    in.expect("(");
    List<Operand> operands = arguments(op.layout(), result);
    in.expect(")");
    return new SubOperation(op, Math.max(0, op.key()), operands);
  }
}
