package org.bowsprit.bow.internal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.ForeignWords;
import org.bowsprit.bow.internal.source.Lexer;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Declaration.Setting;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.symbol.NearestName;

/** Parses the declarations of a file. */
public final class DeclarationParser {

  private static final Set<String> NUMBERED_KINDS =
      Set.of("var", "bit", "string", "class", "verb", "actor", "costume", "sound", "charset");

  private static final Set<String> GAME_DECLARATIONS =
      Set.of(
          "game",
          "use",
          "const",
          "choices",
          "languages",
          "glyph",
          "script",
          "function",
          "dialogue",
          "room",
          "test");

  private static final String LANGUAGES = "languages";

  private static final Set<String> ROOM_DECLARATIONS =
      Set.of("const", "var", "bit", "script", "function", "dialogue", "object", "entry", "exit");

  /** Words that begin a statement. A declaration with such a name could not be referred to. */
  private static final Set<String> RESERVED =
      Set.of(
          "asm",
          "break",
          "case",
          "choice",
          "continue",
          "cutscene",
          "do",
          "else",
          "for",
          "goto",
          "if",
          "loop",
          "override",
          "return",
          "skippable",
          "until",
          "while",
          "yield");

  private final TokenStream in;
  private final Diagnostics diagnostics;
  private final ExpressionParser expressions;
  private final StatementParser statements;

  private DeclarationParser(
      List<Token> tokens, UnaryOperator<List<Span>> versions, Diagnostics diagnostics) {
    this.in = new TokenStream(tokens, diagnostics);
    this.diagnostics = diagnostics;
    this.expressions = new ExpressionParser(in, versions);
    this.statements = new StatementParser(in, expressions);
  }

  /** Returns the valid declarations of a source. Reports an error for each invalid one. */
  public static List<Declaration> parse(Source source, Diagnostics diagnostics) {
    return parse(source, UnaryOperator.identity(), diagnostics);
  }

  /**
   * Returns the declarations of a source.
   *
   * @param versions the function that selects the versions of a text to keep
   */
  public static List<Declaration> parse(
      Source source, UnaryOperator<List<Span>> versions, Diagnostics diagnostics) {
    return new DeclarationParser(Lexer.tokens(source, diagnostics), versions, diagnostics).file();
  }

  /** Returns the expression of which a source consists; empty after an error. */
  public static Optional<Expression> expression(Source source, Diagnostics diagnostics) {
    DeclarationParser parser =
        new DeclarationParser(
            Lexer.tokens(source, diagnostics), UnaryOperator.identity(), diagnostics);
    try {
      Expression expression = parser.expressions.expression();
      parser.in.skipNewlines();
      if (!parser.in.isAt(TokenKind.END)) {
        throw parser.in.reportExpected("the end of the expression");
      }
      return Optional.of(expression);
    } catch (SyntaxException reported) {
      return Optional.empty();
    }
  }

  private List<Declaration> file() {
    List<Declaration> declarations = new ArrayList<>();
    in.skipNewlines();
    while (!in.isAt(TokenKind.END)) {
      try {
        declaration(declarations);
      } catch (SyntaxException e) {
        skipToDeclaration();
      }
      in.skipNewlines();
    }
    return declarations;
  }

  private void skipToDeclaration() {
    in.nesting(0);
    while (!in.isAt(TokenKind.END)
        && !(in.isAt(TokenKind.NEWLINE) && startsDeclaration(in.peek(1)))) {
      in.next();
    }
  }

  private static boolean startsDeclaration(Token token) {
    boolean isFirstInLine = token.span().position().column() == 1;
    return token.kind() == TokenKind.WORD
        && isFirstInLine
        && (NUMBERED_KINDS.contains(token.text()) || GAME_DECLARATIONS.contains(token.text()));
  }

