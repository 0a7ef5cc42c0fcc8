package org.bowsprit.vm.text;

import java.util.List;
import java.util.Locale;

/**
 * A script as text.
 *
 * @param name the name of the script, such as {@code global:5}, {@code local:33:200} or {@code
 *     object:33:357}
 * @param verbs the verb table of object code, with lines such as {@code verb 8 = L0015}; empty for
 *     other code
 * @param lines the statements in order
 * @param problems the irregularities: bytes that are not an instruction, jumps into the middle of
 *     an instruction
 */
public record Listing(String name, List<String> verbs, List<Line> lines, List<Problem> problems) {

  static final String SCRIPT_PREFIX = "script ";
  static final String END = "end";
  static final String DATA = "data";
  static final String VERB_PREFIX = "verb ";

  /** Makes immutable copies of the lists. */
  public Listing {
    verbs = List.copyOf(verbs);
    lines = List.copyOf(lines);
    problems = List.copyOf(problems);
  }

  /**
   * A statement.
   *
   * @param at the offset of the statement's first byte from the code base
   * @param isTarget true if the statement is a jump target
   * @param depth the number of conditions around the statement
   * @param text the statement, or {@code data} and hex bytes that are not an instruction
   */
  public record Line(int at, boolean isTarget, int depth, String text) {

    /** Returns the line with its offset and indentation, without a label. */
    public String formatted() {
      return String.format(Locale.ROOT, "[%04X]  %s%s", at, "  ".repeat(depth), text);
    }
  }

  /**
   * An irregularity.
   *
   * @param at offset from the code base
   * @param text the description, as a phrase
   */
  public record Problem(int at, String text) {}

  /** Returns the text, which the {@link Assembler} converts to the original bytes. */
  public String text() {
    StringBuilder text = new StringBuilder(SCRIPT_PREFIX).append(name).append('\n');
    for (String verb : verbs) {
      text.append(verb).append('\n');
    }
    for (Line line : lines) {
      if (line.isTarget()) {
        text.append(Label.at(line.at())).append(":\n");
      }
      text.append(line.formatted()).append('\n');
    }
    return text.append(END).append('\n').toString();
  }
}
