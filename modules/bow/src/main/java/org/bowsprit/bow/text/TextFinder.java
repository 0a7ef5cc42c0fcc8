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
  private static final Set<String> READ = Set.of("say", "text", "name");

  /**
   * The name of the block of a test, whose texts only the author reads. No other block can have
   * this name.
   */
  private static final String TEST = "test {";

  /** The calls whose texts are file names. */
  private static final Set<String> FILES = Set.of("loadString", "saveString");

  private final SourceText source;
  private final List<Token> tokens;
  private final Deque<String> within = new ArrayDeque<>();
  private final Deque<String> calls = new ArrayDeque<>();
  private final List<TextPlace> places = new ArrayList<>();
  private final List<String> languages = new ArrayList<>();
  private int statement;

  private TextFinder(SourceText source) {
    this.source = source;
    tokens = Lexer.tokens(new Source(source.path(), source.text()), new Diagnostics());
  }

  /** Returns the texts of a source in their order. */
  public static List<TextPlace> find(SourceText source) {
    TextFinder finder = new TextFinder(source);
    finder.run();
    return finder.places;
  }

  /**
   * Returns a source with replaced texts. All other code stays in its line.
   *
   * @param versions the function that returns the new versions of a text, as written between the
   *     quotes
   */
  public static SourceText with(SourceText source, Function<TextPlace, List<String>> versions) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    for (TextPlace place : find(source)) {
      List<String> now = versions.apply(place);
      if (!now.equals(place.versions())) {
        int start = start(source.text(), place);
        text.append(source.text(), from, start);
        text.append(written(now, source.text().substring(start, place.end())));
        from = place.end();
      }
    }
    return new SourceText(source.path(), text.append(source.text().substring(from)).toString());
  }

  /**
   * Returns the versions of a text as a source contains them. Only after a {@code |} can a line end
   * without ending the statement.
   */
  private static String written(List<String> versions, String before) {
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
  private static int start(String source, TextPlace place) {
    int at = place.end();
    for (int i = place.versions().size() - 1; i >= 0; i--) {
      String quoted = '"' + place.versions().get(i) + '"';
      at = source.lastIndexOf(quoted, at - quoted.length());
    }
    return at;
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
        statement = i + 1;
      } else if (token.isSign("{")) {
        within.addLast(opened(i));
        statement = i + 1;
      } else if (token.isSign("}")) {
        within.pollLast();
        statement = i + 1;
      } else if (token.isSign("(")) {
        calls.push(i > 0 ? tokens.get(i - 1).text() : "");
      } else if (token.isSign(")")) {
        calls.poll();
      } else if (token.isWord("languages") && i == statement) {
        readLanguages(i + 1);
      } else if (token.kind() == TokenKind.TEXT) {
        i = text(i);
      }
    }
  }

  private void readLanguages(int from) {
    for (int i = from; tokens.get(i).kind() == TokenKind.WORD; i++) {
      languages.add(tokens.get(i).text());
      if (tokens.get(i + 1).isSign(",")) {
        i++;
      }
    }
  }

  /** Returns the name of the block that a brace opens: a room, object, script or verb. */
  private String opened(int brace) {
    if (statement >= brace) {
      return "";
    }
    String kind = tokens.get(statement).text();
    boolean isNamed = statement + 1 < brace && tokens.get(statement + 1).kind() == TokenKind.WORD;
    if (kind.equals("verb") && within.isEmpty() && isNamed) {
      return TextPlace.VERB + tokens.get(statement + 1).text();
    }
    return switch (kind) {
      case "room", "object", "script", "function", "dialogue", "verb", "actor" ->
          isNamed ? tokens.get(statement + 1).text() : kind;
      case "entry", "exit", "default" -> kind;
      case "test" -> TEST;
      default -> "";
    };
  }

  private int text(int at) {
    int last = at;
    List<String> versions = new ArrayList<>(List.of(tokens.get(at).text()));
    while (tokens.get(last + 1).isSign("|") && tokens.get(last + 2).kind() == TokenKind.TEXT) {
      last += 2;
      versions.add(tokens.get(last).text());
    }
    if (!within.contains(TEST) && isRead(at) && !versions.get(0).isEmpty()) {
      Token first = tokens.get(at);
      places.add(
          new TextPlace(
              source.path(),
              first.span().position().line(),
              tokens.get(last).span().end(),
              path(),
              speaker(),
              versions));
    }
    return last;
  }

  private boolean isRead(int at) {
    if (!calls.isEmpty()) {
      return !FILES.contains(calls.peek());
    }
    Token first = tokens.get(statement);
    return statement == at
        || isLine()
        || (first.kind() == TokenKind.WORD && READ.contains(first.text()))
        || tokens.get(at - 1).isSign("=");
  }

  /** Returns whether the statement is a spoken line such as {@code keeper: "Yes?"}. */
  private boolean isLine() {
    return tokens.get(statement).kind() == TokenKind.WORD && tokens.get(statement + 1).isSign(":");
  }

  private String speaker() {
    Token first = tokens.get(statement);
    if (isLine()) {
      return first.text();
    }
    return first.isWord("say") ? tokens.get(statement + 1).text() : "";
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    for (Iterator<String> each = within.iterator(); each.hasNext(); ) {
      String part = each.next();
      if (!part.isEmpty()) {
        path.append(path.length() == 0 ? "" : "/").append(part);
      }
    }
    return path.toString();
  }
}
