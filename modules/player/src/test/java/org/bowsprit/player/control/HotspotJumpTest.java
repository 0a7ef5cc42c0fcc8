package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.engine.Hotspot;
import org.junit.jupiter.api.Test;

class HotspotJumpTest {

  private static final Hotspot DOOR = thing(40, 60);
  private static final Hotspot WINDOW = thing(100, 50);
  private static final Hotspot TREE = thing(200, 64);
  private static final Hotspot OPEN = verb(20, 170);
  private static final Hotspot CLOSE = verb(20, 182);
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
  void aThingAheadPrecedesANearerOneAside() {
    Hotspot ahead = thing(160, 100);
    Hotspot aside = thing(110, 140);
    assertThat(HotspotJump.from(100, 100, Arrow.RIGHT, List.of(aside, ahead))).contains(ahead);
  }

  @Test
  void aThingFartherAsideThanAheadIsTheLastChoice() {
    Hotspot barrel = thing(76, 90);
    Hotspot push = verb(128, 168);
    assertThat(HotspotJump.from(155, 123, Arrow.LEFT, List.of(push, barrel))).contains(barrel);
    assertThat(HotspotJump.from(155, 123, Arrow.LEFT, List.of(push))).contains(push);
  }

  @Test
  void aThingPartlyStraightAheadIsNotAside() {
    Hotspot stove = new Hotspot(180, 96, 160, 84, 200, 108, false);
    Hotspot kettle = thing(166, 70);
    assertThat(HotspotJump.from(164, 112, Arrow.UP, List.of(kettle, stove))).contains(stove);
    Hotspot upper = new Hotspot(240, 152, 206, 148, 274, 156, true);
    Hotspot lower = new Hotspot(212, 164, 206, 160, 218, 168, true);
    assertThat(HotspotJump.from(210, 90, Arrow.DOWN, List.of(upper, lower))).contains(upper);
    assertThat(HotspotJump.from(212, 164, Arrow.UP, List.of(upper, lower))).contains(upper);
  }

  @Test
  void thePicturesThingsComeBeforeThePanelsFromThePicture() {
    Hotspot boathouse = thing(150, 64);
    Hotspot matches = verb(200, 170);
    List<Hotspot> both = List.of(boathouse, matches);
    assertThat(HotspotJump.from(60, 130, Arrow.RIGHT, both)).contains(boathouse);
    assertThat(HotspotJump.from(200, 130, Arrow.DOWN, both)).contains(matches);
  }

  @Test
  void thePanelsThingsComeBeforeThePicturesFromThePanel() {
    Hotspot form = verb(200, 152);
    Hotspot cliff = thing(180, 140);
    Hotspot oar = verb(180, 182);
    assertThat(HotspotJump.from(180, 182, Arrow.UP, List.of(cliff, form, oar))).contains(form);
    assertThat(HotspotJump.from(200, 152, Arrow.UP, List.of(cliff, form, oar))).contains(cliff);
  }

  @Test
  void fromThePictureThePanelIsReachedByGoingDown() {
    Random random = new Random(7);
    for (int screen = 0; screen < 200; screen++) {
      List<Hotspot> things = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        things.add(thing(8 + random.nextInt(304), 8 + random.nextInt(128)));
      }
      things.addAll(List.of(OPEN, CLOSE, verb(250, 160)));
      Hotspot at = things.get(random.nextInt(12));
      for (int jump = 0; jump < things.size() && !at.isVerb(); jump++) {
        at = HotspotJump.from(at.x(), at.y(), Arrow.DOWN, things).orElseThrow();
      }
      assertThat(at.isVerb()).as("screen %s", screen).isTrue();
    }
  }

  @Test
  void noRowOfTheInventoryIsSkipped() {
    Hotspot form = new Hotspot(209, 158, 186, 154, 232, 162, true);
    Hotspot herring = new Hotspot(291, 171, 270, 167, 312, 175, true);
    assertThat(HotspotJump.from(280, 70, Arrow.DOWN, List.of(form, herring))).contains(form);
    assertThat(HotspotJump.from(291, 171, Arrow.UP, List.of(form, herring, thing(291, 90))))
        .contains(form);
  }

  @Test
  void withoutAThingAheadItStays() {
    assertThat(HotspotJump.from(200, 64, Arrow.RIGHT, ALL)).isEmpty();
    assertThat(HotspotJump.from(40, 60, Arrow.LEFT, List.of(DOOR))).isEmpty();
    assertThat(HotspotJump.from(0, 0, Arrow.DOWN, List.of())).isEmpty();
  }

  private static Hotspot thing(int x, int y) {
    return new Hotspot(x, y, x - 8, y - 8, x + 8, y + 8, false);
  }

  private static Hotspot verb(int x, int y) {
    return new Hotspot(x, y, x - 16, y - 4, x + 16, y + 4, true);
  }
}
