package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.debug.Resume;

/** {@code continue}, the steps, and breakpoints. */
public final class StepCommands {

  private static final int BIT = 0x8000;
  private static final List<String> KINDS = List.of("at", "op", "read", "write", "room");

  private final Stepper stepper;
  private final Runnable leave;

  /**
   * Makes commands for a stepper.
   *
   * @param stepper stops the game
   * @param leave gives the keyboard back to the game
   */
  public StepCommands(Stepper stepper, Runnable leave) {
    this.stepper = stepper;
    this.leave = leave;
  }

  /** Returns the commands. */
  public List<Command> all() {
    return List.of(
        Command.of("continue", "lets the game go on, and leaves the console", this::goOn),
        Command.of("stop", "stops at the next instruction", arguments -> step(Resume.STEP)),
        Command.of("step", "one instruction, of any script", arguments -> step(Resume.STEP)),
        Command.of("over", "one instruction of this script", arguments -> step(Resume.STEP_OVER)),
        Command.of("tick", "to the next iteration", arguments -> step(Resume.STEP_TICK)),
        Command.of(
            "break [WHERE]",
            "stops there: at SCRIPT OFFSET, op NAME, read V, write V (b12 is a bit), room N",
            () -> KINDS,
            this::breakpoint),
        Command.of("delete [N]", "takes a breakpoint away, or all", this::delete));
  }

  private List<String> goOn(Arguments arguments) {
    stepper.resume(Resume.CONTINUE);
    leave.run();
    return List.of();
  }

  private List<String> step(Resume how) {
    stepper.resume(how);
    return List.of();
  }

  private List<String> breakpoint(Arguments arguments) {
    if (arguments.count() > 0) {
      stepper.add(read(arguments));
    }
    return breakpoints();
  }

  private static Breakpoint read(Arguments arguments) {
    return switch (arguments.word(0)) {
      case "at" -> new Breakpoint.AtOffset(arguments.number(1), arguments.number(2));
      case "op" -> new Breakpoint.OnInstruction(op(arguments.word(1)));
      case "read" -> new Breakpoint.OnRead(word(arguments));
      case "write" -> new Breakpoint.OnWrite(word(arguments));
      case "room" -> new Breakpoint.OnRoom(arguments.number(1));
      default -> throw new ConsoleException("usage: " + arguments.usage());
    };
  }

  private static Op op(String name) {
    for (Op op : Op.values()) {
      if (op.name().replace("_", "").equalsIgnoreCase(name.replace("_", ""))) {
        return op;
      }
    }
    throw new ConsoleException("there is no instruction '" + name + "'");
  }

  private static int word(Arguments arguments) {
    String word = arguments.word(1);
    if (word.startsWith("b")) {
      return BIT | new Arguments(arguments.usage(), List.of(word.substring(1))).number(0);
    }
    return arguments.number(1);
  }

  private List<String> delete(Arguments arguments) {
    if (arguments.count() == 0) {
      stepper.breakpoints().forEach(stepper::remove);
    } else {
      int last = stepper.breakpoints().size();
      int number = arguments.number(0, 1, last, "breakpoint");
      stepper.remove(stepper.breakpoints().get(number - 1));
    }
    return breakpoints();
  }

  /** Returns a line a breakpoint. */
  public List<String> breakpoints() {
    List<String> lines = new ArrayList<>();
    for (Breakpoint breakpoint : stepper.breakpoints()) {
      lines.add((lines.size() + 1) + ": " + words(breakpoint));
    }
    return lines.isEmpty() ? List.of("no breakpoints") : lines;
  }

  /** Returns a breakpoint as it is said. */
  static String words(Breakpoint breakpoint) {
    if (breakpoint instanceof Breakpoint.AtOffset at) {
      return String.format(Locale.ROOT, "at %d 0x%04X", at.script(), at.offset());
    }
    if (breakpoint instanceof Breakpoint.OnInstruction on) {
      return "op " + on.op().name().toLowerCase(Locale.ROOT);
    }
    if (breakpoint instanceof Breakpoint.OnRead read) {
      return "read " + variable(read.word());
    }
    if (breakpoint instanceof Breakpoint.OnWrite write) {
      return "write " + variable(write.word());
    }
    return "room " + ((Breakpoint.OnRoom) breakpoint).room();
  }

  private static String variable(int word) {
    return (word & BIT) != 0 ? "b" + (word & ~BIT) : String.valueOf(word);
  }
}
