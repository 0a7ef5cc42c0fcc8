package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.files.WatchedFiles;
import org.junit.jupiter.api.Test;

/** Tests that only the needed blocks of a data file are read, and each of them only once. */
class DataBytesTest {

  private static final String FILE_NAME = "GAME.001";
  private static final int PAYLOAD_BYTES = 20_000;

  private final Bytes decryptedFile =
      new ByteWriter()
          .chunk(DataFile.TAG, out -> out.bytes(Bytes.wrap(numberedBytes(PAYLOAD_BYTES))))
          .bytes(Bytes.of(1, 2, 3))
          .toBytes();
  private final List<String> readRanges = new ArrayList<>();
  private final GameFiles files =
      new WatchedFiles(
          new MemoryFiles(
              "a game", Map.of(FILE_NAME, FileKey.SHIPPED.apply(decryptedFile.toArray()))),
          true,
          (name, offset, length) -> readRanges.add(offset + "+" + length));

  private static byte[] numberedBytes(int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (i * 7);
    }
    return bytes;
  }

  @Test
  void onlyTheRequestedBlocksAreReadAndEachOnlyOnce() {
    DataBytes bytes = DataBytes.of(files, FILE_NAME);
    assertThat(readRanges).containsExactly("0+4");

    assertThat(bytes.slice(5_000, 100)).isEqualTo(decryptedFile.slice(5_000, 100));
    assertThat(bytes.slice(4_608, 1_000)).isEqualTo(decryptedFile.slice(4_608, 1_000));

    assertThat(readRanges).containsExactly("0+4", "4608+512", "5120+512");
  }

  @Test
  void theWholeFileIsReadIfItIsRequested() {
    DataBytes bytes = DataBytes.of(files, FILE_NAME);
    bytes.slice(9_000, 10);

    assertThat(bytes.length()).isEqualTo(decryptedFile.length());
    assertThat(bytes.slice(0, bytes.length())).isEqualTo(decryptedFile);
  }

  @Test
  void theOutlineContainsTheBytesAfterTheOutermostChunk() {
    DataBytes bytes = DataBytes.of(files, FILE_NAME);

    assertThat(bytes.outline().from(ByteWriter.HEADER + PAYLOAD_BYTES))
        .isEqualTo(Bytes.of(1, 2, 3));
    assertThat(readRanges).hasSizeLessThan(4);
  }
}
