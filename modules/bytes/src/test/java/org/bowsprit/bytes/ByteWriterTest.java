package org.bowsprit.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Tests writing numbers, tags and chunks. */
class ByteWriterTest {

  @Test
  void chunkSizesIncludeTheHeader() {
    Bytes encodedBytes =
        new ByteWriter()
            .chunk("ROOM", room -> room.chunk("RMHD", header -> header.u16(320)))
            .toBytes();

    assertThat(encodedBytes.length()).isEqualTo(18);
    assertThat(encodedBytes.slice(4, 4)).isEqualTo(Bytes.of(0, 0, 0, 18));
    assertThat(encodedBytes.slice(12, 4)).isEqualTo(Bytes.of(0, 0, 0, 10));
  }

  @Test
  void valuesThatDoNotFitAreRefused() {
    ByteWriter out = new ByteWriter();

    assertThatThrownBy(() -> out.u8(256)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> out.s16(40_000)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> out.tag("LONGER")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> out.putU16(0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(out.position()).isZero();
  }
}
