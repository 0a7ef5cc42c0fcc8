package org.bowsprit.vm.symbol;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.format.game.SymbolHeading;

/**
 * Converts symbols to and from the text of a symbol file (version 1, {@code docs/formats.md}).
 *
 * @param digest identifies the game
 * @param symbols the names
 */
public record SymbolText(GameDigest digest, Symbols symbols) {

  private static final String END = "end";
  private static final String LANGUAGES = "languages";
  private static final String STATES = "states";
  private static final String CODE = "code";
  private static final String LINES = "lines";
  private static final String LOCAL = "local";
  private static final String DIGEST = "[0-9a-f]{64}";
  private static final int MAX_NUMBER = 0xFFFF;

  /**
   * Thrown if a text is not a symbol file. The message contains the number of the line and the
   * expected content.
   */
  public static final class MalformedSymbolFileException extends Exception {
    private static final long serialVersionUID = 1L;

    MalformedSymbolFileException(int line, String expected) {
      super("line " + line + ": expected " + expected);
    }
  }

  /** Returns the text. The same symbols always give the same text. */
  public String write() {
    StringBuilder text = new StringBuilder(SymbolHeading.FIRST_LINE).append('\n');
    text.append("index ").append(digest.index()).append('\n');
    text.append("data ").append(digest.data()).append('\n');
    if (!symbols.title().isEmpty()) {
      text.append(SymbolHeading.TITLE_PREFIX).append(symbols.title()).append('\n');
    }
    if (!symbols.languages().isEmpty()) {
      text.append(LANGUAGES).append(' ').append(String.join(" ", symbols.languages())).append('\n');
    }
    for (Symbol each : symbols.all()) {
      text.append(each.type().word()).append(' ').append(each.number());
      text.append(' ').append(each.type() == SymbolType.SCRIPT ? each.room() : each.size());
      text.append(' ').append(each.name()).append('\n');
    }
    symbols.states().forEach(each -> write(each, text));
    symbols.code().forEach(each -> write(each, text));
    return text.append(END).append('\n').toString();
  }

  private static void write(ObjectStates states, StringBuilder text) {
    text.append(STATES).append(' ').append(states.object());
    states
        .names()
        .forEach((state, name) -> text.append(' ').append(state).append('=').append(name));
    text.append('\n');
  }

  private static void write(CodeSymbols code, StringBuilder text) {
    text.append(CODE).append(' ').append(code.code()).append(' ').append(code.file()).append('\n');
    if (!code.lines().isEmpty()) {
      text.append(LINES);
      code.lines()
          .forEach(each -> text.append(' ').append(each.offset()).append('=').append(each.line()));
      text.append('\n');
    }
    for (CodeSymbols.Local each : code.locals()) {
      text.append(LOCAL).append(' ').append(each.slot()).append(' ').append(each.size());
      text.append(' ').append(each.firstOffset()).append(' ').append(each.endOffset());
      text.append(' ').append(each.name()).append('\n');
    }
  }

  /**
   * Parses a text.
   *
   * @throws MalformedSymbolFileException if it is not a complete symbol file of this version
   */
  public static SymbolText read(String text) throws MalformedSymbolFileException {
    return new Reader(text).read();
  }

  /** Parses the text line by line. */
  private static final class Reader {

    private final String[] lines;
    private final List<String> languages = new ArrayList<>();
    private final List<Symbol> symbols = new ArrayList<>();
    private final List<ObjectStates> states = new ArrayList<>();
    private final List<CodeSymbols> codes = new ArrayList<>();
    private int next;

    Reader(String text) {
      lines = text.split("\n", -1);
    }

    SymbolText read() throws MalformedSymbolFileException {
      if (!line().equals(SymbolHeading.FIRST_LINE)) {
        throw expected("'" + SymbolHeading.FIRST_LINE + "'");
      }
      GameDigest digest = new GameDigest(digest("index"), digest("data"));
      String line = line();
      String title = "";
      if (line.startsWith(SymbolHeading.TITLE_PREFIX)) {
        title = line.substring(SymbolHeading.TITLE_PREFIX.length());
        line = line();
      }
      while (!line.equals(END)) {
        entry(line);
        line = line();
      }
      return new SymbolText(digest, new Symbols(title, languages, symbols, states, codes));
    }

