package org.bowsprit.format.costume;

import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;

/** Tests that a damaged costume is decoded or refused, and that no other exception is thrown. */
class CostumeFuzzTest {

  @Test
  void damagedCostumesAreReadOrRefused() {
    byte[] colours = new byte[CostumePicture.MAX_WIDTH * CostumePicture.MAX_HEIGHT];
    List<byte[]> costumes =
        LabGame.of("artlab").resources(Costume.TAG).stream()
            .map(chunk -> chunk.payload().toArray())
            .toList();
    Fuzz.run(
        "costume",
        costumes,
        Fuzz.cases(3000),
        bytes -> {
          Costume costume =
              Costume.decode(Bytes.wrap(bytes).reader(ChunkPath.ROOT.child(Costume.TAG)));
          for (Limb limb : costume.limbs()) {
            limb.pictures().values().stream()
                .limit(4)
                .forEach(picture -> costume.runs().decode(picture, colours));
          }
        });
  }
}
