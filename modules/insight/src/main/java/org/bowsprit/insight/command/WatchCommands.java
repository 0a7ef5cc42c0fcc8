package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.insight.source.Expressions.Expression;

/**
 * The commands {@code eval}, {@code watch} and {@code unwatch}. Expressions are evaluated in the
 * selected frame.
 */
public final class WatchCommands {

  private final Evaluator evaluator;
  private final StackCommands stack;
  private final Texts texts;
  private final Map<String, Expression> expressions = new LinkedHashMap<>();

  /**
   * Creates the commands.
   *
   * @param stack the commands that select the frame
   * @param texts the texts of the answers
   */
  public WatchCommands(Evaluator evaluator, StackCommands stack, Texts texts) {
    this.evaluator = evaluator;
    this.stack = stack;
    this.texts = texts;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("eval EXPRESSION", stack::variableNames, this::evaluate),
        Command.of("watch [EXPRESSION]", stack::variableNames, this::watch),
        Command.of("unwatch [N]", this::unwatch));
  }

  private List<String> evaluate(Arguments arguments) {
    return List.of(line(expressionText(arguments), evaluator.parse(expressionText(arguments))));
  }

  private static String expressionText(Arguments arguments) {
    arguments.word(0);
    return String.join(" ", arguments.words());
  }

  private String line(String text, Expression expression) {
    return text + " = " + evaluator.value(expression, stack.frame());
  }

  private List<String> watch(Arguments arguments) {
    if (arguments.count() > 0) {
      String text = expressionText(arguments);
      expressions.put(text, evaluator.parse(text));
    }
    return expressions.isEmpty() ? List.of(texts.of("console.no-watches")) : watchLines();
  }

  private List<String> unwatch(Arguments arguments) {
    if (arguments.count() == 0) {
      expressions.clear();
    } else {
      int number = arguments.number(0, 1, expressions.size(), "watch");
      expressions.remove(List.copyOf(expressions.keySet()).get(number - 1));
    }
    return watchLines();
  }

  private List<String> watchLines() {
    List<String> lines = new ArrayList<>();
    expressions.forEach(
        (text, expression) -> lines.add((lines.size() + 1) + ": " + valueText(text)));
    return lines;
  }

  /**
   * Returns the value of an expression, or the reason why it has no value in the selected frame.
   */
  private String valueText(String text) {
    try {
      return line(text, expressions.get(text));
    } catch (ConsoleException e) {
      return text + ": " + e.sentence(texts);
    }
  }

  /** Returns the watched expressions with their values below a heading; empty if there are none. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!expressions.isEmpty()) {
      lines.add(texts.of("drawer.watches"));
      lines.addAll(watchLines());
    }
    return lines;
  }

  /** Returns the command that removes the expression of a line; empty for other lines. */
  public String command(String line) {
    return line.matches("\\d+: .*") ? "unwatch " + line.substring(0, line.indexOf(':')) : "";
  }
}
