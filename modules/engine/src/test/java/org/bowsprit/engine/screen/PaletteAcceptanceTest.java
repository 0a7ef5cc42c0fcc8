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

/** Runs the acceptance checks of spec 02 about the palette and screen effects. */
class PaletteAcceptanceTest {

  private final RoomPalette palette = new RoomPalette();
  private final byte[] roomColours = new byte[768];

  private void setRoomColour(int colour, int red, int green, int blue) {
    roomColours[3 * colour] = (byte) red;
    roomColours[3 * colour + 1] = (byte) green;
    roomColours[3 * colour + 2] = (byte) blue;
  }

  private void enterRoom() {
    palette.enterRoom(new Palette(Bytes.copyOf(roomColours)), Set.of());
  }

  private List<Integer> currentColour(int colour) {
    return List.of(
        palette.current()[3 * colour],
        palette.current()[3 * colour + 1],
        palette.current()[3 * colour + 2]);
  }

  @Test
  void check13ANearlyWhiteColourIsReplacedByTheColourOfThePreviousRoom() {
    palette.set(20, 1, 2, 3);
    setRoomColour(20, 252, 252, 252);
    setRoomColour(15, 252, 252, 252);
    enterRoom();
    assertThat(currentColour(20)).containsExactly(1, 2, 3);
    assertThat(currentColour(15)).containsExactly(252, 252, 252);
    setRoomColour(20, 252, 252, 248);
    enterRoom();
    assertThat(currentColour(20)).containsExactly(252, 252, 248);
  }

  @Test
  void check14TheIntensityScalesTheOriginalColoursOfTheRoom() {
    setRoomColour(30, 200, 100, 255);
    enterRoom();
    palette.set(30, 9, 9, 9);
    palette.scale(128, 128, 128, 30, 30);
    assertThat(currentColour(30)).containsExactly(100, 50, 128);
    palette.scale(400, 255, 255, 30, 30);
    assertThat(currentColour(30)).containsExactly(252, 100, 252);
    palette.scale(0, 0, 0, 31, 30);
    assertThat(currentColour(30))
        .as("the colour after an intensity for a range whose end precedes its start")
        .containsExactly(252, 100, 252);
  }

  @Test
  void check15AForwardCycleMovesTheLastColourToTheFrontAtTheEndOfItsPeriod() {
    startCycle(0, 10, 13);
    palette.step(6);
    assertThat(reds(10, 13))
        .as("the colours after half of the period of 12 jiffies")
        .containsExactly(1, 2, 3, 4);
    palette.step(6);
    assertThat(reds(10, 13)).containsExactly(4, 1, 2, 3);
    palette.step(6);
    palette.step(6);
    assertThat(reds(10, 13)).containsExactly(3, 4, 1, 2);
  }

  @Test
  void aBackwardCycleMovesTheFirstColourToTheEnd() {
    startCycle(2, 10, 13);
    palette.step(12);
    assertThat(reds(10, 13)).containsExactly(2, 3, 4, 1);
  }

  @Test
  void coloursRotateOnlyOnceInALongFrame() {
    startCycle(0, 10, 13);
    palette.step(40);
    assertThat(reds(10, 13)).containsExactly(4, 1, 2, 3);
  }

  @Test
  void theShadowTableFollowsTheRotationOfTheColours() {
    startCycle(0, 10, 13);
    palette.shadow()[50] = 13;
    palette.step(12);
    assertThat(palette.shadow()[50]).isEqualTo(10);
  }

  @Test
  void aShadowIsTheClosestColourWithTheLowestIndex() {
    setRoomColour(1, 200, 200, 200);
    setRoomColour(40, 100, 100, 100);
    setRoomColour(41, 100, 100, 100);
    enterRoom();
    palette.buildShadow(128, 128, 128, 32, 47);
    assertThat(palette.shadow()[1]).isEqualTo(40);
  }

  @Test
  void check19OneInstructionSetsBothScreenEffects() {
    Transitions transitions = new Transitions();
    assertThat(transitions.performFadeIn())
        .as("the fade-in effect at the start of the engine")
        .isEqualTo(129);
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
   * Starts a colour cycle that rotates every 12 jiffies. The red components of its colours are 1,
   * 2, 3 and so on.
   */
  private void startCycle(int flags, int first, int last) {
    for (int colour = first; colour <= last; colour++) {
      setRoomColour(colour, colour - first + 1, 0, 0);
    }
    enterRoom();
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
