package org.bowsprit.playtest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.Finding.Grade;
import org.bowsprit.playtest.finding.Finding.Kind;
import org.bowsprit.playtest.finding.PlaytestReport;
import org.bowsprit.playtest.internal.check.FurnitureCheck;
import org.bowsprit.playtest.internal.check.HotspotCheck;
import org.bowsprit.playtest.internal.check.Lines;
import org.bowsprit.playtest.internal.check.NameCheck;
import org.bowsprit.playtest.internal.check.PlayedLanguage;
import org.bowsprit.playtest.internal.check.Walkability;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeLeft;
import org.bowsprit.playtest.internal.search.Explorer;
import org.bowsprit.playtest.internal.search.Winnable;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.playtest.setup.TestedGame;
import org.bowsprit.vm.Variables;

/**
 * Tests a game by playing it. In every room that it reaches, it tries every verb on every object,
 * and every object with every other. It also checks the rooms and lines. The same game and ticks
 * give the same report.
 */
public final class Playtest {

  private static final String NEVER_AGAIN = "after this the player can never act again";

  private final TestedGame game;
  private final Goal goal;
  private final TimeLeft timeLeft;
  private final NameCheck names;
  private final Walkability walkability;
  private final Set<String> silences = new LinkedHashSet<>();
  private final Set<Integer> rooms = new TreeSet<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> notReached = new ArrayList<>();
  private final Map<String, List<InputEvent>> recordings = new LinkedHashMap<>();

  /**
   * Prepares a test.
   *
   * @param goal the condition for winning the game; with {@link Goal#NONE}, the test does not check
   *     whether the game can be won
   */
  public Playtest(TestedGame game, Goal goal, PlaytestLimits limits) {
    this.game = game;
    this.goal = goal;
    timeLeft = new TimeLeft(limits);
    names = new NameCheck(game.names());
    walkability = new Walkability(game.routers(), game.names());
  }

  /**
   * The report, and recordings that lead to its findings.
   *
   * @param report the report
   * @param recordings the input since the boot, by the file names in the findings
   */
  public record Outcome(PlaytestReport report, Map<String, List<InputEvent>> recordings) {}

  /** Plays the game and returns the result. */
  public Outcome run() {
    SessionDriver driver = new SessionDriver(game.sessions(), goal, timeLeft);
    Explorer explorer = new Explorer(driver, timeLeft, game.names());
    Winnable search = new Winnable(explorer, node -> look(explorer, node), silences::add);
    Optional<Node> start = explorer.begin();
    Lines lines = new Lines(game.resources(), game.names(), language(driver));
    if (start.isPresent()) {
      search.search(start.get(), goal.isGiven());
      search.won().ifPresent(won -> hearTheEnd(driver, won));
      judge(search);
      faults(explorer);
    } else if (goal.reached().test(explorer.session())) {
      String what = goal.text() + ", is reached before the player can act, so nothing was tried";
      add(Kind.NOT_WON, Grade.FAULT, "beginning", "the goal, " + what);
    } else {
      add(Kind.STUCK, Grade.FAULT, "beginning", "nothing can ever be pointed at");
    }
    findings.addAll(walkability.findings(driver.walkedTo(), search.isExhausted()));
    findings.addAll(new HotspotCheck(game.resources(), game.names(), names.seen()).findings());
    findings.addAll(names.findings());
    findings.addAll(new FurnitureCheck(game.resources(), game.names()).findings());
    silences.forEach(each -> add(Kind.SILENCE, Grade.HINT, each, "nothing comes of it"));
    findings.addAll(lines.findings(driver.heard()));
    findings.sort(Comparator.comparing(Finding::grade).thenComparing(Finding::kind));
    return new Outcome(report(explorer, search, driver, lines), recordings);
  }

  private static void hearTheEnd(SessionDriver driver, Node won) {
    driver.restore(won.state());
    driver.playOut();
  }

  private Optional<PlayedLanguage> language(SessionDriver driver) {
    Variables variables = driver.session().machine().variables();
    return game.language().stream()
        .mapToObj(variable -> new PlayedLanguage(variable, variables.read(variable)))
        .findFirst();
  }

