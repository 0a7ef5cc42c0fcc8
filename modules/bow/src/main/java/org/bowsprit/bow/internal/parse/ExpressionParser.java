package org.bowsprit.bow.internal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Expression.Binary;
import org.bowsprit.bow.internal.tree.Expression.Call;
import org.bowsprit.bow.internal.tree.Expression.Conditional;
import org.bowsprit.bow.internal.tree.Expression.Constant;
import org.bowsprit.bow.internal.tree.Expression.Element;
import org.bowsprit.bow.internal.tree.Expression.ListLiteral;
import org.bowsprit.bow.internal.tree.Expression.Membership;
import org.bowsprit.bow.internal.tree.Expression.Name;
import org.bowsprit.bow.internal.tree.Expression.Quoted;
import org.bowsprit.bow.internal.tree.Expression.Unary;

/** Parses expressions by operator precedence. */
final class ExpressionParser {

  private static final int COMPARISON_PRECEDENCE = 2;
  private static final int UNARY_PRECEDENCE = 7;

  /** The precedence of each operator. Operators of equal precedence associate to the left. */
  private static final Map<String, Integer> PRECEDENCE =
      Map.ofEntries(
          Map.entry("||", 0),
          Map.entry("&&", 1),
          Map.entry("==", COMPARISON_PRECEDENCE),
          Map.entry("!=", COMPARISON_PRECEDENCE),
          Map.entry("<", COMPARISON_PRECEDENCE),
          Map.entry("<=", COMPARISON_PRECEDENCE),
          Map.entry(">", COMPARISON_PRECEDENCE),
          Map.entry(">=", COMPARISON_PRECEDENCE),
          Map.entry("|", 3),
          Map.entry("&", 4),
          Map.entry("+", 5),
          Map.entry("-", 5),
          Map.entry("*", 6),
          Map.entry("/", 6),
          Map.entry("%", 6));

  /** Operators that may also be written as words. */
  private static final Map<String, String> WORD_OPERATORS = Map.of("and", "&&", "or", "||");

  /** The maximum number of operators in one expression. */
  private static final int MAX_OPERATORS = 250;

  private final TokenStream in;
  private final UnaryOperator<List<Span>> versions;
  private int operatorCount;

  /**
   * Creates a parser.
   *
   * @param versions the function that selects the versions of a text to keep
   */
  ExpressionParser(TokenStream in, UnaryOperator<List<Span>> versions) {
    this.in = in;
    this.versions = versions;
  }

  Expression expression() {
    int outerOperatorCount = operatorCount;
    Expression expression = conditional();
    operatorCount = outerOperatorCount;
    return expression;
  }

  /** Reads a condition. Reports each {@code =} that is used as a comparison. */
  Expression condition() {
    Expression condition = expression();
    while (in.isAtSign("=")) {
      in.reportError(in.next().span(), "expected '==' or 'is' to compare, found '='");
      expression();
    }
    return condition;
  }

  private Expression conditional() {
    Expression condition = binary(0);
    if (!in.takeSign("?")) {
      return condition;
    }
    in.enter();
    Expression then = conditional();
    in.expectSign(":", "and the value if the condition does not hold");
    Expression otherwise = conditional();
    in.leave();
    return new Conditional(condition, then, otherwise, condition.span().to(otherwise.span()));
  }

  private Expression binary(int minPrecedence) {
    in.enter();
    Expression left = minPrecedence == UNARY_PRECEDENCE ? unary() : binaryOperand(minPrecedence);
    in.leave();
    return left;
  }

  private Expression binaryOperand(int minPrecedence) {
    Expression left = unary();
    while (true) {
      if (minPrecedence <= COMPARISON_PRECEDENCE && in.isAtWord("is")) {
        left = membership(left);
        continue;
      }
      String operator = operator();
      Integer precedence = PRECEDENCE.get(operator);
      if (precedence == null || precedence < minPrecedence) {
        return left;
      }
      if (++operatorCount > MAX_OPERATORS) {
        in.reportError(in.peek().span(), "expected fewer operators in one expression");
        throw new SyntaxException();
      }
      in.next();
      Expression right = binary(precedence + 1);
      left = new Binary(operator, left, right, left.span().to(right.span()));
    }
  }

