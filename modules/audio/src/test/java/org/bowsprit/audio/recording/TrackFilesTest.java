package org.bowsprit.audio.recording;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.GameFolder;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which files of a folder are the tracks of the CD. */
class TrackFilesTest {

  @TempDir private Path folder;

  /** Returns a file whose samples count from 0 to 99 repeatedly and are equal in all channels. */
  private static Bytes wavFile(int rate, int channels, int bitsPerSample, int frames) {
    int frameBytes = channels * bitsPerSample / 8;
    ByteWriter out = new ByteWriter().tag("RIFF").u32(50L + (long) frames * frameBytes).tag("WAVE");
    out.tag("LIST").u32(5).fill(1, 6);
    out.tag("fmt ")
        .u32(16)
        .u16(1)
        .u16(channels)
        .u32(rate)
        .u32((long) rate * frameBytes)
        .u16(frameBytes)
        .u16(bitsPerSample);
    out.tag("data").u32((long) frames * frameBytes);
    for (int i = 0; i < frames * channels; i++) {
      int value = i / channels % 100;
      switch (bitsPerSample) {
        case 8 -> out.u8(0x80 + value);
        case 16 -> out.u16(value << 8);
        default -> out.u8(0).u16(value << 8);
      }
    }
    return out.toBytes();
  }

  private TrackFiles tracksWithFiles(String... names) throws IOException {
    for (String name : names) {
      Files.write(folder.resolve(name), wavFile(44_100, 2, 16, 44_100).toArray());
    }
    return new TrackFiles(GameFolder.at(folder));
  }

  @ParameterizedTest
  @CsvSource({
    "track1.wav, 1",
    "TRACK01.WAV, 1",
    "Track 01.wav, 1",
    "track_02.flac, 2",
    "Track17.fla, 17",
    "track-3.ogg, 3",
    "track4.mp3, 4"
  })
  void tracksAreFoundByTheirCommonNames(String name, int track) throws IOException {
    assertThat(tracksWithFiles(name, "track.wav", "soundtrack5.wav").fileName(track))
        .contains(name);
  }

  @Test
  void aLosslessFileIsPreferredToOtherFiles() throws IOException {
    assertThat(tracksWithFiles("track1.mp3", "track01.ogg", "Track 1.flac").fileName(1))
        .contains("Track 1.flac");
  }

  @ParameterizedTest
  @CsvSource({"monkey_02.wav, 2", "MONKEY CD - 17.wav, 17", "7.ogg, 7", "Intro (5).mp3, 5"})
  void theOnlyNumberInANameIsTheTrackNumberIfNoFileHasACommonName(String name, int track)
      throws IOException {
    TrackFiles tracks = tracksWithFiles(name, "monkey1 - 03.wav", "sound100.wav", "none.wav");

    assertThat(tracks.fileName(track)).contains(name);
    assertThat(tracks.guessedFiles()).containsExactly(name);
  }

  @Test
  void noTrackNumberIsGuessedIfAFileHasACommonName() throws IOException {
    TrackFiles tracks = tracksWithFiles("monkey_02.wav", "track3.wav");

    assertThat(tracks.fileName(2)).isEmpty();
    assertThat(tracks.guessedFiles()).isEmpty();
  }

  @Test
  void aFileThatNeedsAPluginIsUsedOnlyIfThereIsNoOtherFile() throws IOException {
    TrackFiles tracks = tracksWithFiles("track1.m4a", "track2.m4a", "track2.ogg");

    assertThat(tracks.filesNeedingPlugin()).containsExactly("track1.m4a");
    assertThat(tracks.fileName(1)).contains("track1.m4a");
    assertThat(tracks.fileName(2)).contains("track2.ogg");
  }

  @Test
  void theLengthOfATrackIsReadFromItsFile() throws IOException {
    TrackFiles tracks = tracksWithFiles("track1.wav");

    assertThat(tracks.length(1)).isEqualTo(75);
    assertThat(tracks.length(2)).isZero();
  }

