package org.bowsprit.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.Palette;
import org.junit.jupiter.api.Test;

/** Performs the acceptance checks of spec 02 about colours and effects. */
class PaletteAcceptanceTest {

  private final RoomPalette palette = new RoomPalette();
  private final byte[] clut = new byte[768];

  private void setRoomColour(int colour, int red, int green, int blue) {
    clut[3 * colour] = (byte) red;
    clut[3 * colour + 1] = (byte) green;
    clut[3 * colour + 2] = (byte) blue;
  }

  private void enter() {
    palette.enterRoom(new Palette(Bytes.copyOf(clut)), Set.of());
  }

  private List<Integer> current(int colour) {
    return List.of(
        palette.current()[3 * colour],
        palette.current()[3 * colour + 1],
        palette.current()[3 * colour + 2]);
  }

  @Test
  void check13NearWhiteKeepsTheColourOfThePreviousRoom() {
    palette.set(20, 1, 2, 3);
    setRoomColour(20, 252, 252, 252);
    setRoomColour(15, 252, 252, 252);
    enter();
    assertThat(current(20)).containsExactly(1, 2, 3);
    assertThat(current(15)).containsExactly(252, 252, 252);
    setRoomColour(20, 252, 252, 248);
    enter();
    assertThat(current(20)).containsExactly(252, 252, 248);
  }

  @Test
  void check14IntensityScalesTheRoomsOwnColours() {
    setRoomColour(30, 200, 100, 255);
    enter();
    palette.set(30, 9, 9, 9);
    palette.scale(128, 128, 128, 30, 30);
    assertThat(current(30)).containsExactly(100, 50, 128);
    palette.scale(400, 255, 255, 30, 30);
    assertThat(current(30)).containsExactly(252, 100, 252);
    palette.scale(0, 0, 0, 31, 30);
    assertThat(current(30)).as("a range turned round").containsExactly(252, 100, 252);
  }

  @Test
  void check15AForwardCycleMovesTheLastColourToTheFront() {
    cycle(0, 10, 13);
    palette.step(6);
    assertThat(reds(10, 13)).as("half of the period of 12").containsExactly(1, 2, 3, 4);
    palette.step(6);
    assertThat(reds(10, 13)).containsExactly(4, 1, 2, 3);
    palette.step(6);
    palette.step(6);
    assertThat(reds(10, 13)).containsExactly(3, 4, 1, 2);
  }

  @Test
  void aBackwardCycleMovesTheFirstColourToTheEnd() {
    cycle(2, 10, 13);
    palette.step(12);
    assertThat(reds(10, 13)).containsExactly(2, 3, 4, 1);
  }

  @Test
  void aLongFrameRotatesOnceOnly() {
    cycle(0, 10, 13);
    palette.step(40);
    assertThat(reds(10, 13)).containsExactly(4, 1, 2, 3);
  }

  @Test
  void theShadowTableRotatesWithTheCycle() {
    cycle(0, 10, 13);
    palette.shadow()[50] = 13;
    palette.step(12);
    assertThat(palette.shadow()[50]).isEqualTo(10);
  }

  @Test
  void shadowsUseTheClosestColourWithTheLowestIndex() {
    setRoomColour(1, 200, 200, 200);
    setRoomColour(40, 100, 100, 100);
    setRoomColour(41, 100, 100, 100);
    enter();
    palette.buildShadow(128, 128, 128, 32, 47);
    assertThat(palette.shadow()[1]).isEqualTo(40);
  }

  @Test
  void check19RoomOp10SetsBothEffects() {
    Transitions transitions = new Transitions();
    assertThat(transitions.performFadeIn()).as("at engine start").isEqualTo(129);
    transitions.setEffects(0x80, 0x81);
    assertThat(transitions.fadeOut()).isEqualTo(0x81);
    assertThat(transitions.performFadeIn()).isEqualTo(0x80);
  }

  @Test
  void aRoomThatHasNotFadedInDoesNotFadeOut() {
    Transitions transitions = new Transitions();
    transitions.setEffects(1, 2);
    assertThat(transitions.fadeOut()).isZero();
  }

  /**
   * Starts a cycle that turns every 12 jiffies. The red components of colours 10–13 are 1, 2, 3 and
   * 4.
   */
  private void cycle(int flags, int first, int last) {
    for (int colour = first; colour <= last; colour++) {
      setRoomColour(colour, colour - first + 1, 0, 0);
    }
    enter();
    palette
        .cycling()
        .load(new ColourCycles(List.of(new ColourCycle(1, 0, 1365, flags, first, last))));
  }

  private List<Integer> reds(int first, int last) {
    return IntStream.rangeClosed(first, last)
        .mapToObj(colour -> palette.current()[3 * colour])
        .toList();
  }
}
