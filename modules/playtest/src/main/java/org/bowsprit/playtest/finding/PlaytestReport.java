package org.bowsprit.playtest.finding;

import java.util.List;

/**
 * The result of a playtest.
 *
 * @param schema the version of this layout
 * @param game the title of the game
 * @param goal the condition for winning the game; empty for none
 * @param won whether the test found a way to win; null without a goal
 * @param solution the actions that win the game
 * @param tried the number of sentences and clicks that were tried
 * @param ticks the number of iterations that were played
 * @param rooms names of the rooms that were entered
 * @param linesHeard the number of lines that were spoken at least once
 * @param lines the number of all lines
 * @param deviations the number of other actions that were tried at turning points of the solution
 * @param notReached a sentence for each part of the test that was not done; empty if the whole test
 *     was done
 * @param findings the findings, the worst first
 */
public record PlaytestReport(
    int schema,
    String game,
    String goal,
    Boolean won,
    List<String> solution,
    int tried,
    long ticks,
    List<String> rooms,
    int linesHeard,
    int lines,
    int deviations,
    List<String> notReached,
    List<Finding> findings) {

  public PlaytestReport {
    solution = List.copyOf(solution);
    rooms = List.copyOf(rooms);
    notReached = List.copyOf(notReached);
    findings = List.copyOf(findings);
  }

  /** Returns the number of findings with a grade. */
  public long count(Finding.Grade grade) {
    return findings.stream().filter(each -> each.grade() == grade).count();
  }
}