  @Test
  void aFileOfAPluginsFormatIsFoundByItsSuffixAndMeasuredByThePlugin() throws Exception {
    byte[] file = {'F', 'O', 'R', 'M', 0, 0, 0, 9, 'T', 'E', 'S', 'T', 0, 0, 0};
    Files.write(folder.resolve("Track 2.tst"), file);
    Files.write(folder.resolve("track3.tst"), new byte[100]);
    SoundFileReaders readers =
        new SoundFileReaders(List.of(new WavFiles(), new TestFileProvider()));
    TrackFiles tracks = new TrackFiles(GameFolder.at(folder), readers);

    assertThat(tracks.fileName(2)).contains("Track 2.tst");
    assertThat(tracks.length(2)).as("the length of a file of 3 seconds").isEqualTo(3 * 75);
    assertThat(tracks.length(3)).as("the length of a file without the magic bytes").isZero();
    try (SoundStream stream = readers.open(tracks.file(2).orElseThrow())) {
      assertThat(stream.sampleRate()).isEqualTo(8_000);
    }
    assertThat(new TrackFiles(GameFolder.at(folder)).fileName(2))
        .as("the file of the track if no reader is installed")
        .isEmpty();
  }

  @Test
  void aBuiltInFormatTakesPrecedenceOverAFormatOfAPlugin() throws Exception {
    Files.write(folder.resolve("track2.tst"), wavFile(44_100, 2, 16, 44_100).toArray());
    SoundFileReaders readers =
        new SoundFileReaders(List.of(new WavFiles(), new TestFileProvider()));

    assertThat(new TrackFiles(GameFolder.at(folder), readers).length(2)).isEqualTo(75);
  }

  /**
   * A reader for an invented kind of file. Each byte after the first twelve stands for a second of
   * silence.
   */
  private static final class TestFileProvider implements SoundFileProvider {

    @Override
    public String id() {
      return "test-files";
    }

    @Override
    public String displayName() {
      return "Test files";
    }

    @Override
    public Set<FileKind> kinds() {
      return Set.of(FileKind.declared("TEST", List.of("tst"), 8, "TEST".getBytes(US_ASCII)));
    }

    @Override
    public SoundStream open(ByteSource source, OptionValues options) {
      return new SilentStream(8_000, 8_000 * (source.size() - 12));
    }
  }

  /** A stream that contains only silence. */
  private static final class SilentStream implements SoundStream {

    private final int sampleRate;
    private long remainingFrames;

    private SilentStream(int sampleRate, long frames) {
      this.sampleRate = sampleRate;
      remainingFrames = frames;
    }

    @Override
    public int sampleRate() {
      return sampleRate;
    }

    @Override
    public int read(short[] samples, int offset, int frames) {
      int framesRead = (int) Math.min(frames, remainingFrames);
      Arrays.fill(samples, 2 * offset, 2 * (offset + framesRead), (short) 0);
      remainingFrames -= framesRead;
      return framesRead;
    }

    @Override
    public void skip(long frames) {
      remainingFrames -= Math.min(frames, remainingFrames);
    }

    @Override
    public void close() {}
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "2, 8", "1, 16", "2, 16", "1, 24", "2, 24"})
  void theSamplesOfAWavFileCanBeReadAndSkipped(int channels, int bitsPerSample)
      throws AudioException {
    ByteSource file = ByteSource.of(wavFile(22_050, channels, bitsPerSample, 5_000).toArray());
    assertThat(FileLength.of(file)).isEqualTo(Optional.of(new FileLength(22_050, 5_000)));
    SoundStream stream = new WavFiles().open(file);
    short[] samples = new short[20];

    assertThat(stream.read(samples, 0, 7)).isEqualTo(7);
    assertThat(samples[12]).isEqualTo((short) (6 << 8)).isEqualTo(samples[13]);
    stream.skip(4_093 - 7);
    assertThat(stream.read(samples, 0, 1)).isEqualTo(1);
    assertThat(samples[0]).isEqualTo((short) (93 << 8));
    stream.skip(900);
    assertThat(stream.read(samples, 0, 10)).isEqualTo(6);
    stream.skip(Long.MAX_VALUE / 8);
    assertThat(stream.read(samples, 0, 10)).isZero();
  }
}
