package org.bowsprit.playtest.finding;

import java.util.List;

/**
 * What came of a playtest.
 *
 * @param schema the version of this layout
 * @param game what is called so
 * @param goal when the game counts as won; empty for never
 * @param won whether the test found a way to win; null without a goal
 * @param solution the actions that win
 * @param tried sentences and clicks tried
 * @param ticks iterations played
 * @param rooms names of the rooms that were entered
 * @param linesHeard lines that were said at least once
 * @param lines lines there are
 * @param deviations how many other actions were tried at turning points of the solution
 * @param notReached what the test did not come to, a sentence each; empty if it came to all it does
 * @param findings what it found, the worst first
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

  /** Returns how many findings have a grade. */
  public long count(Finding.Grade grade) {
    return findings.stream().filter(each -> each.grade() == grade).count();
  }
}
