package org.bowsprit.witness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.room.GameRooms;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;
import org.junit.jupiter.api.Test;

/**
 * Tests that the route laboratory finds the room of each scene, and the walks that the scripts of
 * the room contain.
 */
class ScenesInLaboratoryTest {

  private static final List<LabRoom> ROOMS =
      GameRooms.of(Witness.build(Witness.SOURCES).resources());

  @Test
  void theRoomNumberIsTheSceneNumberPlusOne() {
    assertThat(ROOMS).extracting(LabRoom::id).hasSize(31).startsWith(1, 2).endsWith(30, 31);
  }

  @Test
  void theTempleHasTheTwoWalksOfTheBlogArticle() {
    Point start = new Point(40, 124);
    assertThat(walksOf(30))
        .containsExactly(
            walk(LockScenario.NONE, start, new Point(136, 138)),
            walk(LockScenario.NONE, start, new Point(280, 130)));
  }

  @Test
  void theSecondWalkToTheChestHasALockedBoxAndARebuiltMatrix() {
    assertThat(walksOf(8))
        .containsExactly(
            walk(LockScenario.NONE, new Point(200, 134), new Point(60, 134)),
            walk(LockScenario.of(List.of(11), true), new Point(200, 134), new Point(60, 134)));
  }

  @Test
  void theFirstWalkToTheSealHasLockedBoxes() {
    assertThat(walksOf(7))
        .startsWith(
            walk(LockScenario.of(List.of(4, 5), false), new Point(24, 126), new Point(290, 126)));
  }

  @Test
  void walksStartAtPositionsFromGlobalScriptsAndEndAtObjects() {
    assertThat(walksOf(1)).contains(walk(LockScenario.NONE, new Point(60, 70), new Point(200, 70)));
    assertThat(walksOf(28))
        .contains(walk(LockScenario.NONE, new Point(560, 130), new Point(715, 130)));
  }

  @Test
  void everySceneAboutWalkingHasAWalk() {
    for (int scene = 4; scene <= 19; scene++) {
      assertThat(walksOf(scene)).as("the walks of scene %d", scene).isNotEmpty();
    }
  }

  private static List<Question> walksOf(int scene) {
    return ROOMS.stream()
        .filter(room -> room.id() == scene + 1)
        .findFirst()
        .orElseThrow()
        .scripted();
  }

  private static Question walk(LockScenario scenario, Point from, Point to) {
    return new Question(Question.SCRIPTED, scenario, from, to);
  }
}
