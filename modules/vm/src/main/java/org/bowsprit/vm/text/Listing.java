package org.bowsprit.vm.text;

import java.util.List;
import java.util.Locale;

/**
 * A script as text.
 *
 * @param name what is listed: {@code global:5}, {@code local:33:200}, {@code object:33:357}
 * @param verbs the verb table of object code: {@code verb 8 = L0015}; empty for others
 * @param lines the statements in order
 * @param problems what is odd: bytes that are no instruction, jumps into the middle of one
 */
public record Listing(String name, List<String> verbs, List<Line> lines, List<Problem> problems) {

  static final String SCRIPT = "script ";
  static final String END = "end";
  static final String DATA = "data";
  static final String VERB = "verb ";

  /** Takes immutable copies. */
  public Listing {
    verbs = List.copyOf(verbs);
    lines = List.copyOf(lines);
    problems = List.copyOf(problems);
  }

  /**
   * A statement.
   *
   * @param at offset of its first byte from the code base
   * @param isTarget whether something jumps here
   * @param depth how many conditions it stands under
   * @param text the statement, or {@code data} and hex bytes that are no instruction
   */
  public record Line(int at, boolean isTarget, int depth, String text) {

    /** Returns the line with its offset, indented, without label. */
    public String shown() {
      return String.format(Locale.ROOT, "[%04X]  %s%s", at, "  ".repeat(depth), text);
    }
  }

  /**
   * Something odd.
   *
   * @param at offset from the code base
   * @param text what it is, as a phrase
   */
  public record Problem(int at, String text) {}

  /** Returns the text that the {@link Assembler} turns back into the same bytes. */
  public String text() {
    StringBuilder text = new StringBuilder(SCRIPT).append(name).append('\n');
    for (String verb : verbs) {
      text.append(verb).append('\n');
    }
    for (Line line : lines) {
      if (line.isTarget()) {
        text.append(Label.at(line.at())).append(":\n");
      }
      text.append(line.shown()).append('\n');
    }
    return text.append(END).append('\n').toString();
  }
}
