package org.bowsprit.explorer.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.RETURNS_DEEP_STUBS;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.World;
import org.bowsprit.explorer.census.Census.WalkEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the detection of walks that do not end, with a mocked actor. */
class EndlessWalkDetectorTest {

  private static final int ROOM = 4;

  private final World world = mock(World.class);
  private final Actor walker = mock(Actor.class, RETURNS_DEEP_STUBS);
  private final EndlessWalkDetector detector = new EndlessWalkDetector();

  @BeforeEach
  void createOneWalkingActor() {
    Cast cast = mock(Cast.class);
    Actor restingActor = mock(Actor.class);
    for (int id = 1; id < Cast.SIZE; id++) {
      when(cast.actor(id)).thenReturn(id == 3 ? walker : restingActor);
    }
    when(world.cast()).thenReturn(cast);
    when(world.room()).thenReturn(ROOM);
    when(walker.id()).thenReturn(3);
    when(walker.room()).thenReturn(ROOM);
    when(walker.moveBits()).thenReturn(2);
    when(walker.box()).thenReturn(5);
    when(walker.walk().destX()).thenReturn(200);
    when(walker.walk().destY()).thenReturn(100);
  }

  @Test
  void anActorThatDoesNotMoveForFiveSecondsIsReportedOnce() {
    moveTo(50, 60);
    checkFor(600);

    assertThat(detector.endlessWalks())
        .containsExactly(new WalkEntry(ROOM, 3, true, 5, 50, 60, 200, 100));
  }

  @Test
  void aWalkOfMoreThanHalfAMinuteIsReported() {
    for (int jiffies = 0; jiffies <= 1_800; jiffies += 6) {
      moveTo(50 + jiffies / 6 % 2, 60);
      checkFor(6);
    }

    assertThat(detector.endlessWalks()).extracting(WalkEntry::stands).contains(false);
  }

  @Test
  void aWalkThatEndsIsNotReported() {
    moveTo(50, 60);
    checkFor(290);
    when(walker.moveBits()).thenReturn(0);
    checkFor(6);
    when(walker.moveBits()).thenReturn(2);
    checkFor(290);

    assertThat(detector.endlessWalks()).isEmpty();
  }

  private void moveTo(int x, int y) {
    when(walker.x()).thenReturn(x);
    when(walker.y()).thenReturn(y);
  }

  private void checkFor(int jiffies) {
    for (int elapsedJiffies = 0; elapsedJiffies < jiffies; elapsedJiffies += 6) {
      detector.check(world, 6);
    }
  }
}
