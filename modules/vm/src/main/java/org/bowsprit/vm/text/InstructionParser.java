package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.bowsprit.vm.code.ControlBytes;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.Operators;

/**
 * Parses one statement in the form of {@link InstructionPrinter}. This class is not thread-safe.
 */
public final class InstructionParser {

  private final ToIntFunction<String> offsetOfLabel;
  private final boolean isObjectCode;
  private final CallNames names;
  private Scanner in;
  private ValueParser values;
  private ConditionParser conditions;
  private CallParser calls;

  /**
   * Creates a parser.
   *
   * @param instructions the bytecode version
   * @param offsetOfLabel returns the offset of a label
   * @param isObjectCode true if the code belongs to an object, an entry script or an exit script
   */
  public InstructionParser(
      InstructionSet instructions, ToIntFunction<String> offsetOfLabel, boolean isObjectCode) {
    this.offsetOfLabel = offsetOfLabel;
    this.isObjectCode = isObjectCode;
    this.names = new CallNames(instructions);
  }

  /**
   * Returns the instruction of a statement. The control bytes of the instruction are canonical
   * unless the statement contains other control bytes. Its offsets are 0.
   *
   * @throws AssemblyException if the text is not a statement
   * @throws IllegalArgumentException if the instruction can't have these operands
   */
  public Instruction parse(String text) {
    begin(text);
    boolean isComment = in.consume("/*");
    Instruction instruction = statement();
    in.expect(";");
    if (isComment) {
      in.expect("*/");
    }
    Instruction result = withControlBytes(instruction);
    if (!in.isAtEnd()) {
      throw in.problem("expected the end");
    }
    return result;
  }

  private void begin(String text) {
    in = new Scanner(text);
    values = new ValueParser(in);
    ArgumentParser arguments = new ArgumentParser(in, values);
    conditions = new ConditionParser(in, values, arguments, names);
    calls = new CallParser(in, values, arguments, names);
  }

  private Instruction withControlBytes(Instruction instruction) {
    Instruction canonical = ControlBytes.canonical(instruction, isObjectCode);
    if (!in.consume("@")) {
      return canonical;
    }
    List<Integer> bytes = new ArrayList<>();
    do {
      bytes.add(in.hex());
    } while (in.consume("."));
    try {
      return ControlBytes.replace(canonical, bytes);
    } catch (IllegalArgumentException e) {
      throw in.problem("expected control bytes: " + e.getMessage() + ",");
    }
  }

  /** Parses a statement without its semicolon. The statement may be inside an expression. */
  Instruction statement() {
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
      Operand steps = new Operand.SubOperations(new ExpressionReader(in, values, this).parse());
      return instruction(Op.EXPRESSION, List.of(result, steps));
    }
    if (in.isNext("(")) {
      return calls.call(word, List.of());
    }
    in.reset(start);
    return assignment();
  }

  private Operand.Target target() {
    String sign = in.consume("-") ? "-" : "";
    return new Operand.Target(offsetOfLabel.applyAsInt(sign + in.word()));
  }

  private static Instruction instruction(Op op, List<Operand> operands) {
    return new Instruction(op, 0, op.bytes().get(0), operands, 0);
  }

  private Instruction conditional() {
    List<Operand> operands = new ArrayList<>();
    in.expect("(");
    Op op = conditions.condition(operands);
    in.expect(")");
    in.expect("goto");
    operands.add(target());
    return instruction(op, operands);
  }

  private Instruction assignment() {
    Reference target = values.reference();
    for (Map.Entry<Op, String> step : Notation.STEPS.entrySet()) {
      if (in.consume(step.getValue())) {
        return instruction(step.getKey(), List.of(target));
      }
    }
    for (Map.Entry<Op, String> sign : Operators.ASSIGNMENTS.entrySet()) {
      if (sign.getKey() != Op.MOVE && in.consume(sign.getValue())) {
        return instruction(sign.getKey(), List.of(target, values.value()));
      }
    }
    in.expect("=");
    int start = in.mark();
    if (!in.isNumberNext()) {
      String name = in.word();
      if (in.isNext("(")) {
        return calls.call(name, List.of(target));
      }
      in.reset(start);
    }
    return instruction(Op.MOVE, List.of(target, values.value()));
  }
}
