package org.bowsprit.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the messages about damaged files. */
class FormatExceptionTest {

  private static final ChunkPath BOXD =
      new ChunkPath("LECF").child("LFLF", 12).child("ROOM").child("BOXD");

  @Test
  void theMessageContainsFileChunkOffsetAndExpectation() {
    FormatException exception =
        FormatException.at(BOXD, 2, "expected 3 boxes of 20 bytes, found 44 bytes")
            .in("MONKEY2.001");

    assertThat(exception)
        .hasMessage(
            "MONKEY2.001: LECF/LFLF[12]/ROOM/BOXD at offset 2: expected 3 boxes of 20 bytes, found 44 bytes");
  }

  @Test
  void theMessageOmitsUnknownParts() {
    assertThat(FormatException.at(ChunkPath.ROOT, 0, "expected LECF"))
        .hasMessage("at offset 0: expected LECF");
  }
}
