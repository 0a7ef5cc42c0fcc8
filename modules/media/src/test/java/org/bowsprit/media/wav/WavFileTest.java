package org.bowsprit.media.wav;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;

/** Tests reading and writing WAV files. */
class WavFileTest {

  private static final WavFormat STEREO_FORMAT = WavFormat.plain(2, 22_050, 16);

  @Test
  void theJdkReadsAWrittenFile() throws Exception {
    Bytes file = WavFile.of(STEREO_FORMAT, Bytes.of(1, 2, 3, 4, 5, 6, 7, 8));

    try (AudioInputStream in =
        AudioSystem.getAudioInputStream(new ByteArrayInputStream(file.toArray()))) {
      assertThat(in.getFormat().getSampleRate()).isEqualTo(22_050f);
      assertThat(in.getFormat().getChannels()).isEqualTo(2);
      assertThat(in.readAllBytes()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    }
  }

  @Test
  void anOddNumberOfBytesIsPadded() {
    Bytes file = WavFile.of(WavFormat.plain(1, 8000, 8), Bytes.of(1, 2, 3));

    assertThat(file.length()).isEqualTo(WavFile.HEADER + 4);
    assertThat(WavFile.read(file)).contains(new WavFile(WavFormat.plain(1, 8000, 8), 44, 3));
  }

  @Test
  void chunksBeforeTheSamplesAreSkipped() {
    Bytes plainFile = WavFile.of(STEREO_FORMAT, Bytes.of(1, 2, 3, 4));
    Bytes file =
        new ByteWriter()
            .bytes(plainFile.slice(0, 36))
            .tag("LIST")
            .u32(3)
            .fill(0, 4)
            .bytes(plainFile.from(36))
            .toBytes();

    assertThat(WavFile.read(file)).contains(new WavFile(STEREO_FORMAT, 56, 4));
  }

  @Test
  void truncatedSamplesAreReadUpToTheEndOfTheFile() {
    Bytes file = WavFile.of(STEREO_FORMAT, Bytes.of(1, 2, 3, 4));

    assertThat(WavFile.read(file.slice(0, file.length() - 3)))
        .contains(new WavFile(STEREO_FORMAT, 44, 1));
  }

  @Test
  void otherFilesAreNotWavFiles() {
    assertThat(WavFile.read(Bytes.of(1, 2, 3))).isEmpty();
    assertThat(WavFile.read(WavFile.of(STEREO_FORMAT, Bytes.EMPTY).slice(0, 36))).isEmpty();
  }
}
