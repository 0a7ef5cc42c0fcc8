package org.bowsprit.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Tests reading numbers and tags from bytes. */
class ByteReaderTest {

  private static final ChunkPath RMHD = new ChunkPath("ROOM/RMHD");

  @Test
  void theReaderReadsTheOutputOfTheWriter() {
    ByteWriter out = new ByteWriter();
    out.u8(200).u16(0xBEEF).s16(-25).u32(0xFFFFFFFFL).u16Be(0x1234).u32Be(0x89ABCDEFL).tag("BOXD");
    ByteReader in = out.toBytes().reader(RMHD);

    assertThat(in.u8()).isEqualTo(200);
    assertThat(in.u16()).isEqualTo(0xBEEF);
    assertThat(in.s16()).isEqualTo(-25);
    assertThat(in.u32()).isEqualTo(0xFFFFFFFFL);
    assertThat(in.u16Be()).isEqualTo(0x1234);
    assertThat(in.u32Be()).isEqualTo(0x89ABCDEFL);
    assertThat(in.tag()).isEqualTo("BOXD");
    in.expectEnd();
  }

  @Test
  void theMessageAboutAReadPastTheEndContainsTheChunkAndTheOffset() {
    ByteReader in = Bytes.of(1, 2, 3).reader(RMHD);
    in.u16();

    assertThatThrownBy(in::u16)
        .isInstanceOf(FormatException.class)
        .hasMessage("ROOM/RMHD at offset 2: expected 2 more bytes, found 1");
  }

  @Test
  void readingBeyondAWindowIsRefused() {
    ByteReader in = Bytes.of(1, 2, 3, 4).reader(RMHD);
    ByteReader window = in.window(1, 2, RMHD.child("part"));

    assertThat(window.u16()).isEqualTo(0x0302);
    assertThatThrownBy(window::u8)
        .hasMessage("ROOM/RMHD/part at offset 2: expected 1 more byte, found 0");
    assertThatThrownBy(() -> in.window(3, 2, RMHD)).isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> in.window(Integer.MAX_VALUE, Integer.MAX_VALUE, RMHD))
        .isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> in.bytes(-1)).isInstanceOf(FormatException.class);
    assertThatThrownBy(() -> in.seek(5)).isInstanceOf(FormatException.class);
  }

  @Test
  void tagsAreLatin1AndUnprintableCharactersAreShownInHex() {
    String tag = Bytes.of('A', 0x00, 0xFF, '\\').reader(RMHD).tag();

    assertThat(tag).isEqualTo("A\u0000\u00ff\\");
    assertThat(RMHD.child(tag).text()).isEqualTo("ROOM/RMHD/A\\x00\\xff\\x5c");
    assertThat(new ByteWriter().tag(tag).toBytes()).isEqualTo(Bytes.of('A', 0x00, 0xFF, '\\'));
  }
}