  private void declaration(List<Declaration> declarations) {
    Token word = in.peek();
    if (word.kind() == TokenKind.WORD && NUMBERED_KINDS.contains(word.text())) {
      numbered(declarations);
      return;
    }
    switch (word.kind() == TokenKind.WORD ? word.text() : "") {
      case "game" -> declarations.add(game());
      case "use" -> declarations.add(use());
      case "needs" -> declarations.add(need());
      case "const" -> constants(declarations);
      case "choices", "languages", "glyph" -> declarations.add(settingsOnly());
      case "script", "function", "dialogue" -> declarations.add(script());
      case "room" -> declarations.add(room());
      case "test" -> declarations.add(test());
      default -> throw unknownWord(word, "a declaration such as 'room', 'script' or 'var'");
    }
  }

  private SyntaxException unknownWord(Token word, String expectation) {
    if (ForeignWords.declaresVariable(word.text())) {
      throw in.reportExpected("'var'", "every variable is a number");
    }
    Set<String> knownWords = new TreeSet<>(NUMBERED_KINDS);
    knownWords.addAll(GAME_DECLARATIONS);
    String hint = NearestName.hint(word.text(), knownWords);
    diagnostics.add(
        word.span().error("expected " + expectation + ", found " + word.description() + hint));
    in.next();
    return new SyntaxException();
  }

  private Declaration game() {
    Token word = in.next();
    Token title = in.expect(TokenKind.TEXT, "the game's title between double quotes");
    List<Setting> settings = in.isAtBlock() ? settings() : List.of();
    in.expectEnd("the game's declaration");
    return new Declaration.Game(title, settings, word.span());
  }

  private Declaration use() {
    in.next();
    in.expectWord("interface", "and its name after 'use'");
    Token first = in.expect(TokenKind.WORD, "the name of the interface");
    Span span = first.span();
    StringBuilder name = new StringBuilder(first.text());
    while (in.takeSign("-")) {
      Token part = in.expect(TokenKind.WORD, "the rest of the interface's name");
      name.append('-').append(part.text());
      span = span.to(part.span());
    }
    List<Setting> settings = in.isAtBlock() ? settings() : List.of();
    in.expectEnd("this declaration");
    return new Declaration.Use(name.toString(), settings, span);
  }

  private Declaration need() {
    in.next();
    Token kind = in.expect(TokenKind.WORD, "what kind of thing is needed");
    Optional<Token> name = in.isAt(TokenKind.WORD) ? Optional.of(in.next()) : Optional.empty();
    Token reason = in.expect(TokenKind.TEXT, "what it is needed for");
    in.expectEnd("this declaration");
    return new Declaration.Need(kind, name, reason);
  }

  private void constants(List<Declaration> declarations) {
    in.next();
    do {
      Token name = name("the constant's name");
      in.expectSign("=", "and the constant's value");
      declarations.add(new Declaration.Constant(name, expressions.expression()));
    } while (in.takeSign(","));
    in.expectEnd("this declaration");
  }

  private void numbered(List<Declaration> declarations) {
    Token kind = in.next();
    do {
      Token name = name("the name of the " + kind.text());
      Optional<Expression> size = Optional.empty();
      if (in.takeSign("[")) {
        size = Optional.of(expressions.expression());
        in.expectSign("]", "after the size");
      }
      Optional<Expression> number = number();
      List<Setting> settings = new ArrayList<>();
      if (in.isAt(TokenKind.TEXT)) {
        Token file = new Token(TokenKind.WORD, "file", 0, in.peek().span());
        settings.add(new Setting(file, List.of(expressions.quoted())));
      }
      if (in.isAtBlock()) {
        settings.addAll(settings());
      }
      declarations.add(new Declaration.Numbered(kind, name, size, number, settings));
    } while (in.takeSign(","));
    if (in.isAtSign("=")) {
      throw in.reportExpected("the end of this declaration", adviceInsteadOfValue(kind.text()));
    }
    in.expectEnd("this declaration");
  }

  /** Returns the advice about what to write instead of an equals sign. */
  private String adviceInsteadOfValue(String kind) {
    return switch (kind) {
      case "var", "bit" -> "its value at the start is 0; a script sets another";
      case "string" -> "a script sets its text";
      default -> "its number follows '@'";
    };
  }

