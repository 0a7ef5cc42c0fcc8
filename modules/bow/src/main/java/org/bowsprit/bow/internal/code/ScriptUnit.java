package org.bowsprit.bow.internal.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.symbol.NearestName;

/** One piece of code while it is compiled: its instructions, locals, labels and loops. */
final class ScriptUnit {

  private final GameContext game;
  private final String room;
  private final boolean function;
  private final CodeBuffer code;
  private final LocalSlots slots;
  private final Deque<Loop> loops = new ArrayDeque<>();
  private final Map<String, Integer> labels = new HashMap<>();
  private final Map<String, Span> wantedLabels = new LinkedHashMap<>();
  private final Map<String, Span> placedLabels = new HashMap<>();
  private boolean complained;
  private int language;

  /**
   * Makes a unit without code.
   *
   * @param game what all scripts share
   * @param room the room it belongs to; empty for the whole game
   * @param function whether it answers at once
   * @param objectCode whether it is entry, exit or object code
   */
  ScriptUnit(GameContext game, String room, boolean function, boolean objectCode) {
    this.game = game;
    this.room = room;
    this.function = function;
    this.code = new CodeBuffer(objectCode);
    this.slots = new LocalSlots(code::mark);
  }

  /**
   * A loop that is being compiled.
   *
   * @param again label of the next round
   * @param end label behind the loop
   */
  record Loop(int again, int end) {}

  GameContext game() {
    return game;
  }

  String room() {
    return room;
  }

  boolean isFunction() {
    return function;
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

  /** Returns which version of texts is compiled. */
  int language() {
    return language;
  }

  void language(int version) {
    language = version;
  }

  void error(Span span, String message) {
    game.diagnostics().add(span.error(message));
  }

  /** Complains that a name means something else than is expected where it stands. */
  void mismatch(Expression.Name name, DeclaredSymbol found, String expected) {
    error(
        name.span(),
        "expected %s: '%s' is %s".formatted(expected, name.shown(), found.kind().description()));
  }

  /** Complains about a call with more or fewer arguments than expected. */
  void arityMismatch(Span call, String name, List<String> expected, int found) {
    String wanted =
        expected.isEmpty()
            ? "no arguments"
            : "%s (%s)".formatted(expected.size(), String.join(", ", expected));
    error(call, "%s expects %s, found %s".formatted(name, wanted, found));
  }

  /** Returns what a name means, or null with a complaint. */
  DeclaredSymbol resolve(Expression.Name name) {
    DeclaredSymbol local = name.room().isEmpty() ? slots.find(name.name()) : null;
    return local != null ? local : game.names().resolve(name, room, slots.names());
  }

  /** Returns what a name means if it means something, or null. */
  DeclaredSymbol find(Expression.Name name) {
    DeclaredSymbol local = name.room().isEmpty() ? slots.find(name.name()) : null;
    if (local != null) {
      return local;
    }
    return name.room().isEmpty()
        ? game.names().find(name.name(), room)
        : game.names().declared(name.room(), name.name());
  }

  /** Returns the value of an expression that is known beforehand. */
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
    }
    return false;
  }

  /** Complains once if the script needs more locals than there are. */
  void checkLocals(Span span) {
    if (slots.most() > LocalSlots.COUNT && !complained) {
      complained = true;
      error(
          span,
          ("expected at most %s local variables at once, parameters and what this "
                  + "statement works out included")
              .formatted(LocalSlots.COUNT));
    }
  }

  /** Returns the label of a name that is jumped to. */
  int wantLabel(String name, Span span) {
    wantedLabels.putIfAbsent(name, span);
    return labels.computeIfAbsent(name, key -> code.newLabel());
  }

  /** Places a label in the code. */
  void placeLabel(Token name) {
    placeLabel(name.text(), name.span());
  }

  /** Places a label in the code. */
  void placeLabel(String name, Span span) {
    if (placedLabels.putIfAbsent(name, span) != null) {
      error(span, "expected a new label: '" + name + "' stands in this script already");
      return;
    }
    code.place(labels.computeIfAbsent(name, key -> code.newLabel()));
  }

  /** Complains about labels that are jumped to but stand nowhere. */
  void checkLabels() {
    wantedLabels.forEach(
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

  /** Complains if a symbol is a script of another room. */
  void checkReachable(DeclaredSymbol symbol, Span span) {
    if (symbol.isLocalScript() && !symbol.room().equals(room)) {
      error(
          span,
          "expected a script that runs here: '%s' is one of room %s alone"
              .formatted(symbol.name(), symbol.room()));
    }
  }
}
