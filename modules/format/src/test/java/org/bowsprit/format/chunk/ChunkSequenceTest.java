package org.bowsprit.format.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.junit.jupiter.api.Test;

/** Tests reading a sequence of chunks, which may be damaged. */
class ChunkSequenceTest {

  private static Chunk room(Bytes payload) {
    return new Chunk("ROOM", new ChunkPath("LECF/LFLF[3]/ROOM"), 100, payload);
  }

  private static ByteWriter chunk(String tag, int... payload) {
    return new ByteWriter().chunk(tag, out -> out.bytes(Bytes.of(payload)));
  }

  @Test
  void chunksOfOddSizeAreNotPadded() {
    Bytes payload = chunk("AAAA", 1).chunk("BBBB", out -> out.u8(2)).toBytes();

    assertThat(room(payload).children()).extracting(Chunk::offset).containsExactly(108, 117);
    assertThat(room(payload).require("BBBB").payload()).isEqualTo(Bytes.of(2));
  }

  @Test
  void siblingsWithTheSameTagAreDistinguishedByPosition() {
    Bytes payload = chunk("OBCD").chunk("ENCD", out -> {}).chunk("OBCD", out -> {}).toBytes();

    assertThat(room(payload).children())
        .extracting(child -> child.path().text())
        .containsExactly(
            "LECF/LFLF[3]/ROOM/OBCD[0]", "LECF/LFLF[3]/ROOM/ENCD", "LECF/LFLF[3]/ROOM/OBCD[1]");
  }

  @Test
  void theFirstOfSeveralChunksWithTheSameTagIsUsed() {
    Bytes payload = chunk("RMHD", 1).chunk("RMHD", out -> out.u8(2)).toBytes();

    assertThat(room(payload).require("RMHD").payload()).isEqualTo(Bytes.of(1));
  }

  @Test
  void aRestThatIsTooShortForAChunkIsFiller() {
    Bytes payload = chunk("AAAA").bytes(Bytes.of(0, 0x80, 0)).toBytes();

    ChunkSequence sequence = ChunkSequence.in(room(payload));

    assertThat(sequence.damage()).isEmpty();
    assertThat(sequence.parts().get(1))
        .isInstanceOfSatisfying(
            ContainerPart.Filler.class, filler -> assertThat(filler.isPadding()).isTrue());
  }

  @Test
  void aLoneByte80BeforeAChunkIsSkipped() {
    Bytes payload = chunk("AAAA").u8(0x80).chunk("BBBB", out -> {}).toBytes();

    assertThat(room(payload).children()).extracting(Chunk::tag).containsExactly("AAAA", "BBBB");
  }

  @Test
  void anImpossibleSizeEndsTheSequenceAndIsReported() {
    for (long size : new long[] {0, 7, 17, 0x7FFFFFFF, 0x80000000L, 0xFFFFFFFFL}) {
      Bytes payload = chunk("AAAA").tag("BBBB").u32Be(size).u32(7).u32(7).toBytes();

      ChunkSequence sequence = ChunkSequence.in(room(payload));

      assertThat(sequence.chunks()).extracting(Chunk::tag).containsExactly("AAAA");
      assertThat(sequence.damage())
          .hasValueSatisfying(
              damage ->
                  assertThat(damage)
                      .hasMessage(
                          "LECF/LFLF[3]/ROOM at offset 8: expected chunk BBBB to be of 8 to 16 bytes, header included, found a size of "
                              + size));
      assertThat(room(payload).children()).extracting(Chunk::tag).containsExactly("AAAA");
    }
  }

  @Test
  void aTreeOfChunksIsEncodedByteForByte() {
    Bytes file =
        new ByteWriter()
            .chunk(
                "LECF",
                lecf ->
                    lecf.chunk("LOFF", loff -> loff.u8(0))
                        .u8(0x80)
                        .chunk("LFLF", lflf -> lflf.chunk("ROOM", room -> room.u8(0).u8(0))))
            .bytes(Bytes.of(1, 2, 3))
            .toBytes();

    assertThat(ChunkTree.encode(ChunkTree.parse(file))).isEqualTo(file);
  }
}
