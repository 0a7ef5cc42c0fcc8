package org.bowsprit.audio.ffmpeg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.recording.FileLength;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.recording.WaveBankWriter;
import org.bowsprit.format.disk.GameFolder;
import org.bowsprit.format.files.GameFiles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the plugin with the installed ffmpeg instead of the ffmpeg that is packed with it. */
@Tag("thorough")
class FfmpegFilesTest {

  private static final int TRACK = 17;

  @TempDir private static Path sharedFolder;

  private static EncodedWma encodedWma;

  private final Path folder;
  private final FfmpegFiles files;

  FfmpegFilesTest(@TempDir Path folder) {
    this.folder = folder;
    this.files = new FfmpegFiles(folder.resolve("own"), SystemFfmpeg::path);
  }

  @BeforeAll
  static void encode() throws IOException {
    encodedWma = new EncodedWma(44_100, 2, 160_000, 929, sharedFolder);
  }

  @ParameterizedTest
  @CsvSource({"44100, 1, 48000, 929", "44100, 2, 96000, 929", "44100, 2, 192000, 1487"})
  void knownGamesCheck07ATrackOfABankEqualsTheDecodedOriginal(
      int rate, int channels, int bitRate, int packetSize) throws IOException, AudioException {
    EncodedWma wma = new EncodedWma(rate, channels, bitRate, packetSize, folder);
    ByteSource track = track(wma);

    try (SoundStream stream = files.open(track)) {
      assertThat(stream.sampleRate()).isEqualTo(rate);
      short[] samples = readAll(stream);
      assertThat(samples).hasSameSizeAs(wma.decodedSamples());
      assertThat(SignalToNoise.decibels(wma.decodedSamples(), samples)).isGreaterThanOrEqualTo(60);
    }
    assertThat(tracksOfBank(wma).length(TRACK))
        .isEqualTo(wma.decodedSamples().length / 2 * 75L / rate);
  }

  @Test
  void aLoopStartsAtTheExactFrame() throws IOException, AudioException {
    ByteSource track = track(encodedWma);
    short[] allSamples;
    try (SoundStream stream = files.open(track)) {
      allSamples = readAll(stream);
    }
    for (int startFrame : new int[] {0, 1, 2_047, 2_048, 10_001, allSamples.length / 2 - 1}) {
      // A loop opens the track again and skips to the loop's start.
      try (SoundStream stream = files.open(track)) {
        stream.skip(startFrame);
        assertThat(readAll(stream))
            .isEqualTo(Arrays.copyOfRange(allSamples, 2 * startFrame, allSamples.length));
      }
    }
  }

  /** The length of a file must not depend on the plugin, so the length is read from the header. */
  @ParameterizedTest
  @CsvSource({"opus, libopus, OPUS", "m4a, aac, M4A", "aac, aac, AAC", "wma, wmav2, WMA"})
  void theLengthsOfOtherKindsAreReadFromTheirHeaders(String suffix, String codec, String kind)
      throws IOException, AudioException {
    Path file = folder.resolve("track2." + suffix);
    SystemFfmpeg.run(
        "-f",
        "lavfi",
        "-i",
        "sine=frequency=441:sample_rate=48000:duration=2",
        "-c:a",
        codec,
        file.toString());
    ByteSource source = ByteSource.of(Files.readAllBytes(file));
    FileLength length = FileLength.of(source).orElseThrow();

    assertThat(FileKind.of(source)).map(FileKind::name).contains(kind);
    assertThat(length.micros()).isBetween(1_950_000L, 2_100_000L);
    try (SoundStream stream = files.open(source)) {
      assertThat(readAll(stream).length / 2.0 / 48_000).isBetween(1.9, 2.1);
    }
    assertThat(new TrackFiles(gameFiles(file.getParent())).fileName(2))
        .contains("track2." + suffix);
  }

  @Test
  void closingDeletesAllTemporaryFiles() throws IOException, AudioException {
    ByteSource track = track(encodedWma);

    SoundStream stream = files.open(track);
    stream.read(new short[200], 0, 100);
    stream.close();

    assertThat(folder.resolve("own")).isEmptyDirectory();
    assertThat(stream.read(new short[2], 0, 1)).isZero();
  }

  @Test
  void anInvalidFileIsRefusedWithAMessageOfOneLine() {
    byte[] invalidFile = new byte[100];
    System.arraycopy("RIFF....XWMAfmt ".getBytes(StandardCharsets.US_ASCII), 0, invalidFile, 0, 16);

    assertThatThrownBy(() -> files.open(ByteSource.of(invalidFile)))
        .isInstanceOf(AudioException.class)
        .hasMessageStartingWith("it cannot be decoded: ")
        .satisfies(exception -> assertThat(exception.getMessage().lines()).hasSize(1));
  }

  @Test
  void aMissingProgramForThePlatformIsReported() {
    FfmpegFiles filesWithoutProgram =
        new FfmpegFiles(folder, new PackedFfmpeg(folder, Platform.of("Windows 11", "aarch64")));
    byte[] xwma = "RIFF....XWMA".getBytes(StandardCharsets.US_ASCII);

    assertThatThrownBy(() -> filesWithoutProgram.open(ByteSource.of(xwma)))
        .isInstanceOf(AudioException.class)
        .hasMessage("this plugin has no ffmpeg for windows-arm64");
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x86_64", "Windows 11, amd64, windows-x86_64",
    "Mac OS X, x86_64, macosx-x86_64", "Mac OS X, aarch64, macosx-arm64"
  })
  void platformsHaveTheNamesOfTheNativeLibraries(String os, String arch, String platform) {
    assertThat(Platform.of(os, arch).name()).isEqualTo(platform);
  }

  private ByteSource track(EncodedWma encoded) throws IOException {
    return tracksOfBank(encoded).file(TRACK).orElseThrow();
  }

  private TrackFiles tracksOfBank(EncodedWma encoded) throws IOException {
    Path game = Files.createDirectories(folder.resolve("game"));
    Files.write(
        game.resolve("MusicOriginal.xwb"),
        encoded.addTo(new WaveBankWriter().addEmptyEntriesUpTo(TRACK)).toBytes().toArray());
    return new TrackFiles(gameFiles(game));
  }

  private static GameFiles gameFiles(Path folder) throws IOException {
    return GameFolder.at(folder);
  }

  private static short[] readAll(SoundStream stream) {
    short[] samples = new short[2 * 200_000];
    int frames = stream.read(samples, 0, samples.length / 2);
    return Arrays.copyOf(samples, 2 * frames);
  }
}
