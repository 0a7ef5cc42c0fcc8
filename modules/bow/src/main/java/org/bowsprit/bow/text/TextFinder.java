package org.bowsprit.bow.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.Lexer;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;

/**
 * Finds the texts of a source that players read: spoken lines, names, choices and verbs. Names of
 * files and the title of the game are not included.
 */
public final class TextFinder {

  /** Statements and settings whose texts players read. */
  private static final Set<String> TEXT_WORDS = Set.of("say", "text", "name");

  /**
   * The name of the block of a test, whose texts only the author reads. No other block can have
   * this name.
   */
  private static final String TEST_BLOCK = "test {";

  /** The calls whose texts are file names. */
  private static final Set<String> FILE_CALLS = Set.of("loadString", "saveString");

  private final SourceText source;
  private final List<Token> tokens;
  private final Deque<String> enclosingBlocks = new ArrayDeque<>();
  private final Deque<String> calls = new ArrayDeque<>();
  private final List<TextOccurrence> texts = new ArrayList<>();
  private final List<String> languages = new ArrayList<>();
  private int statementStart;

  private TextFinder(SourceText source) {
    this.source = source;
    tokens = Lexer.tokens(new Source(source.path(), source.text()), new Diagnostics());
  }

  /** Returns the texts of a source in their order. */
  public static List<TextOccurrence> find(SourceText source) {
    TextFinder finder = new TextFinder(source);
    finder.run();
    return finder.texts;
  }

  /**
   * Returns a source with replaced texts. All other code stays in the same line.
   *
   * @param versions the function that returns the new versions of a text, as written between the
   *     quotes
   */
  public static SourceText replaceTexts(
      SourceText source, Function<TextOccurrence, List<String>> versions) {
    StringBuilder text = new StringBuilder();
    int copiedTo = 0;
    for (TextOccurrence occurrence : find(source)) {
      List<String> newVersions = versions.apply(occurrence);
      if (!newVersions.equals(occurrence.versions())) {
        int start = start(source.text(), occurrence);
        text.append(source.text(), copiedTo, start);
        text.append(sourceText(newVersions, source.text().substring(start, occurrence.end())));
        copiedTo = occurrence.end();
      }
    }
    return new SourceText(source.path(), text.append(source.text().substring(copiedTo)).toString());
  }

  /**
   * Returns the versions of a text as a source contains them. Only after a {@code |} can a line end
   * without ending the statement.
   */
  private static String sourceText(List<String> versions, String before) {
    StringBuilder text = new StringBuilder('"' + versions.get(0) + '"');
    String lines = "\n".repeat((int) before.chars().filter(each -> each == '\n').count());
    for (String version : versions.subList(1, versions.size())) {
      text.append(" |").append(lines).append(" \"").append(version).append('"');
      lines = "";
    }
    return text.toString();
  }

  /**
   * Returns the offset of the first quote of a text's first version. The search goes backwards from
   * the end of the text, because the number of spaces can vary.
   */
  private static int start(String source, TextOccurrence occurrence) {
    int offset = occurrence.end();
    for (int i = occurrence.versions().size() - 1; i >= 0; i--) {
      String quoted = '"' + occurrence.versions().get(i) + '"';
      offset = source.lastIndexOf(quoted, offset - quoted.length());
    }
    return offset;
  }

  /** Returns the languages that a source declares, in their order; empty if it declares none. */
  public static List<String> languages(SourceText source) {
    TextFinder finder = new TextFinder(source);
    finder.run();
    return finder.languages;
  }

  private void run() {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.kind() == TokenKind.NEWLINE || token.isSign("->")) {
        statementStart = i + 1;
      } else if (token.isSign("{")) {
        enclosingBlocks.addLast(blockName(i));
        statementStart = i + 1;
      } else if (token.isSign("}")) {
        enclosingBlocks.pollLast();
        statementStart = i + 1;
      } else if (token.isSign("(")) {
        calls.push(i > 0 ? tokens.get(i - 1).text() : "");
      } else if (token.isSign(")")) {
        calls.poll();
      } else if (token.isWord("languages") && i == statementStart) {
        readLanguages(i + 1);
      } else if (token.kind() == TokenKind.TEXT) {
        i = readText(i);
      }
    }
  }

  private void readLanguages(int first) {
    for (int i = first; tokens.get(i).kind() == TokenKind.WORD; i++) {
      languages.add(tokens.get(i).text());
      if (tokens.get(i + 1).isSign(",")) {
        i++;
      }
    }
  }

  /** Returns the name of the block that a brace opens: a room, object, script or verb. */
  private String blockName(int brace) {
    if (statementStart >= brace) {
      return "";
    }
    String kind = tokens.get(statementStart).text();
    boolean isNamed =
        statementStart + 1 < brace && tokens.get(statementStart + 1).kind() == TokenKind.WORD;
    if (kind.equals("verb") && enclosingBlocks.isEmpty() && isNamed) {
      return TextOccurrence.VERB_PREFIX + tokens.get(statementStart + 1).text();
    }
    return switch (kind) {
      case "room", "object", "script", "function", "dialogue", "verb", "actor" ->
          isNamed ? tokens.get(statementStart + 1).text() : kind;
      case "entry", "exit", "default" -> kind;
      case "test" -> TEST_BLOCK;
      default -> "";
    };
  }

  private int readText(int index) {
    int last = index;
    List<String> versions = new ArrayList<>(List.of(tokens.get(index).text()));
    while (tokens.get(last + 1).isSign("|") && tokens.get(last + 2).kind() == TokenKind.TEXT) {
      last += 2;
      versions.add(tokens.get(last).text());
    }
    if (!enclosingBlocks.contains(TEST_BLOCK)
        && isReadByPlayers(index)
        && !versions.get(0).isEmpty()) {
      Token first = tokens.get(index);
      texts.add(
          new TextOccurrence(
              source.path(),
              first.span().position().line(),
              tokens.get(last).span().end(),
              path(),
              speaker(),
              versions));
    }
    return last;
  }

  private boolean isReadByPlayers(int index) {
    if (!calls.isEmpty()) {
      return !FILE_CALLS.contains(calls.peek());
    }
    Token first = tokens.get(statementStart);
    return statementStart == index
        || isSpokenLine()
        || (first.kind() == TokenKind.WORD && TEXT_WORDS.contains(first.text()))
        || tokens.get(index - 1).isSign("=");
  }

  /** Returns whether the statement is a spoken line such as {@code keeper: "Yes?"}. */
  private boolean isSpokenLine() {
    return tokens.get(statementStart).kind() == TokenKind.WORD
        && tokens.get(statementStart + 1).isSign(":");
  }

  private String speaker() {
    Token first = tokens.get(statementStart);
    if (isSpokenLine()) {
      return first.text();
    }
    return first.isWord("say") ? tokens.get(statementStart + 1).text() : "";
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    for (Iterator<String> each = enclosingBlocks.iterator(); each.hasNext(); ) {
      String part = each.next();
      if (!part.isEmpty()) {
        path.append(path.length() == 0 ? "" : "/").append(part);
      }
    }
    return path.toString();
  }
}
