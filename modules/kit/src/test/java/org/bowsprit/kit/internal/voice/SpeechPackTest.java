package org.bowsprit.kit.internal.voice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.kit.internal.sound.WaveSample;
import org.bowsprit.kit.translation.TranslationException;
import org.bowsprit.kit.translation.VoiceCues;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the file that contains the recorded speech of a game, and the cues that refer to its
 * recordings.
 */
class SpeechPackTest {

  private static final int SAMPLE_RATE = 6_000;

  @TempDir private Path folder;

  /** Returns samples for one second, which are loud in the first and the last quarter. */
  private static byte[] samplesOfTwoWords() {
    byte[] samples = new byte[SAMPLE_RATE];
    for (int i = 0; i < SAMPLE_RATE; i++) {
      boolean isLoud = i < SAMPLE_RATE / 4 || i >= SAMPLE_RATE * 3 / 4;
      samples[i] = (byte) (isLoud ? i % 2 * 0xFF : 0x80);
    }
    return samples;
  }

  private static byte[] wav(byte[] samples) {
    return WavFile.of(WavFormat.plain(1, SAMPLE_RATE, Byte.SIZE), Bytes.wrap(samples)).toArray();
  }

  @Test
  void theMouthIsOpenWhileTheSamplesAreLoud() {
    assertThat(MouthMarks.of(new WaveSample(SAMPLE_RATE, Bytes.wrap(samplesOfTwoWords()))))
        .containsExactly(15, 45);
    assertThat(MouthMarks.of(new WaveSample(SAMPLE_RATE, Bytes.wrap(new byte[0])))).isEmpty();
  }

  @Test
  void wavFilesAreStoredAsMouthMarksAndVocFiles() throws IOException {
    Files.write(folder.resolve("wren-0001.wav"), wav(samplesOfTwoWords()));
    Files.write(folder.resolve("wren-0002.wav"), wav(samplesOfTwoWords()));
    Recordings recordings = Recordings.find(folder, List.of(), Set.of("wren-0001", "wren-0002"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    VoiceCues cues = new SpeechPack(recordings).write(out);

    ByteReader in = Bytes.wrap(out.toByteArray()).reader(ChunkPath.ROOT);
    assertThat(in.tag()).isEqualTo("SOU ");
    assertThat(in.u32Be()).isZero();
    assertThat(in.tag()).isEqualTo("VCTL");
    assertThat(in.u32Be()).isEqualTo(8 + 2 * 2);
    assertThat(List.of(in.u16Be(), in.u16Be())).containsExactly(15, 45);
    assertThat(in.tag()).isEqualTo("Crea");
    int secondOffset = out.size() / 2 + 4;
    assertThat(cues.text())
        .isEqualTo("\twren-0001\t8\t12\n\twren-0002\t" + secondOffset + "\t12\n");
    assertThat(VoiceCues.parse(cues.text()).text()).isEqualTo(cues.text());
  }

  @Test
  void flacFilesAreStoredUnchangedAfterAnIndex() throws IOException {
    byte[] flac = "fLaC of a line".getBytes(StandardCharsets.US_ASCII);
    Files.write(folder.resolve("wren-0001.flac"), flac);
    Files.createDirectory(folder.resolve("german"));
    Files.write(folder.resolve("german/wren-0001.flac"), flac);
    Recordings recordings =
        Recordings.find(folder, List.of("english", "german"), Set.of("wren-0001"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    VoiceCues cues = new SpeechPack(recordings).write(out);

    assertThat(recordings.kind().speechFile()).isEqualTo("monster.sof");
    assertThat(cues.text()).isEqualTo("english\twren-0001\t8\t8\ngerman\twren-0001\t30\t8\n");
    ByteReader in = Bytes.wrap(out.toByteArray()).reader(ChunkPath.ROOT);
    assertThat(in.u32Be()).isEqualTo(2 * 16);
    assertThat(List.of(in.u32Be(), in.u32Be(), in.u32Be(), in.u32Be()))
        .containsExactly(8L, 0L, 0L, (long) flac.length);
    assertThat(out.size()).isEqualTo(4 + 2 * 16 + 2 * flac.length);
  }

  @Test
  void recordingsOfSeveralKindsAreRefused() throws IOException {
    Files.write(folder.resolve("wren-0001.wav"), wav(samplesOfTwoWords()));
    Files.write(folder.resolve("wren-0002.ogg"), new byte[4]);

    assertThatThrownBy(() -> Recordings.find(folder, List.of(), Set.of("wren-0001", "wren-0002")))
        .isInstanceOf(TranslationException.class)
        .hasMessageContaining("several kinds");
  }

  @Test
  void theMessageAboutAnInvalidWavFileContainsItsName() throws IOException {
    Path file = Files.writeString(folder.resolve("wren-0001.wav"), "no sound");
    Recordings recordings = Recordings.find(folder, List.of(), Set.of("wren-0001"));

    assertThatThrownBy(() -> new SpeechPack(recordings).write(new ByteArrayOutputStream()))
        .isInstanceOf(TranslationException.class)
        .hasMessageStartingWith(file + ": expected a WAV file");
  }
}
