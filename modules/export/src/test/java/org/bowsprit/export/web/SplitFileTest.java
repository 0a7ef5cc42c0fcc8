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

class SplitFileTest {

  private static final String NAME = "GAME.001";
  private static final int SIZE = 300_000;

  private final Bytes bytes = testBytes(SIZE);

  private static Bytes testBytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (i * 31 + i / 256);
    }
    return Bytes.wrap(bytes);
  }

  private static SplitFile file(Bytes bytes, int... firstBlocks) {
    BitSet blocks = new BitSet();
    for (int block : firstBlocks) {
      blocks.set(block);
    }
    return new SplitFile(new MemoryFiles("a game", Map.of(NAME, bytes)), NAME, blocks);
  }

  @Test
  void thePiecesTogetherEqualTheFile() {
    SplitFile file = file(bytes);
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (int i = 0; i < file.pieces(); i++) {
      joined.writeBytes(file.piece(i).bytes().toArray());
    }

    assertThat(Bytes.wrap(joined.toByteArray())).isEqualTo(bytes);
    assertThat(file.piece(2).name()).isEqualTo("GAME.001.2");
  }

  @Test
  void theFirstPartContainsTheFirstBlocks() {
    int last = SIZE / GameFiles.BLOCK_BYTES;
    SplitFile.Part firstBlocks = file(bytes, 0, 5, 6, last).firstPart();

    assertThat(firstBlocks.name()).isEqualTo("GAME.001.first");
    Bytes part = firstBlocks.bytes();
    assertThat(part.slice(0, GameFiles.BLOCK_BYTES))
        .isEqualTo(bytes.slice(0, GameFiles.BLOCK_BYTES));
    assertThat(part.slice(GameFiles.BLOCK_BYTES, 2 * GameFiles.BLOCK_BYTES))
        .isEqualTo(bytes.slice(5 * GameFiles.BLOCK_BYTES, 2 * GameFiles.BLOCK_BYTES));
    assertThat(part.from(3 * GameFiles.BLOCK_BYTES))
        .isEqualTo(bytes.from(last * GameFiles.BLOCK_BYTES));
  }

  @Test
  void theEntryContainsTheFirstBlocksAsRuns() {
    String entry = JsonWriter.object(json -> file(bytes, 0, 5, 6).writeEntry(json, List.of("ab")));

    assertThat(entry.replaceAll("\\s", ""))
        .contains("\"first\":[[0,1],[5,2]]")
        .contains("\"digests\":[\"ab\"]")
        .contains("\"size\":" + SIZE);
  }

  @Test
  void aVeryLargeFileHasLargerPieces() {
    assertThat(file(testBytes(20 << 20)).pieces()).isEqualTo(40);
  }
}
