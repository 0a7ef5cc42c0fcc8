package org.bowsprit.launcher.option;

import picocli.CommandLine.Parameters;

/** The {@code GAME} parameter, a mixin for every command that reads a game. */
public final class GameParameter {

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "A folder, zip or file of a game, or the name of a bundled one (default: "
              + "the demo); if it contains several games, #NAME after it selects one.")
  private String name;

  /** Returns the given name, which the catalog of games can open; null for the demo. */
  public String name() {
    return name;
  }
}
