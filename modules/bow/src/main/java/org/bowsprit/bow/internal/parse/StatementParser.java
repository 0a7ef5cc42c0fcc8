package org.bowsprit.bow.internal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bow.internal.source.ForeignWords;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.bow.internal.tree.Statement.Block;

/**
 * Parses statements: blocks, branches, loops, scenes, choices, labels and assignments. The {@link
 * CommandParser} parses commands.
 */
final class StatementParser {

  private static final Set<String> ASSIGNMENTS =
      Set.of("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=");

  private static final Set<String> DECLARATIONS =
      Set.of("verb", "object", "script", "function", "dialogue", "room", "actor");

  private final TokenStream in;
  private final ExpressionParser expressions;
  private final CommandParser commands;

  StatementParser(TokenStream in, ExpressionParser expressions) {
    this.in = in;
    this.expressions = expressions;
    this.commands = new CommandParser(in, expressions);
  }

  /** Returns the number of statements read so far that return a value. */
  int valueReturnCount() {
    return commands.valueReturns();
  }

  /** Reads statements between braces. */
  Block block(String purpose) {
    return block(purpose, false);
  }

  private Block block(String purpose, boolean endsAtElse) {
    Span start = in.expectBlock(purpose).span();
    List<Statement> statements = new ArrayList<>();
    in.enter();
    in.skipNewlines();
    while (!in.isAtSign("}") && !in.isAt(TokenKind.END) && !isUnclosed(endsAtElse)) {
      readWithRecovery(statements);
      in.skipNewlines();
    }
    in.leave();
    String purposeOfEnd = "to close the block that begins in line " + start.position().line();
    if (isUnclosed(endsAtElse)) {
      in.reportExpectedOnce("'}' " + purposeOfEnd);
    } else {
      in.expectSign("}", purposeOfEnd);
    }
    return new Block(statements, start.to(in.last()));
  }

  private boolean isUnclosed(boolean endsAtElse) {
    return seesDeclaration() || (endsAtElse && in.isAtWord("else"));
  }

  /**
   * Returns whether a member of an object or room begins here. Members never occur inside a block.
   */
  boolean seesDeclaration() {
    Token word = in.peek();
    if (in.peek(1).isSign("{")) {
      return word.isWord("entry") || word.isWord("exit") || word.isWord("default");
    }
    return word.kind() == TokenKind.WORD
        && DECLARATIONS.contains(word.text())
        && in.peek(1).kind() == TokenKind.WORD
        && !in.peek(1).isWord("becomes");
  }

  private void readWithRecovery(List<Statement> statements) {
    int depth = in.nesting();
    int braces = in.openBraces();
    try {
      statements.add(statement());
    } catch (SyntaxException e) {
      in.nesting(depth);
      skipRest(statements, braces);
    }
  }

  /**
   * Skips to the end of an invalid statement. Blocks after it are parsed separately, and open
   * braces of the statement are closed.
   */
  private void skipRest(List<Statement> statements, int braces) {
    while (in.openBraces() > braces || !in.atEndOfStatement()) {
      if (in.isAt(TokenKind.END)) {
        return;
      }
      if (in.openBraces() == braces && in.isAtSign("{")) {
        statements.add(block("here"));
      } else {
        in.next();
      }
    }
  }

  private Statement statement() {
    Token first = in.peek();
    if (first.kind() != TokenKind.WORD) {
      boolean isIncrementOrDecrement = first.isSign("++") || first.isSign("--");
      throw in.reportExpected(
          "a statement", isIncrementOrDecrement ? "write " + in.peek(1).text() + first.text() : "");
    }
    if (in.peek(1).isSign(":")) {
      return isSpeech() ? speech() : label();
    }
    Statement blockStatement = blockStatement(first);
    if (blockStatement != null) {
      return blockStatement;
    }
    Statement simple = commands.isCommand() ? commands.command() : simpleStatement();
    if (!in.atEndOfStatement()) {
      throw in.reportExpected("the end of this statement", adviceAfterStatement());
    }
    in.expectEnd("this statement");
    return simple;
  }

  private String adviceAfterStatement() {
    if (in.isAtSign("++") || in.isAtSign("--")) {
      return "it is a statement of its own";
    }
    return in.isAt(TokenKind.WORD) ? "begin a new line for the next statement" : "";
  }

  /**
   * Returns whether a text follows the colon on the same line. Such a statement is a spoken line.
   */
  private boolean isSpeech() {
    Token text = in.peek(2);
    return text.kind() == TokenKind.TEXT
        && text.span().position().line() == in.peek().span().position().line();
  }

  private Statement speech() {
    Expression.Name speaker = expressions.name();
    in.next();
    List<Expression> pages = new ArrayList<>();
    do {
      pages.add(expressions.quoted());
    } while (in.isAt(TokenKind.TEXT));
    if (in.isAtSign("+")) {
      throw in.reportExpected("the end of this line", "write {name} in the text for a value");
    }
    if (!in.atEndOfStatement()) {
      throw in.reportExpected("the end of this line", adviceAfterStatement());
    }
    in.expectEnd("this line");
    return new Statement.Say(speaker, List.of(), pages, true, speaker.span());
  }

