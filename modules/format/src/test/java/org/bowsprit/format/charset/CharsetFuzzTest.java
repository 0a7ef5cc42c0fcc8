package org.bowsprit.format.charset;

import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;

/** Tests that a damaged font either lacks its damaged characters or is refused. */
class CharsetFuzzTest {

  @Test
  void damagedFontsAreReadOrRefused() {
    List<byte[]> fonts =
        LabGame.of("artlab").resources(Charset.TAG).stream()
            .map(chunk -> chunk.payload().toArray())
            .toList();
    Fuzz.run(
        "font",
        fonts,
        Fuzz.cases(2000),
        bytes -> {
          Charset font =
              Charset.decode(Bytes.wrap(bytes).reader(ChunkPath.ROOT.child(Charset.TAG)));
          for (int character = 0; character < 256; character++) {
            font.glyph(character).ifPresent(glyph -> readLastPixel(font, glyph));
          }
        });
  }

  private static int readLastPixel(Charset font, Glyph glyph) {
    int pixels = glyph.width() * glyph.height();
    return pixels == 0 ? 0 : glyph.pixel(font.bitsPerPixel(), pixels - 1);
  }
}
