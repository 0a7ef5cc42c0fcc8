package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.charset.StandardCharsets;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.engine.world.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.invocation.InvocationOnMock;

/**
 * Tests the hotspots of persons. A person is an actor, and an object in front of the actor may
 * receive the player's actions.
 */
class HotspotsTest {

  private static final int ACTOR = 3;
  private static final int OBJECT = 300;

  private final World world = mock(World.class);
  private final ScreenReader reader = mock(ScreenReader.class);
  private final Hotspots hotspots = new Hotspots(world, reader);
  private Area actor;

  @BeforeEach
  void aRoomWithoutVerbs() {
    when(world.verbs()).thenReturn(mock(VerbSlots.class));
    when(world.nameOf(ACTOR)).thenReturn("Fogg".getBytes(StandardCharsets.UTF_8));
    when(world.nameOf(OBJECT)).thenReturn("inspector".getBytes(StandardCharsets.UTF_8));
    actorFrom(100, 60, 130, 120);
  }

  private void actorFrom(int left, int top, int right, int bottom) {
    actor = new Area(left, top, right, bottom);
    when(reader.namedActorAt(anyInt(), anyInt())).then(asked -> actor.at(asked) ? ACTOR : 0);
  }

  private void objectFrom(int left, int top, int right, int bottom) {
    Area object = new Area(left, top, right, bottom);
    when(reader.namedAt(anyInt(), anyInt()))
        .then(asked -> object.at(asked) ? OBJECT : actor.at(asked) ? ACTOR : 0);
  }

  private record Area(int left, int top, int right, int bottom) {

    boolean at(InvocationOnMock asked) {
      int x = asked.getArgument(0);
      int y = asked.getArgument(1);
      return x >= left && x < right && y >= top && y < bottom;
    }
  }

  @Test
  void anObjectOverAPersonRepresentsBoth() {
    objectFrom(104, 60, 130, 112);
    assertThat(hotspots.find()).singleElement().satisfies(at -> assertThat(at.x()).isEqualTo(116));
  }

  @Test
  void aPersonBeforeALargeThingHasASeparateName() {
    objectFrom(0, 0, 320, 100);
    assertThat(hotspots.find()).hasSize(2);
  }

  @Test
  void aPersonHoldingASmallThingHasASeparateName() {
    objectFrom(100, 80, 110, 90);
    assertThat(hotspots.find()).hasSize(2);
  }

  @Test
  void aPersonBesideASmallThingHasASeparateName() {
    objectFrom(126, 60, 150, 120);
    assertThat(hotspots.find()).hasSize(2);
  }
}
