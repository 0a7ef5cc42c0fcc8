package org.bowsprit.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.palette.Palette;
import org.junit.jupiter.api.Test;

/** Tests the initial and changed colours of a room (spec 02 §6, 06 §6.1). */
class RoomPaletteTest {

  private static final Set<Integer> NONE = Set.of();

  private final RoomPalette palette = new RoomPalette();

  /** Returns a palette of a single grey, except for one colour. */
  private static Palette of(int grey, int colour, int otherGrey) {
    byte[] bytes = new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    Arrays.fill(bytes, (byte) grey);
    for (int channel = 0; channel < Palette.BYTES_PER_COLOUR; channel++) {
      bytes[3 * colour + channel] = (byte) otherGrey;
    }
    return new Palette(Bytes.wrap(bytes));
  }

  private int red(int colour) {
    return palette.current()[3 * colour];
  }

  @Test
  void aRoomSetsItsColoursExceptNearWhite() {
    palette.enterRoom(of(100, 20, 50), NONE);
    palette.enterRoom(of(60, 20, 252), NONE);

    assertThat(red(19)).isEqualTo(60);
    assertThat(red(20)).as("kept").isEqualTo(50);

    palette.enterRoom(of(60, 15, 252), NONE);
    assertThat(red(15)).as("below 16 every colour is taken").isEqualTo(252);
  }

  @Test
  void keptColoursAreThoseOfThePreviousRoomEvenInTheDark() {
    palette.enterRoom(of(100, 20, 50), NONE);
    palette.enterRoom(of(60, 30, 70), Set.of(20));
    assertThat(red(20)).isEqualTo(50);
    assertThat(red(21)).isEqualTo(60);

    palette.scale(128, 255, 255, 20, 20);
    assertThat(red(20)).isEqualTo(50 * 128 / 255);
  }

  @Test
  void intensityStartsFromTheRoomsOwnColoursAndEndsBelowWhite() {
    palette.enterRoom(of(100, 20, 200), NONE);
    palette.set(20, 1, 1, 1);

    palette.scale(128, 255, 255, 20, 20);
    assertThat(red(20)).isEqualTo(200 * 128 / 255);
    palette.scale(1_000, 255, 255, 20, 20);
    assertThat(red(20)).isEqualTo(252);
    assertThat(red(19)).as("outside of the range").isEqualTo(100);
  }

  @Test
  void anEmptyRangeChangesNothing() {
    palette.enterRoom(of(100, 20, 200), NONE);
    palette.scale(0, 0, 0, 30, 20);
    assertThat(red(25)).isEqualTo(100);
  }

  @Test
  void shadowsAreTheClosestColoursOfTheRangeUntilTheRoomIsLeft() {
    palette.enterRoom(of(200, 20, 100), NONE);

    palette.buildShadow(128, 128, 128, 16, 31);
    assertThat(palette.shadow()[5]).as("half of 200 is closest to 100").isEqualTo(20);

    palette.leaveRoom();
    assertThat(palette.shadow()[5]).isEqualTo(5);
  }

  @Test
  void aColourCanBeReplacedByAnotherColourOfTheRoom() {
    palette.enterRoom(of(100, 20, 50), NONE);
    palette.set(20, 9, 9, 9);

    palette.copy(20, 30);

    assertThat(red(30)).isEqualTo(50);
  }

  @Test
  void aTransformReachesItsTargetsInTheGivenFrames() {
    palette.enterRoom(of(0, 20, 0), NONE);
    byte[] target = new byte[Palette.COLOUR_COUNT];
    target[20] = 100;
    palette.transform(20, 21, 4, new byte[][] {target, target, target});

    palette.step(1);
    assertThat(red(20)).isEqualTo(25);
    for (int i = 0; i < 3; i++) {
      palette.step(1);
    }
    assertThat(red(20)).isEqualTo(100);
    int settled = palette.changes();
    palette.step(1);
    assertThat(palette.changes()).isEqualTo(settled);
  }
}