  /** Reads the name in a declaration. Reports an error if the name is a reserved word. */
  private Token name(String expectation) {
    Token name = in.expect(TokenKind.WORD, expectation);
    if (RESERVED.contains(name.text())) {
      in.reportError(
          name.span(), "expected another name: '" + name.text() + "' is a word of the language");
    }
    return name;
  }

  private Optional<Expression> number() {
    return in.takeSign("@") ? Optional.of(expressions.primary()) : Optional.empty();
  }

  private Declaration settingsOnly() {
    Token word = in.next();
    List<Setting> settings = in.isAtBlock() ? settings() : List.of(setting(word));
    Optional<Expression> number = number();
    in.expectEnd("this declaration");
    return new Declaration.Settings(word, settings, number);
  }

  private List<Setting> settings() {
    in.expectBlock("before the settings");
    List<Setting> settings = new ArrayList<>();
    in.skipNewlines();
    while (!in.isAtSign("}")) {
      settings.add(setting(in.expect(TokenKind.WORD, "the name of a setting")));
      in.expectEnd("this setting");
      in.skipNewlines();
    }
    in.next();
    return settings;
  }

  /** Reads the values of a setting, separated by commas or blanks. */
  private Setting setting(Token name) {
    List<Expression> values = new ArrayList<>();
    if (in.isAtSign("=") || in.isAtSign(":")) {
      throw in.reportExpected("the value of " + name.text(), "leave the sign out");
    }
    if (in.takeSign("(")) {
      while (!in.isAtSign(")")) {
        values.add(expressions.expression());
        if (!in.takeSign(",")) {
          break;
        }
      }
      in.expectSign(")", "after the values");
    }
    while (!in.atEndOfStatement() && !(name.isWord(LANGUAGES) && in.isAtSign("@"))) {
      in.takeSign("@");
      values.add(expressions.expression());
      in.takeSign(",");
    }
    return new Setting(name, values);
  }

  private Declaration.Script script() {
    Token kind = in.next();
    boolean isFunction = kind.isWord("function");
    Token name = name("the name of the script");
    Optional<Expression> number = number();
    List<Token> parameters = parameters();
    if (number.isEmpty()) {
      number = number();
    }
    int valueReturns = statements.valueReturnCount();
    Statement.Block body =
        kind.isWord("dialogue")
            ? statements.dialogue(name.text())
            : statements.block("before the statements of " + name.text());
    boolean isAnswering = statements.valueReturnCount() > valueReturns;
    return new Declaration.Script(name, isFunction, isAnswering, parameters, number, body);
  }

  private Declaration test() {
    in.next();
    Token title = in.expect(TokenKind.TEXT, "the title of the test between double quotes");
    return new Declaration.Test(title, statements.block("before the statements of the test"));
  }

  private List<Token> parameters() {
    List<Token> parameters = new ArrayList<>();
    if (in.takeSign("(")) {
      while (!in.isAtSign(")")) {
        parameters.add(in.expect(TokenKind.WORD, "the name of a parameter"));
        if (!in.takeSign(",")) {
          break;
        }
      }
      in.expectSign(")", "after the parameters");
    }
    return parameters;
  }

  private Declaration.Room room() {
    in.next();
    Token name = name("the name of the room");
    Optional<Expression> number = number();
    in.expectBlock("before the contents of the room");
    RoomMembers members = new RoomMembers();
    in.skipNewlines();
    while (!in.isAtSign("}") && !in.isAt(TokenKind.END)) {
      try {
        readMember(members);
      } catch (SyntaxException e) {
        skipMember();
      }
      in.skipNewlines();
    }
    if (in.isAt(TokenKind.END)) {
      in.reportExpectedOnce("'}' to close the room " + name.text());
    } else {
      in.next();
    }
    return new Declaration.Room(
        name, number, members.settings, members.declarations, members.entry, members.exit);
  }

  /** The members of a room that have been read. */
  private static final class RoomMembers {
    private final List<Setting> settings = new ArrayList<>();
    private final List<Declaration> declarations = new ArrayList<>();
    private Optional<Statement.Block> entry = Optional.empty();
    private Optional<Statement.Block> exit = Optional.empty();
  }

