package org.bowsprit.launcher.failure;

import picocli.CommandLine;

/**
 * An option that a user typed on the command line.
 *
 * @param text the option, including an equals sign and a value if it has them
 */
public record TypedOption(String text) {

  public String name() {
    return text.replaceFirst("=.*", "");
  }

  /** Returns whether a command has this option. */
  public boolean isOf(CommandLine command) {
    return command.getCommandSpec().findOption(name()) != null;
  }
}
