package org.bowsprit.format.charset;

import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;

/** Tests that a damaged font is refused, or is read without its damaged characters. */
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
    int pixelCount = glyph.width() * glyph.height();
    return pixelCount == 0 ? 0 : glyph.pixel(font.bitsPerPixel(), pixelCount - 1);
  }
}
