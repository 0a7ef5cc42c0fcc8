package org.bowsprit.bow.internal.code;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.internal.library.LibraryLinker;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/** Compiles starts of scripts, functions and verbs, with their arguments (spec 06 §5). */
final class ScriptCallCompiler {

  private final Compilers compilers;
  private final ScriptUnit unit;

  ScriptCallCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
  }

  boolean isFunction(Expression.Call call) {
    return isCallee(call, SymbolKind.FUNCTION);
  }

  boolean isScript(Expression.Call call) {
    return isCallee(call, SymbolKind.SCRIPT);
  }

  private boolean isCallee(Expression.Call call, SymbolKind kind) {
    DeclaredSymbol symbol = unit.find(call.callee());
    return symbol != null && symbol.kind() == kind;
  }

  /**
   * Emits the start of a function. The result variable contains its result when the next
   * instruction runs.
   */
  void callFunction(Expression.Call call) {
    start(Op.START_SCRIPT, Instruction.RECURSIVE_BIT, call);
  }

  /** Emits the start of a script and a wait, frame by frame, until it has ended. */
  void callScript(Expression.Call call) {
    requireFrames(call.span());
    start(Op.START_SCRIPT, 0, call);
    DeclaredSymbol symbol = unit.resolve(call.callee());
    waitWhileRunning(Op.IS_SCRIPT_RUNNING, new Operand.Literal(symbol.number()));
  }

  /**
   * Emits the start of a script and a wait until it has ended.
   *
   * @return the variable that contains the returned value; empty if the script returns no value,
   *     which is an error
   */
  Optional<Reference> callScriptWithResult(Expression.Call call) {
    DeclaredSymbol symbol = unit.resolve(call.callee());
    if (!(symbol.declaration() instanceof Declaration.Script script) || !script.returnsValue()) {
      unit.error(
          call.span(),
          "expected a value: '%s' has no 'return' with a value".formatted(symbol.name()));
      return Optional.empty();
    }
    callScript(call);
    return Optional.of(unit.game().resultVariableOf(symbol));
  }

  /**
   * Emits a wait that lasts while an instruction returns a value other than 0 for a number. The
   * instruction is executed once per frame.
   */
  void waitWhileRunning(Op query, Operand number) {
    Reference result = unit.slots().temporary();
    int loopStart = unit.code().newLabel();
    int end = unit.code().newLabel();
    unit.code().placeLabel(loopStart);
    unit.code().emit(query, result, number);
    unit.code().emit(Op.NOT_EQUAL_ZERO, result, new Operand.Target(end));
    unit.code().emit(Op.BREAK_HERE);
    unit.code().jump(loopStart);
    unit.code().placeLabel(end);
  }

  /** Compiles {@code start}. */
  void start(Statement.Start start) {
    Expression.Name callee = start.call().callee();
    if (!callee.room().isEmpty() && verbOf(callee) != null) {
      startVerb(start);
      return;
    }
    int flags =
        (start.resistant() ? Instruction.RESISTANT_BIT : 0)
            | (start.recursive() ? Instruction.RECURSIVE_BIT : 0);
    start(Op.START_SCRIPT, flags, start.call());
  }

  /** Compiles {@code chain}. */
  void chain(Statement.Chain chain) {
    start(Op.CHAIN_SCRIPT, 0, chain.call());
  }

  /** Returns the verb after the dot of {@code door.open}, or null if it is not a verb. */
  private DeclaredSymbol verbOf(Expression.Name callee) {
    DeclaredSymbol owner = unit.find(callee.owner());
    DeclaredSymbol verb = unit.find(new Expression.Name("", callee.name(), callee.span()));
    boolean isObject =
        owner != null && (owner.kind() == SymbolKind.OBJECT || owner.kind().isVariable());
    return isObject && verb != null && verb.kind() == SymbolKind.VERB ? verb : null;
  }

  private void startVerb(Statement.Start start) {
    Expression.Name callee = start.call().callee();
    if (start.resistant() || start.recursive()) {
      unit.error(start.span(), "expected no flags: the code of a verb has none");
    }
    Operand object = compilers.values().value(callee.owner());
    Operand verb = new Operand.Literal(verbOf(callee).number());
    Operand arguments = compilers.calls().elements(start.call().arguments(), start.call().span());
    unit.code().emit(Op.START_OBJECT, object, verb, arguments);
  }

  private void start(Op op, int flags, Expression.Call call) {
    DeclaredSymbol symbol = unit.resolve(call.callee());
    if (symbol == null) {
      return;
    }
    Operand script;
    if (symbol.kind().isScript()) {
      unit.checkReachable(symbol, call.callee().span());
      checkArity(symbol, call);
      checkObjectArguments(symbol, call);
      script = new Operand.Literal(symbol.number());
    } else if (symbol.kind().isVariable() || symbol.kind() == SymbolKind.CONSTANT) {
      script = compilers.values().value(call.callee());
    } else {
      unit.reportMismatch(call.callee(), symbol, "a script");
      return;
    }
    Operand arguments = compilers.calls().elements(call.arguments(), call.span());
    unit.code().add(unit.code().instruction(op, flags, List.of(script, arguments)));
  }

  private void checkArity(DeclaredSymbol symbol, Expression.Call call) {
    if (symbol.declaration() instanceof Declaration.Script script
        && script.parameters().size() != call.arguments().size()) {
      List<String> expected = script.parameters().stream().map(Token::text).toList();
      unit.reportArityMismatch(call.span(), symbol.name(), expected, call.arguments().size());
    }
  }

  /** Reports arguments that are not objects although a script of an interface expects objects. */
  private void checkObjectArguments(DeclaredSymbol symbol, Expression.Call call) {
    if (symbol.declaration() instanceof Declaration.Script script
        && LibraryLinker.isLibrary(script.span().position().path())) {
      int count = Math.min(script.parameters().size(), call.arguments().size());
      for (int i = 0; i < count; i++) {
        if (script.parameters().get(i).isWord(Roles.THING_PARAMETER)
            && call.arguments().get(i) instanceof Expression.Name name) {
          compilers.calls().checkRole(Roles.THING_PARAMETER, name);
        }
      }
    }
  }

  /** Compiles {@code stop}. */
  void stop(Statement.Stop stop) {
    boolean isObject = compilers.values().isKind(stop.target(), SymbolKind.OBJECT);
    OptionalInt constant = unit.constant(stop.target());
    if (isObject) {
      compilers.calls().emit(Op.STOP_OBJECT_SCRIPT, null, stop.span(), stop.target());
    } else if (constant.isPresent() && constant.getAsInt() == 0) {
      unit.error(stop.target().span(), "expected 'return' to end this script");
    } else {
      compilers.calls().emit(Op.STOP_SCRIPT, null, stop.span(), stop.target());
    }
  }

  /** Reports an error if the statement would make a function wait. */
  void requireFrames(Span span) {
    if (unit.isFunction()) {
      unit.error(
          span,
          "expected something a function can do: it answers at once and can't wait; a 'script'"
              + " can wait and then return a value");
    }
  }
}