  private Statement label() {
    Token name = in.next();
    in.next();
    return new Statement.Label(name, name.span());
  }

  /**
   * Reads a statement that contains a block. Returns null if the word does not begin such a
   * statement.
   */
  private Statement blockStatement(Token first) {
    return switch (first.text()) {
      case "if" -> branch();
      case "while" -> whileLoop();
      case "loop" -> endlessLoop();
      case "do" -> doLoop();
      case "for" -> forLoop();
      case "case" -> caseStatement();
      case "cutscene", "skippable" -> cutscene();
      case "choice" -> choice();
      case "topics" -> in.peek(1).isSign("{") ? topics("topics") : null;
      case "asm" -> assembly();
      case "else", "override" -> throw in.reportExpected("a statement");
      default -> null;
    };
  }

  private Statement branch() {
    return branch(in.next().span());
  }

  /** Reads the rest of a branch after {@code if} or {@code elseif}. */
  private Statement branch(Span start) {
    in.enter();
    Expression condition = expressions.condition();
    Statement thenBranch = block("before the statements for a true condition", true);
    Optional<Statement> elseBranch = Optional.empty();
    if (in.takeWordOnNextLine("else")) {
      elseBranch = Optional.of(in.isAtWord("if") ? branch() : block("after 'else'"));
    } else if (in.takeWordOnNextLine("elseif")) {
      elseBranch = Optional.of(branch(in.last()));
    } else if (ForeignWords.isElseIf(in.peek())) {
      in.reportExpectedOnce("'else if'");
      elseBranch = Optional.of(branch());
    }
    in.leave();
    return new Statement.If(condition, thenBranch, elseBranch, start);
  }

  private Statement whileLoop() {
    Span start = in.next().span();
    Expression condition = expressions.condition();
    return new Statement.While(Optional.of(condition), block("before the loop body"), start);
  }

  private Statement endlessLoop() {
    Span start = in.next().span();
    return new Statement.While(Optional.empty(), block("before the loop body"), start);
  }

  private Statement doLoop() {
    Span start = in.next().span();
    Block body = block("before the loop body");
    boolean endsWhenTrue = in.takeWordOnNextLine("until");
    if (!endsWhenTrue && !in.takeWordOnNextLine("while")) {
      throw in.reportExpected("'while' or 'until' and a condition after 'do { … }'");
    }
    Expression condition = expressions.condition();
    in.expectEnd("this loop");
    return new Statement.Repeat(body, condition, endsWhenTrue, start);
  }

  private Statement forLoop() {
    Span start = in.next().span();
    if (in.isAtSign("(") || in.peek(1).isWord("in")) {
      throw foreignLoop();
    }
    Expression.Name variable = expressions.name();
    in.expectSign("=", "and the first value of " + variable.name());
    Expression first = expressions.expression();
    boolean countsDown = in.takeWord("downto");
    if (!countsDown) {
      in.expectWord("to", "or 'downto' and the last value");
    }
    Expression last = expressions.expression();
    Optional<Expression> step =
        in.takeWord("step") ? Optional.of(expressions.expression()) : Optional.empty();
    Block body = block("before the loop body");
    return new Statement.For(variable, first, last, countsDown, step, body, start);
  }

  /** Reports a loop in the syntax of C and skips to its body. */
  private SyntaxException foreignLoop() {
    SyntaxException error = in.reportExpected("a loop such as 'for i = 1 to 3 { … }'");
    while (!in.isAtSign("{") && !in.isAtSign("}") && !in.isAt(TokenKind.END)) {
      in.next();
    }
    return error;
  }

  /** Reports a choice between values in the syntax of C and skips it. */
  private SyntaxException foreignChoice() {
    SyntaxException error = in.reportExpected("a choice such as 'case x { 1 -> … else -> … }'");
    int outerBraces = in.openBraces();
    do {
      in.next();
    } while (in.openBraces() > outerBraces && !in.isAt(TokenKind.END));
    return error;
  }

  private Statement caseStatement() {
    Span start = in.next().span();
    Expression value = expressions.expression();
    in.expectSign("{", "before the cases");
    List<Statement.Arm> arms = new ArrayList<>();
    Optional<Statement> otherwise = Optional.empty();
    in.skipNewlines();
    while (!in.isAtSign("}")) {
      if (in.takeWord("else")) {
        otherwise = Optional.of(armBody());
      } else {
        arms.add(arm());
      }
      in.skipNewlines();
    }
    in.next();
    return new Statement.Case(value, arms, otherwise, start);
  }

  private Statement.Arm arm() {
    List<Expression> values = new ArrayList<>();
    do {
      Expression value = expressions.expression();
      if (in.takeSign("..")) {
        Expression last = expressions.expression();
        value = new Expression.Binary("..", value, last, value.span().to(last.span()));
      }
      values.add(value);
    } while (in.takeSign(","));
    return new Statement.Arm(values, armBody());
  }

