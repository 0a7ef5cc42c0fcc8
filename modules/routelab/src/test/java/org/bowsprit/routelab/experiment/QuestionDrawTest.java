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

class QuestionDrawTest {

  private final LabRoom clearing = Witnesses.rooms().get(1).withQuestions(List.of());
  private final Floor floor = clearing.floor();

  @Test
  void aFifthOfTheWalksIsOfEachKindAndTheOthersAreInside() {
    List<Question> questions = QuestionDraw.draw(clearing, 100, 1);
    assertThat(questions).hasSize(100);
    assertThat(of("centroids", questions)).hasSize(20);
    assertThat(of("near", questions)).hasSize(20);
    assertThat(of("far", questions)).hasSize(20);
    assertThat(of("inside", questions)).hasSize(40);
  }

  @Test
  void nearTargetsAreWithinThirtyPixelsOfTheFloorAndFarTargetsAreNot() {
    List<Question> questions = QuestionDraw.draw(clearing, 200, 1);
    for (Question question : of("near", questions)) {
      assertThat(floor.effective().containing(question.to().x(), question.to().y()))
          .isEqualTo(BoxIndex.NONE);
      assertThat(distance(question.to())).isLessThanOrEqualTo(30);
    }
    for (Question question : of("far", questions)) {
      assertThat(distance(question.to())).isGreaterThan(30);
    }
  }

  @Test
  void theSeedDeterminesTheWalksAndWalksOfTheRoomComeFirst() {
    Question roomWalk =
        new Question(Question.GIVEN, LockScenario.NONE, new Point(1, 2), new Point(3, 4));
    LabRoom asking = clearing.withQuestions(List.of(roomWalk));
    assertThat(QuestionDraw.draw(asking, 10, 5))
        .startsWith(roomWalk)
        .isEqualTo(QuestionDraw.draw(asking, 10, 5))
        .isNotEqualTo(QuestionDraw.draw(asking, 10, 6));
  }

  @Test
  void everyLockScenarioAddsAQuarterOfTheNumber() {
    LabRoom locked =
        new LabRoom(
            clearing.id(),
            clearing.name(),
            clearing.data(),
            clearing.picture(),
            List.of(),
            List.of(LockScenario.of(List.of(7), true)),
            List.of());
    List<Question> questions = QuestionDraw.draw(locked, 40, 1);
    assertThat(questions).hasSize(50);
    assertThat(questions.get(49).scenario().name()).isEqualTo("lock 7, rebuilt");
  }

  private static List<Question> of(String set, List<Question> questions) {
    return questions.stream().filter(question -> question.set().equals(set)).toList();
  }

  private double distance(Point point) {
    long nearest = floor.effective().snap(point.x(), point.y());
    return Math.sqrt((double) point.squaredDistance(PackedPoint.toPoint(nearest)));
  }
}