  private String operator() {
    Token token = in.peek();
    if (token.kind() == TokenKind.SIGN) {
      return token.text();
    }
    return token.kind() == TokenKind.WORD ? WORD_OPERATORS.getOrDefault(token.text(), "") : "";
  }

  private Expression membership(Expression object) {
    in.next();
    List<Expression> classes = classes();
    return new Membership(object, classes, object.span().to(in.last()));
  }

  /**
   * Reads a class with an optional {@code not} before it, or several classes in square brackets.
   */
  List<Expression> classes() {
    List<Expression> classes = new ArrayList<>();
    if (in.takeSign("[")) {
      do {
        classes.add(unary());
      } while (in.takeSign(","));
      in.expectSign("]", "after the classes");
    } else {
      classes.add(unary());
    }
    return classes;
  }

  private Expression unary() {
    Token token = in.peek();
    boolean isNot = token.isSign("!") || token.isWord("not");
    if (!isNot && !token.isSign("-")) {
      return primary();
    }
    in.next();
    in.enter();
    Expression operand = unary();
    in.leave();
    Span span = token.span().to(operand.span());
    if (!isNot && operand instanceof Constant constant) {
      return new Constant(-constant.value(), span);
    }
    return new Unary(isNot ? "!" : "-", operand, span);
  }

  /** Reads a primary expression. */
  Expression primary() {
    Token token = in.peek();
    return switch (token.kind()) {
      case NUMBER -> {
        in.next();
        yield new Constant(token.value(), token.span());
      }
      case TEXT -> quoted();
      case WORD -> named();
      default -> {
        if (token.isSign("(")) {
          yield bracketed();
        }
        if (token.isSign("[")) {
          yield listed();
        }
        throw in.reportExpected("a value");
      }
    };
  }

  private Expression bracketed() {
    in.next();
    Expression inner = conditional();
    in.expectSign(")", "to close the bracket");
    return inner;
  }

  private Expression listed() {
    Span start = in.next().span();
    List<Expression> elements = list("]");
    in.expectSign("]", "after the list");
    return new ListLiteral(elements, start.to(in.last()));
  }

  /** Reads a text, and its versions in other languages that follow. */
  Quoted quoted() {
    Span first = in.expect(TokenKind.TEXT, "a text between double quotes").span();
    List<Span> all = new ArrayList<>(List.of(first));
    while (in.isAtSign("|") && in.peek(1).kind() == TokenKind.TEXT) {
      in.next();
      all.add(in.next().span());
    }
    return new Quoted(versions.apply(all), first.to(in.last()));
  }

  private Expression named() {
    Name name = name();
    if (in.isAtSign("(")) {
      return call(name);
    }
    if (in.takeSign("[")) {
      Expression index = conditional();
      in.expectSign("]", "after the index");
      return new Element(name, index, name.span().to(in.last()));
    }
    return name;
  }

  /** Reads a name with an optional room or object and a dot before it. */
  Name name() {
    Token first = in.expect(TokenKind.WORD, "a name");
    Name name = new Name("", first.text(), first.span());
    while (in.isAtSign(".") && in.peek(1).kind() == TokenKind.WORD) {
      in.next();
      name = new Name(name.qualifiedName(), in.next().text(), first.span().to(in.last()));
    }
    return name;
  }

  /** Reads the arguments of a call, including the brackets. */
  Call call(Name callee) {
    in.expectSign("(", "before the arguments");
    List<Expression> arguments = list(")");
    in.expectSign(")", "after the arguments");
    return new Call(callee, arguments, callee.span().to(in.last()));
  }

  private List<Expression> list(String end) {
    List<Expression> elements = new ArrayList<>();
    in.enter();
    while (!in.isAtSign(end)) {
      elements.add(expression());
      if (!in.takeSign(",")) {
        break;
      }
    }
    in.leave();
    return elements;
  }
}
