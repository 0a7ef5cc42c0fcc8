package org.bowsprit.editors.debug;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.watch.WatchException;
import org.bowsprit.bow.watch.WatchExpression;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.debug.GameNames;
import org.bowsprit.vm.debug.StackFrame;
import org.bowsprit.vm.debug.VariableWrite;
import org.bowsprit.vm.symbol.SourceLine;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.symbol.UnknownNameException;
import org.bowsprit.vm.text.NamedText;

/** The call stack and variables of a stopped game, in the form of the Debug Adapter Protocol. */
final class StackView {

  private static final String LAST_WRITE = "lastWrite";
  private static final List<Scope> SCOPES = List.of(Scope.values());

  private final DebuggedGame game;
  private final Symbols symbols;
  private final SourceFiles files;
  private final LineNumbers numbers;
  private List<StackFrame> frames = List.of();

  /** The groups of variables of a frame. */
  private enum Scope {
    LOCALS("Locals", false),
    ROOM("Room", false),
    GLOBALS("Globals", true),
    BITS("Bits", true),
    ENGINE("Engine", true);

    private final String title;
    private final boolean isExpensive;

    Scope(String title, boolean isExpensive) {
      this.title = title;
      this.isExpensive = isExpensive;
    }
  }

  StackView(DebuggedGame game, Symbols symbols, SourceFiles files, LineNumbers numbers) {
    this.game = game;
    this.symbols = symbols;
    this.files = files;
    this.numbers = numbers;
  }

  /** Reads the call stack of the game again, after a stop or a change of a variable. */
  void refresh() {
    frames = game.frames();
  }

  /** Returns the call stack. */
  Map<String, Object> stackTrace(Params arguments) {
    int firstFrame = arguments.get("startFrame").optional().map(Params::number).orElse(0);
    int maxFrames = arguments.get("levels").optional().map(Params::number).orElse(0);
    List<Map<String, Object>> entries = new ArrayList<>();
    for (int i = 0; i < frames.size(); i++) {
      if (i >= firstFrame && (maxFrames <= 0 || i < firstFrame + maxFrames)) {
        entries.add(describe(i + 1, frames.get(i)));
      }
    }
    return Map.of("stackFrames", entries, "totalFrames", frames.size());
  }

