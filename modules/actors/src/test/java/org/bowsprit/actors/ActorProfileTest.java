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

/** Tests each profile flag of spec 09 with its default and with the other value. */
class ActorProfileTest {

  private static final int COSTUME = 5;
  private static final int FLIPS_X = 0x08;
  private static final BoxRecord LARGE_BOX =
      Floors.box(0, 0, 319, 199, 0, Floors.SLOT_0_SCALE_WORD);

  private FakeStage stage = new FakeStage(Floors.planned(BoxRecord.SENTINEL, LARGE_BOX));
  private Actor ego;

  private Cast castWithSeedsWalker(ActorProfile profile) {
    return prepare(new Cast(stage, WalkStyle.PLANNED, profile));
  }

  private Cast castWithReferencesWalker(ActorProfile profile) {
    stage = new FakeStage(Floors.classic(BoxRecord.SENTINEL, LARGE_BOX));
    return prepare(new Cast(stage, WalkStyle.LEG_BY_LEG, profile));
  }

  private Cast prepare(Cast cast) {
    stage.addCostume(COSTUME, costume());
    ego = cast.actor(1);
    cast.staging().put(ego, 100, 90, FakeStage.ROOM);
    cast.staging().setCostume(ego, COSTUME);
    return cast;
  }

  /** Returns a costume whose chores 0 to 9 animate limb 0 with the range of the same number. */
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
  void actorInitClearsTheBoxOfAnInvisibleActor() {
    Cast cast = castWithSeedsWalker(ActorProfile.DEFAULT);
    cast.staging().initialise(ego);
    assertThat(ego.box()).isEqualTo(1);
    assertThat(ego.dress().costume()).isEqualTo(COSTUME);

    cast.staging().hide(ego);
    cast.staging().initialise(ego);
    assertThat(ego.box()).isEqualTo(Actor.NO_BOX);
    assertThat(ego.dress().costume()).isEqualTo(COSTUME);
  }

  @Test
  void actorInitWithoutTheFlagKeepsBoxAndCostume() {
    Cast cast = castWithSeedsWalker(ActorProfile.DEFAULT.without(Trait.INIT_RESETS_BOX));
    cast.staging().hide(ego);
    cast.staging().initialise(ego);

    assertThat(ego.box()).isEqualTo(1);
    assertThat(ego.dress().costume()).isEqualTo(COSTUME);
  }

  @Test
  void facingBoxFlagsMirrorsAWalkingActor() {
    assertThat(facingDuringAWalkToTheEast(ActorProfile.DEFAULT)).isEqualTo(Facing.EAST);
    assertThat(facingDuringAWalkToTheEast(ActorProfile.DEFAULT.with(Trait.BOX_FLAGS_TURN)))
        .isEqualTo(Facing.WEST);
  }

  private int facingDuringAWalkToTheEast(ActorProfile profile) {
    stage = new FakeStage(Floors.planned(Floors.box(0, 0, 319, 199, FLIPS_X, 255)));
    Cast cast = castWithSeedsWalker(profile);
    cast.movement().walkTo(ego, 200, 90, Facing.NONE);
    cast.movement().walk(ego);
    return ego.facing();
  }

  @Test
  void scaleOnDrawRescalesAStandingActor() {
    Cast cast = castWithReferencesWalker(ActorProfile.DEFAULT);
    ego.setScale(77, 77);
    cast.movement().beforeDrawing(ego);
    assertThat(ego.scaleX()).isEqualTo(157);

    cast = castWithReferencesWalker(ActorProfile.DEFAULT.without(Trait.RESCALES_ON_DRAW));
    ego.setScale(77, 77);
    cast.movement().beforeDrawing(ego);
    assertThat(ego.scaleX()).isEqualTo(77);
  }

  @Test
  void animateTurnsStepByStepOrImmediately() {
    Cast cast = castWithSeedsWalker(ActorProfile.DEFAULT);
    cast.choreographer().animate(ego, 244 + Facing.oldCode(Facing.NORTH));
    assertThat(ego.facing()).isEqualTo(Facing.SOUTH);
    assertThat(ego.moveBits()).isEqualTo(MoveBits.TURN);
    cast.choreographer().animate(ego, 252 + Facing.oldCode(Facing.EAST));
    assertThat(ego.facing()).isEqualTo(Facing.SOUTH);

    cast = castWithSeedsWalker(ActorProfile.DEFAULT.with(Trait.TURNS_IMMEDIATELY));
    cast.choreographer().animate(ego, 244 + Facing.oldCode(Facing.NORTH));
    assertThat(ego.facing()).isEqualTo(Facing.NORTH);
    assertThat(ego.moveBits()).isZero();
    cast.choreographer().animate(ego, 252 + Facing.oldCode(Facing.EAST));
    assertThat(ego.facing()).isEqualTo(Facing.EAST);
  }

  @Test
  void theInitChoreStartsImmediatelyOrAfterTheLastChange() {
    Cast cast = castWithSeedsWalker(ActorProfile.DEFAULT);
    changeCostumeThenInitChore(cast);
    assertThat(ego.dress().animation().position(0)).isEqualTo(1);

    cast = castWithSeedsWalker(ActorProfile.DEFAULT.with(Trait.INIT_CHORE_LAST));
    changeCostumeThenInitChore(cast);
    assertThat(ego.dress().animation().position(0)).isEqualTo(7);
  }

  private void changeCostumeThenInitChore(Cast cast) {
    cast.staging().setCostume(ego, COSTUME);
    ego.dress().setChores(ego.dress().chores().withInit(7));
    cast.staging().finishChange(ego);
  }
}