  private PlaytestReport report(
      Explorer explorer, Winnable search, SessionDriver driver, Lines lines) {
    return new PlaytestReport(
        1,
        game.title(),
        goal.text(),
        goal.isGiven() ? search.won().isPresent() : null,
        search.won().map(Node::story).orElse(List.of()),
        explorer.tried(),
        timeLeft.spent(),
        rooms.stream().map(game.names()::room).toList(),
        lines.heard(driver.heard()),
        lines.count(),
        search.deviations(),
        notReached,
        findings);
  }

  private void look(Explorer explorer, Node node) {
    List<Integer> things = explorer.targets().things();
    rooms.add(node.room());
    names.look(explorer.targets(), node.room(), things);
    walkability.look(explorer.session(), things);
  }

  private void judge(Winnable search) {
    for (Winnable.DeadEnd end : search.deadEnds()) {
      recorded(
          end.stuck() ? Kind.STUCK : Kind.DEAD_END,
          Grade.FAULT,
          end.at(),
          end.stuck()
              ? NEVER_AGAIN
              : (end.isDecidedBefore()
                      ? "after this everything was tried, and the game cannot be won: "
                      : "after this, if not earlier, the game cannot be won; everything was tried: ")
                  + end.at().said());
    }
    for (Node after : search.doubtful()) {
      recorded(
          Kind.DEAD_END,
          Grade.HINT,
          after,
          "not decided: no way to win was found after this, but it was not shown that there is"
              + " none"
              + timeIsUp()
              + ": "
              + after.said());
    }
    if (goal.isGiven() && search.won().isEmpty()) {
      recorded(
          Kind.NOT_WON,
          search.isExhausted() ? Grade.FAULT : Grade.HINT,
          search.last(),
          search.isExhausted()
              ? "everything was tried and nothing leads to the goal, " + goal.text()
              : (timeLeft.isLeft()
                      ? "not decided: not everything could be tried, and no way was found to the goal, "
                      : "time was up before the goal was reached, ")
                  + goal.text());
    }
    if (search.won().isEmpty()) {
      search.stuck().ifPresent(this::stuck);
    }
    if (!goal.isGiven()) {
      notReached.add("whether the game can be won: no goal was given");
    }
    if (!search.isExhausted()) {
      notReached.add(
          "all that can be done: "
              + (timeLeft.isLeft() ? "the search ended in " : "time was up in ")
              + game.names().room(search.last().room()));
    }
    if (search.stepsLeft() > 0) {
      notReached.add(
          "what else can be done at "
              + search.stepsLeft()
              + " steps of the solution (time was up)");
    }
    search
        .undecided()
        .forEach(
            each ->
                notReached.add(
                    "whether the game can still be won after this" + timeIsUp() + ": " + each));
    if (goal.isGiven() && search.won().isPresent()) {
      notReached.add("two or more actions in a row that all turn away from the solution");
    }
  }

  private String timeIsUp() {
    return timeLeft.isLeft() ? "" : " (time was up)";
  }

  private void stuck(Node node) {
    if (goal.isGiven()) {
      recorded(Kind.STUCK, Grade.FAULT, node, NEVER_AGAIN);
    } else {
      recorded(Kind.STUCK, Grade.HINT, node, "the player can never act again; the end?");
    }
  }

  private void faults(Explorer explorer) {
    explorer
        .faults()
        .forEach((fault, node) -> recorded(Kind.SCRIPT_FAULT, Grade.FAULT, node, fault));
  }

  private void recorded(Kind kind, Grade grade, Node at, String what) {
    String file =
        kind.name().toLowerCase(Locale.ROOT).replace('_', '-')
            + "-"
            + (recordings.size() + 1)
            + ".txt";
    recordings.put(file, at.allInput());
    findings.add(new Finding(kind, grade, game.names().room(at.room()), what, at.story(), file));
  }

  private void add(Kind kind, Grade grade, String where, String what) {
    findings.add(Finding.of(kind, grade, where, what));
  }
}
