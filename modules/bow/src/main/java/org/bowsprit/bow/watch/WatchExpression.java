package org.bowsprit.bow.watch;

import java.util.Optional;
import java.util.function.ToIntFunction;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Expression.Binary;
import org.bowsprit.bow.internal.tree.Expression.Constant;
import org.bowsprit.bow.internal.tree.Expression.Element;
import org.bowsprit.bow.internal.tree.Expression.Name;
import org.bowsprit.bow.internal.tree.Expression.Unary;

/** An expression of names, elements, numbers and operators that is evaluated in a running game. */
public final class WatchExpression {

  private final String text;
  private final Expression expression;

  private WatchExpression(String text, Expression expression) {
    this.text = text;
    this.expression = expression;
  }

  /**
   * Reads an expression.
   *
   * @throws WatchException if the text is not an expression; the message names the column
   */
  public static WatchExpression of(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Expression> parsed =
        DeclarationParser.expression(new Source("expression", text), diagnostics);
    if (parsed.isEmpty() || diagnostics.hasErrors()) {
      throw new WatchException(
          diagnostics.list().stream()
              .findFirst()
              .map(each -> each.message() + " in column " + each.at().column() + " of '" + text)
              .map(each -> each + "'")
              .orElse("expected an expression, found '" + text + "'"));
    }
    return new WatchExpression(text, parsed.get());
  }

  /**
   * Returns the value of the expression.
   *
   * @param names the function that returns the value of a name, such as {@code visits}, {@code
   *     cellar.hatch} or {@code table[2]}; it throws a {@link WatchException} if there is no such
   *     name
   */
  public int value(ToIntFunction<String> names) {
    return value(expression, names);
  }

  /**
   * Returns the name of the variable if the expression is a variable. For an element of an array,
   * the name includes the index. The result is empty for any other expression.
   *
   * @param names the function that returns the value of a name in the index of an element, as in
   *     {@link #value}
   */
  public Optional<String> variableName(ToIntFunction<String> names) {
    if (expression instanceof Name name) {
      return Optional.of(name.qualifiedName());
    }
    return expression instanceof Element element
        ? Optional.of(elementName(element, names))
        : Optional.empty();
  }

  private int value(Expression each, ToIntFunction<String> names) {
    if (each instanceof Constant constant) {
      return constant.value();
    } else if (each instanceof Name name) {
      return names.applyAsInt(name.qualifiedName());
    } else if (each instanceof Element element) {
      return names.applyAsInt(elementName(element, names));
    } else if (each instanceof Unary unary) {
      return Constants.applyUnary(unary.operator(), value(unary.operand(), names));
    } else if (each instanceof Binary binary) {
      return value(binary, names);
    }
    throw new WatchException(
        "'" + each.span().text() + "' has no value outside of a script, in '" + text + "'");
  }

  private String elementName(Element element, ToIntFunction<String> names) {
    return element.array().qualifiedName() + "[" + value(element.index(), names) + "]";
  }

  private int value(Binary binary, ToIntFunction<String> names) {
    int left = value(binary.left(), names);
    boolean isShortCircuited =
        (binary.operator().equals("&&") && left == 0)
            || (binary.operator().equals("||") && left != 0);
    int right = isShortCircuited ? left : value(binary.right(), names);
    boolean isDivision = binary.operator().equals("/") || binary.operator().equals("%");
    if (isDivision && right == 0) {
      throw new WatchException("'" + binary.right().span().text() + "' is 0, in '" + text + "'");
    }
    return Constants.applyBinary(binary.operator(), left, right);
  }
}
