package org.bowsprit.audio.ffmpeg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.recording.WaveBankWriter;
import org.bowsprit.format.disk.GameFolder;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares the results of the ffmpeg that is packed with the plugin with the results of the
 * installed ffmpeg. Only the profile {@code ffmpeg} downloads the packed program.
 */
class PackedFfmpegIT {

  private static final int MAX_FRAMES = 4_000;
  private static final int CASE_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 100);
  private static final long SEED = Long.getLong("bowsprit.fuzz.seed", 20261125);

  @TempDir private static Path folder;

  private static FfmpegFiles files;

  @BeforeAll
  static void unpack() throws IOException {
    Platform platform = Platform.of(System.getProperty("os.name"), System.getProperty("os.arch"));
    Assumptions.assumeTrue(
        PackedFfmpegIT.class
                .getClassLoader()
                .getResource("org/bytedeco/ffmpeg/" + platform.name() + "/" + platform.program())
            != null,
        "skipped: the native libraries are downloaded only with -Pffmpeg");
    files =
        new FfmpegFiles(folder.resolve("own"), new PackedFfmpeg(folder.resolve("own"), platform));
  }

  @ParameterizedTest
  @CsvSource({
    "44100, 1, 48000, 929",
    "44100, 2, 96000, 929",
    "44100, 2, 160000, 929",
    "44100, 2, 192000, 1487"
  })
  void knownGamesCheck07ATrackOfABankEqualsTheResultOfTheInstalledDecoder(
      int rate, int channels, int bitRate, int packetSize) throws IOException, AudioException {
    EncodedWma wma = new EncodedWma(rate, channels, bitRate, packetSize, folder);
    short[] expected = wma.decodedSamples();
    short[] actual = new short[expected.length + 2 * MAX_FRAMES];

    try (SoundStream stream = files.open(track(wma))) {
      assertThat(stream.read(actual, 0, actual.length / 2)).isEqualTo(expected.length / 2);
    }
    double decibels = SignalToNoise.decibels(expected, actual);
    System.out.printf("%d bit/s: %.1f dB%n", bitRate, decibels);
    assertThat(decibels).isGreaterThanOrEqualTo(60);
  }

  /**
   * {@code -Dbowsprit.fuzz.cases=N} sets the number of mutated banks. {@code
   * -Dbowsprit.fuzz.seed=N} selects other mutations.
   */
  @Test
  void mutatedBanksAreDecodedOrRefused() throws IOException, AudioException {
    EncodedWma wma = new EncodedWma(44_100, 2, 96_000, 929, folder);
    byte[] bank = wma.addTo(new WaveBankWriter()).toBytes().toArray();
    Random random = new Random(SEED);
    int decodedCount = 0;
    int refusedCount = 0;
    for (int i = 0; i < CASE_COUNT; i++) {
      Optional<ByteSource> track = track(mutatedCopy(bank, random));
      if (track.isEmpty()) {
        refusedCount++;
        continue;
      }
      try (SoundStream stream = files.open(track.get())) {
        stream.read(new short[2 * MAX_FRAMES], 0, MAX_FRAMES);
        decodedCount++;
      } catch (AudioException e) {
        assertThat(e.getMessage()).isNotBlank();
        refusedCount++;
      }
    }
    System.out.println("mutated banks: " + decodedCount + " decoded, " + refusedCount + " refused");
    assertThat(decodedCount + refusedCount).isEqualTo(CASE_COUNT);
  }

  private static ByteSource track(EncodedWma wma) throws IOException {
    return track(wma.addTo(new WaveBankWriter()).toBytes().toArray()).orElseThrow();
  }

  private static Optional<ByteSource> track(byte[] bank) throws IOException {
    Path game = Files.createDirectories(folder.resolve("game"));
    Files.write(game.resolve("MusicOriginal.xwb"), bank);
    return new TrackFiles(GameFolder.at(game)).file(0);
  }

  private static byte[] mutatedCopy(byte[] bank, Random random) {
    byte[] bytes = bank.clone();
    for (int remainingMutations = 1 + random.nextInt(8);
        remainingMutations > 0;
        remainingMutations--) {
      // About half of the mutations are in the headers, which are short.
      int index = random.nextInt(random.nextBoolean() ? 200 : bytes.length);
      bytes[index] =
          random.nextBoolean()
              ? (byte) (bytes[index] ^ 1 << random.nextInt(8))
              : (byte) random.nextInt(256);
    }
    return bytes;
  }
}
