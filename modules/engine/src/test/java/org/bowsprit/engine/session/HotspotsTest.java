package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.charset.StandardCharsets;
import org.bowsprit.engine.testing.LitRoom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.invocation.InvocationOnMock;

/**
 * Tests the hotspots of actors, the points to which the pointer can jump. An object in front of an
 * actor can receive the clicks that are meant for the actor.
 */
class HotspotsTest {

  private static final int ACTOR = 3;
  private static final int OBJECT = 300;

  private final LitRoom room = new LitRoom();
  private final ScreenReader reader = mock(ScreenReader.class);
  private final Hotspots hotspots = new Hotspots(room.world, reader);
  private Area actorArea;

  @BeforeEach
  void prepareRoom() {
    room.enter();
    room.world.cast().actor(ACTOR).setName("Fogg".getBytes(StandardCharsets.UTF_8));
    room.world.names().rename(OBJECT, "inspector".getBytes(StandardCharsets.UTF_8));
    placeActor(100, 60, 130, 120);
  }

  private void placeActor(int left, int top, int right, int bottom) {
    actorArea = new Area(left, top, right, bottom);
    when(reader.namedActorAt(anyInt(), anyInt(), any()))
        .then(call -> actorArea.contains(call) ? ACTOR : 0);
  }

  private void placeObject(int left, int top, int right, int bottom) {
    Area objectArea = new Area(left, top, right, bottom);
    when(reader.namedItemAt(anyInt(), anyInt(), any()))
        .then(call -> objectArea.contains(call) ? OBJECT : actorArea.contains(call) ? ACTOR : 0);
  }

  private record Area(int left, int top, int right, int bottom) {

    boolean contains(InvocationOnMock invocation) {
      int x = invocation.getArgument(0);
      int y = invocation.getArgument(1);
      return x >= left && x < right && y >= top && y < bottom;
    }
  }

  @Test
  void anActorHiddenByAnObjectAndTheObjectHaveOneHotspot() {
    placeObject(104, 60, 130, 112);
    assertThat(hotspots.find())
        .singleElement()
        .satisfies(hotspot -> assertThat(hotspot.x()).isEqualTo(116));
  }

  @Test
  void anActorInFrontOfALargeObjectHasASeparateHotspot() {
    placeObject(0, 0, 320, 100);
    assertThat(hotspots.find()).hasSize(2);
  }

  @Test
  void anActorHoldingASmallObjectHasASeparateHotspot() {
    placeObject(100, 80, 110, 90);
    assertThat(hotspots.find()).hasSize(2);
  }

  @Test
  void anActorBesideASmallObjectHasASeparateHotspot() {
    placeObject(126, 60, 150, 120);
    assertThat(hotspots.find()).hasSize(2);
  }
}
