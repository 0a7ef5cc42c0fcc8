package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.format.room.BoxRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Runs the checks of spec 09 §17 about actors and walking that need no game. Checks 1 and 2 are in
 * {@link WalkerVectorTest}, and check 13 is in {@link ScaleVectorTest}.
 */
class ActorChecksTest {

  private static final BoxRecord LARGE_BOX = Floors.box(-1000, -1000, 1000, 1000);
  private static final BoxRecord BOX_FACING_WEST = Floors.box(-1000, -1000, 1000, 1000, 3, 255);
  private static final int OTHER_ROOM = 9;

  private FakeStage stage;
  private Cast cast;
  private Actor ego;
  private Actor secondActor;

  private void useBoxGraphWalker(BoxRecord... boxes) {
    stage = new FakeStage(Floors.boxGraphFloor(boxes));
    begin(new Cast(stage, WalkStyle.PLANNED, ActorProfile.DEFAULT));
  }

  private void useClassicWalker(BoxRecord... boxes) {
    stage = new FakeStage(Floors.classicFloor(boxes));
    begin(new Cast(stage, WalkStyle.LEG_BY_LEG, ActorProfile.DEFAULT));
  }

  private void begin(Cast newCast) {
    cast = newCast;
    ego = cast.actor(1);
    secondActor = cast.actor(2);
    cast.staging().put(ego, 0, 0, FakeStage.ROOM);
  }

  private int finishWalkAndCountTicks() {
    int ticks = 0;
    while (cast.movement().movingResult(ego) != 0 && ticks < 1000) {
      cast.movement().walk(ego);
      ticks++;
    }
    return ticks;
  }

  private int walkTo(int x, int y) {
    cast.movement().walkTo(ego, x, y, Facing.NONE);
    return finishWalkAndCountTicks();
  }

  @Test
  void check3TheClassicWalkerNeedsOneMoreTickToWalkToTheRight() {
    useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX);
    assertThat(walkTo(200, 0)).isEqualTo(26);
    assertThat(walkTo(0, 0)).isEqualTo(25);