  private Map<String, Object> describe(int id, StackFrame frame) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("id", id);
    entry.put("name", name(frame));
    Optional<SourceLine> line = line(frame);
    entry.put("line", line.map(SourceLine::line).map(numbers::toEditor).orElse(0));
    entry.put("column", line.isPresent() ? numbers.firstColumn() : 0);
    line.ifPresent(sourceLine -> entry.put("source", source(sourceLine)));
    if (line.map(sourceLine -> files.path(sourceLine.file()).isEmpty()).orElse(true)) {
      entry.put("presentationHint", "subtle");
    }
    return entry;
  }

  private String name(StackFrame frame) {
    return frame.code() == null
        ? "(no script runs)"
        : symbols.name(frame.code()).orElseGet(frame.code()::toString);
  }

  /** Returns the source line of a frame; empty if it is not known. */
  Optional<SourceLine> line(StackFrame frame) {
    return frame.line(symbols);
  }

  /** Returns a source in the form of the protocol. */
  Map<String, Object> source(SourceLine line) {
    Optional<Path> path = files.path(line.file());
    return path.<Map<String, Object>>map(
            file -> Map.of("name", line.file(), "path", file.toString()))
        .orElseGet(() -> Map.of("name", line.file()));
  }

  /** Returns the groups of variables of a frame. */
  Map<String, Object> scopes(Params arguments) {
    int id = arguments.get("frameId").number();
    frame(id);
    List<Map<String, Object>> entries = new ArrayList<>();
    for (int i = 0; i < SCOPES.size(); i++) {
      Scope scope = SCOPES.get(i);
      entries.add(
          Map.of(
              "name",
              scope.title,
              "variablesReference",
              id * SCOPES.size() + i,
              "expensive",
              scope.isExpensive));
    }
    return Map.of("scopes", entries);
  }

  /** Returns the variables of a group with their values. */
  Map<String, Object> variables(Params arguments) {
    Params reference = arguments.get("variablesReference");
    StackFrame frame = frame(reference);
    List<Map<String, Object>> entries = new ArrayList<>();
    for (GameNames.NamedVariable each : variablesOf(reference)) {
      entries.add(
          Map.of(
              "name",
              each.name(),
              "value",
              String.valueOf(GameNames.value(each.word(), frame, game.machine().variables())),
              "variablesReference",
              0,
              "evaluateName",
              each.name()));
    }
    return Map.of("variables", entries);
  }

  private StackFrame frame(Params reference) {
    return frame(reference.number() / SCOPES.size());
  }

  private List<GameNames.NamedVariable> variablesOf(Params reference) {
    StackFrame frame = frame(reference);
    return switch (SCOPES.get(reference.number() % SCOPES.size())) {
      case LOCALS -> game.names().locals(frame);
      case ROOM -> game.names().roomVariables(frame);
      case GLOBALS -> game.names().globals();
      case BITS -> game.names().bits();
      case ENGINE -> GameNames.engineVariables();
    };
  }

  private StackFrame frame(int id) {
    if (id < 1 || id > frames.size()) {
      throw RpcException.wrongParameters(
          "frame " + id + " no longer exists, because the game has continued");
    }
    return frames.get(id - 1);
  }

  /** Returns the frame that a request names. By default, it is the frame of the running script. */
  private StackFrame frameOf(Params arguments) {
    return arguments
        .get("frameId")
        .optional()
        .map(id -> frame(id.number()))
        .orElseGet(() -> game.frames().get(0));
  }

  /** Changes a variable of a group. */
  Map<String, Object> setVariable(Params arguments) {
    Params reference = arguments.get("variablesReference");
    String name = arguments.get("name").text();
    int word =
        variablesOf(reference).stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow(
                () -> RpcException.wrongParameters("there is no variable '" + name + "' here"))
            .word();
    return set(word, frame(reference), arguments.get("value").text());
  }

  /** Changes the variable that an expression names. */
  Map<String, Object> setExpression(Params arguments) {
    StackFrame frame = frameOf(arguments);
    return set(word(arguments.get("expression"), frame), frame, arguments.get("value").text());
  }

  private Map<String, Object> set(int word, StackFrame frame, String value) {
    if (GameNames.isLocal(word) && !frame.isRunning()) {
      throw RpcException.wrongParameters(
          "a local variable can be changed only while its script is running");
    }
    try {
      game.changeVariable(word, game.value(WatchExpression.of(value), frame));
    } catch (WatchException e) {
      throw RpcException.wrongParameters(e.getMessage());
    }
    refresh();
    return Map.of("value", String.valueOf(GameNames.value(word, frame(frame), variables())));
  }

  private StackFrame frame(StackFrame previousFrame) {
    return previousFrame.isRunning() ? frames.get(0) : previousFrame;
  }

  private Variables variables() {
    return game.machine().variables();
  }

  /** Evaluates an expression, or returns the code that last wrote a variable. */
  Map<String, Object> evaluate(Params arguments) {
    String text = arguments.get("expression").text().strip();
    StackFrame frame = frameOf(arguments);
    try {
      String result =
          text.startsWith(LAST_WRITE + " ")
              ? lastWrite(text.substring(LAST_WRITE.length()).strip(), frame)
              : String.valueOf(game.value(WatchExpression.of(text), frame));
      return Map.of("result", result, "variablesReference", 0);
    } catch (WatchException e) {
      throw RpcException.wrongParameters(e.getMessage());
    }
  }

  private String lastWrite(String name, StackFrame frame) {
    int word = word(name, frame);
    if (GameNames.isLocal(word)) {
      throw new WatchException("the last writes of local variables are not recorded");
    }
    return game.lastWrite(word)
        .map(write -> describe(name, write))
        .orElse(name + " has not been written by a script since the boot");
  }

  private String describe(String name, VariableWrite write) {
    NamedText text = new NamedText(symbols);
    String writer =
        write
            .by()
            .map(each -> text.origin(each).orElseGet(() -> "script " + each.script()))
            .orElse("the engine");
    return "%s: %s became %s, by %s in iteration %s"
        .formatted(name, write.before(), write.after(), writer, write.tick());
  }

  private int word(Params expression, StackFrame frame) {
    try {
      return word(expression.text(), frame);
    } catch (WatchException e) {
      throw RpcException.wrongParameters(e.getMessage());
    }
  }

  private int word(String text, StackFrame frame) {
    return WatchExpression.of(text)
        .variableName(name -> game.value(name, frame))
        .map(name -> variable(name, frame))
        .orElseThrow(
            () -> new WatchException("expected the name of a variable, found '" + text + "'"));
  }

  private int variable(String name, StackFrame frame) {
    try {
      return game.names().variable(name, frame);
    } catch (UnknownNameException e) {
      throw new WatchException(e.getMessage());
    }
  }

  /** Returns the data that the editor needs to watch a variable. */
  Map<String, Object> dataBreakpointInfo(Params arguments) {
    StackFrame frame =
        arguments
            .get("variablesReference")
            .optional()
            .map(this::frame)
            .orElseGet(() -> frameOf(arguments));
    String name = arguments.get("name").text();
    Map<String, Object> info = new LinkedHashMap<>();
    info.put("dataId", null);
    int word;
    try {
      word = word(name, frame);
    } catch (WatchException e) {
      info.put("description", e.getMessage());
      return info;
    }
    if (GameNames.isLocal(word)) {
      info.put("description", "a local variable cannot be watched");
      return info;
    }
    info.put("dataId", String.valueOf(word));
    info.put("description", name);
    info.put("accessTypes", List.of("read", "write", "readWrite"));
    return info;
  }
}
