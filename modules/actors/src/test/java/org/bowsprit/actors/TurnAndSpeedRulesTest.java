package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.format.room.BoxRecord;
import org.junit.jupiter.api.Test;

/**
 * Tests turns in another room, and speed changes before the first leg (spec 15, rules F and 11).
 */
class TurnAndSpeedRulesTest {

  private static final int OTHER_ROOM = 9;
  private static final int FACE_COMMAND = 248;
  private static final BoxRecord LARGE_BOX = Floors.box(0, 0, 319, 199);

  private Actor ego;

  private Cast cast(WalkStyle style) {
    FakeStage stage =
        new FakeStage(
            style == WalkStyle.PLANNED
                ? Floors.boxGraphFloor(BoxRecord.SENTINEL, LARGE_BOX)
                : Floors.classicFloor(BoxRecord.SENTINEL, LARGE_BOX));
    Cast cast = new Cast(stage, style, ActorProfile.DEFAULT);
    ego = cast.actor(1);
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);
    return cast;
  }

  @Test
  void anActorTurnedInAnotherRoomHasTheNewFacingAndStillCountsAsTurning() {
    Cast cast = cast(WalkStyle.LEG_BY_LEG);
    cast.movement().faceTowards(ego, 0);
    ego.room = OTHER_ROOM;

    cast.choreographer().animate(ego, FACE_COMMAND + Facing.oldCode(Facing.NORTH));

    assertThat(ego.facing()).isEqualTo(Facing.NORTH);
    assertThat(cast.movement().movingResult(ego))
        .as("the moving state for which WaitForActor waits")
        .isEqualTo(MoveBits.TURN);
  }

  @Test
  void anActorTurnedInTheCurrentRoomDoesNotCountAsTurning() {
    Cast cast = cast(WalkStyle.LEG_BY_LEG);
    cast.movement().faceTowards(ego, 0);

    cast.choreographer().animate(ego, FACE_COMMAND + Facing.oldCode(Facing.NORTH));

    assertThat(ego.facing()).isEqualTo(Facing.NORTH);
    assertThat(cast.movement().movingResult(ego)).isZero();
  }

  @Test
  void aNewSpeedBeforeTheFirstLegMakesTheClassicWalkerStartTowardsThePreviousTarget() {
    Cast cast = cast(WalkStyle.LEG_BY_LEG);
    changeSpeedBeforeTheFirstLeg(cast);

    assertThat(ego.x()).as("the position after a step towards 300").isEqualTo(102);
  }

  @Test
  void aNewSpeedBeforeTheFirstLegDoesNotChangeAPlannedWalk() {
    Cast cast = cast(WalkStyle.PLANNED);
    changeSpeedBeforeTheFirstLeg(cast);

    assertThat(ego.x()).isEqualTo(100);
    cast.movement().walk(ego);
    assertThat(ego.x()).as("the position after a step of 3 towards 20").isEqualTo(97);
  }

  /**
   * Makes the actor walk towards 300, stops it and sends it to 20. The speed changes before the
   * actor moves.
   */
  private void changeSpeedBeforeTheFirstLeg(Cast cast) {
    cast.movement().walkTo(ego, 300, 90, Facing.NONE);
    cast.movement().walk(ego);
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);
    cast.movement().walkTo(ego, 20, 90, Facing.NONE);
    cast.movement().setSpeed(ego, 3, 1);
  }
}
