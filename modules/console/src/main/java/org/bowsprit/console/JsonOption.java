package org.bowsprit.console;

import picocli.CommandLine.Option;

/** The {@code --json} option, mixed into every command that has a result to print. */
public final class JsonOption {

  @Option(names = "--json", description = "Print the result as exactly one JSON document.")
  private boolean wanted;

  /** Returns whether the result is to be printed as JSON. */
  public boolean wanted() {
    return wanted;
  }
}
