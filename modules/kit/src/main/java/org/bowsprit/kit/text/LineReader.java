package org.bowsprit.kit.text;

import java.util.List;
import java.util.Locale;
import org.bowsprit.format.room.BoxRecord;

/** Reads the words of one line from left to right. */
public final class LineReader {

  private final List<Word> words;
  private int nextIndex;

  /** Creates a reader at the first word. */
  LineReader(List<Word> words) {
    this.words = words;
  }

  /** Returns whether all words have been read. */
  public boolean isAtEnd() {
    return nextIndex == words.size();
  }

  /** Returns the number of the line, from 1. */
  public int line() {
    return words.get(0).line();
  }

  /** Returns the most recently read word. */
  public Word last() {
    return words.get(Math.max(0, nextIndex - 1));
  }

  /** Returns whether the next word is {@code text}. Does not read the word. */
  public boolean isNext(String text) {
    return !isAtEnd() && words.get(nextIndex).text().equals(text);
  }

  /** Reads the next word if it is {@code text}. Returns whether the word was read. */
  public boolean readIf(String text) {
    if (isNext(text)) {
      nextIndex++;
      return true;
    }
    return false;
  }

  /** Reads the next word, which must be {@code text}. */
  public void expect(String text) {
    expect(text, "");
  }

  /**
   * Reads a word.
   *
   * @param text the word
   * @param where the part of a message that follows the word, such as {@code " after the size"}
   */
  public void expect(String text, String where) {
    if (!readIf(text)) {
      throw expected("'" + text + "'" + where);
    }
  }

  /**
   * Reads the next word.
   *
   * @param valueName the description of the expected word for the message, such as "the name of a
   *     limb"
   */
  public Word readWord(String valueName) {
    if (isAtEnd()) {
      throw expected(valueName);
    }
    return words.get(nextIndex++);
  }

  /** Reads a decimal number, or a hexadecimal number that begins with {@code 0x}. */
  public int readNumber(int min, int max, String valueName) {
    Word word = readWord(valueName + ", " + min + " to " + max);
    int value = parse(word, valueName);
    if (value < min || value > max) {
      throw word.problem("expected " + valueName + ", " + min + " to " + max);
    }
    return value;
  }

  /** Returns whether the next word looks like a number. */
  public boolean isNumberNext() {
    return !isAtEnd() && words.get(nextIndex).text().matches("-?[0-9].*");
  }

  /** Reads a size such as {@code 24x40}, that is, two numbers from 1 to {@code max}. */
  public int[] readSize(int max, String valueName) {
    Word word = readWord(valueName);
    String[] sides = word.text().toLowerCase(Locale.ROOT).split("x", 2);
    if (sides.length < 2) {
      throw word.problem("expected " + valueName + ", such as 24x40");
    }
    int[] size = {parse(part(word, sides[0]), valueName), parse(part(word, sides[1]), valueName)};
    for (int side : size) {
      if (side < 0 || side > max) {
        throw word.problem("expected " + valueName + " of at most " + max + " a side");
      }
    }
    return size;
  }

  /** Reads a pair such as {@code -12,39} of 16-bit numbers. */
  public BoxRecord.Corner readPair(String valueName) {
    int x = readNumber(Short.MIN_VALUE, Short.MAX_VALUE, valueName);
    expect(",");
    return new BoxRecord.Corner(x, readNumber(Short.MIN_VALUE, Short.MAX_VALUE, valueName));
  }

  /** Throws a problem unless all words have been read. */
  public void expectEnd() {
    if (!isAtEnd()) {
      throw words.get(nextIndex).problem("expected the end of the line");
    }
  }

  /** Returns a problem at the next word, whose message says that {@code what} was expected. */
  public TextProblem expected(String what) {
    if (!isAtEnd()) {
      return words.get(nextIndex).problem("expected " + what);
    }
    Word last = words.get(words.size() - 1);
    return new TextProblem(
        last.line(), last.column() + last.text().length(), 1, "expected " + what);
  }

  private static Word part(Word word, String text) {
    return new Word(text, word.line(), word.column());
  }

  private static int parse(Word word, String what) {
    try {
      return Integer.decode(word.text().replaceFirst("^(-?)0+(?=[0-9])", "$1"));
    } catch (NumberFormatException e) {
      throw word.problem("expected " + what + ", a number");
    }
  }
}
