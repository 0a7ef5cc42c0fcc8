package org.bowsprit.insight.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/**
 * Tests that overlays get their colours with every palette, and that the game keeps its colours.
 */
class InksTest {

  private final Frame frame = new Frame();
  private final Inks inks = new Inks();

  private int rgbOf(int colour) {
    byte[] palette = frame.palette();
    return (palette[3 * colour] & 0xFF) << 16
        | (palette[3 * colour + 1] & 0xFF) << 8
        | (palette[3 * colour + 2] & 0xFF);
  }

  private void assertInksHaveTheirColours() {
    for (Ink ink : Ink.values()) {
      assertThat(rgbOf(inks.of(ink) & 0xFF)).as("the colour of %s", ink).isEqualTo(ink.rgb());
    }
  }

  @Test
  void unusedColoursAreReplaced() {
    for (int i = 0; i < Frame.PIXELS; i++) {
      frame.pixels()[i] = (byte) (i % 200);
    }
    byte[] pixelsBefore = frame.pixels().clone();
    inks.allocate(frame);
    assertInksHaveTheirColours();
    assertThat(frame.pixels()).isEqualTo(pixelsBefore);
    for (Ink ink : Ink.values()) {
      assertThat(inks.of(ink) & 0xFF).isGreaterThanOrEqualTo(200);
    }
  }

  @Test
  void theRarestColoursAreReplacedIfAllAreUsed() {
    new Random(3).nextBytes(frame.palette());
    for (int i = 0; i < Frame.PIXELS; i++) {
      frame.pixels()[i] = (byte) (i % 256);
    }
    // Colour 17 is the rarest, and entry 40 of the palette has the same RGB value.
    for (int i = 17; i < Frame.PIXELS - 256; i += 256) {
      frame.pixels()[i] = 18;
    }
    System.arraycopy(frame.palette(), 3 * 40, frame.palette(), 3 * 17, 3);
    int rgbOfEntry40 = rgbOf(40);
    int pixelIndex = 0;
    while (frame.pixels()[pixelIndex] != 17) {
      pixelIndex++;
    }
    inks.allocate(frame);
    assertInksHaveTheirColours();
    assertThat(rgbOf(frame.pixels()[pixelIndex] & 0xFF)).isEqualTo(rgbOfEntry40);
    Set<Byte> inkColours = Arrays.stream(Ink.values()).map(inks::of).collect(Collectors.toSet());
    for (byte pixel : frame.pixels()) {
      assertThat(inkColours).doesNotContain(pixel);
    }
  }

  @Test
  void theCursorsColoursAreNotChanged() {
    frame.setCursor(new CursorImage(2, 1, 0, 0, 0, new byte[] {(byte) 255, (byte) 254}));
    inks.allocate(frame);
    for (Ink ink : Ink.values()) {
      assertThat(inks.of(ink) & 0xFF).isLessThan(254);
    }
  }

  @Test
  void inksStayTheSameForTheSameFrame() {
    inks.allocate(frame);
    byte whiteIndex = inks.of(Ink.WHITE);
    Arrays.fill(frame.pixels(), whiteIndex);
    inks.allocate(frame);
    assertThat(inks.of(Ink.WHITE)).isEqualTo(whiteIndex);
  }
}
