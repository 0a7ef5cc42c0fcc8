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
import org.bowsprit.vm.debug.VariableWrite;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.UnknownNameException;

/**
 * The commands {@code frame} and {@code who}. They show the call stack of the running script, the
 * variables of its frames, and the script that wrote a variable last.
 */
public final class StackCommands {

  private static final String INDENT = "  ";

  private final TimedSession game;
  private final Stepper stepper;
  private final SourceNames names;
  private final GameNames gameNames;
  private final Texts texts;
  private int selectedIndex;

  /**
   * Creates commands about the call stack of a game.
   *
   * @param texts the texts of the answers
   */
  public StackCommands(TimedSession game, Stepper stepper, SourceNames names, Texts texts) {
    this.game = game;
    this.stepper = stepper;
    this.names = names;
    this.texts = texts;
    gameNames = new GameNames(names.symbols());
    stepper.onStop(stop -> selectedIndex = 0);
  }

  public List<Command> commands() {
    return List.of(
        Command.of("frame [N]", this::selectFrame),
        Command.of("who NAME", this::variableNames, this::lastWriter));
  }

  /** Returns the names of the global variables. */
  List<String> variableNames() {
    return Stream.of(SymbolType.VARIABLE, SymbolType.BIT)
        .flatMap(type -> names.allNames(type).stream())
        .toList();
  }

  /** Returns the frame whose source and variables are shown. */
  public StackFrame frame() {
    List<StackFrame> frames = stepper.frames();
    return frames.get(visibleIndex(frames));
  }

  /**
   * Returns the index of the selected frame, or of the last frame if the stack has become shorter.
   */
  private int visibleIndex(List<StackFrame> frames) {
    return Math.min(selectedIndex, frames.size() - 1);
  }

  private List<String> selectFrame(Arguments arguments) {
    if (arguments.count() > 0) {
      selectedIndex = arguments.number(0, 1, stepper.frames().size(), "frame") - 1;
    }
    return stack();
  }

  private List<String> stack() {
    List<String> lines = new ArrayList<>();
    List<StackFrame> frames = stepper.frames();
    for (StackFrame frame : frames) {
      String mark = lines.size() == visibleIndex(frames) ? ">" : " ";
      lines.add(mark + (lines.size() + 1) + " " + description(frame));
    }
    return lines;
  }

  private String description(StackFrame frame) {
    return frame.code() == null
        ? texts.of("drawer.no-script")
        : names
            .namedText()
            .origin(frame.code(), frame.at())
            .orElseGet(() -> frame.code().toString());
  }

  /** Returns the call stack, and the variables of the selected frame below it. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(texts.of("drawer.call-stack"));
    lines.addAll(stack());
    StackFrame frame = frame();
    List<GameNames.NamedVariable> locals = locals(frame);
    if (!locals.isEmpty()) {
      lines.add(texts.of("drawer.locals"));
      locals.forEach(each -> lines.add(line(each, frame)));
    }
    List<GameNames.NamedVariable> roomVariables = gameNames.roomVariables(frame);
    if (!roomVariables.isEmpty()) {
      lines.add(
          texts.of(
              "drawer.room-variables",
              names.name(SymbolType.ROOM, frame.room()).orElse(String.valueOf(frame.room()))));
      roomVariables.forEach(each -> lines.add(line(each, frame)));
    }
    return lines;
  }

  /**
   * Returns the named local variables of a frame. Without sources, returns the local variables that
   * are not 0, by number.
   */
  private List<GameNames.NamedVariable> locals(StackFrame frame) {
    if (!names.symbols().isEmpty()) {
      return gameNames.locals(frame);
    }
    Ints values = frame.slot().map(VmState.Slot::locals).orElseGet(Ints::of);
    List<GameNames.NamedVariable> namedLocals = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) != 0) {
        namedLocals.add(new GameNames.NamedVariable("Local[" + i + "]", Reference.LOCAL_BIT | i));
      }
    }
    return namedLocals;
  }

  private String line(GameNames.NamedVariable variable, StackFrame frame) {
    int value = GameNames.value(variable.word(), frame, game.session().machine().variables());
    return INDENT + variable.name() + " = " + value;
  }

  /** Returns the command that a click on a line of the page runs; empty for a heading. */
  public String command(String line) {
    if (line.matches("[> ]\\d+ .*")) {
      return "frame " + line.substring(1, line.indexOf(' ', 1));
    }
    return line.startsWith(INDENT) && line.contains(" = ")
        ? "who " + line.substring(INDENT.length(), line.indexOf(" = "))
        : "";
  }

  private List<String> lastWriter(Arguments arguments) {
    String name = arguments.word(0);
    int word = variableWord(name);
    if (GameNames.isLocal(word)) {
      throw new ConsoleException("console.who-local");
    }
    return List.of(
        stepper
            .lastWrite(word)
            .map(write -> description(name, write))
            .orElseGet(() -> texts.of("console.who-nobody", name)));
  }

  private int variableWord(String name) {
    try {
      return gameNames.variable(name, frame());
    } catch (UnknownNameException e) {
      throw new ConsoleException(e);
    }
  }

  private String description(String name, VariableWrite write) {
    String writer =
        write
            .by()
            .map(
                each ->
                    names.namedText().origin(each).orElseGet(() -> String.valueOf(each.script())))
            .orElseGet(() -> texts.of("console.the-engine"));
    return texts.of("console.who", name, write.before(), write.after(), writer, write.tick());
  }
}
