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

/** Tests the figures of routes, and how an experiment divides its questions into batches. */
class ExperimentTest {

  private static final ExperimentSettings SETTINGS_WITHOUT_TIMING =
      new ExperimentSettings(0, 1, 2, false);

  @Test
  void theFiguresOfTheTeeRoomEqualTheSpecification() {
    LabRoom teeRoom =
        room(
                new int[][] {{0, 1, 2, 3}, {0, 1, 2, 3}, {1, 1, 2, 1}, {1, 1, 1, 3}},
                BoxRecord.SENTINEL,
                box(0, 100, 200, 140),
                box(20, 60, 80, 100),
                box(120, 60, 180, 100))
            .withQuestions(List.of(givenQuestion(30, 70, 170, 70)));
    AnsweredQuestion answeredQuestion =
        TestRouters.run(
                new Experiment(
                    TestRouters.all(), TestRouters.geodesicBaseline(), SETTINGS_WITHOUT_TIMING),
                List.of(teeRoom))
            .get(0)
            .questions()
            .get(0);
    assertThat(answeredQuestion.matrixChain()).containsExactly(2, 1, 3);
    assertThat(answeredQuestion.shortestGraph()).isCloseTo(156.6190, within(1e-4));
    Figures boxGraph = answeredQuestion.answers().get(0).figures();
    assertThat(boxGraph.shape().length()).isCloseTo(178.3095, within(1e-4));
    assertThat(boxGraph.ratioGraph()).isCloseTo(1.1385, within(1e-4));
    assertThat(boxGraph.shape().turns()).isEqualTo(2);
    assertThat(boxGraph.chain()).isEqualTo(new ChainComparison(1, true, 0));
    assertThat(boxGraph.endError()).isZero();
    assertThat(boxGraph.sampled().outside()).isZero();
    assertThat(answeredQuestion.answers().get(3).figures().ratioGraph()).isCloseTo(1, within(1e-9));
  }

  @Test
  void unscaledWalksTakeTheNumberOfTicksInTheSpecification() {
    LabRoom flatRoom =
        room(new int[][] {{-1, -1}, {-1, 1}}, BoxRecord.SENTINEL, box(0, 40, 300, 140));
    AnsweredQuestion horizontalWalk = answeredQuestion(flatRoom, givenQuestion(20, 120, 220, 120));
    assertThat(horizontalWalk.answers().get(0).figures().ticks()).isEqualTo(25);
    assertThat(horizontalWalk.answers().get(1).figures().ticks()).isEqualTo(26);
    AnsweredQuestion verticalWalk = answeredQuestion(flatRoom, givenQuestion(20, 40, 20, 140));
    assertThat(verticalWalk.answers().get(0).figures().ticks()).isEqualTo(50);
    assertThat(verticalWalk.answers().get(1).figures().ticks()).isEqualTo(51);
  }

  @Test
  void theClassicWalkDoesNotDeviateFromItself() {
    LabRoom flatRoom =
        room(new int[][] {{-1, -1}, {-1, 1}}, BoxRecord.SENTINEL, box(0, 40, 300, 140));
    assertThat(
            answeredQuestion(flatRoom, givenQuestion(20, 120, 220, 60))
                .answers()
                .get(1)
                .figures()
                .deviation())
        .isZero();
  }

  @Test
  void theRouteEndsBeforeALockedBox() {
    LabRoom clearing = Witnesses.rooms().get(1);
    Question questionWithLock =
        new Question(
            Question.GIVEN,
            LockScenario.of(List.of(7), false),
            new Point(10, 115),
            new Point(300, 100));
    AnsweredQuestion answeredQuestion =
        answeredQuestion(clearing.withQuestions(List.of(questionWithLock)), questionWithLock);
    assertThat(answeredQuestion.answers().get(0).route().reached()).isFalse();
    assertThat(answeredQuestion.answers().get(0).figures().endError()).isPositive();
    assertThat(answeredQuestion.answers().get(0).figures().ratioGraph()).isNaN();
  }

  @Test
  void boxGraphReachesTheEndOfALongChainButGridAStarDoesNot() {
    LabRoom clearing = Witnesses.rooms().get(1);
    AnsweredQuestion longWalk = answeredQuestion(clearing, clearing.questions().get(0));
    assertThat(longWalk.answers().get(0).route().reached()).isTrue();
    assertThat(longWalk.matrixChain()).hasSize(14);
    assertThat(longWalk.answers().get(4).router()).isEqualTo("grid-astar");
    assertThat(longWalk.answers().get(4).route().reached()).isFalse();
    assertThat(longWalk.answers().get(4).figures().endError()).isGreaterThan(100);
  }

  @Test
  void gridAStarFollowsTheLineBoxThatBoxGraphCrosses() {
    LabRoom kitchen = Witnesses.rooms().get(0);
    AnsweredQuestion walk = answeredQuestion(kitchen, kitchen.questions().get(0));
    assertThat(walk.matrixChain()).containsExactly(1, 3);
    Answer boxGraph = walk.answers().get(0);
    Answer gridAStar = walk.answers().get(4);
    assertThat(boxGraph.route().waypoints())
        .containsExactly(new Point(170, 100), new Point(300, 110));
    assertThat(gridAStar.route().waypoints()).anyMatch(waypoint -> waypoint.y() == 140);
    assertThat(gridAStar.route().reached()).isTrue();
    assertThat(boxGraph.figures().shape().length())
        .isLessThan(gridAStar.figures().shape().length());
    assertThat(gridAStar.figures().sampled().outside()).isZero();
    assertThat(boxGraph.figures().sampled().outside()).isBetween(90, 105);
  }

