package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeRuns;
import org.bowsprit.format.costume.Limb;
import org.bowsprit.format.room.BoxRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests how actors are put into the room, shown and hidden (spec 09 §2, §3). */
class StagingTest {

  private static final int OTHER_ROOM = 9;
  private static final int COSTUME = 5;
  private static final int WAVE_CHORE = 8;
  private static final BoxRecord FLOOR_BOX = Floors.box(0, 100, 319, 140);

  private final FakeStage stage =
      new FakeStage(Floors.boxGraphFloor(BoxRecord.SENTINEL, FLOOR_BOX));
  private final Cast cast = new Cast(stage, WalkStyle.PLANNED, ActorProfile.DEFAULT);
  private final Staging staging = cast.staging();
  private final Actor ego = cast.actor(1);

  @BeforeEach
  void setCostume() {
    stage.addCostume(
        COSTUME,
        new Costume(
            CostumeRuns.OF_16_COLOURS,
            true,
            Bytes.wrap(new byte[16]),
            Collections.nCopies(64, Optional.empty()),
            Bytes.EMPTY,
            Collections.nCopies(Costume.LIMB_COUNT, Limb.UNUSED)));
    staging.setCostume(ego, COSTUME);
  }

  private void startWalking() {
    staging.put(ego, 20, 120, FakeStage.ROOM);
    cast.movement().walkTo(ego, 200, 120, Facing.NONE);
    cast.movement().walk(ego);
    assertThat(ego.costumeState().frame()).isEqualTo(ego.costumeState().chores().walk());
  }

  @Test
  void anActorPutIntoTheRoomStandsOnTheFloorAndStartsTheInitChoreOfItsNewCostume() {
    staging.put(ego, 50, 20, FakeStage.ROOM);

    assertThat(List.of(ego.x(), ego.y(), ego.box())).containsExactly(50, 100, 1);
    assertThat(ego.isVisible()).isTrue();
    assertThat(ego.costumeState().frame()).isEqualTo(ego.costumeState().chores().init());
  }

  @Test
  void aCostumeThatIsNotNewDoesNotStartTheInitChore() {
    staging.put(ego, 50, 120, FakeStage.ROOM);
    cast.choreographer().start(ego, WAVE_CHORE);
    staging.hide(ego);
    staging.show(ego);

    assertThat(ego.costumeState().frame()).isEqualTo(WAVE_CHORE);
  }

  @Test
  void hidingStopsAWalkingActorAndKeepsTheChoreOfAStandingActor() {
    startWalking();
    staging.hide(ego);
    assertThat(ego.costumeState().frame()).isEqualTo(ego.costumeState().chores().stand());
    assertThat(cast.movement().movingResult(ego)).isZero();

    staging.show(ego);
    cast.choreographer().start(ego, WAVE_CHORE);
    staging.hide(ego);
    assertThat(ego.costumeState().frame()).isEqualTo(WAVE_CHORE);
    assertThat(ego.needsBackgroundReset()).isTrue();
  }

  @Test
  void anActorPutElsewhereDuringAWalkStopsAtTheNewPosition() {
    startWalking();
    staging.put(ego, 100, 120, FakeStage.ROOM);

    assertThat(cast.movement().movingResult(ego)).isZero();
    assertThat(ego.costumeState().frame()).isEqualTo(ego.costumeState().chores().stand());
    assertThat(ego.x()).isEqualTo(100);
  }

  @Test
  void theStageIsNotifiedOnlyIfAVisibleActorLeaves() {
    staging.put(ego, 20, 120, FakeStage.ROOM);
    staging.putInRoom(ego, OTHER_ROOM);
    assertThat(stage.actorsThatLeft()).containsExactly(1);

    staging.hide(ego);
    staging.put(ego, 20, 120, FakeStage.ROOM);
    staging.hide(ego);
    staging.put(ego, 20, 120, OTHER_ROOM);
    assertThat(stage.actorsThatLeft()).containsExactly(1);
  }

  @Test
  void puttingAnActorIntoRoomZeroHidesItAndMovesItToTheOrigin() {
    staging.put(ego, 20, 120, FakeStage.ROOM);
    staging.putInRoom(ego, 0);

    assertThat(List.of(ego.room(), ego.x(), ego.y())).containsExactly(0, 0, 0);
    assertThat(ego.isVisible()).isFalse();
  }

  @Test
  void settingACostumeResetsTheColoursOfTheActor() {
    ego.setColour(3, 7);
    staging.setCostume(ego, COSTUME);

    assertThat(ego.costumeState().colour(3)).isEqualTo(CostumeState.OWN_COLOUR);
  }
}
