package org.bowsprit.environment.goal;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/** Reads an {@link Expression} by recursive descent. */
final class ExpressionParser {

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(\\d+|[A-Za-z_][\\w.]*(?:\\[\\d{1,5}\\])?|==|!=|<=|>=|&&|\\|\\||[<>!()]|\\S|$)");
  private static final List<String> COMPARISONS = List.of("==", "!=", "<=", ">=", "<", ">");
  private static final int DEEPEST = 100;

  private final String text;
  private final Symbols symbols;
  private final Matcher tokens;
  private String token = "";
  private int column;
  private int depth;

  ExpressionParser(String text, Symbols symbols) {
    this.text = text;
    this.symbols = symbols;
    tokens = TOKEN.matcher(text);
    next();
  }

  Expression whole() {
    Expression value = either();
    if (!token.isEmpty()) {
      throw wrong("expected the end");
    }
    return value;
  }

  private Expression either() {
    Expression value = both();
    while (take("||")) {
      Expression left = value;
      Expression right = both();
      value = session -> left.holds(session) || right.holds(session) ? 1 : 0;
    }
    return value;
  }

  private Expression both() {
    Expression value = not();
    while (take("&&")) {
      Expression left = value;
      Expression right = not();
      value = session -> left.holds(session) && right.holds(session) ? 1 : 0;
    }
    return value;
  }

  private Expression not() {
    if (!take("!")) {
      return comparison();
    }
    deeper();
    Expression value = not();
    depth--;
    return session -> value.holds(session) ? 0 : 1;
  }

  private Expression comparison() {
    boolean ofRoom = token.equals("room");
    Expression left = term();
    if (!COMPARISONS.contains(token)) {
      return left;
    }
    String sign = token;
    next();
    Expression right = ofRoom ? room() : term();
    return session -> compare(left.in(session), sign, right.in(session)) ? 1 : 0;
  }

  private static boolean compare(int left, String sign, int right) {
    return switch (sign) {
      case "==" -> left == right;
      case "!=" -> left != right;
      case "<" -> left < right;
      case "<=" -> left <= right;
      case ">" -> left > right;
      default -> left >= right;
    };
  }

  private Expression room() {
    int room = number(SymbolType.ROOM);
    return session -> room;
  }

  private Expression term() {
    if (take("(")) {
      deeper();
      Expression inner = either();
      require(")");
      depth--;
      return inner;
    }
    if (token.matches("\\d+")) {
      int number = integer();
      return session -> number;
    }
    String name = token;
    return switch (name) {
      case "room" -> {
        next();
        yield session -> session.world().room();
      }
      case "var" -> variable(call(null));
      case "bit" -> variable(Reference.BIT | call(null));
      case "carries" -> {
        int object = call(SymbolType.OBJECT);
        yield session -> carries(session, object) ? 1 : 0;
      }
      case "state" -> {
        int object = call(SymbolType.OBJECT);
        yield session -> known(session, object) ? session.world().objects().state(object) : 0;
      }
      case "owner" -> {
        int object = call(SymbolType.OBJECT);
        yield session -> known(session, object) ? session.world().objects().owner(object) : 0;
      }
      default -> variable(named());
    };
  }

  private static Expression variable(int word) {
    return session -> session.machine().variables().read(word);
  }

  private static boolean carries(GameSession session, int object) {
    int ego = session.machine().variables().get(EngineVariable.EGO);
    return known(session, object) && session.world().objects().owner(object) == ego;
  }

  private static boolean known(GameSession session, int object) {
    ObjectStates objects = session.world().objects();
    return objects.has(object);
  }

  /** Reads the argument of a function: a number, or a name of a type. */
  private int call(SymbolType type) {
    next();
    require("(");
    int argument = type == null ? integer() : number(type);
    require(")");
    return argument;
  }

  private int number(SymbolType type) {
    if (token.matches("\\d+")) {
      return integer();
    }
    if (!isName()) {
      throw wrong("expected a number or the name of a " + type.word());
    }
    int number =
        symbols
            .find(type, token, 0)
            .map(Symbol::number)
            .orElseThrow(() -> wrong(symbols.unknown(type, token)));
    next();
    return number;
  }

  /** Reads the name of a variable or bit, and returns its reference word. */
  private int named() {
    if (!isName()) {
      throw wrong("expected a number, a name or a function");
    }
    Optional<Integer> found =
        symbols
            .find(SymbolType.VARIABLE, token, 0)
            .map(Symbol::number)
            .or(
                () ->
                    symbols
                        .find(SymbolType.BIT, token, 0)
                        .map(symbol -> Reference.BIT | symbol.number()));
    int word = found.orElseThrow(() -> wrong(symbols.unknown(SymbolType.VARIABLE, token)));
    next();
    return word;
  }

  private boolean isName() {
    return token.matches("[A-Za-z_].*");
  }

  private int integer() {
    try {
      int number = Integer.parseInt(token);
      next();
      return number;
    } catch (NumberFormatException e) {
      throw wrong("expected a number");
    }
  }

  private boolean take(String expected) {
    if (token.equals(expected)) {
      next();
      return true;
    }
    return false;
  }

  private void require(String expected) {
    if (!take(expected)) {
      throw wrong("expected " + expected);
    }
  }

  private void deeper() {
    depth++;
    if (depth > DEEPEST) {
      throw wrong("more than " + DEEPEST + " parentheses");
    }
  }

  private void next() {
    if (tokens.lookingAt()) {
      token = tokens.group(1);
      column = tokens.start(1) + 1;
      tokens.region(tokens.end(), text.length());
    }
  }

  private GoalsException wrong(String what) {
    String found = token.isEmpty() ? "the end" : "'" + token + "'";
    return new GoalsException(
        "'" + text + "', column " + column + ": " + what + ", found " + found);
  }
}
