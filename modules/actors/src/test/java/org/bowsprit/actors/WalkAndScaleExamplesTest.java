package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.format.room.BoxRecord;
import org.junit.jupiter.api.Test;

/**
 * Tests the default router with the examples of the founding documents for walking and scale. There
 * is one test for each rule.
 */
class WalkAndScaleExamplesTest {

  private static final int LOCKED_FLAG = 0x80;

  private final FakeStage stage =
      new FakeStage(Floors.boxGraphFloor(box(0, 0, 319, 199, Floors.SLOT_0_SCALE_WORD)));
  private final Cast cast = new Cast(stage, WalkStyle.PLANNED, ActorProfile.DEFAULT);
  private final Actor ego = cast.actor(1);

  @Test
  void showingAnActorInANewRoomRescalesIt() {
    stage.enterRoomWith(Floors.boxGraphFloor());
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);
    cast.staging().hide(ego);
    assertThat(ego.scaleX()).isEqualTo(255);

    stage.enterRoomWith(Floors.boxGraphFloor(box(0, 0, 319, 199, Floors.SLOT_0_SCALE_WORD)));
    cast.staging().show(ego);

    assertThat(ego.scaleX()).isEqualTo(158);
  }

  @Test
  void aStandingActorKeepsTheScaleThatAScriptHasSet() {
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);
    ego.setScale(77, 77);

    for (int tick = 0; tick < 10; tick++) {
      cast.movement().walk(ego);
      cast.movement().beforeDrawing(ego);
    }

    assertThat(ego.scaleX()).isEqualTo(77);
  }

  @Test
  void anActorThatIgnoresBoxesIsNeverRescaled() {
    cast.staging().setIgnoreBoxes(ego, true);
    ego.setScale(255, 255);
    cast.staging().put(ego, 100, 60, FakeStage.ROOM);
    cast.movement().walkTo(ego, 100, 90, Facing.NONE);

    finishWalkAndCollectBoxes();

    assertThat(ego.scaleX()).isEqualTo(255);
  }

  @Test
  void initialisingAnActorClearsIgnoreBoxes() {
    cast.staging().setIgnoreBoxes(ego, true);

    cast.staging().initialise(ego);
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);

    assertThat(ego.ignoresBoxes()).isFalse();
    assertThat(ego.scaleX()).isEqualTo(158);
  }

  @Test
  void anActorSentToItsCurrentPositionIsNotMoving() {
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);

    cast.movement().walkTo(ego, 100, 90, Facing.NONE);

    assertThat(cast.movement().movingResult(ego)).isZero();
  }

  @Test
  void anActorCanWalkToAPointLeftOfTheScreen() {
    stage.enterRoomWith(Floors.boxGraphFloor(box(-25, 90, 120, 99, 255)));
    cast.staging().put(ego, 60, 95, FakeStage.ROOM);
    cast.movement().walkTo(ego, -25, 95, Facing.NONE);

    finishWalkAndCollectBoxes();

    assertThat(ego.x()).isEqualTo(-25);
  }

  @Test
  void aLockedBoxBlocksAWalk() {
    stage.enterRoomWith(ringOfBoxes());
    stage.roomFloor().setFlags(2, LOCKED_FLAG);
    cast.staging().put(ego, 20, 110, FakeStage.ROOM);
    cast.movement().walkTo(ego, 180, 110, Facing.NONE);

    finishWalkAndCollectBoxes();

    assertThat(List.of(ego.x(), ego.y())).isEqualTo(List.of(40, 110));
  }

  @Test
  void afterTheMatrixIsRebuiltAWalkLeadsAroundALockedBox() {
    stage.enterRoomWith(ringOfBoxes());
    stage.roomFloor().setFlags(2, LOCKED_FLAG);
    stage.roomFloor().rebuildMatrix();
    cast.staging().put(ego, 20, 110, FakeStage.ROOM);
    cast.movement().walkTo(ego, 180, 110, Facing.NONE);

    Set<Integer> boxes = finishWalkAndCollectBoxes();

    assertThat(boxes).containsExactly(1, 5, 6, 4, 3);
    assertThat(ego.x()).isEqualTo(180);
  }

  @Test
  void aWalkThroughAChainOfTwelveBoxesReachesItsEnd() {
    BoxRecord[] chain = new BoxRecord[13];
    chain[0] = BoxRecord.SENTINEL;
    for (int i = 1; i < chain.length; i++) {
      int top = i % 2 == 0 ? 90 : 100;
      chain[i] = box(20 * i, top, 20 * i + 20, top + 20, 255);
    }
    stage.enterRoomWith(Floors.boxGraphFloor(chain));
    stage.roomFloor().rebuildMatrix();
    cast.staging().put(ego, 25, 105, FakeStage.ROOM);
    cast.movement().walkTo(ego, 255, 100, Facing.NONE);

    Set<Integer> boxes = finishWalkAndCollectBoxes();

    assertThat(boxes).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    assertThat(List.of(ego.x(), ego.y())).isEqualTo(List.of(255, 100));
  }

  private Set<Integer> finishWalkAndCollectBoxes() {
    Set<Integer> boxes = new LinkedHashSet<>();
    boxes.add(ego.box());
    for (int tick = 0; cast.movement().movingResult(ego) != 0 && tick < 1000; tick++) {
      cast.movement().walk(ego);
      boxes.add(ego.box());
    }
    assertThat(cast.movement().movingResult(ego)).isZero();
    return boxes;
  }

  private static BoxRecord box(int left, int top, int right, int bottom, int scale) {
    return Floors.box(left, top, right, bottom, 0, scale);
  }

  /**
   * Returns a floor with six boxes that form a ring in the order 1, 2, 3, 4, 6, 5 (room R5 of the
   * test vectors for routing).
   */
  private static RoomFloor ringOfBoxes() {
    RoomFloor floor =
        Floors.boxGraphFloor(
            BoxRecord.SENTINEL,
            box(0, 100, 40, 140, 255),
            box(40, 120, 160, 140, 255),
            box(160, 100, 200, 140, 255),
            box(160, 60, 200, 100, 255),
            box(0, 60, 40, 100, 255),
            box(40, 60, 160, 80, 255));
    floor.rebuildMatrix();
    return floor;
  }
}
