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

class WalkWatchTest {

  private static final int ROOM = 4;

  private final World world = mock(World.class);
  private final Actor walker = mock(Actor.class, RETURNS_DEEP_STUBS);
  private final WalkWatch watch = new WalkWatch();

  @BeforeEach
  void oneActorWalks() {
    Cast cast = mock(Cast.class);
    Actor resting = mock(Actor.class);
    for (int id = 1; id < Cast.SIZE; id++) {
      when(cast.actor(id)).thenReturn(id == 3 ? walker : resting);
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
  void aWalkOnOneSpotForFiveSecondsIsReportedOnce() {
    at(50, 60);
    look(600);

    assertThat(watch.endless()).containsExactly(new WalkEntry(ROOM, 3, true, 5, 50, 60, 200, 100));
  }

  @Test
  void aWalkToAndFroForHalfAMinuteIsReported() {
    for (int jiffies = 0; jiffies <= 1_800; jiffies += 6) {
      at(50 + jiffies / 6 % 2, 60);
      look(6);
    }

    assertThat(watch.endless()).extracting(WalkEntry::stands).contains(false);
  }

  @Test
  void aWalkThatEndsIsNotReported() {
    at(50, 60);
    look(290);
    when(walker.moveBits()).thenReturn(0);
    look(6);
    when(walker.moveBits()).thenReturn(2);
    look(290);

    assertThat(watch.endless()).isEmpty();
  }

  private void at(int x, int y) {
    when(walker.x()).thenReturn(x);
    when(walker.y()).thenReturn(y);
  }

  private void look(int jiffies) {
    for (int passed = 0; passed < jiffies; passed += 6) {
      watch.look(world, 6);
    }
  }
}
