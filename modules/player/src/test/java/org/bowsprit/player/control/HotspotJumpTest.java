package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.player.control.Pointer.Arrow;
import org.junit.jupiter.api.Test;

class HotspotJumpTest {

  private static final int EDGE = 144;
  private static final Hotspot DOOR = new Hotspot(40, 60);
  private static final Hotspot WINDOW = new Hotspot(100, 50);
  private static final Hotspot TREE = new Hotspot(200, 64);
  private static final Hotspot OPEN = new Hotspot(20, 170);
  private static final Hotspot CLOSE = new Hotspot(20, 182);
  private static final List<Hotspot> ALL = List.of(WINDOW, DOOR, TREE, OPEN, CLOSE);

  private static Optional<Hotspot> from(int x, int y, Arrow way, List<Hotspot> hotspots) {
    return HotspotJump.from(x, y, way, hotspots, EDGE);
  }

  @Test
  void itGoesToTheNearestThingInItsDirection() {
    assertThat(from(40, 60, Arrow.RIGHT, ALL)).contains(WINDOW);
    assertThat(from(100, 50, Arrow.RIGHT, ALL)).contains(TREE);
    assertThat(from(100, 50, Arrow.LEFT, ALL)).contains(DOOR);
    assertThat(from(40, 60, Arrow.DOWN, ALL)).contains(OPEN);
    assertThat(from(20, 170, Arrow.DOWN, ALL)).contains(CLOSE);
    assertThat(from(20, 182, Arrow.UP, ALL)).contains(OPEN);
  }

  @Test
  void whatIsAheadComesBeforeWhatIsNearerAside() {
    Hotspot ahead = new Hotspot(160, 100);
    Hotspot aside = new Hotspot(110, 140);
    assertThat(from(100, 100, Arrow.RIGHT, List.of(aside, ahead))).contains(ahead);
  }

  @Test
  void whatLiesFartherAsideThanAheadIsTakenOnlyIfThereIsNothingElse() {
    Hotspot barrel = new Hotspot(76, 90);
    Hotspot push = new Hotspot(128, 168);
    assertThat(from(155, 123, Arrow.LEFT, List.of(push, barrel))).contains(barrel);
    assertThat(from(155, 123, Arrow.LEFT, List.of(push))).contains(push);
  }

  @Test
  void fromTheRoomItGoesToVerbsOnlyUpAndDown() {
    Hotspot matches = new Hotspot(290, 158);
    Hotspot winch = new Hotspot(215, 50);
    assertThat(from(200, 120, Arrow.RIGHT, List.of(matches, winch))).contains(winch);
    assertThat(from(200, 120, Arrow.RIGHT, List.of(matches))).contains(matches);
  }

  @Test
  void ofThingsCarriedNoRowIsPassedOver() {
    Hotspot form = new Hotspot(209, 158);
    Hotspot herring = new Hotspot(291, 171);
    assertThat(from(280, 70, Arrow.DOWN, List.of(form, herring))).contains(form);
    assertThat(from(291, 171, Arrow.UP, List.of(form, new Hotspot(291, 90)))).contains(form);
  }

  @Test
  void whereNothingIsAheadItStays() {
    assertThat(from(200, 64, Arrow.RIGHT, ALL)).isEmpty();
    assertThat(from(40, 60, Arrow.LEFT, List.of(DOOR))).isEmpty();
    assertThat(from(0, 0, Arrow.DOWN, List.of())).isEmpty();
  }
}
