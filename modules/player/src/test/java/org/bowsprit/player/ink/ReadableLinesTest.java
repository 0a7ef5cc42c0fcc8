package org.bowsprit.player.ink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests spoken lines that are drawn on a dark plate if their background makes them unreadable. */
class ReadableLinesTest {

  private static final int LEFT = 100;
  private static final int TOP = 40;
  private static final int RIGHT = 180;
  private static final int BOTTOM = 48;
  private static final int SKY_INDEX = 1;
  private static final int INK_INDEX = 2;
  private static final int PALE_SKY_RGB = 0xC0D8F0;

  private final Lettering lettering = new Lettering(PlainFont.font(), 1);
  private final Frame frame = new Frame();
  private final Caption caption =
      new Caption(LEFT, TOP, RIGHT, BOTTOM, "The lamp!", INK_INDEX, true);
  private final ReadableLines readableLines = new ReadableLines(List.of(caption));

  @Test
  void contrastIsCalculatedAsInWcag() {
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
    return readableLines.areReadableOn(frame);
  }

  private void paint(int ink) {
    Arrays.fill(frame.pixels(), (byte) SKY_INDEX);
    setColour(SKY_INDEX, PALE_SKY_RGB);
    setColour(INK_INDEX, ink);
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
    int darkLeft = RIGHT - (RIGHT - LEFT) / 4;
    fill(LEFT, darkLeft, 3);
    assertThat(readableLines.areReadableOn(frame)).isFalse();
    fill(LEFT, darkLeft + 1, 3);
    assertThat(readableLines.areReadableOn(frame)).isTrue();
  }

  private void fill(int left, int right, int colour) {
    for (int y = TOP; y < BOTTOM; y++) {
      Arrays.fill(frame.pixels(), y * Frame.WIDTH + left, y * Frame.WIDTH + right, (byte) colour);
    }
  }

  @Test
  void aLineIsRewrittenInTheSpeakersColourOnADarkPlate() {
    paint(0xF0E0E0);
    readableLines.write(frame, lettering);
    assertThat(colourOfCaptionOnPlate()).isEqualTo(0xF0E0E0);
  }

  @Test
  void aBlankLineHasNoPlate() {
    paint(0xF0E0E0);
    byte[] pixelsBefore = frame.pixels().clone();
    new ReadableLines(List.of(new Caption(2, TOP, 2, BOTTOM, " ", INK_INDEX, false)))
        .write(frame, lettering);
    assertThat(frame.pixels()).isEqualTo(pixelsBefore);
  }

  @Test
  void theColourOfASpeakerIsLightenedIfItIsDark() {
    paint(0x200000);
    readableLines.write(frame, lettering);
    assertThat(Rgb.brightness(colourOfCaptionOnPlate())).isGreaterThan(Rgb.brightness(0x200000));
  }

  /** Checks that the line is readable on a plate, and returns the colour of its text. */
  private int colourOfCaptionOnPlate() {
    assertThat(frame.captions())
        .singleElement()
        .extracting(Caption::text)
        .isEqualTo(caption.text());
    int background = Rgb.of(frame.palette(), frame.pixels()[TOP * Frame.WIDTH + LEFT] & 0xFF);
    int ink = frame.captions().get(0).ink();
    assertThat(frame.pixels()).contains((byte) ink);
    assertThat(Rgb.contrast(Rgb.of(frame.palette(), ink), background)).isGreaterThan(4.5);
    assertThat(frame.pixels()[0])
        .as("a pixel of the picture outside the plate")
        .isEqualTo((byte) SKY_INDEX);
    return Rgb.of(frame.palette(), ink);
  }

  @Test
  void linesAreClippedAtTheEdgesOfTheScreen() {
    paint(0xF0F0F0);
    ReadableLines linesAtTheEdges =
        new ReadableLines(
            List.of(
                new Caption(-20, -4, 30, 4, "The lamp!", INK_INDEX, false),
                new Caption(300, 196, 400, 204, "The lamp!", INK_INDEX, false),
                new Caption(400, 300, 420, 308, "The lamp!", INK_INDEX, false)));
    assertThat(linesAtTheEdges.areReadableOn(frame)).isFalse();
    linesAtTheEdges.write(frame, lettering);
    assertThat(frame.pixels()[0]).isNotEqualTo((byte) SKY_INDEX);
  }
}
