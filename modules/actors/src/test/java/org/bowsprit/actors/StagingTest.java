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

/** Tests actors that enter and leave the stage (spec 09 §2, §3). */
class StagingTest {

  private static final int ELSEWHERE = 9;
  private static final int COSTUME = 5;
  private static final int WAVE = 8;
  private static final BoxRecord FLOOR = Floors.box(0, 100, 319, 140);

  private final FakeStage stage = new FakeStage(Floors.planned(BoxRecord.SENTINEL, FLOOR));
  private final Cast cast = new Cast(stage, WalkStyle.PLANNED, ActorProfile.USUAL);
  private final Staging staging = cast.staging();
  private final Actor ego = cast.actor(1);

  @BeforeEach
  void dress() {
    stage.with(
        COSTUME,
        new Costume(
            CostumeRuns.OF_16_COLOURS,
            true,
            Bytes.wrap(new byte[16]),
            Collections.nCopies(64, Optional.empty()),
            Bytes.EMPTY,
            Collections.nCopies(Costume.LIMBS, Limb.UNUSED)));
    staging.setCostume(ego, COSTUME);
  }

  private void walking() {
    staging.put(ego, 20, 120, FakeStage.ROOM);
    cast.movement().walkTo(ego, 200, 120, Facing.NONE);
    cast.movement().walk(ego);
    assertThat(ego.dress().frame()).isEqualTo(ego.dress().chores().walk());
  }

  @Test
  void anActorPutIntoTheRoomStandsOnTheFloorAndStartsItsNewCostume() {
    staging.put(ego, 50, 20, FakeStage.ROOM);

    assertThat(List.of(ego.x(), ego.y(), ego.box())).containsExactly(50, 100, 1);
    assertThat(ego.isVisible()).isTrue();
    assertThat(ego.dress().frame()).isEqualTo(ego.dress().chores().init());
  }

  @Test
  void aCostumeThatIsNotNewStartsNothing() {
    staging.put(ego, 50, 120, FakeStage.ROOM);
    cast.choreographer().start(ego, WAVE);
    staging.hide(ego);
    staging.show(ego);

    assertThat(ego.dress().frame()).isEqualTo(WAVE);
  }

  @Test
  void hidingStopsAWalkingActorAndKeepsTheChoreOfARestingOne() {
    walking();
    staging.hide(ego);
    assertThat(ego.dress().frame()).isEqualTo(ego.dress().chores().stand());
    assertThat(cast.movement().moving(ego)).isZero();

    staging.show(ego);
    cast.choreographer().start(ego, WAVE);
    staging.hide(ego);
    assertThat(ego.dress().frame()).isEqualTo(WAVE);
    assertThat(ego.needsBackgroundReset()).isTrue();
  }

  @Test
  void anActorPutElsewhereDuringAWalkStandsThere() {
    walking();
    staging.put(ego, 100, 120, FakeStage.ROOM);

    assertThat(cast.movement().moving(ego)).isZero();
    assertThat(ego.dress().frame()).isEqualTo(ego.dress().chores().stand());
    assertThat(ego.x()).isEqualTo(100);
  }

  @Test
  void onlyAVisibleActorIsReportedAsLeaving() {
    staging.put(ego, 20, 120, FakeStage.ROOM);
    staging.putInRoom(ego, ELSEWHERE);
    assertThat(stage.left()).containsExactly(1);

    staging.hide(ego);
    staging.put(ego, 20, 120, FakeStage.ROOM);
    staging.hide(ego);
    staging.put(ego, 20, 120, ELSEWHERE);
    assertThat(stage.left()).containsExactly(1);
  }

  @Test
  void roomZeroIsNowhereAtTheOrigin() {
    staging.put(ego, 20, 120, FakeStage.ROOM);
    staging.putInRoom(ego, 0);

    assertThat(List.of(ego.room(), ego.x(), ego.y())).containsExactly(0, 0, 0);
    assertThat(ego.isVisible()).isFalse();
  }

  @Test
  void aNewCostumeHasItsOwnColours() {
    ego.setColour(3, 7);
    staging.setCostume(ego, COSTUME);

    assertThat(ego.dress().colour(3)).isEqualTo(Dress.OWN_COLOUR);
  }
}
