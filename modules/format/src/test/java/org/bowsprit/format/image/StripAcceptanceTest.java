package org.bowsprit.format.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.Hex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the acceptance checks of spec 02 about strips. */
class StripAcceptanceTest {

  private static final int UNUSED_TRANSPARENT_COLOUR = 255;

  @Test
  void check1TheStepIsResetByALoadedColourAndChangesItsSign() {
    assertThat(unpackRows("1C 20 DB 55 B5 03 00", 1))
        .containsExactly(32, 31, 30, 31, 31, 85, 84, 85);
  }

  @Test
  void check2VerticalStripsAreFilledColumnByColumn() {
    int[] pixels = unpackRows("12 20 DB 55 B5 03 00", 2);
    assertThat(toColumns(pixels, 2))
        .containsExactly(32, 31, 30, 31, 31, 85, 84, 85, 85, 85, 85, 85, 85, 85, 85, 85);
    assertThat(pixels[8]).as("the pixel in column 0, row 1").isEqualTo(31);
  }

  @Test
  void check3ColourChangesLoadedColoursAndRunsAreDecoded() {
    assertThat(unpackRows("44 10 FE 08 70 0E 5C 00", 2))
        .containsExactly(
            16, 16, 19, 15, 128, 128, 128, 128, 129, 129, 129, 129, 129, 129, 129, 129);
  }

