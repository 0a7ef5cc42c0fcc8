package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.engine.Hotspot;
import org.junit.jupiter.api.Test;

/** Tests jumps of the pointer to the next hotspot in a direction. */
class HotspotJumpTest {

  private static final Hotspot DOOR = hotspot(40, 60);
  private static final Hotspot WINDOW = hotspot(100, 50);
  private static final Hotspot TREE = hotspot(200, 64);
  private static final Hotspot OPEN_VERB = verb(20, 170);
  private static final Hotspot CLOSE_VERB = verb(20, 182);
  private static final List<Hotspot> ALL_HOTSPOTS =
      List.of(WINDOW, DOOR, TREE, OPEN_VERB, CLOSE_VERB);

  @Test
  void aJumpReachesTheNearestHotspotInItsDirection() {
    assertThat(HotspotJump.nextHotspot(40, 60, ArrowDirection.RIGHT, ALL_HOTSPOTS))
        .contains(WINDOW);
    assertThat(HotspotJump.nextHotspot(100, 50, ArrowDirection.RIGHT, ALL_HOTSPOTS)).contains(TREE);
    assertThat(HotspotJump.nextHotspot(100, 50, ArrowDirection.LEFT, ALL_HOTSPOTS)).contains(DOOR);
    assertThat(HotspotJump.nextHotspot(40, 60, ArrowDirection.DOWN, ALL_HOTSPOTS))
        .contains(OPEN_VERB);
    assertThat(HotspotJump.nextHotspot(20, 170, ArrowDirection.DOWN, ALL_HOTSPOTS))
        .contains(CLOSE_VERB);
    assertThat(HotspotJump.nextHotspot(20, 182, ArrowDirection.UP, ALL_HOTSPOTS))
        .contains(OPEN_VERB);
  }

  @Test
  void aHotspotAheadIsPreferredToANearerHotspotAside() {
    Hotspot hotspotAhead = hotspot(160, 100);
    Hotspot hotspotAside = hotspot(110, 140);
    assertThat(
            HotspotJump.nextHotspot(
                100, 100, ArrowDirection.RIGHT, List.of(hotspotAside, hotspotAhead)))
        .contains(hotspotAhead);
  }

  @Test
  void aHotspotFartherAsideThanAheadIsTheLastChoice() {
    Hotspot barrel = hotspot(76, 90);
    Hotspot pushVerb = verb(128, 168);
    assertThat(HotspotJump.nextHotspot(155, 123, ArrowDirection.LEFT, List.of(pushVerb, barrel)))
        .contains(barrel);
    assertThat(HotspotJump.nextHotspot(155, 123, ArrowDirection.LEFT, List.of(pushVerb)))
        .contains(pushVerb);
  }

  @Test
  void aHotspotPartlyStraightAheadCountsAsAhead() {
    Hotspot stove = new Hotspot(180, 96, 160, 84, 200, 108, false);
    Hotspot kettle = hotspot(166, 70);
    assertThat(HotspotJump.nextHotspot(164, 112, ArrowDirection.UP, List.of(kettle, stove)))
        .contains(stove);
    Hotspot upperItem = new Hotspot(240, 152, 206, 148, 274, 156, true);
    Hotspot lowerItem = new Hotspot(212, 164, 206, 160, 218, 168, true);
    assertThat(HotspotJump.nextHotspot(210, 90, ArrowDirection.DOWN, List.of(upperItem, lowerItem)))
        .contains(upperItem);
    assertThat(HotspotJump.nextHotspot(212, 164, ArrowDirection.UP, List.of(upperItem, lowerItem)))
        .contains(upperItem);
  }

  @Test
  void jumpsFromTheRoomPreferHotspotsInTheRoom() {
    Hotspot boathouse = hotspot(150, 64);
    Hotspot matchbox = verb(200, 170);
    List<Hotspot> hotspots = List.of(boathouse, matchbox);
    assertThat(HotspotJump.nextHotspot(60, 130, ArrowDirection.RIGHT, hotspots))
        .contains(boathouse);
    assertThat(HotspotJump.nextHotspot(200, 130, ArrowDirection.DOWN, hotspots)).contains(matchbox);
  }

  @Test
  void jumpsFromThePanelPreferVerbsAndItems() {
    Hotspot form = verb(200, 152);
    Hotspot cliff = hotspot(180, 140);
    Hotspot oar = verb(180, 182);
    assertThat(HotspotJump.nextHotspot(180, 182, ArrowDirection.UP, List.of(cliff, form, oar)))
        .contains(form);
    assertThat(HotspotJump.nextHotspot(200, 152, ArrowDirection.UP, List.of(cliff, form, oar)))
        .contains(cliff);
  }

  @Test
  void repeatedJumpsDownFromTheRoomReachThePanel() {
    Random random = new Random(7);
    for (int screen = 0; screen < 200; screen++) {
      List<Hotspot> hotspots = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        hotspots.add(hotspot(8 + random.nextInt(304), 8 + random.nextInt(128)));
      }
      hotspots.addAll(List.of(OPEN_VERB, CLOSE_VERB, verb(250, 160)));
      Hotspot current = hotspots.get(random.nextInt(12));
      for (int jump = 0; jump < hotspots.size() && !current.isVerb(); jump++) {
        current =
            HotspotJump.nextHotspot(current.x(), current.y(), ArrowDirection.DOWN, hotspots)
                .orElseThrow();
      }
      assertThat(current.isVerb()).as("the jumps on screen %s end at a verb", screen).isTrue();
    }
  }

  @Test
  void verticalJumpsDoNotSkipARowOfTheInventory() {
    Hotspot form = new Hotspot(209, 158, 186, 154, 232, 162, true);
    Hotspot herring = new Hotspot(291, 171, 270, 167, 312, 175, true);
    assertThat(HotspotJump.nextHotspot(280, 70, ArrowDirection.DOWN, List.of(form, herring)))
        .contains(form);
    assertThat(
            HotspotJump.nextHotspot(
                291, 171, ArrowDirection.UP, List.of(form, herring, hotspot(291, 90))))
        .contains(form);
  }

  @Test
  void thereIsNoNextHotspotIfNoHotspotIsAhead() {
    assertThat(HotspotJump.nextHotspot(200, 64, ArrowDirection.RIGHT, ALL_HOTSPOTS)).isEmpty();
    assertThat(HotspotJump.nextHotspot(40, 60, ArrowDirection.LEFT, List.of(DOOR))).isEmpty();
    assertThat(HotspotJump.nextHotspot(0, 0, ArrowDirection.DOWN, List.of())).isEmpty();
  }

  private static Hotspot hotspot(int x, int y) {
    return new Hotspot(x, y, x - 8, y - 8, x + 8, y + 8, false);
  }

  private static Hotspot verb(int x, int y) {
    return new Hotspot(x, y, x - 16, y - 4, x + 16, y + 4, true);
  }
}