  /** Reads an arrow, then a block or a single statement. */
  private Statement armBody() {
    in.expectSign("->", "before the statements of the case");
    if (in.isAtSign("{")) {
      return block("here");
    }
    in.enter();
    Statement statement = statement();
    in.leave();
    return new Block(List.of(statement), statement.span());
  }

  private Statement cutscene() {
    Token word = in.next();
    Optional<List<Expression>> arguments = Optional.empty();
    if (word.isWord("cutscene")) {
      arguments =
          Optional.of(
              in.isAtSign("(")
                  ? expressions.call(new Expression.Name("", word.text(), word.span())).arguments()
                  : List.of());
    }
    Block body = block("before the scene");
    Optional<Statement> override =
        in.takeWordOnNextLine("override")
            ? Optional.of(block("before the statements of 'override'"))
            : Optional.empty();
    return new Statement.Cutscene(arguments, body, override, word.span());
  }

  private Statement choice() {
    Span start = in.next().span();
    in.expectSign("{", "before the lines to choose from");
    List<Statement.Line> lines = new ArrayList<>();
    in.skipNewlines();
    while (!in.isAtSign("}")) {
      lines.add(line());
      in.skipNewlines();
    }
    in.next();
    if (lines.isEmpty()) {
      in.reportError(start, "expected at least one line to choose");
    }
    return new Statement.Choice(lines, start);
  }

  /** Reads a dialogue's statements and lines between braces. */
  Block dialogue(String name) {
    Statement.Topics topics = topics("dialogue " + name);
    return new Block(
        List.of(new Statement.Dialogue(topics, topics.span())), topics.span().to(in.last()));
  }

  private Statement.Topics topics(String construct) {
    Span start = in.isAtWord("topics") ? in.next().span() : in.peek().span();
    in.expectSign("{", "before the lines of the " + construct);
    List<Statement> firstStatements = new ArrayList<>();
    List<Statement.Line> lines = new ArrayList<>();
    in.enter();
    in.skipNewlines();
    while (!in.isAtSign("}") && !in.isAt(TokenKind.END)) {
      if (in.isAt(TokenKind.TEXT)) {
        lines.add(line());
      } else if (lines.isEmpty()) {
        readWithRecovery(firstStatements);
      } else {
        throw in.reportExpected("another line to choose between double quotes, or '}'");
      }
      in.skipNewlines();
    }
    in.leave();
    in.expectSign("}", "to close the " + construct);
    if (lines.isEmpty()) {
      in.reportError(start, "expected at least one line to choose");
    }
    return new Statement.Topics(firstStatements, lines, start);
  }

  private Statement.Line line() {
    Expression.Quoted text = expressions.quoted();
    boolean isShownOnce = false;
    boolean isSilent = false;
    Optional<Expression> bit = Optional.empty();
    while (in.isAtWord("once") || in.isAtWord("silent")) {
      boolean isOnce = in.next().isWord("once");
      isShownOnce |= isOnce;
      isSilent |= !isOnce;
      if (isOnce && in.takeSign("@")) {
        bit = Optional.of(expressions.primary());
      }
    }
    Optional<Expression> condition =
        in.takeWord("if") ? Optional.of(expressions.condition()) : Optional.empty();
    return new Statement.Line(text, condition, isShownOnce, bit, isSilent, armBody());
  }

  /** Reads {@code asm} and its text. */
  Statement.Assembly assembly() {
    Span start = in.next().span();
    in.expectSign("{", "before assembler statements");
    Token text = in.expect(TokenKind.ASSEMBLY, "assembler statements");
    in.expectSign("}", "after assembler statements");
    return new Statement.Assembly(text, start);
  }

  /** Reads an assignment, an increment or decrement, a call or a change of classes. */
  private Statement simpleStatement() {
    Expression target = expressions.primary();
    Span span = target.span();
    if (in.takeWord("becomes")) {
      return new Statement.Become(target, expressions.classes(), span);
    }
    if (in.isAtSign("++") || in.isAtSign("--")) {
      return new Statement.IncrementOrDecrement(target, in.next().isSign("++"), span);
    }
    if (in.isAt(TokenKind.SIGN) && ASSIGNMENTS.contains(in.peek().text())) {
      String operator = in.next().text();
      return new Statement.Assignment(target, operator, expressions.expression(), span);
    }
    if (target instanceof Expression.Call call) {
      if (in.isAtSign("{") && ForeignWords.beginsChoice(call.callee().name())) {
        throw foreignChoice();
      }
      return new Statement.CallStatement(call, span);
    }
    if (in.isAt(TokenKind.WORD) && ForeignWords.declaresVariable(span.text())) {
      in.reportError(
          span, "expected 'var', found '" + span.text() + "': every variable is a number");
      throw new SyntaxException();
    }
    throw in.reportExpected("'=' or '(' after " + span.text(), hint(span.text()));
  }

  private String hint(String name) {
    if (in.isAtWord("is") || in.isAtSign("?")) {
      return "a condition belongs after 'if'; it cannot choose a text with '?'";
    }
    return in.atEndOfStatement() ? "write " + name + "() to call it" : "";
  }
}
