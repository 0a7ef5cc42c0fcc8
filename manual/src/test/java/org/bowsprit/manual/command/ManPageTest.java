package org.bowsprit.manual.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.launcher.Launcher;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tests the man page, with the command line of the program and with a small one. */
class ManPageTest {

  @Test
  void theManPageListsTheParametersOfACommandAndTheExitCodesOfTheProgram() {
    String page = ManPage.of(new CommandLine(new Ship()).getCommandSpec());

    assertThat(page)
        .contains(".SS \"ship sail \\-\\-to PORT [CARGO...]\"\nLeaves the harbour.\n")
        .contains(".TP\n.B \"\\-\\-knots N\"\nHow fast (6).\n")
        .contains(".TP\n.B \"0\"\narrived\n");
  }

  @Test
  void aHiddenCommandIsOmitted() {
    assertThat(ManPage.of(new CommandLine(new Ship()).getCommandSpec())).doesNotContain("scuttle");
  }

  @Test
  void everyCommandOfTheProgramIsListed() {
    CommandLine program = Launcher.commandLineForHelp();
    String page = ManPage.of(program.getCommandSpec());

    for (CommandLine command : program.getSubcommands().values()) {
      assertThat(page)
          .contains(".SS \"" + command.getCommandSpec().qualifiedName().replace("-", "\\-"));
    }
  }

  @Command(
      name = "ship",
      description = "Goes to sea.",
      exitCodeList = {"0:arrived"},
      subcommands = {Sail.class, Scuttle.class})
  static final class Ship {}

  @SuppressWarnings("UnusedVariable") // Picocli reads the fields.
  @Command(name = "sail", description = "Leaves the harbour.")
  static final class Sail {

    @Option(names = "--to", paramLabel = "PORT", required = true, description = "Where to.")
    private String port;

    @Option(
        names = "--knots",
        paramLabel = "N",
        defaultValue = "6",
        description = "How fast (${DEFAULT-VALUE}).")
    private int knots;

    @Parameters(arity = "0..*", paramLabel = "CARGO", description = "What it carries.")
    private String[] cargo;
  }

  @Command(name = "scuttle", hidden = true)
  static final class Scuttle {}
}
