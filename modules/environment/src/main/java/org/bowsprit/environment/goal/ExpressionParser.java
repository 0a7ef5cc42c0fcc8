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
  private static final int MAX_DEPTH = 100;

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
    readToken();
  }

  Expression parseAll() {
    Expression value = parseOr();
    if (!token.isEmpty()) {
      throw error("expected the end");
    }
    return value;
  }

  private Expression parseOr() {
    Expression value = parseAnd();
    while (readIf("||")) {
      Expression left = value;
      Expression right = parseAnd();
      value = session -> left.isTrueIn(session) || right.isTrueIn(session) ? 1 : 0;
    }
    return value;
  }

  private Expression parseAnd() {
    Expression value = parseNot();
    while (readIf("&&")) {
      Expression left = value;
      Expression right = parseNot();
      value = session -> left.isTrueIn(session) && right.isTrueIn(session) ? 1 : 0;
    }
    return value;
  }

  private Expression parseNot() {
    if (!readIf("!")) {
      return parseComparison();
    }
    increaseDepth();
    Expression value = parseNot();
    depth--;
    return session -> value.isTrueIn(session) ? 0 : 1;
  }

  private Expression parseComparison() {
    boolean comparesRoom = token.equals("room");
    Expression left = parseTerm();
    if (!COMPARISONS.contains(token)) {
      return left;
    }
    String operator = token;
    readToken();
    Expression right = comparesRoom ? parseRoom() : parseTerm();
    return session -> compare(left.valueIn(session), operator, right.valueIn(session)) ? 1 : 0;
  }

  private static boolean compare(int left, String operator, int right) {
    return switch (operator) {
      case "==" -> left == right;
      case "!=" -> left != right;
      case "<" -> left < right;
      case "<=" -> left <= right;
      case ">" -> left > right;
      default -> left >= right;
    };
  }

  private Expression parseRoom() {
    int room = parseNumber(SymbolType.ROOM);
    return session -> room;
  }

  private Expression parseTerm() {
    if (readIf("(")) {
      increaseDepth();
      Expression inner = parseOr();
      require(")");
      depth--;
      return inner;
    }
    if (token.matches("\\d+")) {
      int number = parseInteger();
      return session -> number;
    }
    String name = token;
    return switch (name) {
      case "room" -> {
        readToken();
        yield session -> session.world().room();
      }
      case "var" -> variable(parseCall(null));
      case "bit" -> variable(Reference.BIT_VARIABLE_BIT | parseCall(null));
      case "carries" -> {
        int object = parseCall(SymbolType.OBJECT);
        yield session -> carries(session, object) ? 1 : 0;
      }
      case "state" -> {
        int object = parseCall(SymbolType.OBJECT);
        yield session -> exists(session, object) ? session.world().objects().state(object) : 0;
      }
      case "owner" -> {
        int object = parseCall(SymbolType.OBJECT);
        yield session -> exists(session, object) ? session.world().objects().owner(object) : 0;
      }
      default -> variable(parseVariable());
    };
  }

  private static Expression variable(int word) {
    return session -> session.machine().variables().read(word);
  }

  private static boolean carries(GameSession session, int object) {
    int ego = session.machine().variables().get(EngineVariable.EGO);
    return exists(session, object) && session.world().objects().owner(object) == ego;
  }

  private static boolean exists(GameSession session, int object) {
    ObjectStates objects = session.world().objects();
    return objects.has(object);
  }

  /** Reads the argument of a function: a number, or a name of a type. */
  private int parseCall(SymbolType type) {
    readToken();
    require("(");
    int argument = type == null ? parseInteger() : parseNumber(type);
    require(")");
    return argument;
  }

  private int parseNumber(SymbolType type) {
    if (token.matches("\\d+")) {
      return parseInteger();
    }
    if (!isName()) {
      throw error("expected a number or the name of a " + type.word());
    }
    int number =
        symbols
            .find(type, token, 0)
            .map(Symbol::number)
            .orElseThrow(() -> error(symbols.unknownNameMessage(type, token)));
    readToken();
    return number;
  }

  /** Reads the name of a variable or bit, and returns its reference word. */
  private int parseVariable() {
    if (!isName()) {
      throw error("expected a number, a name or a function");
    }
    Optional<Integer> found =
        symbols
            .find(SymbolType.VARIABLE, token, 0)
            .map(Symbol::number)
            .or(
                () ->
                    symbols
                        .find(SymbolType.BIT, token, 0)
                        .map(symbol -> Reference.BIT_VARIABLE_BIT | symbol.number()));
    int word =
        found.orElseThrow(() -> error(symbols.unknownNameMessage(SymbolType.VARIABLE, token)));
    readToken();
    return word;
  }

  private boolean isName() {
    return token.matches("[A-Za-z_].*");
  }

  private int parseInteger() {
    try {
      int number = Integer.parseInt(token);
      readToken();
      return number;
    } catch (NumberFormatException e) {
      throw error("expected a number");
    }
  }

  private boolean readIf(String expected) {
    if (token.equals(expected)) {
      readToken();
      return true;
    }
    return false;
  }

  private void require(String expected) {
    if (!readIf(expected)) {
      throw error("expected " + expected);
    }
  }

  private void increaseDepth() {
    depth++;
    if (depth > MAX_DEPTH) {
      throw error("more than " + MAX_DEPTH + " parentheses");
    }
  }

  private void readToken() {
    if (tokens.lookingAt()) {
      token = tokens.group(1);
      column = tokens.start(1) + 1;
      tokens.region(tokens.end(), text.length());
    }
  }

  private GoalsException error(String what) {
    String found = token.isEmpty() ? "the end" : "'" + token + "'";
    return new GoalsException(
        "'" + text + "', column " + column + ": " + what + ", found " + found);
  }
}
