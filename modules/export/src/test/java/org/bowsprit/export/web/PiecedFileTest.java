package org.bowsprit.export.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.MemoryFiles;
import org.junit.jupiter.api.Test;

class PiecedFileTest {

  private static final String NAME = "GAME.001";
  private static final int SIZE = 300_000;

  private final Bytes bytes = numbered(SIZE);

  private static Bytes numbered(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (i * 31 + i / 256);
    }
    return Bytes.wrap(bytes);
  }

  private static PiecedFile file(Bytes bytes, int... first) {
    BitSet blocks = new BitSet();
    for (int block : first) {
      blocks.set(block);
    }
    return new PiecedFile(new MemoryFiles("a game", Map.of(NAME, bytes)), NAME, blocks);
  }

  @Test
  void thePiecesTogetherEqualTheFile() {
    PiecedFile file = file(bytes);
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (int i = 0; i < file.pieces(); i++) {
      joined.writeBytes(file.piece(i).bytes().toArray());
    }

    assertThat(Bytes.wrap(joined.toByteArray())).isEqualTo(bytes);
    assertThat(file.piece(2).name()).isEqualTo("GAME.001.2");
  }

  @Test
  void theFirstPartIsTheBlocksOfTheBeginning() {
    int last = SIZE / GameFiles.BLOCK;
    PiecedFile.Part first = file(bytes, 0, 5, 6, last).firstPart();

    assertThat(first.name()).isEqualTo("GAME.001.first");
    Bytes part = first.bytes();
    assertThat(part.slice(0, GameFiles.BLOCK)).isEqualTo(bytes.slice(0, GameFiles.BLOCK));
    assertThat(part.slice(GameFiles.BLOCK, 2 * GameFiles.BLOCK))
        .isEqualTo(bytes.slice(5 * GameFiles.BLOCK, 2 * GameFiles.BLOCK));
    assertThat(part.from(3 * GameFiles.BLOCK)).isEqualTo(bytes.from(last * GameFiles.BLOCK));
  }

  @Test
  void thePageReceivesTheBlocksAsRuns() {
    String told = JsonWriter.object(json -> file(bytes, 0, 5, 6).describe(json, List.of("ab")));

    assertThat(told.replaceAll("\\s", ""))
        .contains("\"first\":[[0,1],[5,2]]")
        .contains("\"digests\":[\"ab\"]")
        .contains("\"size\":" + SIZE);
  }

  @Test
  void aVeryLargeFileHasLargerPiecesNotMore() {
    assertThat(file(numbered(20 << 20)).pieces()).isEqualTo(40);
  }
}
