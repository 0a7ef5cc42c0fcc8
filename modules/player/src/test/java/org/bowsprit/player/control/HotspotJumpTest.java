package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.engine.Hotspot;
import org.junit.jupiter.api.Test;

class HotspotJumpTest {

  private static final Hotspot DOOR = hotspot(40, 60);
  private static final Hotspot WINDOW = hotspot(100, 50);
  private static final Hotspot TREE = hotspot(200, 64);
  private static final Hotspot OPEN = verb(20, 170);
  private static final Hotspot CLOSE = verb(20, 182);
  private static final List<Hotspot> ALL = List.of(WINDOW, DOOR, TREE, OPEN, CLOSE);

  @Test
  void findsTheNearestHotspotInTheDirection() {
    assertThat(HotspotJump.nextHotspot(40, 60, ArrowDirection.RIGHT, ALL)).contains(WINDOW);
    assertThat(HotspotJump.nextHotspot(100, 50, ArrowDirection.RIGHT, ALL)).contains(TREE);
    assertThat(HotspotJump.nextHotspot(100, 50, ArrowDirection.LEFT, ALL)).contains(DOOR);
    assertThat(HotspotJump.nextHotspot(40, 60, ArrowDirection.DOWN, ALL)).contains(OPEN);
    assertThat(HotspotJump.nextHotspot(20, 170, ArrowDirection.DOWN, ALL)).contains(CLOSE);
    assertThat(HotspotJump.nextHotspot(20, 182, ArrowDirection.UP, ALL)).contains(OPEN);
  }

  @Test
  void prefersAHotspotAheadToANearerHotspotAside() {
    Hotspot ahead = hotspot(160, 100);
    Hotspot aside = hotspot(110, 140);
    assertThat(HotspotJump.nextHotspot(100, 100, ArrowDirection.RIGHT, List.of(aside, ahead)))
        .contains(ahead);
  }

  @Test
  void choosesAHotspotFartherAsideThanAheadLast() {
    Hotspot barrel = hotspot(76, 90);
    Hotspot push = verb(128, 168);
    assertThat(HotspotJump.nextHotspot(155, 123, ArrowDirection.LEFT, List.of(push, barrel)))
        .contains(barrel);
    assertThat(HotspotJump.nextHotspot(155, 123, ArrowDirection.LEFT, List.of(push)))
        .contains(push);
  }

  @Test
  void aHotspotPartlyStraightAheadCountsAsAhead() {
    Hotspot stove = new Hotspot(180, 96, 160, 84, 200, 108, false);
    Hotspot kettle = hotspot(166, 70);
    assertThat(HotspotJump.nextHotspot(164, 112, ArrowDirection.UP, List.of(kettle, stove)))
        .contains(stove);
    Hotspot upper = new Hotspot(240, 152, 206, 148, 274, 156, true);
    Hotspot lower = new Hotspot(212, 164, 206, 160, 218, 168, true);
    assertThat(HotspotJump.nextHotspot(210, 90, ArrowDirection.DOWN, List.of(upper, lower)))
        .contains(upper);
    assertThat(HotspotJump.nextHotspot(212, 164, ArrowDirection.UP, List.of(upper, lower)))
        .contains(upper);
  }

  @Test
  void fromTheRoomPrefersHotspotsInTheRoom() {
    Hotspot boathouse = hotspot(150, 64);
    Hotspot matches = verb(200, 170);
    List<Hotspot> both = List.of(boathouse, matches);
    assertThat(HotspotJump.nextHotspot(60, 130, ArrowDirection.RIGHT, both)).contains(boathouse);
    assertThat(HotspotJump.nextHotspot(200, 130, ArrowDirection.DOWN, both)).contains(matches);
  }

  @Test
  void fromThePanelPrefersVerbsAndItems() {
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
      hotspots.addAll(List.of(OPEN, CLOSE, verb(250, 160)));
      Hotspot at = hotspots.get(random.nextInt(12));
      for (int jump = 0; jump < hotspots.size() && !at.isVerb(); jump++) {
        at = HotspotJump.nextHotspot(at.x(), at.y(), ArrowDirection.DOWN, hotspots).orElseThrow();
      }
      assertThat(at.isVerb()).as("screen %s", screen).isTrue();
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
  void returnsEmptyIfThereIsNoHotspotAhead() {
    assertThat(HotspotJump.nextHotspot(200, 64, ArrowDirection.RIGHT, ALL)).isEmpty();
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
