package org.bowsprit.audio.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;

/** Tests that the length of a sound file is known even without the plugin that plays the file. */
class FileLengthTest {

  @Test
  void theLengthOfAnOpusFileIsReadFromItsLastPage() {
    ByteSource file =
        createFile(
            out -> {
              out.tag("OggS").fill(0, 22).u8(1).u8(19).tag("Opus").tag("Head");
              out.u8(1).u8(2).u16(312).u32(44_100).fill(0, 3);
              out.tag("OggS").u8(0).u8(4).u32(48_312).u32(0).fill(0, 12).u8(0);
            });

    assertThat(FileKind.of(file)).contains(FileKind.OPUS);
    assertThat(FileLength.of(file)).contains(new FileLength(48_000, 48_000));
  }

  @Test
  void theLengthOfAnMpeg4FileIsReadFromItsMovieHeader() {
    ByteSource file =
        createFile(
            out -> {
              out.u32Be(16).tag("ftyp").tag("M4A ").u32Be(0);
              out.u32Be(8).tag("free");
              out.u32Be(48).tag("moov").u32Be(40).tag("mvhd");
              out.u32Be(0).u32Be(1).u32Be(2).u32Be(44_100).u32Be(441_000).fill(0, 12);
            });

    assertThat(FileKind.of(file)).contains(FileKind.M4A);
    assertThat(FileLength.of(file)).contains(new FileLength(44_100, 441_000));
  }

  @Test
  void theLengthOfAnAacFileIsTheSumOfItsFrames() {
    ByteSource file =
        createFile(
            out -> {
              for (int i = 0; i < 3; i++) {
                // A frame at 44,100 Hz with two channels; it has nine bytes including its header.
                out.u8(0xFF).u8(0xF1).u8(0x50).u8(0x80).u8(0x01).u8(0x3F).u8(0xFC).u16(0);
              }
            });

    assertThat(FileKind.of(file)).contains(FileKind.AAC);
    assertThat(FileLength.of(file)).contains(new FileLength(44_100, 3 * 1024));
  }

  @Test
  void theLengthOfAWmaFileIsReadFromItsProperties() {
    ByteSource file =
        createFile(
            out -> {
              out.u32Be(0x3026B275).fill(0, 12).u32(0).u32(0).u32(2).u8(1).u8(2);
              out.u32(0x12345678L).fill(0, 12).u32(24).u32(0);
              out.u32(0x8CABDCA1L).fill(0, 12).u32(104).u32(0).fill(0, 40);
              // 15 s in tenths of a microsecond; the sound starts after 3,100 ms
              out.u32(150_000_000L).u32(0).u32(0).u32(0).u32(3_100).u32(0).fill(0, 16);
            });

    assertThat(FileKind.of(file)).contains(FileKind.WMA);
    assertThat(FileLength.of(file)).contains(new FileLength(1_000, 11_900));
  }

  @Test
  void truncatedFilesHaveNoLength() {
    byte[] file = new byte[200];
    Bytes header = Bytes.of(0x30, 0x26, 0xB2, 0x75);
    header.copyInto(file, 0);

    assertThat(FileLength.of(ByteSource.of(file))).isEmpty();
    assertThat(FileLength.of(createFile(out -> out.u32Be(8).tag("ftyp").u32Be(1).tag("moov"))))
        .isEmpty();
    assertThat(FileLength.of(createFile(out -> out.u16Be(0xFFF1).fill(0, 9)))).isEmpty();
    assertThat(
            FileLength.of(createFile(out -> out.tag("OggS").fill(0, 24).tag("Opus").tag("Head"))))
        .isEmpty();
  }

  private static ByteSource createFile(Consumer<ByteWriter> content) {
    ByteWriter out = new ByteWriter();
    content.accept(out);
    return ByteSource.of(out.toBytes().toArray());
  }
}
