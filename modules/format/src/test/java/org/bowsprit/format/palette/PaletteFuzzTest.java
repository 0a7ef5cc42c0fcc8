package org.bowsprit.format.palette;

import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that damaged chunks with colours are either read or refused. */
class PaletteFuzzTest {

  @ParameterizedTest
  @ValueSource(strings = {Palette.TAG, ColourCycles.TAG, TransparentColour.TAG})
  void damagedPaletteChunksAreReadOrRefused(String tag) {
    List<byte[]> samples =
        LabGame.of("artlab").rooms().values().stream()
            .flatMap(room -> room.all(tag).stream())
            .map(chunk -> chunk.payload().toArray())
            .toList();
    Fuzz.run(tag, samples, Fuzz.cases(2000), bytes -> decode(tag, reader(tag, bytes)));
  }

  @Test
  void damagedDitherTablesAreReadOrRefused() {
    Fuzz.run(
        EgaDither.TAG,
        List.of(new byte[256]),
        Fuzz.cases(2000),
        bytes -> EgaDither.decode(reader(EgaDither.TAG, bytes)));
  }

  private static void decode(String tag, ByteReader in) {
    switch (tag) {
      case Palette.TAG -> Palette.decode(in);
      case ColourCycles.TAG -> ColourCycles.decode(in).cycles().forEach(ColourCycle::periodJiffies);
      default -> TransparentColour.decode(in).index();
    }
  }

  private static ByteReader reader(String tag, byte[] bytes) {
    return Bytes.wrap(bytes).reader(ChunkPath.ROOT.child(tag));
  }
}
