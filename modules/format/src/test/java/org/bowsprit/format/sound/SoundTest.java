package org.bowsprit.format.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.junit.jupiter.api.Test;

/** Tests decoding the different kinds of sounds. */
class SoundTest {

  private static Sound decode(ByteWriter payload) {
    return Sound.decode(payload.toBytes().reader(new ChunkPath("SOUN")));
  }

  @Test
  void theSizeOfARenditionDoesNotIncludeItsHeader() {
    Sound sound =
        decode(
            new ByteWriter()
                .tag("SOU ")
                .u32Be(20)
                .tag("ADL ")
                .u32Be(3)
                .bytes(Bytes.of(1, 2, 3))
                .tag("SBL ")
                .u32Be(1)
                .u8(9));

    assertThat(sound)
        .isInstanceOfSatisfying(
            Sound.Renditions.class,
            renditions -> {
              assertThat(renditions.rendition("ADL ").orElseThrow().payload())
                  .isEqualTo(Bytes.of(1, 2, 3));
              assertThat(renditions.rendition("SBL ").orElseThrow().payload())
                  .isEqualTo(Bytes.of(9));
              assertThat(renditions.rendition("ROL ")).isEmpty();
            });
  }

  @Test
  void aRenditionThatIsTooLongEndsTheList() {
    Sound sound =
        decode(new ByteWriter().tag("SOU ").u32Be(900).tag("ADL ").u32Be(0xFFFFFFFFL).u8(1));

    assertThat(sound)
        .isInstanceOfSatisfying(
            Sound.Renditions.class,
            renditions -> {
              assertThat(renditions.renditions()).isEmpty();
              assertThat(renditions.trailingBytes().length()).isEqualTo(9);
            });
  }

  @Test
  void aPayloadThatBeginsWithItsLengthIsACdTrack() {
    assertThat(decode(new ByteWriter().u32(24).fill(0, 20))).isInstanceOf(Sound.CdTrack.class);
    assertThat(decode(new ByteWriter().u32(25).fill(0, 20))).isInstanceOf(Sound.Raw.class);
  }

  @Test
  void vocFilesAndEmptySoundsAreRaw() {
    Sound voc = decode(new ByteWriter().tag("Crea").tag("tive").u8(0));

    assertThat(voc)
        .isInstanceOfSatisfying(Sound.Raw.class, raw -> assertThat(raw.isVoc()).isTrue());
    assertThat(decode(new ByteWriter())).isInstanceOf(Sound.Raw.class);
  }
}
