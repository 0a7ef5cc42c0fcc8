package org.bowsprit.console;

import picocli.CommandLine;

/**
 * An option as it stands on a command line.
 *
 * @param text with what is behind its equals sign, if it has one
 */
public record TypedOption(String text) {

  public String name() {
    return text.replaceFirst("=.*", "");
  }

  /** Returns whether a command has it. */
  public boolean isOf(CommandLine command) {
    return command.getCommandSpec().findOption(name()) != null;
  }
}
