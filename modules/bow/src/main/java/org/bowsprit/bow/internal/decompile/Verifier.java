package org.bowsprit.bow.internal.decompile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.vm.code.ControlBytes;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.text.OperandNames;

/** Compiles decompiled code and compares the result with the original code. */
final class Verifier {

  private static final String SCRIPT_NAME = "s";
  private static final Pattern CALL_PATTERN =
      Pattern.compile("\\b" + Callable.NAME_PREFIX + "(\\d{1,5})\\(");

  private final ScriptCompiler compiler = new ScriptCompiler();
  private final InstructionWriter writer =
      new InstructionWriter(OperandNames.NONE, new LocalVariables(OptionalInt.empty(), Map.of()));
  private final boolean isObjectCode;
  private final String declarations;
  private final Map<Integer, Callable> callables;
  private final Map<String, Boolean> results = new HashMap<>();

  Verifier(boolean isObjectCode, SharedInformation shared) {
    this.isObjectCode = isObjectCode;
    this.callables = shared.callables();
    this.declarations = String.join("\n", shared.declarations()) + "\n";
  }

  /** Returns whether the statement for an instruction compiles to exactly this instruction. */
  boolean isExact(Instruction instruction) {
    boolean isConditional = instruction.op().isConditional();
    String statement =
        isConditional
            ? "L: goto L unless " + writer.condition(instruction, Optional.empty())
            : writer.statement(instruction);
    String key = statement + ControlBytes.of(instruction);
    return results.computeIfAbsent(key, k -> compilesTo(statement, instruction, isConditional));
  }

  private boolean compilesTo(String statement, Instruction instruction, boolean isConditional) {
    byte[] code = compile(new Body("script", 0, statement));
    if (code.length == 0) {
      return false;
    }
    Instruction compiled = new Decoder(InstructionSet.V5, code).decode(0);
    return compiled.op() == instruction.op()
        && ControlBytes.of(compiled).equals(ControlBytes.of(instruction))
        && operands(compiled, isConditional).equals(operands(instruction, isConditional))
        && compiled.nextOffset() - compiled.offset()
            == instruction.nextOffset() - instruction.offset();
  }

  private static List<Operand> operands(Instruction instruction, boolean isConditional) {
    List<Operand> operands = instruction.operands();
    return isConditional ? operands.subList(0, operands.size() - 1) : comparableOperands(operands);
  }

  /**
   * Returns operands whose nested instructions can be compared. Nested instructions contain their
   * offsets, which must not be compared here, so they are compared as text.
   */
  private static List<Operand> comparableOperands(List<Operand> operands) {
    return operands.stream()
        .map(
            each ->
                each instanceof Operand.SubOperations subs
                    ? new Operand.Text(
                        ScriptText.of(
                            subs.list().toString().replaceAll("(offset|nextOffset)=\\d+", "")))
                    : each)
        .toList();
  }

  /** Returns the code of a body, or an empty array if the body has errors. */
  byte[] compile(Body body) {
    if (isObjectCode) {
      return compileGame("room r {\nentry {\n" + body.statements() + "\n}\n}\n")
          .map(game -> game.rooms().get(0).entry().toArray())
          .orElse(new byte[0]);
    }
    String header =
        body.kind() + " " + SCRIPT_NAME + Body.parameterList(body.parameters(), Map.of());
    return compileGame(header + " {\n" + body.statements() + "\n}\n").stream()
        .flatMap(game -> game.scripts().stream())
        .filter(script -> script.name().equals(SCRIPT_NAME))
        .findFirst()
        .map(script -> script.code().toArray())
        .orElse(new byte[0]);
  }

  /**
   * Returns the payload of the verb table of an object with these handlers, or an empty array if
   * they have errors.
   */
  byte[] compileObject(String handlers) {
    return compileGame("room r {\nobject o {\n" + handlers + "\n}\n}\n")
        .map(game -> game.rooms().get(0).objects().get(0).verbs().script().code().toArray())
        .orElse(new byte[0]);
  }

  private Optional<GameDeclaration> compileGame(String source) {
    String declarationsOfCalled =
        CALL_PATTERN
            .matcher(source)
            .results()
            .map(match -> Integer.parseInt(match.group(1)))
            .distinct()
            .filter(callables::containsKey)
            .map(script -> callables.get(script).declaration(script) + "\n")
            .collect(Collectors.joining());
    Compilation compilation =
        compiler.compile(List.of(new SourceText("", declarations + declarationsOfCalled + source)));
    return compilation.game();
  }
}
