package org.bowsprit.bow.internal.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.declaration.Expectation;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.NearestName;

/** A unit of code during compilation: its instructions, local variables, labels and loops. */
final class ScriptUnit {

  private final GameContext game;
  private final String room;
  private final UnitKind kind;
  private final Optional<DeclaredSymbol> script;
  private final CodeBuffer code;
  private final LocalSlots slots;
  private final Deque<Loop> loops = new ArrayDeque<>();
  private final Map<String, Integer> labels = new HashMap<>();
  private final Map<String, Span> jumpTargets = new LinkedHashMap<>();
  private final Map<String, Span> placedLabels = new HashMap<>();
  private final List<Expectation> expectations = new ArrayList<>();
  private boolean localsErrorReported;
  private boolean usesNumberedLocals;
  private int language;

  /**
   * Creates an empty unit.
   *
   * @param game the shared context of all scripts
   * @param room the room to which the unit belongs; empty if it belongs to the whole game
   * @param kind the kind of the unit
   */
  ScriptUnit(GameContext game, String room, UnitKind kind) {
    this(game, room, kind, Optional.empty());
  }

  /** Creates an empty unit for a script or function. */
  ScriptUnit(GameContext game, UnitKind kind, DeclaredSymbol script) {
    this(game, script.room(), kind, Optional.of(script));
  }

  private ScriptUnit(
      GameContext game, String room, UnitKind kind, Optional<DeclaredSymbol> script) {
    this.game = game;
    this.room = room;
    this.kind = kind;
    this.script = script;
    this.code = new CodeBuffer(kind == UnitKind.OBJECT_CODE);
    this.slots = new LocalSlots(code::placeNewLabel);
  }

  /**
   * A loop that is being compiled.
   *
   * @param nextLabel the label of the next iteration
   * @param endLabel the label after the loop
   */
  record Loop(int nextLabel, int endLabel) {}

  GameContext game() {
    return game;
  }

  String room() {
    return room;
  }

  boolean isFunction() {
    return kind == UnitKind.FUNCTION;
  }

  /** Returns the variable for a returned value; empty if this unit cannot return a value. */
  Optional<Reference> resultVariable() {
    return isFunction() ? Optional.of(ValueCompiler.result()) : script.map(game::resultVariableOf);
  }

  boolean isTest() {
    return kind == UnitKind.TEST;
  }

  /** Returns the expectations of a test that were compiled so far, in the order of its code. */
  List<Expectation> expectations() {
    return expectations;
  }

  CodeBuffer code() {
    return code;
  }

  LocalSlots slots() {
    return slots;
  }

  Deque<Loop> loops() {
    return loops;
  }

  /** Returns the index of the language for which texts are being compiled. */
  int language() {
    return language;
  }

  void language(int index) {
    language = index;
  }

  /** Records that code names local variables by their numbers, as assembler text does. */
  void useNumberedLocals() {
    usesNumberedLocals = true;
  }

  boolean usesNumberedLocals() {
    return usesNumberedLocals;
  }

  void error(Span span, String message) {
    game.diagnostics().add(span.error(message));
  }

  /** Reports that a name does not have the kind that is expected at its position. */
  void reportMismatch(Expression.Name name, DeclaredSymbol found, String expected) {
    error(
        name.span(),
        "expected %s: '%s' is %s"
            .formatted(expected, name.qualifiedName(), found.kind().description()));
  }

  /** Reports that a call has more or fewer arguments than expected. */
  void reportArityMismatch(Span call, String name, List<String> expected, int found) {
    String expectation =
        expected.isEmpty()
            ? "no arguments"
            : "%s (%s)".formatted(expected.size(), String.join(", ", expected));
    error(call, "%s expects %s, found %s".formatted(name, expectation, found));
  }

  /** Returns the symbol for a name. If there is none, reports an error and returns null. */
  DeclaredSymbol resolve(Expression.Name name) {
    return resolve(name, "");
  }

  /**
   * Returns the symbol for a name that is to be a variable. If there is none, reports an error and
   * returns null.
   */
  DeclaredSymbol resolveVariable(Expression.Name name) {
    return resolve(name, name.room().isEmpty() ? "; declare it before: var " + name.name() : "");
  }

