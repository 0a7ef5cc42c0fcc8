package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.launcher.CapturedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;

/** Tests the list of all commands, and the help of each command. */
class CommandsTest {

  private static final Pattern COMMAND_IN_HELP = Pattern.compile("(?m)^  ([a-z-]+) {2,}\\S");

  @TempDir private Path home;

  @Test
  void eachCommandIsFoundByTheNameOfItsAnnotation() {
    assertThat(Commands.all())
        .isNotEmpty()
        .allSatisfy(
            command -> {
              String name = command.getAnnotation(Command.class).name();
              assertThat(Commands.neededFor(name)).isEqualTo(List.of(command));
            });
  }

  @Test
  void anUnknownNameNeedsAllCommands() {
    assertThat(Commands.neededFor("paly")).isEqualTo(Commands.all());
  }

  @Test
  void everyCommandHasHelp() {
    assertThat(Commands.all())
        .allSatisfy(command -> checkHelpOf(List.of(command.getAnnotation(Command.class).name())));
  }

  /** Checks one command and its subcommands. */
  private void checkHelpOf(List<String> command) {
    CapturedConsole console = new CapturedConsole();
    int exitCode = console.run(home, append(command, "--help").toArray(String[]::new));
    assertThat(exitCode).as("%s: %s", command, console.err()).isZero();
    assertThat(console.out()).startsWith("Usage: bowsprit " + String.join(" ", command));
    commandNames(console.out()).forEach(name -> checkHelpOf(append(command, name)));
  }

  private static List<String> append(List<String> command, String word) {
    return Stream.concat(command.stream(), Stream.of(word)).toList();
  }

  private static Stream<String> commandNames(String help) {
    int listStart = help.indexOf("\nCommands:");
    return listStart < 0
        ? Stream.of()
        : COMMAND_IN_HELP.matcher(help.substring(listStart)).results().map(match -> match.group(1));
  }
}
