package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.Operators;
import org.bowsprit.vm.code.SubOp;

/**
 * Compiles statements. Compiles blocks, variables, calls and jumps itself, and passes other
 * statements to the other compilers.
 */
final class StatementCompiler {

  private static final Map<String, Op> ASSIGNMENTS = Operators.byOperator(Operators.ASSIGNMENTS);

  private final Compilers compilers;
  private final ScriptUnit unit;
  private final LoopCompiler loops;
  private final CommandCompiler commands;
  private final SceneCompiler scenes;
  private final ChoiceCompiler choices;
  private final DialogueCompiler dialogues;
  private final StateCompiler states;
  private final AssemblyCompiler assembly;
  private final LanguageCompiler languages;
  private final TestCompiler tests;

  StatementCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
    this.loops = new LoopCompiler(compilers, this);
    this.commands = new CommandCompiler(compilers);
    this.scenes = new SceneCompiler(compilers, this);
    this.choices = new ChoiceCompiler(compilers, this);
    this.dialogues = new DialogueCompiler(unit, this, scenes, choices);
    this.states = new StateCompiler(unit);
    this.assembly = new AssemblyCompiler(unit);
    this.languages = new LanguageCompiler(unit);
    this.tests = new TestCompiler(compilers);
  }

  AssemblyCompiler assembly() {
    return assembly;
  }

  LanguageCompiler languages() {
    return languages;
  }

  /** Compiles a statement. Frees its temporary variables afterwards. */
  void compile(Statement statement) {
    unit.code().beginStatement(statement.span());
    int mark = unit.slots().mark();
    if (statement instanceof Statement.Local local) {
      declare(local);
    } else {
      languages.inEach(statement, () -> dispatch(statement));
      unit.slots().release(mark);
    }
    unit.checkLocals(statement.span());
  }

  private void dispatch(Statement statement) {
    if (statement instanceof Statement.Block block) {
      block(block);
    } else if (statement instanceof Statement.Assignment assignment) {
      assign(assignment);
    } else if (statement instanceof Statement.IncrementOrDecrement change) {
      Op op = change.isIncrement() ? Op.INCREMENT : Op.DECREMENT;
      unit.code().emit(op, compilers.variables().variable(change.target()));
    } else if (statement instanceof Statement.CallStatement callStatement) {
      compileCall(callStatement.call());
    } else if (statement instanceof Statement.If branch) {
      branch(branch);
    } else if (statement instanceof Statement.Return end) {
      emitEnd(end);
    } else if (statement instanceof Statement.Goto jump) {
      jump(jump);
    } else if (statement instanceof Statement.Label label) {
      unit.placeLabel(label.name());
    } else if (statement instanceof Statement.Start start) {
      compilers.scripts().start(start);
    } else if (statement instanceof Statement.Chain chain) {
      dialogues.checkDoesNotLeaveScript(chain.span(), "chain");
      compilers.scripts().chain(chain);
    } else if (statement instanceof Statement.Stop stop) {
      compilers.scripts().stop(stop);
    } else if (statement instanceof Statement.Cutscene cutscene) {
      scenes.cutscene(cutscene);
    } else if (statement instanceof Statement.Choice choice) {
      choices.compileChoice(choice);
    } else if (statement instanceof Statement.Assembly text) {
      assembly.compile(text.text());
    } else if (statement instanceof Statement.Expect expect) {
      tests.expect(expect);
    } else if (statement instanceof Statement.Become become) {
      states.splitChange(become).forEach(this::compileChange);
    } else if (!dialogues.compile(statement) && !loops.compile(statement)) {
      commands.compile(statement);
    }
  }

  /** Compiles a block. */
  void block(Statement.Block block) {
    int mark = unit.slots().mark();
    unit.slots().open();
    compileStatements(block.statements());
    unit.slots().close(mark);
  }

  /** Compiles the statements of a block whose scope for local variables has been opened. */
  void compileStatements(List<Statement> statements) {
    statements.forEach(this::compile);
    checkReachability(statements);
    if (!unit.game().diagnostics().hasErrors() && !unit.usesNumberedLocals()) {
      checkLocalsAreUsed(statements);
    }
  }

  /** Reports local variables of a block that nothing uses. */
  private void checkLocalsAreUsed(List<Statement> statements) {
    for (Statement each : statements) {
      if (each instanceof Statement.Local local) {
        Span span = local.name().span();
        DeclaredSymbol symbol = unit.slots().find(local.name().text());
        if (symbol != null && !symbol.isUsed()) {
          warn(span, "nothing uses '" + symbol.name() + "', a local variable");
        }
      }
    }
  }

  private void warn(Span span, String message) {
    unit.game().diagnostics().add(span.warning(message));
  }

  /** Reports the first statement of a block that is never executed. */
  private void checkReachability(List<Statement> statements) {
    for (int i = 1; i < statements.size(); i++) {
      Statement before = statements.get(i - 1);
      if (neverContinues(before) && !hasLabel(statements.get(i))) {
        String word = before.span().text().split("\\s", 2)[0];
        warn(
            statements.get(i).span(),
            "this statement is never executed: it follows '" + word + "'");
        return;
      }
    }
  }

  private static boolean hasLabel(Statement statement) {
    return statement.all().anyMatch(Statement.Label.class::isInstance);
  }

  private boolean neverContinues(Statement statement) {
    return (statement instanceof Statement.While loop && isEndless(loop))
        || (statement instanceof Statement.Repeat repeat && isEndless(repeat))
        || statement instanceof Statement.Return
        || statement instanceof Statement.Break
        || statement instanceof Statement.Leave
        || statement instanceof Statement.Chain
        || (statement instanceof Statement.Goto jump && jump.unless().isEmpty());
  }

  private boolean isEndless(Statement.While loop) {
    boolean isAlwaysTrue =
        loop.condition().stream().allMatch(each -> unit.constant(each).orElse(0) != 0);
    return isAlwaysTrue && !LoopExit.canLeave(loop.body());
  }

  private boolean isEndless(Statement.Repeat loop) {
    OptionalInt value = unit.constant(loop.condition());
    boolean isRepeated = value.isPresent() && (value.getAsInt() == 0) == loop.until();
    return isRepeated && !LoopExit.canLeave(loop.body());
  }

  private void declare(Statement.Local local) {
    OptionalInt size = local.size().map(unit::constant).orElse(OptionalInt.of(1));
    if (size.isEmpty() || size.getAsInt() < 1 || size.getAsInt() > LocalSlots.COUNT) {
      unit.error(
          local.size().orElseThrow().span(),
          "expected a size of 1 to " + LocalSlots.COUNT + " that is known beforehand");
      return;
    }
    Optional<Expression> value = local.value();
    String name = local.name().text();
    if (unit.slots().find(name) != null) {
      unit.error(
          local.name().span(), "expected a new name: this script has a variable '" + name + "'");
      return;
    }
    DeclaredSymbol symbol = unit.declare(name, size.getAsInt(), local.name().span());
    int mark = unit.slots().mark();
    unit.checkLocals(local.span());
    if (value.isPresent() && symbol.size() > 1) {
      unit.error(value.get().span(), "expected no first value: '" + name + "' is an array");
    } else if (symbol.size() == 1) {
      Expression first = value.orElse(new Expression.Constant(0, local.span()));
      compilers.values().assign(VariableCompiler.reference(symbol), first);
    } else {
      List<Integer> zeros = new ArrayList<>();
      for (int i = 0; i < symbol.size(); i++) {
        zeros.add(0);
      }
      emitRange(VariableCompiler.reference(symbol), zeros);
    }
    unit.slots().release(mark);
  }

  private void assign(Statement.Assignment assignment) {
    Expression target = assignment.target();
    String operator = assignment.operator();
    if (compilers.variables().isStringCharacter(target)) {
      emitCharacterAssignment(assignment);
    } else if (operator.equals("=") && isString(target)) {
      emitStringAssignment(assignment);
    } else if (operator.equals("=") && assignment.value() instanceof Expression.ListLiteral list) {
      emitArrayAssignment(target, list);
    } else if (operator.equals("=")) {
      compilers.values().assign(compilers.variables().variable(target), assignment.value());
    } else if (operator.equals("%=")) {
      Expression remainder =
          new Expression.Binary("%", target, assignment.value(), assignment.span());
      compilers.values().assign(compilers.variables().variable(target), remainder);
    } else {
      Reference variable = compilers.variables().variable(target);
      if (operator.equals("/=")) {
        compilers.values().checkDivisor(assignment.value());
      }
      unit.code()
          .emit(ASSIGNMENTS.get(operator), variable, compilers.values().value(assignment.value()));
    }
  }

  private boolean isString(Expression target) {
    return compilers.values().isKind(target, SymbolKind.STRING);
  }

  private void emitCharacterAssignment(Statement.Assignment assignment) {
    if (!assignment.operator().equals("=")) {
      unit.error(assignment.span(), "expected '=': letters of a string can only be set");
      return;
    }
    Expression.Element element = (Expression.Element) assignment.target();
    compilers
        .calls()
        .emit(
            Op.STRING_OPS,
            SubOp.STRING_SET_CHAR,
            assignment.span(),
            element.array(),
            element.index(),
            assignment.value());
  }

  private void emitStringAssignment(Statement.Assignment assignment) {
    boolean isQuoted = assignment.value() instanceof Expression.Quoted;
    SubOp sub = isQuoted ? SubOp.STRING_PUT : SubOp.STRING_COPY;
    compilers
        .calls()
        .emit(Op.STRING_OPS, sub, assignment.span(), assignment.target(), assignment.value());
  }

  /** Emits one setVarRange that sets several elements of an array. */
  private void emitArrayAssignment(Expression target, Expression.ListLiteral list) {
    DeclaredSymbol symbol = target instanceof Expression.Name name ? unit.resolve(name) : null;
    boolean isElement = target instanceof Expression.Element;
    if (!isElement && (symbol == null || !symbol.kind().isVariable())) {
      unit.error(target.span(), "expected an array");
      return;
    }
    List<Integer> values = new ArrayList<>();
    for (Expression each : list.elements()) {
      OptionalInt value = unit.constant(each);
      if (value.isEmpty()) {
        unit.error(each.span(), "expected numbers that are known beforehand");
      }
      values.add(compilers.values().literal(value.orElse(0), each.span()).value());
    }
    int maxValues = isElement ? 0xFF : Math.min(0xFF, symbol.size());
    if (values.isEmpty() || values.size() > maxValues) {
      unit.error(list.span(), "expected 1 to " + maxValues + " values, found " + values.size());
      return;
    }
    Reference first =
        isElement ? compilers.variables().variable(target) : VariableCompiler.reference(symbol);
    emitRange(first, values);
  }

  private void emitRange(Reference first, List<Integer> values) {
    unit.code()
        .emit(
            Op.SET_BYTE_RANGE,
            first,
            new Operand.Literal(values.size()),
            new Operand.Numbers(values));
  }

  private void compileCall(Expression.Call call) {
    if (compilers.scripts().isFunction(call)) {
      compilers.scripts().callFunction(call);
    } else if (compilers.scripts().isScript(call)) {
      compilers.scripts().callScript(call);
    } else {
      compilers.calls().emitCall(call);
    }
  }

  private void branch(Statement.If branch) {
    int elseLabel = unit.code().newLabel();
    int mark = unit.slots().mark();
    compilers.conditions().jumpUnless(branch.condition(), elseLabel);
    unit.slots().release(mark);
    compile(branch.then());
    if (branch.otherwise().isEmpty()) {
      unit.code().placeLabel(elseLabel);
      return;
    }
    int endLabel = unit.code().newLabel();
    unit.code().jump(endLabel);
    unit.code().placeLabel(elseLabel);
    compile(branch.otherwise().get());
    unit.code().placeLabel(endLabel);
  }

  private void compileChange(Statement each) {
    if (each instanceof Statement.CallStatement callStatement) {
      compileCall(callStatement.call());
    } else {
      commands.compile(each);
    }
  }

  private void emitEnd(Statement.Return statement) {
    dialogues.checkDoesNotLeaveScript(statement.span(), "return");
    if (statement.value().isPresent()) {
      Optional<Reference> resultVariable = unit.resultVariable();
      if (resultVariable.isEmpty()) {
        unit.error(
            statement.span(),
            "expected 'return' without a value: only a function or a script returns a value");
      } else {
        compilers.values().assign(resultVariable.get(), statement.value().get());
      }
    }
    emitEnd();
  }

  /** Emits the end of the unit. */
  void emitEnd() {
    if (unit.isTest()) {
      tests.emitPassed();
    }
    unit.code().emit(Op.STOP_OBJECT_CODE);
  }

  private void jump(Statement.Goto jump) {
    int label = unit.jumpTarget(jump.label().text(), jump.label().span());
    if (jump.unless().isPresent()) {
      compilers.conditions().jumpUnless(jump.unless().get(), label);
    } else {
      unit.code().jump(label);
    }
  }
}