  @Test
  void questionsAndAnswersDependOnlyOnTheSeed() {
    ExperimentSettings settings = new ExperimentSettings(30, 7, 2, false);
    Experiment experiment =
        new Experiment(TestRouters.all(), TestRouters.geodesicBaseline(), settings);
    List<BatchResult> firstResults = TestRouters.run(experiment, Witnesses.rooms());
    List<BatchResult> secondResults = TestRouters.run(experiment, Witnesses.rooms());
    assertThat(secondResults).isEqualTo(firstResults);
    assertThat(firstResults.get(0).questions()).hasSize(30 + 3);
    Experiment experimentWithOtherSeed =
        new Experiment(
            TestRouters.all(),
            TestRouters.geodesicBaseline(),
            new ExperimentSettings(30, 8, 2, false));
    List<AnsweredQuestion> otherQuestions =
        TestRouters.run(experimentWithOtherSeed, Witnesses.rooms()).get(0).questions();
    assertThat(otherQuestions).isNotEqualTo(firstResults.get(0).questions());
  }

  @Test
  void thePlanningTimeOfEveryRouteIsMeasured() {
    List<String> finishedBatches = Collections.synchronizedList(new ArrayList<>());
    List<BatchResult> results = new ArrayList<>();
    new Experiment(
            List.of(TestRouters.all().get(0)),
            ReferenceRouters.NONE,
            new ExperimentSettings(5, 1, 1, true))
        .run(
            LabRooms.of(Witnesses.rooms()),
            batch -> true,
            () -> finishedBatches.add("batch"),
            results::add);
    assertThat(finishedBatches).hasSize(2);
    assertThat(results.get(0).questions())
        .flatExtracting(AnsweredQuestion::answers)
        .allSatisfy(answer -> assertThat(answer.cost().nanos()).isPositive());
  }

  @Test
  void aBatchHasTheSameResultsIfOtherBatchesAreLeftOut() {
    ExperimentSettings settings = new ExperimentSettings(300, 7, 2, false);
    Experiment experiment =
        new Experiment(TestRouters.all(), TestRouters.geodesicBaseline(), settings);
    LabRooms rooms = LabRooms.of(Witnesses.rooms());
    List<BatchResult> allResults = TestRouters.run(experiment, Witnesses.rooms());
    assertThat(allResults).hasSize(Experiment.batches(rooms, settings)).hasSize(6);
    assertThat(allResults)
        .extracting(BatchResult::firstQuestion)
        .containsExactly(0, 125, 250, 0, 125, 250);
    assertThat(allResults.get(2).endsRoom()).isTrue();
    assertThat(allResults.get(2).questions()).hasSize(303 - 250);

    List<BatchResult> selectedResults = new ArrayList<>();
    experiment.run(rooms, batch -> batch == 1 || batch == 5, () -> {}, selectedResults::add);
    assertThat(selectedResults).containsExactly(allResults.get(1), allResults.get(5));
  }

  /**
   * Regardless of the number of rooms, only the rooms that are being processed and their results
   * are in memory.
   */
  @Test
  void roomsAreLoadedOnDemand() {
    LabRoom flatRoom =
        room(new int[][] {{-1, -1}, {-1, 1}}, BoxRecord.SENTINEL, box(0, 40, 300, 140));
    AtomicInteger loadedCount = new AtomicInteger();
    List<Integer> roomsInMemory = new ArrayList<>();
    LabRooms rooms =
        LabRooms.of(Collections.nCopies(100, flatRoom))
            .map(
                room -> {
                  loadedCount.incrementAndGet();
                  return room;
                });

    new Experiment(
            List.of(TestRouters.all().get(0)), ReferenceRouters.NONE, SETTINGS_WITHOUT_TIMING)
        .run(
            rooms,
            batch -> true,
            () -> {},
            result -> roomsInMemory.add(loadedCount.get() - roomsInMemory.size()));

    assertThat(roomsInMemory).hasSize(100);
    assertThat(Collections.max(roomsInMemory)).isLessThanOrEqualTo(16);
  }

  /** The router of a plugin must be wrapped in a guard before an experiment uses it. */
  @Test
  void anExceptionOfARouterWithoutAGuardEndsTheExperiment() {
    Experiment experiment =
        new Experiment(
            List.of(TestRouters.of(new ThrowingProvider())),
            ReferenceRouters.NONE,
            SETTINGS_WITHOUT_TIMING);

    assertThatThrownBy(() -> TestRouters.run(experiment, Witnesses.rooms()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a room could not be measured");
  }

  private static final class ThrowingProvider implements RouterProvider {

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

  private static AnsweredQuestion answeredQuestion(LabRoom room, Question question) {
    return TestRouters.run(
            new Experiment(
                TestRouters.all(), TestRouters.geodesicBaseline(), SETTINGS_WITHOUT_TIMING),
            List.of(room.withQuestions(List.of(question))))
        .get(0)
        .questions()
        .get(0);
  }

  private static Question givenQuestion(int fromX, int fromY, int toX, int toY) {
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
