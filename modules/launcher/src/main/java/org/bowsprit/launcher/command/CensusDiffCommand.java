package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.explorer.census.CensusDifference;
import org.bowsprit.format.disk.TextFile;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit census diff}. */
@Command(name = "diff", description = "Lists every number in which two censuses differ.")
public final class CensusDiffCommand implements Callable<ExitCode> {

  private static final String NO_VALUE = "–";

  private final Console console;

  @Parameters(index = "0", paramLabel = "A", description = "A census.")
  private Path a;

  @Parameters(index = "1", paramLabel = "B", description = "Another census.")
  private Path b;

  @Mixin private JsonOption json;

  @Inject
  CensusDiffCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<CensusDifference> differences = differences();
    if (json.isRequested()) {
      console.json(new Report(1, differences));
    } else {
      differences.forEach(
          each ->
              console.print(
                  "%s: %s | %s", each.at(), displayText(each.a()), displayText(each.b())));
      console.printText("told.census-differences", console.texts().number(differences.size()));
    }
    return differences.isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private List<CensusDifference> differences() throws IOException {
    String first = TextFile.read(a);
    String second = TextFile.read(b);
    try {
      return CensusDifference.of(first, second);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.data(a + ", " + b + ": " + e.getMessage());
    }
  }

  private static String displayText(String value) {
    return value.isEmpty() ? NO_VALUE : value;
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param differences the differences, in the order of the first census
   */
  record Report(int schema, List<CensusDifference> differences) {}
}