    useBoxGraphWalker(BoxRecord.SENTINEL, LARGE_BOX);
    assertThat(walkTo(200, 0)).isEqualTo(25);
    assertThat(walkTo(0, 0)).isEqualTo(25);
  }

  @Test
  void check4TheFactorOfALegToTheRightCanBeGreaterThanTheSpeed() {
    useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX);
    ClassicStep.begin(ego, 34, 8);
    assertThat(List.of(ego.leg.factorX(), ego.leg.factorY())).containsExactly(557056, 131072);
  }

  @ParameterizedTest
  @CsvSource({
    "180,  90, 4 90 0 90",
    "180,   0, 4 90 4 0 0 0",
    "  0, 180, 4 90 4 180 0 180",
    " 90, 270, 4 180 4 270 0 270",
    "270,  90, 4 180 4 90 0 90"
  })
  void check5ATurnTakesOneTickPerQuarterAndOneTickToEnd(int from, int to, String expected) {
    useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX);
    cast.choreographer().face(ego, from);
    cast.choreographer().animate(ego, 244 + Facing.oldCode(to));

    List<String> states = new ArrayList<>();
    do {
      cast.movement().walk(ego);
      states.add(ego.moveBits() + " " + ego.facing());
    } while (ego.moveBits() != 0);

    assertThat(String.join(" ", states)).isEqualTo(expected);
  }

  @Test
  void check7ACommandToWalkToTheCurrentPositionDoesNotStopTheClassicWalker() {
    useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX);
    cast.movement().walkTo(ego, 100, 0, Facing.NONE);
    cast.movement().walk(ego);
    cast.movement().walkTo(ego, ego.x(), ego.y(), Facing.NONE);

    finishWalkAndCountTicks();

    assertThat(ego.x()).isEqualTo(100);
  }

  @Test
  void check8AWalkToAnUnreachableTargetEndsAfterOneTick() {
    useClassicWalker(
        BoxRecord.SENTINEL, Floors.box(0, 100, 40, 140), Floors.box(100, 100, 140, 140));
    cast.staging().put(ego, 20, 120, FakeStage.ROOM);
    cast.movement().walkTo(ego, 120, 120, Facing.NONE);

    cast.movement().walk(ego);
    assertThat(ego.moveBits()).isEqualTo(MoveBits.LAST_LEG);
    cast.movement().walk(ego);
    assertThat(ego.moveBits()).isZero();
    assertThat(List.of(ego.x(), ego.y())).containsExactly(20, 120);
  }

  @Test
  void check9PuttingAnActorIntoTheRoomShowsItAndAPositionInAnotherRoomIsKept() {
    useBoxGraphWalker(BoxRecord.SENTINEL, Floors.box(0, 0, 100, 100));
    cast.staging().put(secondActor, 50, 50, FakeStage.ROOM);
    assertThat(secondActor.isVisible()).isTrue();

    cast.staging().put(secondActor, -7, 3000, OTHER_ROOM);
    assertThat(secondActor.isVisible()).isFalse();
    assertThat(List.of(secondActor.x(), secondActor.y())).containsExactly(-7, 3000);
  }

  @Test
  void check10PuttingAnActorOntoTheFloorEndsItsWalk() {
    useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX);
    cast.movement().walkTo(ego, 100, 0, Facing.NONE);
    cast.staging().put(ego, 50, 50, FakeStage.ROOM);
    assertThat(ego.walk().destX()).isEqualTo(-1);
    assertThat(ego.moveBits()).isZero();

    useClassicWalker(BoxRecord.SENTINEL, BOX_FACING_WEST);
    cast.staging().put(ego, 50, 50, FakeStage.ROOM);
    assertThat(ego.moveBits()).isEqualTo(MoveBits.TURN);
  }

  @Test
  void check11InitialisingResetsEverythingExceptTheFacing() {
    useBoxGraphWalker(BoxRecord.SENTINEL, LARGE_BOX);
    cast.staging().setIgnoreBoxes(ego, true);
    ego.setScale(100, 90);
    ego.setForceClip(2);
    cast.choreographer().face(ego, Facing.WEST);

    cast.staging().initialise(ego);

    assertThat(ego.ignoresBoxes()).isFalse();
    assertThat(List.of(ego.scaleX(), ego.scaleY(), ego.forceClip())).containsExactly(255, 255, 0);
    assertThat(ego.facing()).isEqualTo(Facing.WEST);
  }

  @ParameterizedTest
  @CsvSource({
    "255, 24, 255, 24, 255, 36",
    "128, 24, 255, 24, 255, 24",
    "100, 24,  75, 32, 255, 13",
    "255, 24, 255, 24,  10, 10"
  })
  void check15AWalkToAnotherActorEndsAtADistance(
      int scale,
      int width,
      int secondScale,
      int secondWidth,
      int requestedDistance,
      int expectedDistance) {
    useBoxGraphWalker(BoxRecord.SENTINEL, LARGE_BOX);
    cast.staging().put(secondActor, 300, 0, FakeStage.ROOM);
    ego.setScale(scale, scale);
    ego.setWidth(width);
    secondActor.setScale(secondScale, secondScale);
    secondActor.setWidth(secondWidth);

    cast.movement().walkToActor(ego, secondActor, requestedDistance);
    assertThat(ego.walk().destX())
        .as("the target of a walk from the left")
        .isEqualTo(300 - expectedDistance);

    ego.x = 600;
    cast.movement().walkToActor(ego, secondActor, requestedDistance);
    assertThat(ego.walk().destX())
        .as("the target of a walk from the right")
        .isEqualTo(300 + expectedDistance);

    ego.x = 300;
    cast.movement().walkToActor(ego, secondActor, requestedDistance);
    assertThat(ego.walk().destX())
        .as("the target of a walk that starts at the same x")
        .isEqualTo(300 - expectedDistance);
  }

  @Test
  void check16AnActorThatIgnoresBoxesKeepsItsBoxUntilItIsInitialised() {
    BoxRecord plane2 = BoxRecord.ofValues(0, 0, 50, 0, 50, 50, 0, 50, 2, 0, 255);
    BoxRecord plane3 = BoxRecord.ofValues(60, 0, 100, 0, 100, 50, 60, 50, 3, 0, 255);
    useBoxGraphWalker(BoxRecord.SENTINEL, plane2, plane3);
    cast.staging().setIgnoreBoxes(ego, true);

    walkTo(80, 20);

    assertThat(ego.box()).isEqualTo(1);
    assertThat(cast.clipPlane(ego)).isEqualTo(2);
    cast.staging().hide(ego);
    cast.staging().initialise(ego);
    assertThat(cast.clipPlane(ego)).as("the z-plane of box 0").isZero();
  }

  @Test
  void check18AWalkRestoredInTheMiddleOfALegContinuesAsBefore() {
    List<Runnable> walkerChoices =
        List.of(
            () -> useBoxGraphWalker(BoxRecord.SENTINEL, LARGE_BOX),
            () -> useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX));
    for (Runnable chooseWalker : walkerChoices) {
      chooseWalker.run();
      cast.movement().walkTo(ego, 173, 59, Facing.NORTH);
      for (int tick = 0; tick < 7; tick++) {
        cast.movement().walk(ego);
      }
      List<ActorState> savedStates = cast.snapshot();
      List<ActorState> expected = remainingStates();

      chooseWalker.run();
      cast.restore(savedStates);

      assertThat(remainingStates()).isEqualTo(expected);
    }
  }

  private List<ActorState> remainingStates() {
    List<ActorState> states = new ArrayList<>();
    while (cast.movement().movingResult(ego) != 0) {
      cast.movement().walk(ego);
      states.add(cast.snapshot().get(0));
    }
    assertThat(states).hasSizeGreaterThan(5);
    return states;
  }

  @Test
  void check19ANewSpeedAppliesToTheRestOfTheWalk() {
    Consumer<Integer> walkAndSetSpeed =
        ticks -> {
          cast.movement().walkTo(ego, 100, 20, Facing.NONE);
          for (int tick = 0; tick < ticks; tick++) {
            cast.movement().walk(ego);
          }
          cast.movement().setSpeed(ego, 16, 4);
        };

    useBoxGraphWalker(BoxRecord.SENTINEL, LARGE_BOX);
    walkAndSetSpeed.accept(3);
    assertThat(List.of(ego.x(), ego.y())).containsExactly(24, 4);
    cast.movement().walk(ego);
    assertThat(List.of(ego.x(), ego.y())).containsExactly(40, 7);

    useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX);
    walkAndSetSpeed.accept(3);
    assertThat(ego.x())
        .as("the position right after the change of speed, which performs a step at once")
        .isEqualTo(23 + 15);
    assertThat(ego.leg().startX()).isEqualTo(23);
  }

  @Test
  void check20WalkersOfTwoCastsAreIndependent() {
    useBoxGraphWalker(BoxRecord.SENTINEL, LARGE_BOX);
    Cast firstCast = cast;
    cast.movement().walkTo(ego, 100, 0, Facing.NONE);
    firstCast.movement().walk(ego);
    List<ActorState> statesBefore = firstCast.snapshot();

    useClassicWalker(BoxRecord.SENTINEL, LARGE_BOX);
    walkTo(50, 50);

    assertThat(firstCast.snapshot()).isEqualTo(statesBefore);
  }
}
