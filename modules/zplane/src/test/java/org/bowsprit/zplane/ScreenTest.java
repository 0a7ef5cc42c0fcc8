package org.bowsprit.zplane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests the windows of the screen, text on them, verbs, the shake and the cursors. */
class ScreenTest {

  private static final int[] COLOUR_MAP = {0, 15, 2, 8};

  private final Screen screen = new Screen();
  private final GlyphInk ink = new GlyphInk();

  @Test
  void theScreenIsDividedIntoThreeWindowsAtTheStart() {
    assertThat(screen.windowAt(0)).isEqualTo(Window.TEXT);
    assertThat(screen.windowAt(16)).isEqualTo(Window.MAIN);
    assertThat(screen.windowAt(143)).isEqualTo(Window.MAIN);
    assertThat(screen.windowAt(144)).isEqualTo(Window.VERB);
    assertThat(screen.windowAt(200)).isNull();
    assertThat(screen.windowAt(-1)).isNull();
  }

  @Test
  void aFilledRectangleIsClippedToItsWindow() {
    screen.fill(Window.MAIN, 10, 0, 20, 200, 5);
    screen.fill(Window.VERB, 10, 0, 20, 200, 6);
    screen.fill(Window.TEXT, 10, 0, 20, 200, 7);
    byte[] picture = composePicture();
    assertThat(colourAt(picture, 10, 15)).isEqualTo(7);
    assertThat(colourAt(picture, 10, 16)).isEqualTo(5);
    assertThat(colourAt(picture, 19, 143)).isEqualTo(5);
    assertThat(colourAt(picture, 19, 144)).isEqualTo(6);
    assertThat(colourAt(picture, 20, 144)).isZero();
  }

  /** Acceptance check 3 of spec 04. */
  @Test
  void check3AGlyphWithTwoBitsPerPixelTakesItsColoursFromTheMap() {
    Glyph glyph = new Glyph(2, 2, 0, 0, Bytes.of(0x1B));
    screen.fill(Window.MAIN, 0, 0, 320, 200, 9);
    screen.write(Window.MAIN, ink.set(glyph, 2, COLOUR_MAP), 100, 50);
    byte[] picture = composePicture();
    assertThat(colourAt(picture, 100, 50)).isEqualTo(9);
    assertThat(colourAt(picture, 101, 50)).isEqualTo(15);
    assertThat(colourAt(picture, 100, 51)).isEqualTo(2);
    assertThat(colourAt(picture, 101, 51)).isEqualTo(8);
  }

  @Test
  void theTextOfAWindowIsClippedToTheWindowButSpeechIsNot() {
    Glyph glyph = new Glyph(1, 4, 0, 0, Bytes.of(0xF0));
    screen.write(Window.MAIN, ink.set(glyph, 1, COLOUR_MAP), 10, 142);
    screen.writeSpeech(ink.set(glyph, 1, COLOUR_MAP), 20, 142);
    byte[] picture = composePicture();
    assertThat(colourAt(picture, 10, 143)).isEqualTo(15);
    assertThat(colourAt(picture, 10, 144)).isZero();
    assertThat(colourAt(picture, 20, 145)).isEqualTo(15);
  }

  @Test
  void speechCoversTheRoomUntilTheOverlayIsCleared() {
    Glyph glyph = new Glyph(1, 1, 0, 0, Bytes.of(0x80));
    screen.fill(Window.MAIN, 0, 0, 320, 200, 9);
    screen.writeSpeech(ink.set(glyph, 1, COLOUR_MAP), 10, 50);
    assertThat(colourAt(composePicture(), 10, 50)).isEqualTo(15);
    screen.overlay().clear();
    assertThat(colourAt(composePicture(), 10, 50)).isEqualTo(9);
  }

  @Test
  void aVerbPictureIsDrawnOnlyInTheWindowThatContainsItsUpperEdge() {
    byte[] pixels = new byte[16 * 16];
    Arrays.fill(pixels, (byte) 7);
    LayeredPicture picture = LayeredPicture.of(StripPicture.of(pixels, 16, 16));
    screen.drawVerb(picture, 13, 136, 16, 255);
    byte[] composedPicture = composePicture();
    assertThat(colourAt(composedPicture, 8, 136)).isEqualTo(7);
    assertThat(colourAt(composedPicture, 23, 143)).isEqualTo(7);
    assertThat(colourAt(composedPicture, 24, 143)).isZero();
    assertThat(colourAt(composedPicture, 8, 144)).as("the colour in the verb window").isZero();
    screen.drawVerb(picture, 312, 190, 16, 255);
    assertThat(colourAt(composePicture(), 319, 199)).isEqualTo(7);
    screen.drawVerb(new LayeredPicture(Optional.empty(), new TreeMap<>()), 0, 190, 16, 255);
  }

  @Test
  void dividingTheScreenMakesItBlack() {
    screen.fill(Window.VERB, 0, 0, 320, 200, 9);
    screen.divide(0, 200);
    assertThat(composePicture()).containsOnly(0);
  }

  @Test
  void theShakeMovesTheScreenByTheDisplacementsOfItsTable() {
    Shake shake = new Shake();
    assertThat(shake.rowsUp()).isZero();
    shake.set(true);
    List<Integer> rows = new ArrayList<>(List.of(0));
    for (int jiffy = 0; jiffy < 60; jiffy++) {
      shake.advance(1);
      if (shake.rowsUp() != rows.get(rows.size() - 1)) {
        rows.add(shake.rowsUp());
      }
    }
    assertThat(rows).startsWith(0, 1, 2, 1, 0, 2, 3, 1, 0, 1);
    assertThat(rows)
        .as("the displacements in one second, which change every 27.46 ms")
        .hasSize(1 + 36);
    shake.set(false);
    assertThat(shake.rowsUp()).isZero();
  }

  @Test
  void theHotspotOfACursorIsInsideItsShape() {
    assertThat(CursorShape.of(0)).isEqualTo(CursorShape.CROSS_HAIR);
    for (CursorShape shape : CursorShape.values()) {
      assertThat(shape.pixels(15)).hasSize(shape.width() * shape.height());
      assertThat(shape.hotspotX()).isBetween(0, shape.width() - 1);
      assertThat(shape.hotspotY()).isBetween(0, shape.height() - 1);
    }
  }

  private byte[] composePicture() {
    byte[] picture = new byte[Frame.WIDTH * Frame.HEIGHT];
    screen.compose(picture);
    return picture;
  }

  private static int colourAt(byte[] picture, int x, int y) {
    return picture[y * Frame.WIDTH + x] & 0xFF;
  }
}
