package org.bowsprit.kit.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The non-empty lines of a text, split into words at blanks. The character {@code #} begins a
 * comment.
 *
 * @param lines the lines that have at least one word
 */
public record TextLines(List<List<Word>> lines) {

  private static final String SIGNS = ",()=";

  public TextLines {
    lines = List.copyOf(lines);
  }

  /** Splits a text into lines and words. Never fails. */
  public static TextLines of(String text) {
    List<List<Word>> lines = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      List<Word> words = words(line, number);
      if (!words.isEmpty()) {
        lines.add(words);
      }
    }
    return new TextLines(lines);
  }

  /**
   * Reads line by line. A line with an error is reported and skipped.
   *
   * @param statement reads one line to its end
   * @return the problems in the order of the lines
   */
  public List<TextProblem> read(Consumer<LineReader> statement) {
    List<TextProblem> problems = new ArrayList<>();
    for (List<Word> line : lines) {
      LineReader reader = new LineReader(line);
      try {
        statement.accept(reader);
        reader.expectEnd();
      } catch (TextProblem problem) {
        problems.add(problem);
      }
    }
    return problems;
  }

  private static List<Word> words(String line, int number) {
    List<Word> words = new ArrayList<>();
    int start = -1;
    for (int i = 0; i <= line.length(); i++) {
      char character = i < line.length() ? line.charAt(i) : '#';
      boolean isSign = SIGNS.indexOf(character) >= 0;
      if (isSign || character == '#' || Character.isWhitespace(character)) {
        if (start >= 0) {
          words.add(new Word(line.substring(start, i), number, start + 1));
          start = -1;
        }
        if (isSign) {
          words.add(new Word(String.valueOf(character), number, i + 1));
        }
        if (character == '#') {
          break;
        }
      } else if (start < 0) {
        start = i;
      }
    }
    return words;
  }
}