  /**
   * Returns the symbol for a name that is to be a class. If there is none, reports an error and
   * returns null.
   */
  DeclaredSymbol resolveClass(Expression.Name name) {
    Optional<String> owner =
        find(name) == null
            ? game.names().objectWithState(name).map(DeclaredSymbol::name)
            : Optional.empty();
    if (owner.isEmpty()) {
      return resolve(name);
    }
    error(
        name.span(),
        "nothing is called '%s'; a state of '%s' can follow only '%s is' or '%s becomes'"
            .formatted(name.qualifiedName(), owner.get(), owner.get(), owner.get()));
    return null;
  }

  private DeclaredSymbol resolve(Expression.Name name, String advice) {
    DeclaredSymbol local = local(name);
    return local != null ? local : game.names().resolve(name, room, slots.names(), advice);
  }

  /** Returns the symbol for a name, or null. */
  DeclaredSymbol find(Expression.Name name) {
    DeclaredSymbol local = local(name);
    return local != null ? local : game.names().find(name, room);
  }

  private DeclaredSymbol local(Expression.Name name) {
    DeclaredSymbol local = name.room().isEmpty() ? slots.find(name.name()) : null;
    if (local != null) {
      game.names().uses().add(name, local);
      local.markAsUsed();
    }
    return local;
  }

  /**
   * Creates a local variable in the innermost block. Returns null if the block already has the
   * name.
   *
   * @param span the position of its declaration
   */
  DeclaredSymbol declare(String name, int size, Span span) {
    return declare(name, size, span, false);
  }

  /** Creates the next parameter. Returns null if there is already one with the name. */
  DeclaredSymbol declareParameter(String name, Span span) {
    return declare(name, 1, span, true);
  }

  private DeclaredSymbol declare(String name, int size, Span span, boolean isParameter) {
    DeclaredSymbol local = slots.declare(name, size, span, isParameter);
    if (local != null) {
      game.names().uses().add(span, local);
    }
    return local;
  }

  /** Returns the value of a constant expression; empty if it is not constant. */
  OptionalInt constant(Expression expression) {
    return mentionsLocal(expression)
        ? OptionalInt.empty()
        : game.constants().value(expression, room);
  }

  private boolean mentionsLocal(Expression expression) {
    if (expression instanceof Expression.Name name) {
      return name.room().isEmpty() && slots.find(name.name()) != null;
    } else if (expression instanceof Expression.Unary unary) {
      return mentionsLocal(unary.operand());
    } else if (expression instanceof Expression.Binary binary) {
      return mentionsLocal(binary.left()) || mentionsLocal(binary.right());
    } else if (expression instanceof Expression.Conditional choice) {
      return mentionsLocal(choice.condition())
          || mentionsLocal(choice.then())
          || mentionsLocal(choice.otherwise());
    }
    return false;
  }

  /** Reports an error, at most once, if the script needs too many local variables. */
  void checkLocals(Span span) {
    if (slots.maxUsed() > LocalSlots.COUNT && !localsErrorReported) {
      localsErrorReported = true;
      error(
          span,
          ("expected at most %s local variables at once, parameters and what this "
                  + "statement works out included: put some into 'var list[9]' outside, or parts"
                  + " into scripts of their own")
              .formatted(LocalSlots.COUNT));
    }
  }

  /** Returns the label for a name that is a jump target. */
  int jumpTarget(String name, Span span) {
    jumpTargets.putIfAbsent(name, span);
    return labels.computeIfAbsent(name, key -> code.newLabel());
  }

  /** Places a label in the code. */
  void placeLabel(Token name) {
    placeLabel(name.text(), name.span());
  }

  /** Places a label in the code. */
  void placeLabel(String name, Span span) {
    if (placedLabels.putIfAbsent(name, span) != null) {
      error(span, "expected a new label: '" + name + "' is already in this script");
      return;
    }
    code.placeLabel(labels.computeIfAbsent(name, key -> code.newLabel()));
  }

  /** Reports jumps to labels that are not placed. */
  void checkLabels() {
    jumpTargets.forEach(
        (name, span) -> {
          if (!placedLabels.containsKey(name)) {
            error(
                span,
                "no label is called '"
                    + name
                    + "'"
                    + NearestName.hint(name, placedLabels.keySet()));
          }
        });
  }

  /** Reports an error if a symbol is a script of another room. */
  void checkReachable(DeclaredSymbol symbol, Span span) {
    if (symbol.isLocalScript() && !symbol.room().equals(room)) {
      error(
          span,
          "expected a script that runs here: '%s' is one of room %s alone"
              .formatted(symbol.name(), symbol.room()));
    }
  }
}
