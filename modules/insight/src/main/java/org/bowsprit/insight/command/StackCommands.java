package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.debug.GameNames;
import org.bowsprit.vm.debug.StackFrame;
import org.bowsprit.vm.debug.Written;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.UnknownNameException;

/**
 * The commands {@code frame} and {@code who}. They show the scripts that run and wait for each
 * other, the variables of these scripts, and the script that wrote a variable last.
 */
public final class StackCommands {

  private static final String INDENT = "  ";

  private final TimedSession game;
  private final Stepper stepper;
  private final Names names;
  private final GameNames variables;
  private final Texts texts;
  private int selected;

  /**
   * Creates commands about the call stack of a game.
   *
   * @param texts the texts of the answers
   */
  public StackCommands(TimedSession game, Stepper stepper, Names names, Texts texts) {
    this.game = game;
    this.stepper = stepper;
    this.names = names;
    this.texts = texts;
    variables = new GameNames(names.symbols());
    stepper.onStop(stop -> selected = 0);
  }

  public List<Command> all() {
    return List.of(
        Command.of("frame [N]", this::select),
        Command.of("who NAME", this::variableNames, this::who));
  }

  /** Returns the names of the global variables. */
  List<String> variableNames() {
    return Stream.of(SymbolType.VARIABLE, SymbolType.BIT)
        .flatMap(type -> names.of(type).stream())
        .toList();
  }

  /** Returns the frame whose source and variables are shown. */
  public StackFrame frame() {
    List<StackFrame> frames = stepper.frames();
    return frames.get(selected(frames));
  }

  /**
   * Returns the index of the selected frame, or of the last frame if the stack has become shorter.
   */
  private int selected(List<StackFrame> frames) {
    return Math.min(selected, frames.size() - 1);
  }

  private List<String> select(Arguments arguments) {
    if (arguments.count() > 0) {
      selected = arguments.number(0, 1, stepper.frames().size(), "frame") - 1;
    }
    return stack();
  }

  private List<String> stack() {
    List<String> lines = new ArrayList<>();
    List<StackFrame> frames = stepper.frames();
    for (StackFrame frame : frames) {
      String mark = lines.size() == selected(frames) ? ">" : " ";
      lines.add(mark + (lines.size() + 1) + " " + words(frame));
    }
    return lines;
  }

  private String words(StackFrame frame) {
    return frame.code() == null
        ? texts.of("drawer.no-script")
        : names.text().place(frame.code(), frame.at()).orElseGet(() -> frame.code().toString());
  }

  /** Returns the call stack, and the variables of the selected frame below it. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(texts.of("drawer.call-stack"));
    lines.addAll(stack());
    StackFrame frame = frame();
    List<GameNames.Named> locals = locals(frame);
    if (!locals.isEmpty()) {
      lines.add(texts.of("drawer.locals"));
      locals.forEach(each -> lines.add(line(each, frame)));
    }
    List<GameNames.Named> ofRoom = variables.ofRoom(frame);
    if (!ofRoom.isEmpty()) {
      lines.add(
          texts.of(
              "drawer.room-variables",
              names.name(SymbolType.ROOM, frame.room()).orElse(String.valueOf(frame.room()))));
      ofRoom.forEach(each -> lines.add(line(each, frame)));
    }
    return lines;
  }

  /**
   * Returns the named local variables of a frame. Without sources, returns the local variables that
   * are not 0, by number.
   */
  private List<GameNames.Named> locals(StackFrame frame) {
    if (!names.symbols().isEmpty()) {
      return variables.locals(frame);
    }
    Ints values = frame.slot().map(VmState.Slot::locals).orElseGet(Ints::of);
    List<GameNames.Named> found = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) != 0) {
        found.add(new GameNames.Named("Local[" + i + "]", Reference.LOCAL | i));
      }
    }
    return found;
  }

  private String line(GameNames.Named variable, StackFrame frame) {
    int value = GameNames.value(variable.word(), frame, game.session().machine().variables());
    return INDENT + variable.name() + " = " + value;
  }

  /** Returns the command for a line of the page; empty for a heading. */
  public String order(String line) {
    if (line.matches("[> ]\\d+ .*")) {
      return "frame " + line.substring(1, line.indexOf(' ', 1));
    }
    return line.startsWith(INDENT) && line.contains(" = ")
        ? "who " + line.substring(INDENT.length(), line.indexOf(" = "))
        : "";
  }

  private List<String> who(Arguments arguments) {
    String name = arguments.word(0);
    int word = word(name);
    if (GameNames.isLocal(word)) {
      throw new ConsoleException("console.who-local");
    }
    return List.of(
        stepper
            .lastWrite(word)
            .map(write -> words(name, write))
            .orElseGet(() -> texts.of("console.who-nobody", name)));
  }

  private int word(String name) {
    try {
      return variables.variable(name, frame());
    } catch (UnknownNameException e) {
      throw new ConsoleException(e);
    }
  }

  private String words(String name, Written write) {
    String by =
        write
            .by()
            .map(each -> names.text().place(each).orElseGet(() -> String.valueOf(each.script())))
            .orElseGet(() -> texts.of("console.the-engine"));
    return texts.of("console.who", name, write.before(), write.after(), by, write.tick());
  }
}
