package org.bowsprit.routelab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;
import org.junit.jupiter.api.Test;

/** Tests the random walks that are drawn for a room. */
class QuestionDrawTest {

  private final LabRoom clearing = Witnesses.rooms().get(1).withQuestions(List.of());
  private final Floor floor = clearing.floor();

  @Test
  void eachOfThreeSetsHasAFifthOfTheWalksAndTheOthersAreInside() {
    List<Question> questions = QuestionDraw.draw(clearing, 100, 1);
    assertThat(questions).hasSize(100);
    assertThat(questionsOfSet("centroids", questions)).hasSize(20);
    assertThat(questionsOfSet("near", questions)).hasSize(20);
    assertThat(questionsOfSet("far", questions)).hasSize(20);
    assertThat(questionsOfSet("inside", questions)).hasSize(40);
  }

  @Test
  void nearTargetsAreWithinThirtyPixelsOfTheFloorAndFarTargetsAreNot() {
    List<Question> questions = QuestionDraw.draw(clearing, 200, 1);
    for (Question question : questionsOfSet("near", questions)) {
      assertThat(floor.effective().containing(question.to().x(), question.to().y()))
          .isEqualTo(BoxIndex.NONE);
      assertThat(distanceToFloor(question.to())).isLessThanOrEqualTo(30);
    }
    for (Question question : questionsOfSet("far", questions)) {
      assertThat(distanceToFloor(question.to())).isGreaterThan(30);
    }
  }

  @Test
  void theSeedDeterminesTheWalksThatFollowTheWalksOfTheRoom() {
    Question roomWalk =
        new Question(Question.GIVEN, LockScenario.NONE, new Point(1, 2), new Point(3, 4));
    LabRoom roomWithQuestion = clearing.withQuestions(List.of(roomWalk));
    assertThat(QuestionDraw.draw(roomWithQuestion, 10, 5))
        .startsWith(roomWalk)
        .isEqualTo(QuestionDraw.draw(roomWithQuestion, 10, 5))
        .isNotEqualTo(QuestionDraw.draw(roomWithQuestion, 10, 6));
  }

  @Test
  void everyLockScenarioAddsAQuarterOfTheNumberOfWalks() {
    LabRoom roomWithLocks =
        new LabRoom(
            clearing.id(),
            clearing.name(),
            clearing.data(),
            clearing.picture(),
            List.of(),
            List.of(LockScenario.of(List.of(7), true)),
            List.of());
    List<Question> questions = QuestionDraw.draw(roomWithLocks, 40, 1);
    assertThat(questions).hasSize(50);
    assertThat(questions.get(49).scenario().name()).isEqualTo("lock 7, rebuilt");
  }

  private static List<Question> questionsOfSet(String set, List<Question> questions) {
    return questions.stream().filter(question -> question.set().equals(set)).toList();
  }

  private double distanceToFloor(Point point) {
    long nearestPoint = floor.effective().snap(point.x(), point.y());
    return Math.sqrt((double) point.squaredDistance(PackedPoint.toPoint(nearestPoint)));
  }
}