  @Test
  void check4TheCodeDeterminesTheBitsPerColour() {
    assertThat(unpackRows("41 03 7D 00", 1)).containsExactly(3, 31, 31, 31, 31, 31, 31, 31);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 10, 13, 19, 50, 60, 61, 62, 63, 69, 94, 114, 134, 148, 150, 255})
  void check4StripsWithOtherCodesAreDefectiveAndPaintedBlack(int code) {
    Strip strip = new Strip(Bytes.of(code, 7, 0));
    assertThat(strip.code()).isEmpty();
    assertThat(strip.defect(1)).hasValue("has the code " + code + ", which is not a strip code");
    byte[] pixels = new byte[8];
    Arrays.fill(pixels, (byte) 9);
    strip.decode(1, UNUSED_TRANSPARENT_COLOUR, pixels, 0, 8);
    assertThat(pixels).containsOnly(0);
  }

  @Test
  void check5RawStripsHaveNoStartColour() {
    assertThat(unpackRows("01 11 22 33 44 55 66 77 88", 1))
        .containsExactly(0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88);
  }

  @Test
  void check6ColoursWrapAround() {
    // The bits are 11 000, a change of −4, and then seven times 0.
    assertThat(unpackRows("44 02 03 00", 1)).startsWith(2, 254, 254);
  }

  @Test
  void check7TransparentStripsDoNotPaintTheTransparentColour() {
    byte[] pixels = new byte[8];
    Arrays.fill(pixels, (byte) 9);
    new Strip(Hex.parse("58 05 00")).decode(1, 5, pixels, 0, 8);
    assertThat(pixels).containsOnly(9);
    new Strip(Hex.parse("44 05 00")).decode(1, 5, pixels, 0, 8);
    assertThat(pixels).containsOnly(5);
  }

  @ParameterizedTest
  @CsvSource({"320, 168", "640, 328"})
  void check8TheFirstStripBeginsAfterTheTable(int width, int offset) {
    ByteWriter out = new ByteWriter();
    StripPicture.of(new byte[width * 8], width, 8).encode(out);
    assertThat(out.toBytes().reader(ChunkPath.ROOT).u32()).isEqualTo(offset);
  }

  @Test
  void check8TheFirstMaskStripBeginsAfterTheTable() {
    byte[] mask = new byte[40 * 8];
    Arrays.fill(mask, (byte) 1);
    ByteWriter out = new ByteWriter();
    ZPlane.of(mask, 40, 8).encode(out);
    assertThat(out.toBytes().reader(ChunkPath.ROOT).u16()).isEqualTo(88);
  }

  @Test
  void check9MaskStripsAreDecoded() {
    assertThat(unpackMask("83 F0 02 0F AA 83 00", 8))
        .containsExactly(0xF0, 0xF0, 0xF0, 0x0F, 0xAA, 0, 0, 0);
    assertThat(unpackMask("FF 00 96 00", 149)).containsOnly(0);
    assertThat(new ZStrip(Hex.parse("FF 00 96 00")).defect(149)).isEmpty();
    assertThat(new ZStrip(Hex.parse("FF 00 96 00")).defect(150)).isPresent();
  }

  @Test
  void check10MergingDoesNotClearBits() {
    byte[] mask = {(byte) 0x0F, (byte) 0x0F};
    new ZStrip(Hex.parse("82 80")).merge(2, mask, 0, 1);
    assertThat(mask).containsOnly(0x8F);
    new ZStrip(Hex.parse("82 80")).replace(2, mask, 0, 1);
    assertThat(mask).containsOnly(0x80);
    ZStrip.EMPTY.merge(2, mask, 0, 1);
    assertThat(mask).containsOnly(0x80);
    ZStrip.EMPTY.replace(2, mask, 0, 1);
    assertThat(mask).containsOnly(0);
  }

  @Test
  void check11RandomPicturesAreUnchangedAfterPackingAndUnpacking() {
    Random random = new Random(11);
    int stripCount = 0;
    for (int height = 1; height <= 200; height++) {
      for (StripCode code : allCodes()) {
        byte[] pixels = randomPixels(random, height, 1 << code.bits());
        Strip strip = StripEncoder.packWithCode(code, pixels, 0, 8, height);
        assertThat(strip.code()).hasValue(code);
        assertThat(unpack(strip, height, unusedColour(pixels)))
            .as("the pixels of %s", strip)
            .isEqualTo(pixels);
        stripCount++;
      }
    }
    System.out.println("strips packed and unpacked: " + stripCount);
  }

  @Test
  void check11TheShortestStripIsNotLongerThanARawStrip() {
    Random random = new Random(12);
    for (int height = 1; height <= 200; height++) {
      byte[] pixels = randomPixels(random, height, 256);
      Strip strip = StripEncoder.packOpaque(pixels, 0, 8, height);
      assertThat(strip.data().length()).isLessThanOrEqualTo(8 * height + 1);
      assertThat(unpack(strip, height, UNUSED_TRANSPARENT_COLOUR)).isEqualTo(pixels);
    }
  }

  @Test
  void theShortestStripIsNotLongerThanAStripOfAnyCode() {
    Random random = new Random(13);
    for (int height = 1; height <= 64; height++) {
      byte[] pixels = randomPixels(random, height, 1 << (4 + random.nextInt(5)));
      int shortestLength = StripEncoder.packOpaque(pixels, 0, 8, height).data().length();
      for (StripCode code : allCodes()) {
        if (!code.isSeeThrough() && code.bits() == 8) {
          assertThat(shortestLength)
              .isLessThanOrEqualTo(
                  StripEncoder.packWithCode(code, pixels, 0, 8, height).data().length());
        }
      }
    }
  }

  @Test
  void transparentCodesAreUsedOnlyForTransparentPixels() {
    byte[] pixels = {1, 2, 3, 4, 5, 6, 7, 8};
    assertThat(StripEncoder.packSeeThrough(8, pixels, 0, 8, 1).isSeeThrough()).isTrue();
    assertThat(StripEncoder.packSeeThrough(9, pixels, 0, 8, 1).isSeeThrough()).isFalse();
  }

  @Test
  void aRunOfZeroPixelsIsADefect() {
    // The bits are 11 100, the escape command, and a length of 0.
    Strip strip = new Strip(Hex.parse("44 07 13 00 00"));
    assertThat(strip.defect(1)).hasValue("has a run of no pixels");
    assertThat(unpack(strip, 1, UNUSED_TRANSPARENT_COLOUR)).containsOnly(0);
  }

  @Test
  void aRunOfOnePixelPaintsOnePixel() {
    // The bits are 11 100, the escape command, a length of 1, and 11 101, a change of +1.
    assertThat(unpackRows("44 07 33 E0 02 00", 1)).startsWith(7, 7, 8, 8);
  }

  @Test
  void aTruncatedStripRepeatsItsLastColourAndIsReported() {
    Strip strip = new Strip(Hex.parse("44 07"));
    assertThat(unpack(strip, 8, UNUSED_TRANSPARENT_COLOUR)).containsOnly(7);
    assertThat(strip.defect(8)).hasValue("ends 8 bytes too early");
    assertThat(new Strip(Hex.parse("44 07 00 00 00 00")).defect(8)).isEmpty();
  }

  private static List<StripCode> allCodes() {
    List<StripCode> codes = new ArrayList<>();
    for (int value = 0; value < 256; value++) {
      StripCode.of(value).ifPresent(codes::add);
    }
    assertThat(codes).hasSize(42);
    return codes;
  }

  /**
   * Returns pixels with runs, steps, small changes and jumps. To encode them, all commands of both
   * methods are needed.
   */
  private static byte[] randomPixels(Random random, int height, int colours) {
    byte[] pixels = new byte[8 * height];
    int colour = random.nextInt(colours);
    for (int i = 0; i < pixels.length; ) {
      int change = random.nextInt(6);
      colour =
          Math.floorMod(
              change < 4 ? colour + random.nextInt(1 + 2 * change) - change : random.nextInt(256),
              colours);
      int run = random.nextInt(10) == 0 ? random.nextInt(300) : 1;
      for (; run > 0 && i < pixels.length; run--) {
        pixels[i++] = (byte) colour;
      }
    }
    return pixels;
  }

  /** Returns a colour that no pixel has, or 255 if the pixels have all other colours. */
  private static int unusedColour(byte[] pixels) {
    boolean[] usedColours = new boolean[256];
    for (byte pixel : pixels) {
      usedColours[pixel & 0xFF] = true;
    }
    int colour = 0;
    while (colour < 255 && usedColours[colour]) {
      colour++;
    }
    return colour;
  }

  private static byte[] unpack(Strip strip, int height, int transparentColour) {
    byte[] pixels = new byte[8 * height];
    Arrays.fill(pixels, (byte) transparentColour);
    strip.decode(height, transparentColour, pixels, 0, 8);
    return pixels;
  }

  private static int[] unpackRows(String hex, int height) {
    return toUnsigned(unpack(new Strip(Hex.parse(hex)), height, UNUSED_TRANSPARENT_COLOUR));
  }

  private static int[] toColumns(int[] rows, int height) {
    int[] columns = new int[rows.length];
    for (int i = 0; i < rows.length; i++) {
      columns[i] = rows[i % height * 8 + i / height];
    }
    return columns;
  }

  private static int[] unpackMask(String hex, int height) {
    byte[] mask = new byte[height];
    new ZStrip(Hex.parse(hex)).replace(height, mask, 0, 1);
    return toUnsigned(mask);
  }

  private static int[] toUnsigned(byte[] bytes) {
    int[] values = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      values[i] = bytes[i] & 0xFF;
    }
    return values;
  }
}
