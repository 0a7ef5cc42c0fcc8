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
final class StopPoints {

  private final DebuggedGame game;
  private final Symbols symbols;
  private final SourceFiles files;
  private final LineNumbers numbers;
  private final boolean isHeeded;
  private final Map<String, List<StopPoint>> ofFiles = new HashMap<>();
  private List<StopPoint> onData = List.of();

  /**
   * Creates an empty collection of breakpoints.
   *
   * @param isHeeded true if the game stops at breakpoints
   */
  StopPoints(
      DebuggedGame game,
      Symbols symbols,
      SourceFiles files,
      LineNumbers numbers,
      boolean isHeeded) {
    this.numbers = numbers;
    this.isHeeded = isHeeded;
    this.game = game;
    this.symbols = symbols;
    this.files = files;
  }

  /** Replaces the breakpoints of a file, and returns the position of each breakpoint. */
  Map<String, Object> set(Params arguments) {
    String file = files.name(arguments.get("source").get("path").text());
    List<Params> wanted = arguments.get("breakpoints").elements();
    List<StopPoint> set = new ArrayList<>();
    List<Map<String, Object>> told = new ArrayList<>();
    for (Params each : wanted) {
      told.add(set(each, file, set));
    }
    replace(ofFiles.getOrDefault(file, List.of()), set);
    ofFiles.put(file, set);
    return Map.of("breakpoints", told);
  }

  private Map<String, Object> set(Params wanted, String file, List<StopPoint> set) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("verified", false);
    List<CodePlace> places = symbols.places(file, numbers.fromEditor(wanted.get("line").number()));
    if (places.isEmpty()) {
      told.put("message", file + " has no code in this line or a later one");
      return told;
    }
    List<Breakpoint> stops = places.stream().<Breakpoint>map(Breakpoint.AtCode::of).toList();
    try {
      set.add(new StopPoint(stops, "breakpoint", when(wanted)));
    } catch (WatchException e) {
      told.put("message", e.getMessage());
      return told;
    }
    told.put("verified", true);
    told.put("line", numbers.toEditor(places.get(0).source().line()));
    return told;
  }

  private static StopPoint.When when(Params wanted) {
    return new StopPoint.When(
        text(wanted, "condition"), text(wanted, "hitCondition"), text(wanted, "logMessage"));
  }

  private static String text(Params wanted, String name) {
    return wanted.get(name).ifPresent().map(Params::text).orElse("");
  }

  /** Replaces the breakpoints on variables. */
  Map<String, Object> setOnData(Params arguments) {
    List<StopPoint> set = new ArrayList<>();
    List<Map<String, Object>> told = new ArrayList<>();
    for (Params each : arguments.get("breakpoints").elements()) {
      String id = each.get("dataId").text();
      if (!id.matches("\\d{1,5}")) {
        throw each.get("dataId").expected("the number that dataBreakpointInfo gave");
      }
      try {
        set.add(
            new StopPoint(
                accesses(Integer.parseInt(id), text(each, "accessType")),
                "data breakpoint",
                when(each)));
        told.add(Map.of("verified", true));
      } catch (WatchException e) {
        told.add(Map.of("verified", false, "message", e.getMessage()));
      }
    }
    replace(onData, set);
    onData = set;
    return Map.of("breakpoints", told);
  }

  private void replace(List<StopPoint> before, List<StopPoint> after) {
    if (isHeeded) {
      before.forEach(game::remove);
      after.forEach(game::add);
    }
  }

  private static List<Breakpoint> accesses(int word, String type) {
    Breakpoint read = new Breakpoint.OnRead(word);
    Breakpoint write = new Breakpoint.OnWrite(word);
    return switch (type) {
      case "read" -> List.of(read);
      case "readWrite" -> List.of(read, write);
      default -> List.of(write);
    };
  }
}
