package org.bowsprit.media.wav;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;

class WavFileTest {

  private static final WavFormat STEREO = WavFormat.plain(2, 22_050, 16);

  @Test
  void theJdkReadsAWrittenFile() throws Exception {
    Bytes file = WavFile.of(STEREO, Bytes.of(1, 2, 3, 4, 5, 6, 7, 8));

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
    Bytes plain = WavFile.of(STEREO, Bytes.of(1, 2, 3, 4));
    Bytes file =
        new ByteWriter()
            .bytes(plain.slice(0, 36))
            .tag("LIST")
            .u32(3)
            .fill(0, 4)
            .bytes(plain.from(36))
            .toBytes();

    assertThat(WavFile.read(file)).contains(new WavFile(STEREO, 56, 4));
  }

  @Test
  void truncatedSamplesAreReadUpToTheEndOfTheFile() {
    Bytes file = WavFile.of(STEREO, Bytes.of(1, 2, 3, 4));

    assertThat(WavFile.read(file.slice(0, file.length() - 3))).contains(new WavFile(STEREO, 44, 1));
  }

  @Test
  void returnsEmptyForOtherFiles() {
    assertThat(WavFile.read(Bytes.of(1, 2, 3))).isEmpty();
    assertThat(WavFile.read(WavFile.of(STEREO, Bytes.EMPTY).slice(0, 36))).isEmpty();
  }
}
