package org.bowsprit.adventures.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the summary of trials. */
class TrialSummaryTest {

  @Test
  void resultsAreSummarisedByLevel() {
    List<TrialSummary> levels =
        TrialSummary.of(
            List.of(
                new TrialResult("2-1", 2, 0, false, 1, 4, 100),
                new TrialResult("1-1", 1, 0, true, 2, 2, 4),
                new TrialResult("1-2", 1, 0, true, 2, 2, 8)));

    assertThat(levels).extracting(TrialSummary::level).containsExactly(1, 2);
    assertThat(levels.get(0).success().value()).isEqualTo(1);
    assertThat(levels.get(0).steps().value()).isEqualTo(6);
    assertThat(levels.get(1).milestones().value()).isEqualTo(0.25);
    assertThat(levels.get(1).steps()).as("the steps of a level in which no trial was won").isNull();
  }
}
