package org.bowsprit.format.charset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.fixture.Hex;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the acceptance checks of spec 04 about stored data. */
class CharsetAcceptanceTest {

  private static final ChunkPath PATH = ChunkPath.ROOT.child(Charset.TAG);

  static List<Chunk> labFonts() {
    return LabGame.all().flatMap(game -> game.resources(Charset.TAG).stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("labFonts")
  void check1TheHeaderOfALabFontIsValid(Chunk chunk) {
    ByteReader in = chunk.reader();
    assertThat(in.u32()).isEqualTo(in.length() - 15);
    assertThat(in.u8()).isEqualTo(Charset.SHIPPED_VERSION);
    int entryCount = in.seek(23).u16();
    long firstOffset = 0;
    for (int i = 0; i < entryCount && firstOffset == 0; i++) {
      firstOffset = in.u32();
    }
    assertThat(firstOffset).isGreaterThanOrEqualTo(4 + 4L * entryCount);
  }

  @Test
  void check2BitsContinueAcrossRows() {
    assertThat(pixels(new Glyph(4, 2, 0, 0, Hex.parse("A5")), 1))
        .containsExactly(1, 0, 1, 0, 0, 1, 0, 1);
    assertThat(pixels(new Glyph(3, 3, 0, 0, Hex.parse("AA 80")), 1))
        .containsExactly(1, 0, 1, 0, 1, 0, 1, 0, 1);
  }

  @Test
  void check3TwoBitsPerPixelAreRead() {
    assertThat(pixels(new Glyph(2, 2, 0, 0, Hex.parse("1B")), 2)).containsExactly(0, 1, 2, 3);
  }

  @ParameterizedTest
  @MethodSource("labFonts")
  void check4GlyphsOfLabFontsAreAtMost64PixelsWideAndHigh(Chunk chunk) {
    Charset font = Charset.decode(chunk.reader());
    List<Glyph> glyphs = font.glyphs().stream().flatMap(Optional::stream).toList();
    assertThat(glyphs).isNotEmpty();
    for (Glyph glyph : glyphs) {
      assertThat(glyph.width()).isLessThanOrEqualTo(64);
      assertThat(glyph.height()).isLessThanOrEqualTo(64);
    }
  }

  /** Tests that offsets lead to glyphs only if they are relative to payload position 21. */
  @ParameterizedTest
  @MethodSource("labFonts")
  void check4OffsetsAreRelativeToPosition21(Chunk chunk) {
    assertThat(glyphsFollowEachOther(chunk, 21)).isTrue();
    assertThat(glyphsFollowEachOther(chunk, 0)).isFalse();
    assertThat(glyphsFollowEachOther(chunk, 25)).isFalse();
  }

  /**
   * Returns whether the offsets, relative to payload position {@code base}, lead to glyphs of at
   * most 64×64 pixels that follow each other without gaps.
   */
  private static boolean glyphsFollowEachOther(Chunk chunk, int base) {
    ByteReader in = chunk.reader();
    int bitsPerPixel = in.seek(21).u8();
    int entryCount = in.seek(23).u16();
    int expectedOffset = -1;
    for (int i = 0; i < entryCount; i++) {
      int offset = (int) in.seek(25 + 4 * i).u32();
      if (offset != 0) {
        in.seek(base + offset);
        int width = in.u8();
        int height = in.u8();
        if (width > 64 || height > 64 || (expectedOffset >= 0 && expectedOffset != offset)) {
          return false;
        }
        expectedOffset = offset + 4 + (width * height * bitsPerPixel + 7) / 8;
      }
    }
    return true;
  }

  @Test
  void check5TheOffsetIsAddedToTheAdvance() {
    assertThat(new Glyph(7, 8, -1, 0, Bytes.EMPTY).advance()).isEqualTo(6);
  }

  @ParameterizedTest
  @MethodSource("labFonts")
  void check18ALabFontIsEncodedByteForByte(Chunk chunk) {
    assertThat(encode(Charset.decode(chunk.reader()))).isEqualTo(chunk.payload());
  }

  @Test
  void aRandomFontIsUnchangedAfterEncodingAndDecoding() {
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      Charset font = randomFont(random);
      assertThat(Charset.decode(encode(font).reader(PATH))).isEqualTo(font);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 8})
  void bitDepthsOtherThan1And2And4AreRefused(int bitsPerPixel) {
    byte[] payload = new byte[30];
    payload[21] = (byte) bitsPerPixel;
    assertThatThrownBy(() -> Charset.decode(Bytes.wrap(payload).reader(PATH)))
        .isInstanceOf(FormatException.class)
        .hasMessage("CHAR at offset 21: expected 1, 2 or 4 bits a pixel, found " + bitsPerPixel);
  }

  @Test
  void glyphsOutsideOfTheChunkAreMissing() {
    ByteWriter out = new ByteWriter().fill(0, 21).u8(1).u8(8).u16(300);
    out.u32(12).u32(0xFFFFFFFFL).u32(16);
    // The first glyph is complete, the third has no pixels, and 297 entries are missing.
    out.u8(2).u8(0).u8(0xFF).u8(1);
    Charset font = Charset.decode(out.toBytes().reader(PATH));
    assertThat(font.glyphs()).hasSizeLessThan(300);
    assertThat(font.glyph(1)).isEmpty();
    assertThat(font.glyph(299)).isEmpty();
    assertThat(font.advance(299)).isZero();
  }

  private static Charset randomFont(Random random) {
    int bitsPerPixel = 1 << random.nextInt(3);
    List<Optional<Glyph>> glyphs = new ArrayList<>();
    for (int i = random.nextInt(80); i > 0; i--) {
      glyphs.add(
          random.nextInt(4) == 0
              ? Optional.empty()
              : Optional.of(randomGlyph(random, bitsPerPixel)));
    }
    byte[] colourMap = new byte[Charset.MAP_SIZE];
    random.nextBytes(colourMap);
    return new Charset(
        0x63, Bytes.wrap(colourMap), bitsPerPixel, 1 + random.nextInt(20), glyphs, Bytes.of(0));
  }

  private static Glyph randomGlyph(Random random, int bitsPerPixel) {
    int width = random.nextInt(20);
    int height = random.nextInt(20);
    byte[] pixels = new byte[Glyph.byteCount(width, height, bitsPerPixel)];
    random.nextBytes(pixels);
    return new Glyph(
        width, height, (byte) random.nextInt(), (byte) random.nextInt(), Bytes.wrap(pixels));
  }

  private static int[] pixels(Glyph glyph, int bitsPerPixel) {
    int[] pixels = new int[glyph.width() * glyph.height()];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = glyph.pixel(bitsPerPixel, i);
    }
    return pixels;
  }

  private static Bytes encode(Charset font) {
    ByteWriter out = new ByteWriter();
    font.encode(out);
    return out.toBytes();
  }
}
