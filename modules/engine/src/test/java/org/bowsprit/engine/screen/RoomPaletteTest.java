package org.bowsprit.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.palette.Palette;
import org.junit.jupiter.api.Test;

/**
 * Tests the colours of a room when it is entered and after scripts change them (spec 02 §6, spec 06
 * §6.1).
 */
class RoomPaletteTest {

  private static final Set<Integer> NO_KEPT_COLOURS = Set.of();

  private final RoomPalette palette = new RoomPalette();

  /** Returns a palette in which all colours are the same grey, except for one colour. */
  private static Palette greyPalette(int grey, int colour, int otherGrey) {
    byte[] bytes = new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    Arrays.fill(bytes, (byte) grey);
    for (int component = 0; component < Palette.BYTES_PER_COLOUR; component++) {
      bytes[3 * colour + component] = (byte) otherGrey;
    }
    return new Palette(Bytes.wrap(bytes));
  }

  private int redOf(int colour) {
    return palette.current()[3 * colour];
  }

  @Test
  void aRoomSetsAllColoursExceptNearlyWhiteOnes() {
    palette.enterRoom(greyPalette(100, 20, 50), NO_KEPT_COLOURS);
    palette.enterRoom(greyPalette(60, 20, 252), NO_KEPT_COLOURS);

    assertThat(redOf(19)).isEqualTo(60);
    assertThat(redOf(20))
        .as("a colour that is kept, because the new one is nearly white")
        .isEqualTo(50);

    palette.enterRoom(greyPalette(60, 15, 252), NO_KEPT_COLOURS);
    assertThat(redOf(15)).as("a colour below 16, which is always set").isEqualTo(252);
  }

  @Test
  void aKeptColourIsThatOfThePreviousRoomEvenIfItIsDarkened() {
    palette.enterRoom(greyPalette(100, 20, 50), NO_KEPT_COLOURS);
    palette.enterRoom(greyPalette(60, 30, 70), Set.of(20));
    assertThat(redOf(20)).isEqualTo(50);
    assertThat(redOf(21)).isEqualTo(60);

    palette.scale(128, 255, 255, 20, 20);
    assertThat(redOf(20)).isEqualTo(50 * 128 / 255);
  }

  @Test
  void theIntensityScalesTheOriginalColoursAndStopsBelowWhite() {
    palette.enterRoom(greyPalette(100, 20, 200), NO_KEPT_COLOURS);
    palette.set(20, 1, 1, 1);

    palette.scale(128, 255, 255, 20, 20);
    assertThat(redOf(20)).isEqualTo(200 * 128 / 255);
    palette.scale(1_000, 255, 255, 20, 20);
    assertThat(redOf(20)).isEqualTo(252);
    assertThat(redOf(19)).as("a colour outside the range").isEqualTo(100);
  }

  @Test
  void anEmptyRangeChangesNothing() {
    palette.enterRoom(greyPalette(100, 20, 200), NO_KEPT_COLOURS);
    palette.scale(0, 0, 0, 30, 20);
    assertThat(redOf(25)).isEqualTo(100);
  }

  @Test
  void aShadowIsTheClosestColourOfTheRangeUntilTheRoomIsLeft() {
    palette.enterRoom(greyPalette(200, 20, 100), NO_KEPT_COLOURS);

    palette.buildShadow(128, 128, 128, 16, 31);
    assertThat(palette.shadow()[5])
        .as("the shadow of 200: its half is closest to colour 20, which is 100")
        .isEqualTo(20);

    palette.leaveRoom();
    assertThat(palette.shadow()[5]).isEqualTo(5);
  }

  @Test
  void aColourCanBeReplacedByAnotherColourOfTheRoom() {
    palette.enterRoom(greyPalette(100, 20, 50), NO_KEPT_COLOURS);
    palette.set(20, 9, 9, 9);

    palette.copy(20, 30);

    assertThat(redOf(30)).isEqualTo(50);
  }

  @Test
  void aTransformReachesItsTargetColoursAfterTheGivenNumberOfFrames() {
    palette.enterRoom(greyPalette(0, 20, 0), NO_KEPT_COLOURS);
    byte[] target = new byte[Palette.COLOUR_COUNT];
    target[20] = 100;
    palette.transform(20, 21, 4, new byte[][] {target, target, target});

    palette.step(1);
    assertThat(redOf(20)).isEqualTo(25);
    for (int i = 0; i < 3; i++) {
      palette.step(1);
    }
    assertThat(redOf(20)).isEqualTo(100);
    int changesAtTheEnd = palette.changeCount();
    palette.step(1);
    assertThat(palette.changeCount()).isEqualTo(changesAtTheEnd);
  }
}