  private void readMember(RoomMembers members) {
    Token word = in.peek();
    if (word.kind() != TokenKind.WORD) {
      throw in.reportExpected("something of the room: an object, a script, a setting");
    }
    switch (word.text()) {
      case "object" -> members.declarations.add(object());
      case "script", "function", "dialogue" -> members.declarations.add(script());
      case "var", "bit" -> numbered(members.declarations);
      case "const" -> constants(members.declarations);
      case "entry" -> members.entry = Optional.of(handler(members.entry));
      case "exit" -> members.exit = Optional.of(handler(members.exit));
      default -> {
        members.settings.add(setting(in.next()));
        in.expectEnd("this setting");
      }
    }
  }

  private Statement.Block handler(Optional<Statement.Block> previous) {
    Token word = in.next();
    if (previous.isPresent()) {
      in.reportError(word.span(), "expected only one '" + word.text() + "' in a room");
    }
    return statements.block("before the statements of " + word.text());
  }

  private void skipMember() {
    in.nesting(0);
    int depth = 0;
    while (!in.isAt(TokenKind.END)) {
      boolean memberFollows =
          in.isAt(TokenKind.NEWLINE) && ROOM_DECLARATIONS.contains(in.peek(1).text());
      if (depth == 0 && (in.isAtSign("}") || memberFollows)) {
        return;
      }
      depth += in.isAtSign("{") ? 1 : in.isAtSign("}") ? -1 : 0;
      if (startsDeclaration(in.next())) {
        return;
      }
    }
  }

  private Declaration object() {
    in.next();
    Token name = name("the name of the object");
    Optional<Expression> number = number();
    in.expectBlock("before the contents of the object");
    ObjectParts parts = new ObjectParts();
    in.skipNewlines();
    while (!in.isAtSign("}") && !in.isAt(TokenKind.END) && !endsObject()) {
      int braces = in.openBraces();
      try {
        readPart(parts);
      } catch (SyntaxException e) {
        skipPart(braces);
      }
      in.skipNewlines();
    }
    if (in.isAtSign("}")) {
      in.next();
    } else {
      in.reportExpectedOnce("'}' to close the object " + name.text());
    }
    return new Declaration.ObjectNode(name, number, parts.settings, parts.handlers, parts.code);
  }

  /** The parts of an object that have been read. */
  private static final class ObjectParts {
    private final List<Setting> settings = new ArrayList<>();
    private final List<Declaration.Handler> handlers = new ArrayList<>();
    private Optional<Statement.Assembly> code = Optional.empty();
  }

  private boolean endsObject() {
    boolean isPart = in.isAtWord("verb") || in.isAtWord("default");
    return !isPart && statements.seesDeclaration();
  }

  private void readPart(ObjectParts parts) {
    Token word = in.peek();
    if (word.isWord("verb")) {
      parts.handlers.add(verbs());
    } else if (word.isWord("default") && (in.isAtBlock(1) || in.peek(1).isSign("("))) {
      in.next();
      parts.handlers.add(
          new Declaration.Handler(List.of(), List.of(), parameters(), statements.block("here")));
    } else if (word.isWord("asm")) {
      parts.code = Optional.of(statements.assembly());
    } else {
      parts.settings.add(setting(in.expect(TokenKind.WORD, "a setting or 'verb'")));
      in.expectEnd("this setting");
    }
  }

  /** Skips to the end of an invalid part of an object, including its block. */
  private void skipPart(int braces) {
    in.nesting(0);
    while (!in.isAt(TokenKind.END) && (in.openBraces() > braces || !in.atEndOfStatement())) {
      in.next();
    }
  }

  private Declaration.Handler verbs() {
    in.next();
    List<Expression> verbs = new ArrayList<>();
    do {
      verbs.add(in.isAt(TokenKind.NUMBER) ? expressions.primary() : expressions.name());
    } while (in.takeSign(","));
    List<Expression> partners = new ArrayList<>();
    if (in.takeWord("with")) {
      do {
        partners.add(expressions.name());
      } while (in.takeSign(","));
    }
    return new Declaration.Handler(
        verbs, partners, parameters(), statements.block("before the statements of the verb"));
  }
}
