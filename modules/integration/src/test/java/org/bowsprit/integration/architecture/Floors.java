package org.bowsprit.integration.architecture;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which module may use which: the table of the design, and nothing else. */
final class Floors {

  private static final Set<String> BELOW_ENGINE =
      Set.of(
          "bytes",
          "options",
          "format",
          "media",
          "render",
          "pathfinding",
          "zplane",
          "audio",
          "vm",
          "actors");

  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          entry("bytes", Set.of()),
          entry("options", Set.of()),
          entry("format", Set.of("bytes")),
          entry("media", Set.of("bytes")),
          entry("render", Set.of("options")),
          entry("pathfinding", Set.of("options")),
          entry("zplane", Set.of("bytes", "format")),
          entry("audio", Set.of("bytes", "options", "format", "media")),
          entry("vm", Set.of("bytes", "format")),
          entry("actors", Set.of("bytes", "format", "pathfinding")),
          entry("engine", BELOW_ENGINE),
          entry("routelab", with(BELOW_ENGINE, "engine")),
          entry("playtest", with(BELOW_ENGINE, "engine")),
          entry(
              "explorer",
              Set.of("bytes", "format", "media", "render", "pathfinding", "audio", "vm", "actors")),
          entry(
              "player",
              Set.of(
                  "bytes", "format", "render", "audio", "pathfinding", "vm", "actors", "engine")),
          entry("insight", Set.of("player", "explorer", "routelab")),
          entry("console", Set.of("format", "player")),
          entry("session", Set.of("console", "player", "plugin.host", "routelab")),
          entry("workshop", Set.of("console", "kit", "playtest", "session")),
          entry("plugin.host", Set.of("options", "format", "render", "pathfinding", "audio")),
          entry("bow", Set.of("bytes", "format", "vm")),
          entry("kit", Set.of("bytes", "format", "media", "bow", "vm", "pathfinding", "actors")));

  /** What a plugin may extend; only one of them. */
  private static final Set<String> SERVICES = Set.of("render", "pathfinding", "audio");

  /** What any plugin may use besides: their types come with the services, or are there to share. */
  static final Set<String> SHARED = Set.of("bytes", "options", "format", "media");

  /** What plugins' tests use and no part of the program does. */
  private static final Set<String> FOR_TESTS = Set.of("plugin.test");

  /** The modules that must not know a window, a clock, a thread or a file path. */
  static final Set<String> CORE =
      Set.of(
          "bytes",
          "options",
          "format",
          "media",
          "pathfinding",
          "zplane",
          "vm",
          "audio",
          "actors",
          "engine");

  private Floors() {}

  /**
   * Returns what the module may use.
   *
   * @param module its name after {@code org.bowsprit.}
   * @throws AssertionError if the module stands on no floor yet
   */
  static Set<String> mayUse(String module) {
    if (module.equals("launcher")) {
      return modules();
    }
    if (FOR_TESTS.contains(module)) {
      return Set.of();
    }
    Set<String> allowed = MAY_USE.get(module);
    if (allowed == null) {
      throw new AssertionError("give '" + module + "' a floor in Floors and in the design");
    }
    return allowed;
  }

  /** Returns the names of all modules on the floors, after {@code org.bowsprit.}. */
  static Set<String> modules() {
    return with(MAY_USE.keySet(), "launcher");
  }

  /** Returns the services that a plugin may choose one from. */
  static Set<String> services() {
    return SERVICES;
  }

  private static Set<String> with(Set<String> modules, String another) {
    Set<String> all = new TreeSet<>(modules);
    all.add(another);
    return all;
  }
}
