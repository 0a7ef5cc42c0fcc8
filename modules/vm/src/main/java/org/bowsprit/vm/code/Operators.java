package org.bowsprit.vm.code;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The operators that represent instructions between a variable and a value, in listings and
 * sources. The maps are immutable and have no order.
 */
public final class Operators {

  /**
   * Comparisons with the variable on the left. The names of the instructions assume that the value
   * is on the left (spec 06 §4.1).
   */
  public static final Map<Op, String> COMPARISONS =
      Map.of(
          Op.IS_EQUAL, "==",
          Op.IS_NOT_EQUAL, "!=",
          Op.IS_LESS, ">",
          Op.IS_LESS_EQUAL, ">=",
          Op.IS_GREATER, "<",
          Op.IS_GREATER_EQUAL, "<=");

  /** Assignments to the variable. */
  public static final Map<Op, String> ASSIGNMENTS =
      Map.of(
          Op.MOVE, "=",
          Op.ADD, "+=",
          Op.SUBTRACT, "-=",
          Op.MULTIPLY, "*=",
          Op.DIVIDE, "/=",
          Op.AND, "&=",
          Op.OR, "|=");

  /** Steps of an expression. */
  public static final Map<SubOp, String> OPERATORS =
      Map.of(
          SubOp.EXPRESSION_ADD, "+",
          SubOp.EXPRESSION_SUBTRACT, "-",
          SubOp.EXPRESSION_MULTIPLY, "*",
          SubOp.EXPRESSION_DIVIDE, "/");

  private Operators() {}

  /** Returns the inverse of one of the maps, from operators to instructions or steps. */
  public static <T> Map<String, T> byOperator(Map<T, String> operators) {
    return operators.keySet().stream()
        .collect(Collectors.toUnmodifiableMap(operators::get, Function.identity()));
  }
}
