package org.bowsprit.kit.internal.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocReader;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;
import org.junit.jupiter.api.Test;

/** Tests that a sampled sound is built with and without a loop. */
class SoundPartTest {

  /** The number of bytes of a payload before its VOC blocks. */
  private static final int HEADER_BYTES = 19;

  private static final Bytes WAV =
      WavFile.of(WavFormat.plain(1, 11_025, 8), Bytes.of(128, 200, 128, 60));

  private static Pcm samples(boolean loops) throws SoundException {
    Bytes payload = new SoundPart.Wave(WAV, loops).renditions().get(0).payload();
    return VocReader.readBlocks(payload.from(HEADER_BYTES), ChunkPath.ROOT);
  }

  @Test
  void aSampleWithoutALoopEnds() throws SoundException {
    assertThat(samples(false).isEndless()).isFalse();
  }

  @Test
  void aLoopingSampleNeverEnds() throws SoundException {
    assertThat(samples(true).isEndless()).isTrue();
    assertThat(samples(true).blocks())
        .as("the blocks; other engines search for samples only in the first block")
        .startsWith(samples(false).blocks().get(0));
  }
}
