package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.service.OptionValues;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Figures;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.metric.ChainComparison;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;
import org.junit.jupiter.api.Test;

class ExperimentTest {

  private static final ExperimentSettings UNTIMED = new ExperimentSettings(0, 1, 2, false);

  @Test
  void theFiguresOfTheTeeEqualTheSpecification() {
    LabRoom tee =
        room(
                new int[][] {{0, 1, 2, 3}, {0, 1, 2, 3}, {1, 1, 2, 1}, {1, 1, 1, 3}},
                BoxRecord.SENTINEL,
                box(0, 100, 200, 140),
                box(20, 60, 80, 100),
                box(120, 60, 180, 100))
            .withQuestions(List.of(given(30, 70, 170, 70)));
    AnsweredQuestion walkCase =
        TestContestants.run(
                new Experiment(TestContestants.all(), TestContestants.geodesicYardstick(), UNTIMED),
                List.of(tee))
            .get(0)
            .cases()
            .get(0);
    assertThat(walkCase.matrixChain()).containsExactly(2, 1, 3);
    assertThat(walkCase.shortestGraph()).isCloseTo(156.6190, within(1e-4));
    Figures boxGraph = walkCase.answers().get(0).figures();
    assertThat(boxGraph.shape().length()).isCloseTo(178.3095, within(1e-4));
    assertThat(boxGraph.ratioGraph()).isCloseTo(1.1385, within(1e-4));
    assertThat(boxGraph.shape().turns()).isEqualTo(2);
    assertThat(boxGraph.chain()).isEqualTo(new ChainComparison(1, true, 0));
    assertThat(boxGraph.endError()).isZero();
    assertThat(boxGraph.sampled().outside()).isZero();
    assertThat(walkCase.answers().get(3).figures().ratioGraph()).isCloseTo(1, within(1e-9));
  }

  @Test
  void walksWithoutScalingTakeTheTicksOfTheSpecification() {
    LabRoom flat = room(new int[][] {{-1, -1}, {-1, 1}}, BoxRecord.SENTINEL, box(0, 40, 300, 140));
    AnsweredQuestion right = singleCase(flat, given(20, 120, 220, 120));
    assertThat(right.answers().get(0).figures().ticks()).isEqualTo(25);
    assertThat(right.answers().get(1).figures().ticks()).isEqualTo(26);
    AnsweredQuestion down = singleCase(flat, given(20, 40, 20, 140));
    assertThat(down.answers().get(0).figures().ticks()).isEqualTo(50);
    assertThat(down.answers().get(1).figures().ticks()).isEqualTo(51);
  }

  @Test
  void theClassicWalkDoesNotDeviateFromItself() {
    LabRoom flat = room(new int[][] {{-1, -1}, {-1, 1}}, BoxRecord.SENTINEL, box(0, 40, 300, 140));
    assertThat(singleCase(flat, given(20, 120, 220, 60)).answers().get(1).figures().deviation())
        .isZero();
  }

  @Test
  void aLockedBoxEndsTheWalkBeforeItsTarget() {
    LabRoom ring = Witnesses.rooms().get(1);
    Question locked =
        new Question(
            Question.GIVEN,
            LockScenario.of(List.of(7), false),
            new Point(10, 115),
            new Point(300, 100));
    AnsweredQuestion walkCase = singleCase(ring.withQuestions(List.of(locked)), locked);
    assertThat(walkCase.answers().get(0).route().reached()).isFalse();
    assertThat(walkCase.answers().get(0).figures().endError()).isPositive();
    assertThat(walkCase.answers().get(0).figures().ratioGraph()).isNaN();
  }

  @Test
  void gridAStarDoesNotArriveOnTheLongChainButBoxGraphDoes() {
    LabRoom clearing = Witnesses.rooms().get(1);
    AnsweredQuestion along = singleCase(clearing, clearing.questions().get(0));
    assertThat(along.answers().get(0).route().reached()).isTrue();
    assertThat(along.matrixChain()).hasSize(14);
    assertThat(along.answers().get(4).router()).isEqualTo("grid-astar");
    assertThat(along.answers().get(4).route().reached()).isFalse();
    assertThat(along.answers().get(4).figures().endError()).isGreaterThan(100);
  }

  @Test
  void gridAStarFollowsTheLineBoxThatBoxGraphCrosses() {
    LabRoom kitchen = Witnesses.rooms().get(0);
    AnsweredQuestion across = singleCase(kitchen, kitchen.questions().get(0));
    assertThat(across.matrixChain()).containsExactly(1, 3);
    Answer boxGraph = across.answers().get(0);
    Answer grid = across.answers().get(4);
    assertThat(boxGraph.route().waypoints())
        .containsExactly(new Point(170, 100), new Point(300, 110));
    assertThat(grid.route().waypoints()).anyMatch(waypoint -> waypoint.y() == 140);
    assertThat(grid.route().reached()).isTrue();
    assertThat(boxGraph.figures().shape().length()).isLessThan(grid.figures().shape().length());
    assertThat(grid.figures().sampled().outside()).isZero();
    assertThat(boxGraph.figures().sampled().outside()).isBetween(90, 105);
  }

