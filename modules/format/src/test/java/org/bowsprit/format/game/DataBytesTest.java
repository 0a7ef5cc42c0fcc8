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

class DataBytesTest {

  private static final String NAME = "GAME.001";
  private static final int PAYLOAD_BYTES = 20_000;

  private final Bytes decrypted =
      new ByteWriter()
          .chunk(DataFile.TAG, out -> out.bytes(Bytes.wrap(numberedBytes(PAYLOAD_BYTES))))
          .bytes(Bytes.of(1, 2, 3))
          .toBytes();
  private final List<String> reads = new ArrayList<>();
  private final GameFiles files =
      new WatchedFiles(
          new MemoryFiles("a game", Map.of(NAME, FileKey.SHIPPED.apply(decrypted.toArray()))),
          true,
          (name, offset, length) -> reads.add(offset + "+" + length));

  private static byte[] numberedBytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (i * 7);
    }
    return bytes;
  }

  @Test
  void readsOnlyTheRequestedBlocksAndEachBlockOnce() {
    DataBytes bytes = DataBytes.of(files, NAME);
    assertThat(reads).containsExactly("0+4");

    assertThat(bytes.slice(5_000, 100)).isEqualTo(decrypted.slice(5_000, 100));
    assertThat(bytes.slice(4_608, 1_000)).isEqualTo(decrypted.slice(4_608, 1_000));

    assertThat(reads).containsExactly("0+4", "4608+512", "5120+512");
  }

  @Test
  void readsTheWholeFileWhenRequested() {
    DataBytes bytes = DataBytes.of(files, NAME);
    bytes.slice(9_000, 10);

    assertThat(bytes.length()).isEqualTo(decrypted.length());
    assertThat(bytes.slice(0, bytes.length())).isEqualTo(decrypted);
  }

  @Test
  void theOutlineContainsTheBytesAfterTheOutermostChunk() {
    DataBytes bytes = DataBytes.of(files, NAME);

    assertThat(bytes.outline().from(ByteWriter.HEADER + PAYLOAD_BYTES))
        .isEqualTo(Bytes.of(1, 2, 3));
    assertThat(reads).hasSizeLessThan(4);
  }
}
