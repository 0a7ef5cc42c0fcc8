package org.bowsprit.console;

import picocli.CommandLine.Option;

/** The {@code --json} option. It is a mixin of every command that prints a result. */
public final class JsonOption {

  @Option(names = "--json", description = "Print the result as exactly one JSON document.")
  private boolean isRequested;

  /** Returns whether to print the result as JSON. */
  public boolean isRequested() {
    return isRequested;
  }
}
