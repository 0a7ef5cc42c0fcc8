package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.bowsprit.routelab.query.Witnesses;
import org.junit.jupiter.api.Test;

class SummaryTest {

  @Test
  void shortcutsAreCountedAndTheirRatioIsLimitedToOne() {
    ExperimentSettings settings = new ExperimentSettings(60, 1, 2, false);
    Experiment experiment =
        new Experiment(TestContestants.all(), TestContestants.geodesicYardstick(), settings);
    List<BatchResult> rooms = TestContestants.run(experiment, Witnesses.rooms());
    Findings findings = new Findings(new Comparison("witnesses", TestContestants.all(), settings));
    rooms.forEach(findings::add);
    List<Summary> summaries = findings.summaries();

    Summary geodesic = summaries.get(3);
    assertThat(geodesic.shortcuts()).isZero();
    assertThat(geodesic.ratio().quantile(1)).isCloseTo(1, within(1e-6));

    Summary grid = summaries.get(4);
    long below =
        rooms.stream()
            .flatMap(room -> room.cases().stream())
            .filter(one -> one.answers().get(4).figures().ratioGraph() < 1 - 1e-6)
            .count();
    assertThat(grid.shortcuts()).isPositive().isEqualTo((int) below);
    assertThat(grid.ratio().quantile(0)).isEqualTo(1);
  }
}
