package org.bowsprit.explorer.census;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.ActorState;
import org.bowsprit.actors.ActorState.Motion;
import org.bowsprit.actors.ActorState.Place;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.MoveBits;
import org.bowsprit.actors.Walk;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.World;
import org.bowsprit.explorer.census.Census.WalkEntry;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

/** Tests the detection of walks that do not end. The test itself moves the actor. */
class EndlessWalkDetectorTest {

  private static final int WALKER = 3;

  private final World world =
      GameSession.boot(
              GameSetup.headless(
                  LabGame.of("walklab").openGame().resources(), new BoxGraphProvider()))
          .world();
  private final EndlessWalkDetector detector = new EndlessWalkDetector();

  @Test
  void anActorThatDoesNotMoveForFiveSecondsIsReportedOnce() {
    walkAt(50, 60);
    checkFor(600);

    assertThat(detector.endlessWalks())
        .containsExactly(new WalkEntry(world.room(), WALKER, true, 5, 50, 60, 200, 100));
  }

  @Test
  void aWalkOfMoreThanHalfAMinuteIsReported() {
    for (int jiffies = 0; jiffies <= 1_800; jiffies += 6) {
      walkAt(50 + jiffies / 6 % 2, 60);
      checkFor(6);
    }

    assertThat(detector.endlessWalks()).extracting(WalkEntry::stands).contains(false);
  }

  @Test
  void aWalkThatEndsIsNotReported() {
    walkAt(50, 60);
    checkFor(290);
    placeWalker(50, 60, 0);
    checkFor(6);
    walkAt(50, 60);
    checkFor(290);

    assertThat(detector.endlessWalks()).isEmpty();
  }

  private void walkAt(int x, int y) {
    placeWalker(x, y, MoveBits.IN_LEG);
  }

  private void placeWalker(int x, int y, int moveBits) {
    Cast cast = world.cast();
    List<ActorState> states = new ArrayList<>(cast.snapshot());
    ActorState state = states.get(WALKER);
    Motion motion = state.motion();
    Walk.State walk = motion.walk();
    states.set(
        WALKER,
        new ActorState(
            WALKER,
            new Place(world.room(), x, y, 5, true, false, 0),
            state.heading(),
            state.size(),
            new Motion(
                moveBits, motion.speedX(), motion.speedY(), towards(200, 100, walk), motion.leg()),
            state.voice(),
            state.dress(),
            state.appearance()));
    cast.restore(states);
  }

  private static Walk.State towards(int x, int y, Walk.State walk) {
    return new Walk.State(
        walk.waypoints(),
        walk.index(),
        walk.walking(),
        walk.legOf(),
        new Point(x, y),
        walk.destBox(),
        walk.destFacing(),
        walk.enteringBox(),
        walk.hasSecondPoint(),
        walk.second());
  }

  private void checkFor(int jiffies) {
    for (int elapsedJiffies = 0; elapsedJiffies < jiffies; elapsedJiffies += 6) {
      detector.check(world, 6);
    }
  }
}
