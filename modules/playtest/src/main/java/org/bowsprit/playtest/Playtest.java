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
import org.bowsprit.playtest.internal.check.NameCheck;
import org.bowsprit.playtest.internal.check.PlayedLanguage;
import org.bowsprit.playtest.internal.check.ReachabilityCheck;
import org.bowsprit.playtest.internal.check.SpokenLines;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeBudget;
import org.bowsprit.playtest.internal.search.Explorer;
import org.bowsprit.playtest.internal.search.WinSearch;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.playtest.setup.TestedGame;
import org.bowsprit.vm.Variables;

/**
 * Tests a game by playing it. In every room that the test reaches, it tries every verb on every
 * object, and uses every object with every other object. It also checks the rooms and the spoken
 * lines. The same game, goal and limit of iterations give the same report, unless the time limit
 * ends the search.
 */
public final class Playtest {

  private static final String PLAYER_CAN_NEVER_ACT = "after this the player can never act again";

  private final TestedGame game;
  private final Goal goal;
  private final TimeBudget timeLeft;
  private final NameCheck nameCheck;
  private final ReachabilityCheck reachabilityCheck;
  private final Set<String> sentencesWithoutEffect = new LinkedHashSet<>();
  private final Set<Integer> rooms = new TreeSet<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> untestedThings = new ArrayList<>();
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
    timeLeft = new TimeBudget(limits);
    nameCheck = new NameCheck(game.names());
    reachabilityCheck = new ReachabilityCheck(game.routers(), game.names());
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
    WinSearch search =
        new WinSearch(explorer, node -> checkState(explorer, node), sentencesWithoutEffect::add);
    Optional<Node> start = explorer.begin();
    SpokenLines lines = new SpokenLines(game.resources(), game.names(), language(driver));
    if (start.isPresent()) {
      search.search(start.get(), goal.isGiven());
      search.winningNode().ifPresent(won -> playEnding(driver, won));
      addSearchFindings(search);
      addScriptFaults(explorer);
    } else if (goal.reached().test(explorer.session())) {
      String description =
          goal.text() + ", is reached before the player can act, so nothing was tried";
      add(Kind.NOT_WON, Grade.FAULT, "beginning", "the goal, " + description);
    } else {
      add(Kind.STUCK, Grade.FAULT, "beginning", "nothing can ever be pointed at");
    }
    findings.addAll(reachabilityCheck.findings(driver.walkTargets(), search.isExhausted()));
    findings.addAll(
        new HotspotCheck(game.resources(), game.names(), nameCheck.pointedAt()).findings());
    findings.addAll(nameCheck.findings());
    findings.addAll(new FurnitureCheck(game.resources(), game.names()).findings());
    sentencesWithoutEffect.forEach(
        each -> add(Kind.SILENCE, Grade.HINT, each, "nothing comes of it"));
    findings.addAll(lines.findings(driver.spokenTexts()));
    findings.sort(Comparator.comparing(Finding::grade).thenComparing(Finding::kind));
    return new Outcome(report(explorer, search, driver, lines), recordings);
  }

  private static void playEnding(SessionDriver driver, Node won) {
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
      Explorer explorer, WinSearch search, SessionDriver driver, SpokenLines lines) {
    return new PlaytestReport(
        1,
        game.title(),
        goal.text(),
        goal.isGiven() ? search.winningNode().isPresent() : null,
        search.winningNode().map(Node::story).orElse(List.of()),
        explorer.tried(),
        timeLeft.spentTicks(),
        rooms.stream().map(game.names()::room).toList(),
        lines.spokenCount(driver.spokenTexts()),
        lines.count(),
        search.deviationCount(),
        untestedThings,
        findings);
  }

  private void checkState(Explorer explorer, Node node) {
    List<Integer> objects = explorer.targets().roomObjects();
    rooms.add(node.room());
    nameCheck.checkObjects(explorer.targets(), node.room(), objects);
    reachabilityCheck.checkState(explorer.session(), objects);
  }

  private void addSearchFindings(WinSearch search) {
    for (WinSearch.DeadEnd end : search.deadEnds()) {
      addRecorded(
          end.isStuck() ? Kind.STUCK : Kind.DEAD_END,
          Grade.FAULT,
          end.node(),
          end.isStuck()
              ? PLAYER_CAN_NEVER_ACT
              : (end.isDecidedBefore()
                      ? "after this everything was tried, and the game cannot be won: "
                      : "after this, if not earlier, the game cannot be won; everything was tried: ")
                  + end.node().description());
    }
    for (Node after : search.doubtfulNodes()) {
      addRecorded(
          Kind.DEAD_END,
          Grade.HINT,
          after,
          "not decided: no way to win was found after this, but it was not shown that there is"
              + " none"
              + timeIsUpNote()
              + ": "
              + after.description());
    }
    if (goal.isGiven() && search.winningNode().isEmpty()) {
      addRecorded(
          Kind.NOT_WON,
          search.isExhausted() ? Grade.FAULT : Grade.HINT,
          search.lastNode(),
          search.isExhausted()
              ? "everything was tried and nothing leads to the goal, " + goal.text()
              : (timeLeft.isLeft()
                      ? "not decided: not everything could be tried, and no way was found to the goal, "
                      : "time was up before the goal was reached, ")
                  + goal.text());
    }
    if (search.winningNode().isEmpty()) {
      search.stuckNode().ifPresent(this::addStuck);
    }
    if (!goal.isGiven()) {
      untestedThings.add("whether the game can be won: no goal was given");
    }
    if (!search.isExhausted()) {
      untestedThings.add(
          "all that can be done: "
              + (timeLeft.isLeft() ? "the search ended in " : "time was up in ")
              + game.names().room(search.lastNode().room()));
    }
    if (search.incompleteStepCount() > 0) {
      untestedThings.add(
          "what else can be done at "
              + search.incompleteStepCount()
              + " steps of the solution (time was up)");
    }
    search
        .undecidedActions()
        .forEach(
            each ->
                untestedThings.add(
                    "whether the game can still be won after this" + timeIsUpNote() + ": " + each));
    if (goal.isGiven() && search.winningNode().isPresent()) {
      untestedThings.add("two or more actions in a row that all turn away from the solution");
    }
  }

  private String timeIsUpNote() {
    return timeLeft.isLeft() ? "" : " (time was up)";
  }

  private void addStuck(Node node) {
    if (goal.isGiven()) {
      addRecorded(Kind.STUCK, Grade.FAULT, node, PLAYER_CAN_NEVER_ACT);
    } else {
      addRecorded(Kind.STUCK, Grade.HINT, node, "the player can never act again; the end?");
    }
  }

  private void addScriptFaults(Explorer explorer) {
    explorer
        .faults()
        .forEach((fault, node) -> addRecorded(Kind.SCRIPT_FAULT, Grade.FAULT, node, fault));
  }

  private void addRecorded(Kind kind, Grade grade, Node node, String description) {
    String file =
        kind.name().toLowerCase(Locale.ROOT).replace('_', '-')
            + "-"
            + (recordings.size() + 1)
            + ".txt";
    recordings.put(file, node.allInput());
    findings.add(
        new Finding(kind, grade, game.names().room(node.room()), description, node.story(), file));
  }

  private void add(Kind kind, Grade grade, String location, String description) {
    findings.add(Finding.of(kind, grade, location, description));
  }
}