  @Test
  void questionsAndAnswersDependOnlyOnTheSeed() {
    ExperimentSettings drawn = new ExperimentSettings(30, 7, 2, false);
    Experiment experiment =
        new Experiment(TestContestants.all(), TestContestants.geodesicYardstick(), drawn);
    List<BatchResult> once = TestContestants.run(experiment, Witnesses.rooms());
    List<BatchResult> second = TestContestants.run(experiment, Witnesses.rooms());
    assertThat(second).isEqualTo(once);
    assertThat(once.get(0).cases()).hasSize(30 + 3);
    Experiment other =
        new Experiment(
            TestContestants.all(),
            TestContestants.geodesicYardstick(),
            new ExperimentSettings(30, 8, 2, false));
    List<AnsweredQuestion> others = TestContestants.run(other, Witnesses.rooms()).get(0).cases();
    assertThat(others).isNotEqualTo(once.get(0).cases());
  }

  @Test
  void everyPlanHasATime() {
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    List<BatchResult> timed = new ArrayList<>();
    new Experiment(
            List.of(TestContestants.all().get(0)),
            ReferenceRouters.NONE,
            new ExperimentSettings(5, 1, 1, true))
        .run(LabRooms.of(Witnesses.rooms()), batch -> true, () -> done.add("batch"), timed::add);
    assertThat(done).hasSize(2);
    assertThat(timed.get(0).cases())
        .flatExtracting(AnsweredQuestion::answers)
        .allSatisfy(answer -> assertThat(answer.cost().nanos()).isPositive());
  }

  @Test
  void theBatchesOfALargeRoomAreIndependent() {
    ExperimentSettings many = new ExperimentSettings(300, 7, 2, false);
    Experiment experiment =
        new Experiment(TestContestants.all(), TestContestants.geodesicYardstick(), many);
    LabRooms rooms = LabRooms.of(Witnesses.rooms());
    List<BatchResult> all = TestContestants.run(experiment, Witnesses.rooms());
    assertThat(all).hasSize(Experiment.batches(rooms, many)).hasSize(6);
    assertThat(all)
        .extracting(BatchResult::firstQuestion)
        .containsExactly(0, 125, 250, 0, 125, 250);
    assertThat(all.get(2).endsRoom()).isTrue();
    assertThat(all.get(2).cases()).hasSize(303 - 250);

    List<BatchResult> selected = new ArrayList<>();
    experiment.run(rooms, batch -> batch == 1 || batch == 5, () -> {}, selected::add);
    assertThat(selected).containsExactly(all.get(1), all.get(5));
  }

  /**
   * Only the rooms that are being processed and their results are in memory, whatever the number of
   * rooms.
   */
  @Test
  void roomsAreLoadedOnDemand() {
    LabRoom flat = room(new int[][] {{-1, -1}, {-1, 1}}, BoxRecord.SENTINEL, box(0, 40, 300, 140));
    AtomicInteger loaded = new AtomicInteger();
    List<Integer> loadedAhead = new ArrayList<>();
    LabRooms rooms =
        LabRooms.of(Collections.nCopies(100, flat))
            .map(
                room -> {
                  loaded.incrementAndGet();
                  return room;
                });

    new Experiment(List.of(TestContestants.all().get(0)), ReferenceRouters.NONE, UNTIMED)
        .run(
            rooms,
            batch -> true,
            () -> {},
            result -> loadedAhead.add(loaded.get() - loadedAhead.size()));

    assertThat(loadedAhead).hasSize(100);
    assertThat(Collections.max(loadedAhead)).isLessThanOrEqualTo(16);
  }

  /** A plugin's router must be wrapped in a guard before it takes part. */
  @Test
  void aRouterWithoutAGuardThatThrowsEndsTheExperiment() {
    Experiment experiment =
        new Experiment(List.of(TestContestants.of(new Broken())), ReferenceRouters.NONE, UNTIMED);

    assertThatThrownBy(() -> TestContestants.run(experiment, Witnesses.rooms()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a room could not be measured");
  }

  private static final class Broken implements RouterProvider {

    @Override
    public String id() {
      return "broken";
    }

    @Override
    public String displayName() {
      return "Broken";
    }

    @Override
    public Set<RouterCapability> capabilities() {
      return Set.of();
    }

    @Override
    public Router open(OptionValues options) {
      return floor ->
          request -> {
            throw new IllegalStateException(Map.of().toString());
          };
    }
  }

  private static AnsweredQuestion singleCase(LabRoom room, Question question) {
    return TestContestants.run(
            new Experiment(TestContestants.all(), TestContestants.geodesicYardstick(), UNTIMED),
            List.of(room.withQuestions(List.of(question))))
        .get(0)
        .cases()
        .get(0);
  }

  private static Question given(int fromX, int fromY, int toX, int toY) {
    return new Question(
        Question.GIVEN, LockScenario.NONE, new Point(fromX, fromY), new Point(toX, toY));
  }

  private static LabRoom room(int[][] table, BoxRecord... boxes) {
    return LabRoom.of(
        1,
        "a room",
        BoxChunks.of(
            new BoxRecords(List.of(boxes)), BoxMatrixChunk.fromTable(table), ScaleSlots.NONE));
  }

  private static BoxRecord box(int left, int top, int right, int bottom) {
    return BoxRecord.ofValues(left, top, right, top, right, bottom, left, bottom, 0, 0, 255);
  }
}
