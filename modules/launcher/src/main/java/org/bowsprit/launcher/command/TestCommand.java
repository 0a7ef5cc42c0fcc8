package org.bowsprit.launcher.command;

import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonDocument;
import org.bowsprit.console.JsonOption;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.kit.source.TestableGame;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.playtest.sourcetest.TestResult;
import org.bowsprit.playtest.sourcetest.TestRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit test}. */
@Command(
    name = "test",
    description = {
      "Runs the tests in the sources of a game: test \"...\" { ... }",
      "docs/language.html describes them."
    })
public final class TestCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(paramLabel = "SOURCE", description = "The folder of sources.")
  private Path sources;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Run only tests whose title contains this text.")
  private String only;

  @Option(
      names = "--ticks",
      paramLabel = "N",
      defaultValue = "36000",
      description = "The maximum number of iterations of a test (${DEFAULT-VALUE}).")
  private long ticks;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of the random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--boot-param",
      paramLabel = "N",
      defaultValue = "0",
      description = "The number that the boot script receives (${DEFAULT-VALUE}).")
  private int bootParameter;

  @Mixin private JsonOption json;

  @Inject
  TestCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (ticks < 1) {
      throw CommandFailure.refused("refused.at-least", "--ticks", 1, ticks);
    }
    Report report =
        new Report(
            AuthoredGames.testableGames(sources).stream()
                .filter(game -> game.test().title().contains(only))
                .map(this::run)
                .toList());
    if (json.isRequested()) {
      console.json(report);
    } else {
      print(report);
    }
    return report.passed() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private TestResult run(TestableGame game) {
    return new TestRun(game, seed, bootParameter, ticks).run();
  }

  private void print(Report report) {
    for (TestResult each : report.tests()) {
      console.print(
          "%s  %s (%,d iterations)",
          each.passed() ? "passed" : "FAILED", each.title(), each.ticks());
      each.failure()
          .ifPresent(
              failure -> console.out().println("        " + failure.at() + ": " + failure.what()));
    }
    if (report.tests().isEmpty()) {
      console.err().println(sources + ": no test" + (only.isEmpty() ? "" : " contains " + only));
    }
    long failed = report.tests().stream().filter(each -> !each.passed()).count();
    int count = report.tests().size();
    console.print("%,d %s, %,d failed", count, count == 1 ? "test" : "tests", failed);
  }

  /**
   * The results of the tests in the order of the sources. Without a test, the report counts as
   * failed.
   */
  private record Report(List<TestResult> tests) implements JsonDocument {

    boolean passed() {
      return !tests.isEmpty() && tests.stream().allMatch(TestResult::passed);
    }

    @Override
    public void write(JsonGenerator json) throws IOException {
      json.writeStartObject();
      json.writeNumberField("schema", 1);
      json.writeBooleanField("passed", passed());
      json.writeArrayFieldStart("tests");
      for (TestResult each : tests) {
        json.writeStartObject();
        json.writeStringField("title", each.title());
        json.writeStringField("at", each.at().toString());
        json.writeNumberField("ticks", each.ticks());
        json.writeBooleanField("passed", each.passed());
        if (!each.passed()) {
          json.writeStringField("failedAt", each.failure().orElseThrow().at());
          json.writeStringField("failure", each.failure().orElseThrow().what());
        }
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }
}
