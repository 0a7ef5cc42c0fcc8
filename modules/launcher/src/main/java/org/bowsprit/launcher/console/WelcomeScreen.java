package org.bowsprit.launcher.console;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** What {@code bowsprit} shows on its own: what this is, and what one can type next. */
public final class WelcomeScreen {

  private static final List<String> PICTURE =
      List.of(
          "@|white                              ___..--|@",
          "@|white        |\\          |\\  ___..--'|@",
          "@|white  |\\    | \\    |\\   _\\..-'|@          @|bold Bowsprit|@",
          "@|white  | \\   |__\\   | \\_|--'|@             a SCUMM v5 engine for the JVM",
          "@|white  |__\\    |    |__--'|@",
          "@|yellow  ...|.....|....|..//|@",
          "@|yellow  \\               //|@",
          "@|blue ~~~^~~~~~~^~~~~~~~^~~~~^~~~~~^~~~~^~~|@");

  private final Console console;

  @Inject
  WelcomeScreen(Console console) {
    this.console = console;
  }

  /** Shows the screen with the commands below {@code root}. */
  public void show(CommandSpec root) {
    PICTURE.forEach(line -> console.line(line, ""));
    console.out().println();
    for (CommandLine command : root.subcommands().values()) {
      String line =
          String.format(
              Locale.ROOT,
              "  @|bold %-10s|@ %s",
              command.getCommandName(),
              command.getCommandSpec().usageMessage().description()[0]);
      console.line(line, "");
    }
    console.out().println();
    console
        .out()
        .println(
            "'bowsprit COMMAND --help' tells more about a command. A first try, with a bundled"
                + " game:");
    console.line("  @|bold bowsprit extract artlab --out artlab|@", "");
  }
}
