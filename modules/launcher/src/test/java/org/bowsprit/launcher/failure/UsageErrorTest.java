package org.bowsprit.launcher.failure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.bowsprit.desktop.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Tests the message and the suggestion for an invalid command line. */
class UsageErrorTest {

  private static final Map<String, String> MESSAGES =
      Map.of(
          "refused.no-option", "no option {0}",
          "refused.option-of", "{0} is of {1}",
          "refused.no-command", "no command {0}",
          "refused.missing", "missing {0}",
          "refused.missing-value", "{0} wants {1}",
          "refused.whole-number", "{0} is whole, not {1}",
          "refused.choose", "{0} is not {1} but {2}",
          "refused.twice", "{0} twice",
          "refused.similar", "perhaps {0}",
          "refused.or", "or");

  /** A command with a subcommand. */
  @Command(name = "ship", subcommands = Sail.class)
  static final class Ship {}

  /** The subcommand of {@link Ship}. */
  @Command(name = "sail")
  static final class Sail {

    @Parameters(paramLabel = "PORT")
    String port;

    @Option(names = "--knots", paramLabel = "N")
    int knots;

    @Option(names = "--wind")
    Wind wind;
  }

  private enum Wind {
    NORTH_WEST,
    SOUTH
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --anchor           | no option --anchor
          --knots=4          | --knots is of sail
          drift              | no command drift
          sail               | missing PORT
          sail home --knots  | --knots wants N
          sail home --knots x | --knots is whole, not x
          sail home --wind east | --wind is not east but north-west, south
          sail home --knots 1 --knots 2 | --knots twice
          """)
  void theMessageStatesWhatIsInvalid(String arguments, String message) {
    assertThat(usageError(arguments).sentence()).isEqualTo(message);
  }

  @Test
  void similarCommandsAndOptionsAreSuggested() {
    assertThat(usageError("sails").suggestion()).contains("perhaps ship sail");
    assertThat(usageError("sail home --knot 3").suggestion()).contains("perhaps --knots");
    assertThat(usageError("sail").suggestion()).isEmpty();
  }

  private static UsageError usageError(String arguments) {
    CommandLine ship = new CommandLine(new Ship());
    return new UsageError(
        catchThrowableOfType(ParameterException.class, () -> ship.parseArgs(arguments.split(" "))),
        new Texts(() -> false, () -> MESSAGES));
  }
}
