package org.bowsprit.launcher.option;

import org.bowsprit.vm.FaultPolicy;
import picocli.CommandLine.Option;

/** The option that selects the reaction to a script error. */
public final class FaultOptions {

  @Option(
      names = "--strict",
      description = {
        "Halt at the first script error, for makers of games (run, replay: exit 1).",
        "Without it, the script ends and the game continues."
      })
  private boolean strict;

  /** Returns the reaction to a script error. */
  public FaultPolicy policy() {
    return strict ? FaultPolicy.STRICT : FaultPolicy.PLAY;
  }
}
