package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.insight.source.Expressions.Expression;
import org.bowsprit.insight.stepper.Condition;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.debug.Resume;
import org.bowsprit.vm.debug.StatementStep;
import org.bowsprit.vm.symbol.SymbolType;

/** The commands {@code continue} and {@code back}, and the commands for steps and breakpoints. */
public final class StepCommands {

  private static final List<String> BREAKPOINT_KINDS = List.of("at", "op", "read", "write", "room");

  private static final String IF_WORD = "if";

  private final Stepper stepper;
  private final Runnable focusReleaser;
  private final SourceNames names;
  private final BreakpointFinder breakpointFinder;
  private final Evaluator evaluator;
  private final Texts texts;

  /**
   * Creates commands for a stepper.
   *
   * @param stepper the stepper, which stops the game
   * @param focusReleaser returns the keyboard to the game
   * @param names the names in the sources
   * @param evaluator the evaluator of the breakpoints' conditions
   * @param texts the texts of the program
   */
  public StepCommands(
      Stepper stepper,
      Runnable focusReleaser,
      SourceNames names,
      Evaluator evaluator,
      Texts texts) {
    this.stepper = stepper;
    this.focusReleaser = focusReleaser;
    this.names = names;
    this.breakpointFinder = new BreakpointFinder(names);
    this.evaluator = evaluator;
    this.texts = texts;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("continue", this::resume),
        Command.of("stop", arguments -> step(Resume.STEP)),
        Command.of("step", arguments -> step(Resume.STEP)),
        Command.of("over", arguments -> step(Resume.STEP_OVER)),
        Command.of("tick", arguments -> step(Resume.STEP_TICK)),
        Command.of("next", arguments -> step(StatementStep.Kind.OVER)),
        Command.of("in", arguments -> step(StatementStep.Kind.INTO)),
        Command.of("out", arguments -> step(StatementStep.Kind.OUT)),
        Command.of("back", arguments -> back()),
        Command.of("break [WHERE] [if EXPRESSION]", this::completions, this::breakpoint),
        Command.of("delete [N | WHERE]", this::delete));
  }

  private List<String> resume(Arguments arguments) {
    stepper.resume(Resume.CONTINUE);
    focusReleaser.run();
    return List.of();
  }

  private List<String> step(Resume resume) {
    stepper.resume(resume);
    return List.of();
  }

  private List<String> step(StatementStep.Kind kind) {
    stepper.step(kind);
    return List.of();
  }

  private List<String> back() {
    return stepper.stepBack() ? List.of() : List.of(texts.of("console.no-past"));
  }

  private List<String> breakpoint(Arguments arguments) {
    if (arguments.count() > 0) {
      int ifIndex = arguments.words().indexOf(IF_WORD);
      Condition condition = ifIndex < 0 ? Condition.ALWAYS : condition(arguments, ifIndex);
      Arguments where =
          ifIndex < 0
              ? arguments
              : new Arguments(arguments.usage(), firstWords(arguments, ifIndex));
      parse(where).forEach(each -> stepper.add(each, condition));
    }
    return breakpoints();
  }

  private static List<String> firstWords(Arguments arguments, int count) {
    return arguments.words().subList(0, count);
  }

  private Condition condition(Arguments arguments, int ifIndex) {
    arguments.word(ifIndex + 1);
    String text = String.join(" ", arguments.words().subList(ifIndex + 1, arguments.count()));
    Expression expression = evaluator.parse(text);
    return new Condition(text, () -> isTrue(expression));
  }

  /**
   * Returns whether a condition is true. A condition that cannot be evaluated counts as true, so
   * that the game stops and the author can correct the condition.
   */
  private boolean isTrue(Expression expression) {
    try {
      return evaluator.value(expression, stepper.frames().get(0)) != 0;
    } catch (ConsoleException e) {
      return true;
    }
  }

  private List<String> completions() {
    return Stream.concat(
            BREAKPOINT_KINDS.stream(), names.symbols().files().stream().map(file -> file + ":"))
        .toList();
  }

  private List<Breakpoint> parse(Arguments arguments) {
    String first = arguments.word(0);
    if (BreakpointFinder.isLine(first)) {
      return breakpointFinder.atLine(first);
    }
    return first.equals("at") && BreakpointFinder.isLine(arguments.word(1))
        ? breakpointFinder.atLine(arguments.word(1))
        : List.of(parseBreakpoint(arguments));
  }

  private Breakpoint parseBreakpoint(Arguments arguments) {
    return switch (arguments.word(0)) {
      case "at" -> at(arguments);
      case "op" -> new Breakpoint.OnInstruction(op(arguments.word(1)));
      case "read" -> new Breakpoint.OnRead(word(arguments));
      case "write" -> new Breakpoint.OnWrite(word(arguments));
      case "room" -> new Breakpoint.OnRoom(names.roomNumber(arguments.word(1)));
      default -> throw new ConsoleException("console.usage", arguments.usage());
    };
  }

  private Breakpoint at(Arguments arguments) {
    if (arguments.word(1).matches("\\d.*")) {
      return new Breakpoint.AtOffset(arguments.number(1), arguments.number(2));
    }
    return breakpointFinder.inScript(
        arguments.word(1), arguments.count() > 2 ? arguments.number(2) : 0);
  }

  private static Op op(String name) {
    for (Op op : Op.values()) {
      if (op.name().replace("_", "").equalsIgnoreCase(name.replace("_", ""))) {
        return op;
      }
    }
    throw new ConsoleException("console.no-instruction", name);
  }

  private int word(Arguments arguments) {
    String word = arguments.word(1);
    if (word.matches("b\\d+")) {
      return Reference.BIT_VARIABLE_BIT
          | new Arguments(arguments.usage(), List.of(word.substring(1))).number(0);
    }
    return names
        .symbols()
        .find(SymbolType.BIT, word, names.currentRoom())
        .map(bit -> Reference.BIT_VARIABLE_BIT | bit.number())
        .orElseGet(() -> names.number(SymbolType.VARIABLE, word));
  }

  private List<String> delete(Arguments arguments) {
    if (arguments.count() == 0) {
      stepper.breakpoints().forEach(stepper::remove);
    } else if (!arguments.word(0).matches("\\d+")) {
      parse(arguments).forEach(stepper::remove);
    } else {
      int last = stepper.breakpoints().size();
      int number = arguments.number(0, 1, last, "breakpoint");
      stepper.remove(stepper.breakpoints().get(number - 1));
    }
    return breakpoints();
  }

  /** Returns one line per breakpoint. */
  public List<String> breakpoints() {
    List<String> lines = new ArrayList<>();
    for (Breakpoint breakpoint : stepper.breakpoints()) {
      String condition = stepper.condition(breakpoint).text();
      String conditionText = condition.isEmpty() ? "" : " " + IF_WORD + " " + condition;
      lines.add((lines.size() + 1) + ": " + description(breakpoint) + conditionText);
    }
    return lines.isEmpty() ? List.of(texts.of("console.no-breaks")) : lines;
  }

  /** Returns the description of a breakpoint. */
  private String description(Breakpoint breakpoint) {
    if (breakpoint instanceof Breakpoint.AtCode at) {
      return breakpointFinder.description(at);
    }
    if (breakpoint instanceof Breakpoint.AtOffset at) {
      return String.format(Locale.ROOT, "at %d 0x%04X", at.script(), at.offset());
    }
    if (breakpoint instanceof Breakpoint.OnInstruction instructionBreakpoint) {
      return "op " + instructionBreakpoint.op().name().toLowerCase(Locale.ROOT);
    }
    if (breakpoint instanceof Breakpoint.OnRead read) {
      return "read " + variable(read.word());
    }
    if (breakpoint instanceof Breakpoint.OnWrite write) {
      return "write " + variable(write.word());
    }
    int room = ((Breakpoint.OnRoom) breakpoint).room();
    return "room " + names.name(SymbolType.ROOM, room).orElse(String.valueOf(room));
  }

  private String variable(int word) {
    return (word & Reference.BIT_VARIABLE_BIT) != 0
        ? names
            .name(SymbolType.BIT, word & ~Reference.BIT_VARIABLE_BIT)
            .orElse("b" + (word & ~Reference.BIT_VARIABLE_BIT))
        : names.name(SymbolType.VARIABLE, word).orElse(String.valueOf(word));
  }
}
