package org.bowsprit.player.ink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class ReadableLinesTest {

  private static final int LEFT = 100;
  private static final int TOP = 40;
  private static final int RIGHT = 180;
  private static final int BOTTOM = 48;
  private static final int SKY = 1;
  private static final int INK = 2;
  private static final int PALE_SKY = 0xC0D8F0;

  private final Lettering textPainter = new Lettering(PlainFont.font(), 1);
  private final Frame frame = new Frame();
  private final Caption line = new Caption(LEFT, TOP, RIGHT, BOTTOM, "The lamp!", INK, true);
  private final ReadableLines page = new ReadableLines(List.of(line));

  @Test
  void contrastMatchesWcag() {
    assertThat(Rgb.contrast(0x000000, 0xFFFFFF)).isCloseTo(21, within(0.01));
    assertThat(Rgb.contrast(0x777777, 0xFFFFFF)).isCloseTo(4.48, within(0.01));
    assertThat(Rgb.contrast(0xFF0000, 0xFF0000)).isEqualTo(1);
  }

  @Test
  void paleTextIsUnreadableOnAPaleSkyAndDarkTextIsReadable() {
    assertThat(isReadable(0xF0F0F0)).isFalse();
    assertThat(isReadable(0x400000)).isTrue();
  }

  private boolean isReadable(int ink) {
    paint(ink);
    return page.areReadableOn(frame);
  }

  private void paint(int ink) {
    Arrays.fill(frame.pixels(), (byte) SKY);
    setColour(SKY, PALE_SKY);
    setColour(INK, ink);
  }

  private void setColour(int index, int rgb) {
    byte[] palette = frame.palette();
    palette[index * 3] = (byte) (rgb >> 16);
    palette[index * 3 + 1] = (byte) (rgb >> 8);
    palette[index * 3 + 2] = (byte) rgb;
  }

  @Test
  void aLineIsUnreadableIfAQuarterOfItsBackgroundIsSimilar() {
    paint(0xFFFFFF);
    setColour(3, 0x000000);
    int darkStart = RIGHT - (RIGHT - LEFT) / 4;
    fill(LEFT, darkStart, 3);
    assertThat(page.areReadableOn(frame)).isFalse();
    fill(LEFT, darkStart + 1, 3);
    assertThat(page.areReadableOn(frame)).isTrue();
  }

  private void fill(int left, int right, int colour) {
    for (int y = TOP; y < BOTTOM; y++) {
      Arrays.fill(frame.pixels(), y * Frame.WIDTH + left, y * Frame.WIDTH + right, (byte) colour);
    }
  }

  @Test
  void aCorrectedLineHasTheSpeakersColourOnADarkPlate() {
    paint(0xF0E0E0);
    page.write(frame, textPainter);
    assertThat(captionOnPlate()).isEqualTo(0xF0E0E0);
  }

  @Test
  void aBlankLineHasNoPlate() {
    paint(0xF0E0E0);
    byte[] before = frame.pixels().clone();
    new ReadableLines(List.of(new Caption(2, TOP, 2, BOTTOM, " ", INK, false)))
        .write(frame, textPainter);
    assertThat(frame.pixels()).isEqualTo(before);
  }

  @Test
  void aDarkSpeakersColourIsLightened() {
    paint(0x200000);
    page.write(frame, textPainter);
    assertThat(Rgb.brightness(captionOnPlate())).isGreaterThan(Rgb.brightness(0x200000));
  }

  /** Checks that the line is readable on a plate, and returns the colour of its text. */
  private int captionOnPlate() {
    assertThat(frame.captions()).singleElement().extracting(Caption::text).isEqualTo(line.text());
    int background = Rgb.of(frame.palette(), frame.pixels()[TOP * Frame.WIDTH + LEFT] & 0xFF);
    int ink = frame.captions().get(0).ink();
    assertThat(frame.pixels()).contains((byte) ink);
    assertThat(Rgb.contrast(Rgb.of(frame.palette(), ink), background)).isGreaterThan(4.5);
    assertThat(frame.pixels()[0]).as("the picture elsewhere").isEqualTo((byte) SKY);
    return Rgb.of(frame.palette(), ink);
  }

  @Test
  void linesAreClippedAtTheEdgesOfTheScreen() {
    paint(0xF0F0F0);
    ReadableLines outside =
        new ReadableLines(
            List.of(
                new Caption(-20, -4, 30, 4, "The lamp!", INK, false),
                new Caption(300, 196, 400, 204, "The lamp!", INK, false),
                new Caption(400, 300, 420, 308, "The lamp!", INK, false)));
    assertThat(outside.areReadableOn(frame)).isFalse();
    outside.write(frame, textPainter);
    assertThat(frame.pixels()[0]).isNotEqualTo((byte) SKY);
  }
}
