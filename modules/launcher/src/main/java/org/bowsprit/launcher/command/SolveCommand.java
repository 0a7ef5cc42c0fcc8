package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.VersionText;
import org.bowsprit.kit.source.AuthoredGame;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.playtest.Solver;
import org.bowsprit.playtest.run.AuthoredNames;
import org.bowsprit.playtest.run.PlaytestRun;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.plugin.host.Routers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit solve}. */
@Command(
    name = "solve",
    description = {
      "Finds a way to win a game without unnecessary actions.",
      "Prints it in words; --journal writes the input, for 'bowsprit replay' and 'bowsprit play"
          + " --replay'."
    })
public final class SolveCommand implements Callable<ExitCode> {

  /**
   * Makes the solver try everything in a room before it goes to the next room. The solver then
   * keeps no fixed number of states.
   */
  private static final int ROOM_BY_ROOM = -1;

  private final AuthoredGames games;
  private final Routers routers;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME|SOURCE",
      description = "A game, or a folder of sources, which is built (default: the demo).")
  private String name;

  @Option(
      names = "--goal",
      paramLabel = "GOAL",
      description =
          "The condition for winning: room=NAME, bit=NAME, or NAME=VALUE for a "
              + "variable (default: the room 'ending').")
  private String goal;

  @Option(
      names = "--beam",
      paramLabel = "N",
      description = {
        "Search breadth-first and keep N states of each round; 0 keeps all, and "
            + "finds a shortest way.",
        "Without it, everything is tried in a room before the next: better for larger games."
      })
  private Integer beam;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "600",
      description = "The maximum time of the search (${DEFAULT-VALUE}).")
  private long seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of the random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--journal", paramLabel = "FILE", description = "Write the input into this file.")
  private Path journal;

  @Mixin private JsonOption json;

  @Inject
  SolveCommand(AuthoredGames games, Routers routers, Console console) {
    this.games = games;
    this.routers = routers;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (seconds < 1) {
      throw CommandFailure.refused("refused.at-least", "--seconds", 1, seconds);
    }
    if (beam != null && beam < 0) {
      throw CommandFailure.refused("refused.at-least", "--beam", 0, beam);
    }
    AuthoredGame authored = games.open(name);
    Goal parsedGoal = AuthoredNames.of(authored).goal(goal);
    if (!parsedGoal.isGiven()) {
      throw CommandFailure.refused("refused.missing", "--goal=GOAL");
    }
    PlaytestRun run =
        new PlaytestRun(routers, authored, seed, VersionText.version(), console::note);
    Optional<Solver.Solution> solution =
        run.solve(
            parsedGoal,
            new PlaytestLimits(Long.MAX_VALUE, seconds),
            beam == null ? ROOM_BY_ROOM : beam,
            console::note);
    if (journal != null && solution.isPresent()) {
      run.record(journal, solution.get().input());
    }
    if (json.isRequested()) {
      console.json(Summary.of(authored.title(), parsedGoal.text(), solution));
    } else {
      solution.ifPresentOrElse(this::print, () -> console.out().println("no solution was found"));
    }
    return solution.isPresent() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private void print(Solver.Solution solution) {
    String room = "";
    for (Solver.Step step : solution.actions()) {
      if (!step.room().equals(room)) {
        console.out().println(step.room());
        room = step.room();
      }
      console.out().println("  " + step.words());
      step.lines().forEach(line -> console.out().println("    \"" + line + "\""));
    }
    console.print(
        "%,d actions (found with %,d), %,d iterations; %s",
        solution.actions().size(),
        solution.found(),
        solution.ticks(),
        solution.shortest()
            ? "no solution has fewer"
            : solution.complete() ? "nothing can be left out" : "the time limit was reached");
  }

  /**
   * The result.
   *
   * @param solved true if a way to the goal was found
   * @param actions the actions of this way, in words
   * @param ticks the number of iterations until the goal is reached
   * @param found the number of actions before any was removed
   * @param shortest true if no way has fewer actions
   * @param complete true if no more actions can be removed
   */
  record Summary(
      int schema,
      String game,
      String goal,
      boolean solved,
      List<Solver.Step> actions,
      long ticks,
      int found,
      boolean shortest,
      boolean complete) {

    static Summary of(String game, String goal, Optional<Solver.Solution> solution) {
      return new Summary(
          1,
          game,
          goal,
          solution.isPresent(),
          solution.map(Solver.Solution::actions).orElse(List.of()),
          solution.map(Solver.Solution::ticks).orElse(0L),
          solution.map(Solver.Solution::found).orElse(0),
          solution.map(Solver.Solution::shortest).orElse(false),
          solution.map(Solver.Solution::complete).orElse(false));
    }
  }
}
