package org.bowsprit.bow.internal.name;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;

/** Evaluates expressions whose value is known at compile time. */
public final class Constants {

  private final NameTable names;
  private final Diagnostics diagnostics;
  private final Set<DeclaredSymbol> unfinishedSymbols = new HashSet<>();

  /** Creates an evaluator for a game's names. */
  public Constants(NameTable names, Diagnostics diagnostics) {
    this.names = names;
    this.diagnostics = diagnostics;
  }

  /**
   * Returns the value of an expression; empty if it is not constant. Reports an error only for a
   * division by zero and for a constant that depends on itself.
   *
   * @param room the room that contains the expression; empty outside of rooms
   */
  public OptionalInt value(Expression expression, String room) {
    if (expression instanceof Expression.Constant constant) {
      return OptionalInt.of(constant.value());
    } else if (expression instanceof Expression.Name name) {
      DeclaredSymbol symbol = names.find(name, room);
      return symbol == null ? OptionalInt.empty() : value(symbol);
    } else if (expression instanceof Expression.Unary unary) {
      OptionalInt operand = value(unary.operand(), room);
      return operand.isEmpty()
          ? operand
          : OptionalInt.of(applyUnary(unary.operator(), operand.getAsInt()));
    } else if (expression instanceof Expression.Binary binary) {
      return binary(binary, room);
    } else if (expression instanceof Expression.Conditional choice) {
      return conditional(choice, room);
    }
    return OptionalInt.empty();
  }

  /** Returns the number of a symbol; empty if it is a variable. */
  public OptionalInt value(DeclaredSymbol symbol) {
    if (symbol.kind().isVariable()) {
      return OptionalInt.empty();
    }
    if (!symbol.isNumbered() && symbol.declaration() instanceof Declaration.Constant constant) {
      evaluate(symbol, constant);
    }
    return symbol.isNumbered() || symbol.kind() == SymbolKind.CONSTANT
        ? OptionalInt.of(symbol.number())
        : OptionalInt.empty();
  }

  private void evaluate(DeclaredSymbol symbol, Declaration.Constant constant) {
    if (!unfinishedSymbols.add(symbol)) {
      diagnostics.add(
          constant.span().error("expected a value that does not need the constant itself"));
      return;
    }
    OptionalInt value = value(constant.value(), symbol.room());
    unfinishedSymbols.remove(symbol);
    if (value.isPresent()) {
      symbol.number(value.getAsInt());
    }
  }

  /**
   * Returns the error about a value that is not a 16-bit number; empty if it is a 16-bit number.
   */
  public static Optional<String> rangeError(int value) {
    return value == (short) value
        ? Optional.empty()
        : Optional.of("expected a number from -32768 to 32767, found " + value);
  }

  /** Returns the result of a unary operator. */
  public static int applyUnary(String operator, int value) {
    return operator.equals("-") ? -value : value == 0 ? 1 : 0;
  }

  private OptionalInt binary(Expression.Binary binary, String room) {
    OptionalInt left = value(binary.left(), room);
    OptionalInt right = left.isEmpty() ? left : value(binary.right(), room);
    if (right.isEmpty()) {
      return right;
    }
    boolean isDivision = binary.operator().equals("/") || binary.operator().equals("%");
    if (isDivision && right.getAsInt() == 0) {
      diagnostics.add(binary.right().span().error("expected a divisor other than 0"));
      return OptionalInt.of(0);
    }
    return OptionalInt.of(applyBinary(binary.operator(), left.getAsInt(), right.getAsInt()));
  }

  private OptionalInt conditional(Expression.Conditional expression, String room) {
    OptionalInt condition = value(expression.condition(), room);
    OptionalInt then = condition.isEmpty() ? condition : value(expression.then(), room);
    OptionalInt otherwise = then.isEmpty() ? then : value(expression.otherwise(), room);
    if (otherwise.isEmpty()) {
      return otherwise;
    }
    return condition.getAsInt() != 0 ? then : otherwise;
  }

  /** Returns the result of a binary operator. A divisor must not be 0. */
  public static int applyBinary(String operator, int a, int b) {
    return switch (operator) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> a / b;
      case "%" -> a % b;
      case "&" -> a & b;
      case "|" -> a | b;
      case "&&" -> truth(a != 0 && b != 0);
      case "||" -> truth(a != 0 || b != 0);
      case "==" -> truth(a == b);
      case "!=" -> truth(a != b);
      case "<" -> truth(a < b);
      case "<=" -> truth(a <= b);
      case ">" -> truth(a > b);
      case ">=" -> truth(a >= b);
      default -> 0;
    };
  }

  private static int truth(boolean value) {
    return value ? 1 : 0;
  }
}
