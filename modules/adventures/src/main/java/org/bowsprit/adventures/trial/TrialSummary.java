package org.bowsprit.adventures.trial;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The results of all runs on one level.
 *
 * @param level the level
 * @param runs the number of runs
 * @param success the proportion of runs that won
 * @param milestones the mean proportion of milestones that were reached
 * @param steps the mean number of steps of the runs that won; null if no run has won
 */
public record TrialSummary(
    int level, int runs, Interval success, Interval milestones, Interval steps) {

  /** Returns a summary for each level. */
  public static List<TrialSummary> of(List<TrialResult> results) {
    return results.stream()
        .collect(Collectors.groupingBy(TrialResult::level, TreeMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(level -> of(level.getKey(), level.getValue()))
        .toList();
  }

  private static TrialSummary of(int level, List<TrialResult> results) {
    List<TrialResult> won = results.stream().filter(TrialResult::won).toList();
    return new TrialSummary(
        level,
        results.size(),
        Interval.ofProportion(won.size(), results.size()),
        Interval.ofMean(results.stream().mapToDouble(TrialResult::progress).toArray()),
        won.isEmpty()
            ? null
            : Interval.ofMean(won.stream().mapToDouble(TrialResult::steps).toArray()));
  }
}
