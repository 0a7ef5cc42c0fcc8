package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.ActorProfile.Trait;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.AnimationRecord;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeRuns;
import org.bowsprit.format.costume.Limb;
import org.bowsprit.format.costume.LimbRange;
import org.bowsprit.format.room.BoxRecord;
import org.junit.jupiter.api.Test;

/**
 * Tests each trait of an actor profile (spec 09): what happens if the profile has the trait, and
 * what happens without it.
 */
class ActorProfileTest {

  private static final int COSTUME = 5;
  private static final int FLIP_X_FLAG = 0x08;
  private static final BoxRecord LARGE_BOX =
      Floors.box(0, 0, 319, 199, 0, Floors.SLOT_0_SCALE_WORD);

  private FakeStage stage = new FakeStage(Floors.boxGraphFloor(BoxRecord.SENTINEL, LARGE_BOX));
  private Actor ego;

  private Cast castWithBoxGraphWalker(ActorProfile profile) {
    return prepare(new Cast(stage, WalkStyle.PLANNED, profile));
  }

  private Cast castWithClassicWalker(ActorProfile profile) {
    stage = new FakeStage(Floors.classicFloor(BoxRecord.SENTINEL, LARGE_BOX));
    return prepare(new Cast(stage, WalkStyle.LEG_BY_LEG, profile));
  }

  private Cast prepare(Cast cast) {
    stage.addCostume(COSTUME, costume());
    ego = cast.actor(1);
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);
    cast.staging().setCostume(ego, COSTUME);
    return cast;
  }

  /**
   * Returns a costume with the chores 0 to 9. Each chore animates limb 0, and the range of limb 0
   * has the same number as the chore.
   */
  private static Costume costume() {
    List<Optional<AnimationRecord>> animations = new ArrayList<>();
    for (int chore = 0; chore < 10; chore++) {
      LimbRange range = new LimbRange(0, chore, chore, false);
      animations.addAll(Collections.nCopies(4, Optional.of(new AnimationRecord(List.of(range)))));
    }
    return new Costume(
        CostumeRuns.OF_16_COLOURS,
        true,
        Bytes.wrap(new byte[16]),
        animations,
        Bytes.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
        Collections.nCopies(Costume.LIMB_COUNT, Limb.UNUSED));
  }

  @Test
  void initialisingAnInvisibleActorClearsItsBox() {
    Cast cast = castWithBoxGraphWalker(ActorProfile.DEFAULT);
    cast.staging().initialise(ego);
    assertThat(ego.box()).isEqualTo(1);
    assertThat(ego.costumeState().costume()).isEqualTo(COSTUME);

    cast.staging().hide(ego);
    cast.staging().initialise(ego);
    assertThat(ego.box()).isEqualTo(Actor.NO_BOX);
    assertThat(ego.costumeState().costume()).isEqualTo(COSTUME);
  }

  @Test
  void initialisingAnInvisibleActorKeepsItsBoxWithoutTheTrait() {
    Cast cast = castWithBoxGraphWalker(ActorProfile.DEFAULT.without(Trait.INIT_RESETS_BOX));
    cast.staging().hide(ego);
    cast.staging().initialise(ego);

    assertThat(ego.box()).isEqualTo(1);
    assertThat(ego.costumeState().costume()).isEqualTo(COSTUME);
  }

  @Test
  void aFlippedBoxMirrorsAWalkingActorOnlyWithTheTrait() {
    assertThat(facingDuringAWalkToTheEast(ActorProfile.DEFAULT)).isEqualTo(Facing.EAST);
    assertThat(facingDuringAWalkToTheEast(ActorProfile.DEFAULT.with(Trait.BOX_FLAGS_TURN)))
        .isEqualTo(Facing.WEST);
  }

  private int facingDuringAWalkToTheEast(ActorProfile profile) {
    stage = new FakeStage(Floors.boxGraphFloor(Floors.box(0, 0, 319, 199, FLIP_X_FLAG, 255)));
    Cast cast = castWithBoxGraphWalker(profile);
    cast.movement().walkTo(ego, 200, 90, Facing.NONE);
    cast.movement().walk(ego);
    return ego.facing();
  }

  @Test
  void drawingRescalesAStandingActorOnlyWithTheTrait() {
    Cast cast = castWithClassicWalker(ActorProfile.DEFAULT);
    ego.setScale(77, 77);
    cast.movement().beforeDrawing(ego);
    assertThat(ego.scaleX()).isEqualTo(157);

    cast = castWithClassicWalker(ActorProfile.DEFAULT.without(Trait.RESCALES_ON_DRAW));
    ego.setScale(77, 77);
    cast.movement().beforeDrawing(ego);
    assertThat(ego.scaleX()).isEqualTo(77);
  }

  @Test
  void anActorTurnsAtOnceOnlyWithTheTrait() {
    Cast cast = castWithBoxGraphWalker(ActorProfile.DEFAULT);
    cast.choreographer().animate(ego, 244 + Facing.oldCode(Facing.NORTH));
    assertThat(ego.facing()).isEqualTo(Facing.SOUTH);
    assertThat(ego.moveBits()).isEqualTo(MoveBits.TURN);
    cast.choreographer().animate(ego, 252 + Facing.oldCode(Facing.EAST));
    assertThat(ego.facing()).isEqualTo(Facing.SOUTH);

    cast = castWithBoxGraphWalker(ActorProfile.DEFAULT.with(Trait.TURNS_IMMEDIATELY));
    cast.choreographer().animate(ego, 244 + Facing.oldCode(Facing.NORTH));
    assertThat(ego.facing()).isEqualTo(Facing.NORTH);
    assertThat(ego.moveBits()).isZero();
    cast.choreographer().animate(ego, 252 + Facing.oldCode(Facing.EAST));
    assertThat(ego.facing()).isEqualTo(Facing.EAST);
  }

  @Test
  void theInitChoreStartsAfterTheLastChangeOnlyWithTheTrait() {
    Cast cast = castWithBoxGraphWalker(ActorProfile.DEFAULT);
    changeCostumeAndThenInitChore(cast);
    assertThat(ego.costumeState().animation().position(0)).isEqualTo(1);

    cast = castWithBoxGraphWalker(ActorProfile.DEFAULT.with(Trait.INIT_CHORE_LAST));
    changeCostumeAndThenInitChore(cast);
    assertThat(ego.costumeState().animation().position(0)).isEqualTo(7);
  }

  private void changeCostumeAndThenInitChore(Cast cast) {
    cast.staging().setCostume(ego, COSTUME);
    ego.costumeState().setChores(ego.costumeState().chores().withInit(7));
    cast.staging().finishChange(ego);
  }
}
