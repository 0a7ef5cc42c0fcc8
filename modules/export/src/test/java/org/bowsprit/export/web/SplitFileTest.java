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

/** Tests the pieces into which a file of a game is split for a web page. */
class SplitFileTest {

  private static final String FILE_NAME = "GAME.001";
  private static final int FILE_BYTES = 300_000;

  private final Bytes bytes = testBytes(FILE_BYTES);

  private static Bytes testBytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (i * 31 + i / 256);
    }
    return Bytes.wrap(bytes);
  }

  private static SplitFile splitFile(Bytes bytes, int... firstBlocks) {
    BitSet blocks = new BitSet();
    for (int block : firstBlocks) {
      blocks.set(block);
    }
    return new SplitFile(new MemoryFiles("a game", Map.of(FILE_NAME, bytes)), FILE_NAME, blocks);
  }

  @Test
  void thePiecesTogetherEqualTheFile() {
    SplitFile file = splitFile(bytes);
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (int i = 0; i < file.pieces(); i++) {
      joined.writeBytes(file.piece(i).bytes().toArray());
    }

    assertThat(Bytes.wrap(joined.toByteArray())).isEqualTo(bytes);
    assertThat(file.piece(2).name()).isEqualTo("GAME.001.2");
  }

  @Test
  void theFirstPartContainsTheFirstBlocks() {
    int lastBlock = FILE_BYTES / GameFiles.BLOCK_BYTES;
    SplitFile.Part firstPart = splitFile(bytes, 0, 5, 6, lastBlock).firstPart();

    assertThat(firstPart.name()).isEqualTo("GAME.001.first");
    Bytes partBytes = firstPart.bytes();
    assertThat(partBytes.slice(0, GameFiles.BLOCK_BYTES))
        .isEqualTo(bytes.slice(0, GameFiles.BLOCK_BYTES));
    assertThat(partBytes.slice(GameFiles.BLOCK_BYTES, 2 * GameFiles.BLOCK_BYTES))
        .isEqualTo(bytes.slice(5 * GameFiles.BLOCK_BYTES, 2 * GameFiles.BLOCK_BYTES));
    assertThat(partBytes.from(3 * GameFiles.BLOCK_BYTES))
        .isEqualTo(bytes.from(lastBlock * GameFiles.BLOCK_BYTES));
  }

  @Test
  void theManifestEntryListsTheFirstBlocksAsRanges() {
    String entry =
        JsonWriter.object(json -> splitFile(bytes, 0, 5, 6).writeEntry(json, List.of("ab")));

    assertThat(entry.replaceAll("\\s", ""))
        .contains("\"first\":[[0,1],[5,2]]")
        .contains("\"digests\":[\"ab\"]")
        .contains("\"size\":" + FILE_BYTES);
  }

  @Test
  void aVeryLargeFileIsSplitIntoLargerPieces() {
    assertThat(splitFile(testBytes(20 << 20)).pieces()).isEqualTo(40);
  }
}
