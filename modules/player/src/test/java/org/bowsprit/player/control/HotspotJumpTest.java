package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.player.control.Pointer.Arrow;
import org.junit.jupiter.api.Test;

class HotspotJumpTest {

  private static final Hotspot DOOR = new Hotspot(40, 60);
  private static final Hotspot WINDOW = new Hotspot(100, 50);
  private static final Hotspot TREE = new Hotspot(200, 64);
  private static final Hotspot OPEN = new Hotspot(20, 170);
  private static final Hotspot CLOSE = new Hotspot(20, 182);
  private static final List<Hotspot> ALL = List.of(WINDOW, DOOR, TREE, OPEN, CLOSE);

  @Test
  void itGoesToTheNearestThingInItsDirection() {
    assertThat(HotspotJump.from(40, 60, Arrow.RIGHT, ALL)).contains(WINDOW);
    assertThat(HotspotJump.from(100, 50, Arrow.RIGHT, ALL)).contains(TREE);
    assertThat(HotspotJump.from(100, 50, Arrow.LEFT, ALL)).contains(DOOR);
    assertThat(HotspotJump.from(40, 60, Arrow.DOWN, ALL)).contains(OPEN);
    assertThat(HotspotJump.from(20, 170, Arrow.DOWN, ALL)).contains(CLOSE);
    assertThat(HotspotJump.from(20, 182, Arrow.UP, ALL)).contains(OPEN);
  }

  @Test
  void whatIsAheadComesBeforeWhatIsNearerAside() {
    Hotspot ahead = new Hotspot(160, 100);
    Hotspot aside = new Hotspot(110, 140);
    assertThat(HotspotJump.from(100, 100, Arrow.RIGHT, List.of(aside, ahead))).contains(ahead);
  }

  @Test
  void whatLiesFartherAsideThanAheadIsTakenOnlyIfThereIsNothingElse() {
    Hotspot barrel = new Hotspot(76, 90);
    Hotspot push = new Hotspot(128, 168);
    assertThat(HotspotJump.from(155, 123, Arrow.LEFT, List.of(push, barrel))).contains(barrel);
    assertThat(HotspotJump.from(155, 123, Arrow.LEFT, List.of(push))).contains(push);
  }

  @Test
  void whereNothingIsAheadItStays() {
    assertThat(HotspotJump.from(200, 64, Arrow.RIGHT, ALL)).isEmpty();
    assertThat(HotspotJump.from(40, 60, Arrow.LEFT, List.of(DOOR))).isEmpty();
    assertThat(HotspotJump.from(0, 0, Arrow.DOWN, List.of())).isEmpty();
  }
}
