package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.bowsprit.routelab.query.Witnesses;
import org.junit.jupiter.api.Test;

/** Tests how the lengths of routes are summarised for each router. */
class SummaryTest {

  @Test
  void shortcutsAreCountedAndTheirRatioCountsAsOne() {
    ExperimentSettings settings = new ExperimentSettings(60, 1, 2, false);
    Experiment experiment =
        new Experiment(TestRouters.all(), TestRouters.geodesicBaseline(), settings);
    List<BatchResult> rooms = TestRouters.run(experiment, Witnesses.rooms());
    Findings findings = new Findings(new Comparison("witnesses", TestRouters.all(), settings));
    rooms.forEach(findings::add);
    List<Summary> summaries = findings.summaries();

    Summary geodesic = summaries.get(3);
    assertThat(geodesic.shortcuts()).isZero();
    assertThat(geodesic.ratio().quantile(1)).isCloseTo(1, within(1e-6));

    Summary grid = summaries.get(4);
    long shortcutCount =
        rooms.stream()
            .flatMap(room -> room.questions().stream())
            .filter(
                answeredQuestion ->
                    answeredQuestion.answers().get(4).figures().ratioGraph() < 1 - 1e-6)
            .count();
    assertThat(grid.shortcuts()).isPositive().isEqualTo((int) shortcutCount);
    assertThat(grid.ratio().quantile(0)).isEqualTo(1);
  }
}