    private MalformedSymbolFileException expected(String expectation) {
      return new MalformedSymbolFileException(Math.max(1, next), expectation);
    }

    private String line() throws MalformedSymbolFileException {
      if (next >= lines.length) {
        throw expected("'" + END + "', found the end of the file");
      }
      return lines[next++];
    }

    private String digest(String word) throws MalformedSymbolFileException {
      String[] words = words(line(), 2);
      if (!words[0].equals(word) || !words[1].matches(DIGEST)) {
        throw expected("'" + word + "' and 64 hex digits");
      }
      return words[1];
    }

    private String[] words(String line, int count) throws MalformedSymbolFileException {
      String[] words = line.split(" ", count);
      if (words.length != count || words[count - 1].isEmpty()) {
        throw expected(count + " words");
      }
      return words;
    }

    private int number(String word) throws MalformedSymbolFileException {
      if (!word.matches("\\d{1,6}") || Integer.parseInt(word) > MAX_NUMBER) {
        throw expected("a number up to " + MAX_NUMBER + ", not '" + word + "'");
      }
      return Integer.parseInt(word);
    }

    private void entry(String line) throws MalformedSymbolFileException {
      if (line.startsWith(CODE + " ")) {
        code(line);
        return;
      }
      if (line.startsWith(STATES + " ")) {
        states(line);
        return;
      }
      if (line.startsWith(LANGUAGES + " ")) {
        languages(line.substring(LANGUAGES.length() + 1));
        return;
      }
      String[] words = words(line, 4);
      SymbolType type =
          SymbolType.of(words[0])
              .orElseThrow(() -> expected("a type such as room, not '" + words[0] + "'"));
      int number = number(words[1]);
      int third = number(words[2]);
      boolean isScript = type == SymbolType.SCRIPT;
      symbols.add(
          new Symbol(
              type, isScript ? third : 0, number, isScript ? 1 : Math.max(1, third), words[3]));
    }

    private void languages(String names) throws MalformedSymbolFileException {
      for (String name : names.split(" ", -1)) {
        if (name.isEmpty()) {
          throw expected("the names of languages with one space between them");
        }
        languages.add(name);
      }
    }

    private void states(String line) throws MalformedSymbolFileException {
      String[] words = words(line, 3);
      SortedMap<Integer, String> names = new TreeMap<>();
      for (String pair : words[2].split(" ", -1)) {
        String[] parts = pair.split("=", 2);
        if (parts.length < 2 || parts[1].isEmpty()) {
          throw expected("a state such as 2=open, not '" + pair + "'");
        }
        names.put(number(parts[0]), parts[1]);
      }
      states.add(new ObjectStates(number(words[1]), names));
    }

    private void code(String line) throws MalformedSymbolFileException {
      String[] words = words(line, 3);
      CodeName code =
          CodeName.parse(words[1])
              .orElseThrow(() -> expected("a script such as global:5, not '" + words[1] + "'"));
      List<CodeSymbols.Line> lineStarts = new ArrayList<>();
      List<CodeSymbols.Local> locals = new ArrayList<>();
      while (next < lines.length && isPart(lines[next])) {
        part(line(), lineStarts, locals);
      }
      codes.add(new CodeSymbols(code, words[2], lineStarts, locals));
    }

    private static boolean isPart(String line) {
      return line.startsWith(LINES + " ") || line.startsWith(LOCAL + " ");
    }

    private void part(
        String line, List<CodeSymbols.Line> lineStarts, List<CodeSymbols.Local> locals)
        throws MalformedSymbolFileException {
      if (line.startsWith(LOCAL + " ")) {
        String[] words = words(line, 6);
        locals.add(
            new CodeSymbols.Local(
                number(words[1]), number(words[2]), number(words[3]), number(words[4]), words[5]));
        return;
      }
      for (String pair : line.substring(LINES.length() + 1).split(" ", -1)) {
        int equalsIndex = Math.max(0, pair.indexOf('='));
        lineStarts.add(
            new CodeSymbols.Line(
                number(pair.substring(0, equalsIndex)),
                number(pair.substring(Math.min(pair.length(), equalsIndex + 1)))));
      }
    }
  }
}
