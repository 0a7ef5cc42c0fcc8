package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.SymbolType;

/** The commands {@code var} and {@code bit}, which read and write variables. */
public final class VariableCommands {

  private static final int BITS_PER_WORD = 32;

  private final TimedSession game;
  private final Stepper stepper;
  private final SourceNames names;

  /**
   * Creates commands about the variables of a game.
   *
   * @param stepper the stepper, which changes variables and records the changes
   */
  public VariableCommands(TimedSession game, Stepper stepper, SourceNames names) {
    this.game = game;
    this.stepper = stepper;
    this.names = names;
  }

  public List<Command> commands() {
    return List.of(
        Command.of("var [N [VALUE]]", () -> names.allNames(SymbolType.VARIABLE), this::global),
        Command.of("bit [N [VALUE]]", () -> names.allNames(SymbolType.BIT), this::bit));
  }

  private List<String> global(Arguments arguments) {
    if (arguments.count() == 0) {
      return globals();
    }
    Arguments resolvedArguments =
        arguments.with(0, names.number(SymbolType.VARIABLE, arguments.word(0)));
    int number = resolvedArguments.number(0, 0, state().globals().size() - 1, "variable");
    if (arguments.count() > 1) {
      stepper.change(number, arguments.number(1));
    }
    return List.of(global(number, game.session().machine().variables().peek(number)));
  }

  /** Returns one line per global variable that is not 0. */
  public List<String> globals() {
    List<String> lines = new ArrayList<>();
    VmState state = state();
    for (int number = 0; number < state.globals().size(); number++) {
      int value = state.globals().get(number);
      if (value != 0) {
        lines.add(global(number, value));
      }
    }
    return lines;
  }

  private String global(int number, int value) {
    EngineVariable variable = EngineVariable.of(number);
    String name =
        variable == null
            ? names.name(SymbolType.VARIABLE, number).map(each -> "  " + each).orElse("")
            : "  " + variable.label();
    return String.format(Locale.ROOT, "var %d = %d%s", number, value, name);
  }

  private String bit(int number, int value) {
    String name = names.name(SymbolType.BIT, number).map(each -> "  " + each).orElse("");
    return "bit " + number + " = " + value + name;
  }

  private List<String> bit(Arguments arguments) {
    if (arguments.count() == 0) {
      return bits();
    }
    int maxNumber = state().bits().size() * BITS_PER_WORD - 1;
    Arguments resolvedArguments =
        arguments.with(0, names.number(SymbolType.BIT, arguments.word(0)));
    int number = resolvedArguments.number(0, 0, maxNumber, "bit");
    if (arguments.count() > 1) {
      stepper.change(Reference.BIT_VARIABLE_BIT | number, arguments.number(1));
    }
    return List.of(
        bit(
            number,
            game.session().machine().variables().peek(Reference.BIT_VARIABLE_BIT | number)));
  }

  /** Returns one line per bit variable that is set. */
  public List<String> bits() {
    List<String> lines = new ArrayList<>();
    VmState state = state();
    for (int number = 0; number < state.bits().size() * BITS_PER_WORD; number++) {
      if (((state.bits().get(number / BITS_PER_WORD) >> (number % BITS_PER_WORD)) & 1) != 0) {
        lines.add(bit(number, 1));
      }
    }
    return lines;
  }

  private VmState state() {
    return game.session().machine().snapshot();
  }
}
