package org.bowsprit.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FormatExceptionTest {

  private static final ChunkPath BOXD =
      new ChunkPath("LECF").child("LFLF", 12).child("ROOM").child("BOXD");

  @Test
  void messageNamesTheFileTheChunkTheOffsetAndTheExpectation() {
    FormatException complaint =
        FormatException.at(BOXD, 2, "expected 3 boxes of 20 bytes, found 44 bytes")
            .in("MONKEY2.001");

    assertThat(complaint)
        .hasMessage(
            "MONKEY2.001: LECF/LFLF[12]/ROOM/BOXD at offset 2: expected 3 boxes of 20 bytes, found 44 bytes");
  }

  @Test
  void messageOmitsUnknownParts() {
    assertThat(FormatException.at(ChunkPath.ROOT, 0, "expected LECF"))
        .hasMessage("at offset 0: expected LECF");
  }
}
