package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.Json;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.VersionText;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.source.AuthoredGame;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.playtest.Playtest;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.PlaytestReport;
import org.bowsprit.playtest.run.AuthoredNames;
import org.bowsprit.playtest.run.PlaytestRun;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.plugin.host.Routers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit playtest}. */
@Command(
    name = "playtest",
    description = {
      "Tries every verb on everything in a game, and reports problems to its author.",
      "docs/playtest.html lists the problems."
    })
public final class PlaytestCommand implements Callable<ExitCode> {

  private final AuthoredGames games;
  private final Routers routers;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME|SOURCE",
      description = "A game, or a folder of sources, which is built (default: the demo).")
  private String gameOrFolder;

  @Option(
      names = "--goal",
      paramLabel = "GOAL",
      description = {
        "The condition for winning: room=NAME, bit=NAME, or NAME=VALUE for a "
            + "variable (default: the room 'ending').",
        "Without a goal, dead ends are not reported."
      })
  private String goal;

  @Option(
      names = "--ticks",
      paramLabel = "N",
      defaultValue = "6000000",
      description = "The maximum number of iterations (${DEFAULT-VALUE}).")
  private long ticks;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "600",
      description = "The maximum time in seconds (${DEFAULT-VALUE}).")
  private long seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of the random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Write report.html, report.json and a recording of each dead end, for"
              + " 'bowsprit replay' and 'bowsprit play --replay'; for a folder of sources, also write the built game.")
  private Path outputFolder;

  @Mixin private JsonOption json;

  @Inject
  PlaytestCommand(AuthoredGames games, Routers routers, Console console) {
    this.games = games;
    this.routers = routers;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (ticks < 1 || seconds < 1) {
      throw CommandFailure.refused("refused.playtest-limits");
    }
    Path folder = outputFolder == null ? null : new OutputFolder(outputFolder).path();
    AuthoredGame authored = games.open(gameOrFolder);
    PlaytestRun run =
        new PlaytestRun(
            routers, authored, seed, VersionText.version(), line -> console.err().println(line));
    Playtest.Outcome outcome =
        run.play(AuthoredNames.of(authored).goal(goal), new PlaytestLimits(ticks, seconds));
    if (folder != null) {
      run.write(folder, outcome);
      OutputFile.inFolder(folder, "report.json")
          .replace(Json.text(outcome.report()).getBytes(StandardCharsets.UTF_8));
    }
    print(outcome.report());
    return outcome.report().count(Finding.Grade.FAULT) == 0 ? ExitCode.DONE : ExitCode.FAILED;
  }

  private void print(PlaytestReport report) {
    if (json.isRequested()) {
      console.json(report);
      return;
    }
    console.out().println(report.game());
    for (Finding finding : report.findings()) {
      String grade = finding.grade() == Finding.Grade.FAULT ? "FAULT" : "hint ";
      console.out().println(grade + " " + finding.where() + ": " + finding.what());
      if (!finding.recording().isEmpty()) {
        console.out().println("      actions: " + String.join("; ", finding.actions()));
        console
            .out()
            .println(
                "      recording: "
                    + (outputFolder == null ? "not written (use --out DIR)" : finding.recording()));
      }
    }
    if (report.won() != null && report.won()) {
      console.print("can be won in %,d actions", report.solution().size());
    }
    console.print(
        "%,d sentences tried in %,d rooms, %,d iterations; %,d of %,d lines heard; %,d deviations"
            + " from the solution tried",
        report.tried(),
        report.rooms().size(),
        report.ticks(),
        report.linesHeard(),
        report.lines(),
        report.deviations());
    report.notReached().forEach(each -> console.out().println("not reached: " + each));
    console.print(
        "%,d faults, %,d hints",
        report.count(Finding.Grade.FAULT), report.count(Finding.Grade.HINT));
  }
}
