package org.bowsprit.bow.internal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;

/**
 * Parses statements that begin with a command, such as {@code say}, {@code walk} or {@code wait}.
 * These words can be used as names everywhere else.
 */
final class CommandParser {

  private static final Set<String> COMMANDS =
      Set.of(
          "var",
          "break",
          "continue",
          "return",
          "goto",
          "yield",
          "start",
          "chain",
          "stop",
          "back",
          "leave",
          "say",
          "wait",
          "delay",
          "init",
          "expect",
          "walk",
          "put",
          "face",
          "animate");

  /** Signs that show that a command word before them is used as a name. */
  private static final Set<String> SIGNS_AFTER_NAMES =
      Set.of("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "++", "--", "(", "[", ".");

  private final TokenStream in;
  private final ExpressionParser expressions;
  private int valueReturns;

  CommandParser(TokenStream in, ExpressionParser expressions) {
    this.in = in;
    this.expressions = expressions;
  }

  /** Returns whether a command begins with the next word. */
  boolean isCommand() {
    Token after = in.peek(1);
    return COMMANDS.contains(in.peek().text())
        && !(after.kind() == TokenKind.SIGN && SIGNS_AFTER_NAMES.contains(after.text()))
        && !after.isWord("becomes");
  }

  /** Reads a command without the end of its line. */
  Statement command() {
    Token word = in.next();
    Span span = word.span();
    return switch (word.text()) {
      case "var" -> local(span);
      case "break", "continue" -> new Statement.Break(word.isWord("continue"), span);
      case "return" -> returnStatement(span);
      case "goto" -> jump(span);
      case "yield" -> new Statement.Yield(span);
      case "start" -> start(span);
      case "chain" -> new Statement.Chain(scriptCall(), span);
      case "back", "leave" -> new Statement.Leave(word.isWord("leave"), span);
      case "stop" -> new Statement.Stop(expressions.primary(), span);
      case "say" -> say(span);
      case "wait" -> waitStatement(span);
      case "delay" -> delay(span);
      case "init" -> new Statement.Init(expressions.name(), span);
      case "expect" -> {
        Expression condition = expressions.condition();
        yield new Statement.Expect(condition, condition.span());
      }
      default -> act(word);
    };
  }

  /** Returns the number of statements read so far that return a value. */
  int valueReturns() {
    return valueReturns;
  }

  private Statement returnStatement(Span start) {
    if (in.atEndOfStatement()) {
      return new Statement.Return(Optional.empty(), start);
    }
    valueReturns++;
    return new Statement.Return(Optional.of(expressions.expression()), start);
  }

  private Statement local(Span start) {
    Token name = in.expect(TokenKind.WORD, "the name of the variable");
    Optional<Expression> size = Optional.empty();
    if (in.takeSign("[")) {
      size = Optional.of(expressions.expression());
      in.expectSign("]", "after the size");
    }
    Optional<Expression> value =
        in.takeSign("=") ? Optional.of(expressions.expression()) : Optional.empty();
    return new Statement.Local(name, size, value, start);
  }

  private Statement jump(Span start) {
    Token label = in.expect(TokenKind.WORD, "a label");
    Optional<Expression> unless =
        in.takeWord("unless") ? Optional.of(expressions.condition()) : Optional.empty();
    return new Statement.Goto(label, unless, start);
  }

  private Statement start(Span start) {
    boolean resistant = takeFlag("resistant");
    boolean recursive = takeFlag("recursive");
    resistant |= takeFlag("resistant");
    return new Statement.Start(scriptCall(), resistant, recursive, start);
  }

  private boolean takeFlag(String flag) {
    return in.peek(1).kind() == TokenKind.WORD && in.takeWord(flag);
  }

  private Expression.Call scriptCall() {
    Expression.Name name = expressions.name();
    return in.isAtSign("(")
        ? expressions.call(name)
        : new Expression.Call(name, List.of(), name.span());
  }

  private Statement say(Span start) {
    Expression speaker = expressions.primary();
    List<Expression.Call> settings = new ArrayList<>();
    while (in.isAt(TokenKind.WORD) && in.peek(1).isSign("(")) {
      settings.add(expressions.call(expressions.name()));
    }
    List<Expression> pages = new ArrayList<>();
    if (in.isAt(TokenKind.WORD)) {
      pages.add(expressions.name());
    } else {
      do {
        pages.add(expressions.quoted());
      } while (in.isAt(TokenKind.TEXT));
    }
    return new Statement.Say(speaker, settings, pages, in.takeWord("wait"), start);
  }

  private Statement waitStatement(Span start) {
    if (in.takeWord("until")) {
      return new Statement.WaitUntil(expressions.condition(), true, start);
    }
    if (in.takeWord("while")) {
      return new Statement.WaitUntil(expressions.condition(), false, start);
    }
    in.expectWord("for", "'until' or 'while' after 'wait'");
    Token event = in.expect(TokenKind.WORD, "what to wait for");
    Optional<Expression> operand =
        in.atEndOfStatement() ? Optional.empty() : Optional.of(expressions.expression());
    return new Statement.WaitFor(event, operand, start);
  }

  private Statement delay(Span start) {
    Expression time = expressions.expression();
    boolean seconds = in.takeWord("seconds") || in.takeWord("second");
    if (!seconds && !in.takeWord("jiffies")) {
      in.takeWord("jiffy");
    }
    return new Statement.Delay(time, seconds, start);
  }

  private Statement act(Token action) {
    Expression actor = expressions.primary();
    List<Expression> target = new ArrayList<>();
    Optional<Expression> room = Optional.empty();
    if (action.isWord("put") && in.takeWord("in")) {
      room = Optional.of(expressions.expression());
    } else {
      preposition(action);
      target.add(expressions.expression());
      if (in.isAt(TokenKind.NUMBER)) {
        throw in.reportExpected("',' between column and row");
      }
      if (in.takeSign(",")) {
        target.add(expressions.expression());
      }
      if (action.isWord("put") && in.takeWord("in")) {
        room = Optional.of(expressions.expression());
      }
    }
    return new Statement.Act(action, actor, target, room, action.span());
  }

  private void preposition(Token action) {
    switch (action.text()) {
      case "walk" -> in.expectWord("to", "and where to walk");
      case "put" -> in.expectWord("at", "or 'in' and where to put the actor");
      case "face" -> in.expectWord("to", "and whom to face");
      default -> in.expectWord("with", "and the number of the chore");
    }
  }
}
