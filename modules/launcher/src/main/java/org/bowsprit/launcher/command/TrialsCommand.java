package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.bowsprit.adventures.Adventure;
import org.bowsprit.adventures.AdventureSources;
import org.bowsprit.adventures.Level;
import org.bowsprit.adventures.ShippedAdventure;
import org.bowsprit.adventures.trial.Agent;
import org.bowsprit.adventures.trial.Interval;
import org.bowsprit.adventures.trial.ProgramAgent;
import org.bowsprit.adventures.trial.RandomAgent;
import org.bowsprit.adventures.trial.SearchAgent;
import org.bowsprit.adventures.trial.TrialResult;
import org.bowsprit.adventures.trial.TrialSummary;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.ProgressBar;
import org.bowsprit.console.VersionText;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.launcher.environment.AuthoredSource;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code bowsprit trials}. */
@Command(
    name = "trials",
    description = {
      "Measures how well an agent plays small adventures that are generated from seeds.",
      "There are fifty, ten of each level from 1 (easy) to 5; "
          + "docs/environment.html describes them."
    })
public final class TrialsCommand implements Callable<ExitCode> {

  private static final String BASE_NAME = "TRIAL";

  private final AuthoredSource games;
  private final Console console;

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description = {
        "The player: random, search, or a command and its arguments.",
        "A command speaks JSON-RPC over its standard streams, as with 'bowsprit env'."
      })
  private String agent;

  @Option(
      names = "--level",
      paramLabel = "N",
      split = ",",
      description = "Only these levels, 1 to 5.")
  private List<Integer> levels = List.of();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Only the first N adventures of each level.")
  private Integer count;

  @Option(
      names = "--adventure",
      paramLabel = "LEVEL-SEED",
      description = "This adventure instead, such as 3-17; the seed may be any number.")
  private String adventure;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of runs of each, with the seeds 0 to N - 1 (${DEFAULT-VALUE}).")
  private int runs;

  @Option(
      names = "--max-steps",
      paramLabel = "N",
      defaultValue = "100",
      description = "The steps after which a run ends (${DEFAULT-VALUE}).")
  private int maxSteps;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "60",
      description = "With --agent search: the maximum time of each search (${DEFAULT-VALUE}).")
  private long seconds;

  @Option(
      names = "--list",
      description = "List the adventures and the length of a solution instead of playing them.")
  private boolean list;

  @Option(
      names = "--write",
      paramLabel = "DIR",
      description = "Write the sources of the adventures into this folder instead of playing them.")
  private Path sourcesFolder;

  @Mixin private JsonOption json;

  @Inject
  TrialsCommand(AuthoredSource games, Console console) {
    this.games = games;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    requireAtLeastOne("--runs", runs);
    requireAtLeastOne("--max-steps", maxSteps);
    requireAtLeastOne("--seconds", seconds);
    List<ShippedAdventure> adventures = chosenAdventures();
    if (list) {
      list(adventures);
    } else if (sourcesFolder != null) {
      for (ShippedAdventure each : adventures) {
        Adventure generated = each.adventure();
        AdventureSources.of(generated).write(sourcesFolder.resolve(generated.name()));
      }
      console.printText("told.trials-written", adventures.size(), sourcesFolder);
    } else if (agent == null) {
      throw CommandFailure.refused("refused.missing", "--agent=AGENT");
    } else {
      play(adventures);
    }
    return ExitCode.DONE;
  }

  private static void requireAtLeastOne(String option, long value) {
    if (value < 1) {
      throw CommandFailure.refused("refused.at-least", option, 1, value);
    }
  }

  private List<ShippedAdventure> chosenAdventures() {
    if (adventure != null) {
      return List.of(ShippedAdventure.find(adventure).orElseThrow(this::noAdventure));
    }
    levels.forEach(this::requireLevel);
    List<ShippedAdventure> adventures = new ArrayList<>();
    for (int level = 1; level <= Level.HARDEST; level++) {
      int number = level;
      if (levels.isEmpty() || levels.contains(level)) {
        ShippedAdventure.all().stream()
            .filter(each -> each.level() == number)
            .limit(count == null ? Long.MAX_VALUE : count)
            .forEach(adventures::add);
      }
    }
    return adventures;
  }

  private CommandFailure noAdventure() {
    return CommandFailure.refused("refused.adventure", adventure, Level.HARDEST);
  }

  private void requireLevel(int level) {
    if (level < 1 || level > Level.HARDEST) {
      throw CommandFailure.refused("refused.level", level, Level.HARDEST);
    }
  }

  private void list(List<ShippedAdventure> adventures) {
    if (json.isRequested()) {
      console.json(new Listing(1, adventures.stream().map(ListedAdventure::of).toList()));
      return;
    }
    console.out().println("adventure  walkthrough  shortest");
    for (ShippedAdventure each : adventures) {
      console.print(
          "%-9s  %11d  %8s",
          each.level() + "-" + each.seed(),
          each.moves(),
          each.shortest().map(String::valueOf).orElse("-"));
    }
  }

  private void play(List<ShippedAdventure> adventures) throws IOException {
    Agent player = createAgent();
    List<TrialResult> results = new ArrayList<>();
    try (ProgressBar progress = console.progress("trials", adventures.size() * runs)) {
      for (ShippedAdventure each : adventures) {
        Adventure generated = each.adventure();
        PlayableGame game = game(generated);
        for (long seed = 0; seed < runs; seed++) {
          results.add(result(generated, game, player.play(game, seed, maxSteps), seed));
          progress.step();
        }
      }
    }
    List<TrialSummary> summary = TrialSummary.of(results);
    if (json.isRequested()) {
      console.json(new Report(1, agent, maxSteps, summary, results));
    } else {
      print(summary);
    }
  }

  private static TrialResult result(
      Adventure generated, PlayableGame game, Agent.Outcome outcome, long seed) {
    return new TrialResult(
        generated.name(),
        generated.level().number(),
        seed,
        outcome.won(),
        outcome.milestones(),
        game.goals().milestones().size(),
        outcome.steps());
  }

  private Agent createAgent() {
    return switch (agent) {
      case "random" -> new RandomAgent();
      case "search" -> new SearchAgent(new PlaytestLimits(Long.MAX_VALUE, seconds));
      default ->
          new ProgramAgent(
              Arrays.asList(agent.strip().split("\\s+")),
              VersionText.version(),
              fault ->
                  LoggerFactory.getLogger(TrialsCommand.class).error("A request failed", fault));
    };
  }

  private PlayableGame game(Adventure generated) throws IOException {
    return games.open(
        AuthoredGames.buildInMemory(AdventureSources.of(generated), BASE_NAME, BuildCache.NONE)
            .game(),
        null);
  }

  private void print(List<TrialSummary> summary) {
    console.out().println("level  runs  won                 milestones          steps when won");
    for (TrialSummary level : summary) {
      console.print(
          "%5d  %4d  %-18s  %-18s  %s",
          level.level(),
          level.runs(),
          percent(level.success()),
          percent(level.milestones()),
          level.steps() == null ? "-" : numbers(level.steps()));
    }
    console.out().println("In brackets: confidence intervals of 95 %.");
  }

  private static String percent(Interval interval) {
    return String.format(
        Locale.ROOT,
        "%.0f %% (%.0f to %.0f)",
        100 * interval.value(),
        100 * interval.low(),
        100 * interval.high());
  }

  private static String numbers(Interval interval) {
    return String.format(
        Locale.ROOT, "%.1f (%.1f to %.1f)", interval.value(), interval.low(), interval.high());
  }

  /**
   * The JSON document that lists the adventures.
   *
   * @param schema the version of the document
   * @param adventures the adventures
   */
  record Listing(int schema, List<ListedAdventure> adventures) {}

  /**
   * An adventure.
   *
   * @param adventure the name of the adventure
   * @param level the level of the adventure
   * @param moves the number of moves of its walkthrough
   * @param shortest the smallest number of moves with a lasting effect that leads to the goal; null
   *     if it is not known
   */
  record ListedAdventure(String adventure, int level, int moves, Integer shortest) {

    static ListedAdventure of(ShippedAdventure each) {
      String name = each.level() + "-" + each.seed();
      return new ListedAdventure(name, each.level(), each.moves(), each.shortest().orElse(null));
    }
  }

  /**
   * The JSON document with the results.
   *
   * @param schema the version of the document
   * @param agent the name of the agent
   * @param maxSteps the steps after which a run ended
   * @param levels the results of each level
   * @param runs the results of each run
   */
  record Report(
      int schema, String agent, int maxSteps, List<TrialSummary> levels, List<TrialResult> runs) {}
}
