package org.bowsprit.editors.debug;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bow.watch.WatchException;
import org.bowsprit.rpc.Params;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.symbol.CodePlace;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The breakpoints of the editor. The editor sends all breakpoints of a file, or all breakpoints on
 * variables, together.
 */
final class EditorBreakpoints {

  private final DebuggedGame game;
  private final Symbols symbols;
  private final SourceFiles files;
  private final LineNumbers numbers;
  private final boolean areEnabled;
  private final Map<String, List<EditorBreakpoint>> breakpointsByFile = new HashMap<>();
  private List<EditorBreakpoint> dataBreakpoints = List.of();

  /**
   * Creates an empty collection of breakpoints.
   *
   * @param areEnabled true if the game stops at breakpoints
   */
  EditorBreakpoints(
      DebuggedGame game,
      Symbols symbols,
      SourceFiles files,
      LineNumbers numbers,
      boolean areEnabled) {
    this.numbers = numbers;
    this.areEnabled = areEnabled;
    this.game = game;
    this.symbols = symbols;
    this.files = files;
  }

  /** Replaces the breakpoints of a file, and returns the position of each breakpoint. */
  Map<String, Object> setOnLines(Params arguments) {
    String file = files.name(arguments.get("source").get("path").text());
    List<Params> requested = arguments.get("breakpoints").elements();
    List<EditorBreakpoint> newBreakpoints = new ArrayList<>();
    List<Map<String, Object>> answers = new ArrayList<>();
    for (Params each : requested) {
      answers.add(setOnLines(each, file, newBreakpoints));
    }
    replace(breakpointsByFile.getOrDefault(file, List.of()), newBreakpoints);
    breakpointsByFile.put(file, newBreakpoints);
    return Map.of("breakpoints", answers);
  }

  private Map<String, Object> setOnLines(
      Params requested, String file, List<EditorBreakpoint> newBreakpoints) {
    Map<String, Object> answers = new LinkedHashMap<>();
    answers.put("verified", false);
    List<CodePlace> codePlaces =
        symbols.places(file, numbers.fromEditor(requested.get("line").number()));
    if (codePlaces.isEmpty()) {
      answers.put("message", file + " has no code in this line or a later one");
      return answers;
    }
    List<Breakpoint> codeBreakpoints =
        codePlaces.stream().<Breakpoint>map(Breakpoint.AtCode::of).toList();
    try {
      newBreakpoints.add(
          new EditorBreakpoint(codeBreakpoints, "breakpoint", conditions(requested)));
    } catch (WatchException e) {
      answers.put("message", e.getMessage());
      return answers;
    }
    answers.put("verified", true);
    answers.put("line", numbers.toEditor(codePlaces.get(0).source().line()));
    return answers;
  }

  private static EditorBreakpoint.BreakpointConditions conditions(Params requested) {
    return new EditorBreakpoint.BreakpointConditions(
        text(requested, "condition"),
        text(requested, "hitCondition"),
        text(requested, "logMessage"));
  }

  private static String text(Params requested, String name) {
    return requested.get(name).optional().map(Params::text).orElse("");
  }

  /** Replaces the breakpoints on variables. */
  Map<String, Object> setOnVariables(Params arguments) {
    List<EditorBreakpoint> newBreakpoints = new ArrayList<>();
    List<Map<String, Object>> answers = new ArrayList<>();
    for (Params each : arguments.get("breakpoints").elements()) {
      String id = each.get("dataId").text();
      if (!id.matches("\\d{1,5}")) {
        throw each.get("dataId").expected("the number that dataBreakpointInfo gave");
      }
      try {
        newBreakpoints.add(
            new EditorBreakpoint(
                accesses(Integer.parseInt(id), text(each, "accessType")),
                "data breakpoint",
                conditions(each)));
        answers.add(Map.of("verified", true));
      } catch (WatchException e) {
        answers.add(Map.of("verified", false, "message", e.getMessage()));
      }
    }
    replace(dataBreakpoints, newBreakpoints);
    dataBreakpoints = newBreakpoints;
    return Map.of("breakpoints", answers);
  }

  private void replace(
      List<EditorBreakpoint> oldBreakpoints, List<EditorBreakpoint> newBreakpoints) {
    if (areEnabled) {
      oldBreakpoints.forEach(game::remove);
      newBreakpoints.forEach(game::add);
    }
  }

  private static List<Breakpoint> accesses(int word, String type) {
    Breakpoint onRead = new Breakpoint.OnRead(word);
    Breakpoint onWrite = new Breakpoint.OnWrite(word);
    return switch (type) {
      case "read" -> List.of(onRead);
      case "readWrite" -> List.of(onRead, onWrite);
      default -> List.of(onWrite);
    };
  }
}
