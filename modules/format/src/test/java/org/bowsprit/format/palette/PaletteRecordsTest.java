package org.bowsprit.format.palette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.fixture.Hex;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests decoding and encoding palettes, dither tables and colour cycles. */
class PaletteRecordsTest {

  @Test
  void paletteChunksOfTheLabGamesAreEncodedByteForByte() {
    LabGame.all()
        .flatMap(game -> game.rooms().values().stream())
        .flatMap(room -> room.children().stream())
        .forEach(PaletteRecordsTest::assertEncodedByteForByte);
  }

  private static void assertEncodedByteForByte(Chunk chunk) {
    Consumer<ByteWriter> encoder =
        switch (chunk.tag()) {
          case Palette.TAG -> Palette.decode(chunk.reader())::encode;
          case EgaDither.TAG -> EgaDither.decode(chunk.reader())::encode;
          case TransparentColour.TAG -> TransparentColour.decode(chunk.reader())::encode;
          case ColourCycles.TAG -> ColourCycles.decode(chunk.reader())::encode;
          default -> out -> out.bytes(chunk.payload());
        };
    ByteWriter out = new ByteWriter();
    encoder.accept(out);
    // An old encoder padded CYCL to an even length. The padding is not part of the content.
    Bytes encodedBytes = out.toBytes();
    assertThat(chunk.payload().slice(0, encodedBytes.length())).isEqualTo(encodedBytes);
    assertThat(chunk.payload().length() - encodedBytes.length()).isBetween(0, 1);
  }

  @Test
  void aTruncatedPaletteHasItsCompleteColours() {
    Palette palette = new Palette(Hex.parse("01 02 03 04 05 06 07"));
    assertThat(palette.size()).isEqualTo(2);
    assertThat(palette.rgb(1)).isEqualTo(0x040506);
  }

  @Test
  void onlyTheLowByteOfTheTransparentColourIsUsed() {
    assertThat(TransparentColour.decode(reader("05 01")).index()).isEqualTo(5);
    assertThat(TransparentColour.DEFAULT.index()).isEqualTo(255);
  }

  @Test
  void theColoursOfADitherPairAreHalvesOfAByte() {
    byte[] pairs = new byte[256];
    pairs[7] = (byte) 0xA3;
    EgaDither dither = new EgaDither(Bytes.wrap(pairs));
    assertThat(dither.low(7)).isEqualTo(3);
    assertThat(dither.high(7)).isEqualTo(10);
  }

  @Test
  void cyclesAreReadUpToTheFinalZero() {
    ColourCycles cycles = ColourCycles.decode(reader("02 00 00 05 55 00 02 10 1F 00 01"));
    assertThat(cycles.cycles()).containsExactly(new ColourCycle(2, 0, 0x0555, 2, 0x10, 0x1F));
    assertThat(cycles.cycle(2).orElseThrow().isBackward()).isTrue();
    assertThat(cycles.cycle(1)).isEmpty();
  }

  @Test
  void aCycleNumberAboveSixteenEndsTheList() {
    assertThat(ColourCycles.decode(reader("11 00 00 05 55 00 02 10 1F 00")))
        .isEqualTo(ColourCycles.NONE);
  }

  @Test
  void aTruncatedCycleEndsTheList() {
    assertThat(ColourCycles.decode(reader("01 00 00 05"))).isEqualTo(ColourCycles.NONE);
  }

  /** Runs the part of acceptance check 15 of spec 02 that is about stored data. */
  @ParameterizedTest
  @CsvSource({"1365, 0, 9, 12", "0, 0, 9, 0", "1365, 9, 0, 0", "16384, 3, 3, 1"})
  void check15TheSpeedDeterminesThePeriodOfACycle(
      int speed, int firstColour, int lastColour, int expectedPeriod) {
    assertThat(new ColourCycle(1, 0, speed, 0, firstColour, lastColour).periodJiffies())
        .isEqualTo(expectedPeriod);
  }

  private static ByteReader reader(String hex) {
    return Hex.parse(hex).reader(ChunkPath.ROOT.child(ColourCycles.TAG));
  }
}
