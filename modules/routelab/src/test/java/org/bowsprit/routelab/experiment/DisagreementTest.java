package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Figures;
import org.bowsprit.trial.PlanCost;
import org.bowsprit.trial.metric.ChainComparison;
import org.bowsprit.trial.metric.PathShape;
import org.bowsprit.trial.metric.SampleFigures;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;
import org.junit.jupiter.api.Test;

/** Tests how the routes of several routers for one question are compared. */
class DisagreementTest {

  private static final Point FROM = new Point(180, 100);
  private static final Point TARGET = new Point(192, 102);

  @Test
  void routesWithTheSameEndAreComparedByLength() {
    Disagreement disagreement =
        shownDisagreement(answer("a", 192, 102), answer("b", 204, 102, 192, 102));
    assertThat(disagreement.elsewhere()).isEmpty();
    assertThat(disagreement.spread()).isGreaterThan(2.9).isLessThan(3.1);
  }

  @Test
  void aRouteWithAnotherEndIsNotComparedByLength() {
    Disagreement disagreement =
        shownDisagreement(answer("a", 192, 102), answer("classic", 90, 83, 191, 66));
    assertThat(disagreement.elsewhere()).containsExactly("classic");
    assertThat(disagreement.farthestEnd()).isGreaterThan(36).isLessThan(37);
    assertThat(disagreement.spread()).isEqualTo(1);
  }

  private static Disagreement shownDisagreement(Answer... answers) {
    Question question = new Question("near", LockScenario.NONE, FROM, new Point(195, 84));
    AnsweredQuestion answeredQuestion =
        new AnsweredQuestion(1, question, FROM, TARGET, List.of(), 12.2, 12.2, List.of(answers));
    BatchResult batch =
        new BatchResult(0, Witnesses.rooms().get(0), 0, 1, List.of(answeredQuestion));
    return Disagreement.shownDisagreements(batch).get(0);
  }

  private static Answer answer(String router, int... xy) {
    Route route =
        new Route(FROM, xy, new int[] {1}, Reason.OK, TARGET, 1, new SearchEffort(0, 0), List.of());
    double endError = Math.sqrt((double) route.end().squaredDistance(TARGET));
    return new Answer(
        router,
        route,
        new Figures(
            PathShape.of(route, 8, 2),
            Double.NaN,
            Double.NaN,
            Double.NaN,
            Double.NaN,
            Double.NaN,
            ChainComparison.of(List.of(1), List.of(1)),
            new SampleFigures(1, 0, 0, 0, 0),
            endError,
            0,
            1,
            0),
        PlanCost.UNKNOWN,
        false);
  }
}
