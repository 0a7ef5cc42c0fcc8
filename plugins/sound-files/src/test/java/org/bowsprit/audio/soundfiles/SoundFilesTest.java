package org.bowsprit.audio.soundfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.recording.FileLength;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests with files that sox 14.4 and lame 3.100 created. {@code tone} has 0.7 s of 441 Hz on the
 * left and 882 Hz on the right, with 22,050 samples per second. {@code sweep} has 12 s of a mono
 * tone that rises from 200 to 1400 Hz, with 8,000 samples per second.
 */
class SoundFilesTest {

  private static final int SAMPLE_RATE = 22_050;
  private static final int CASES = Integer.getInteger("bowsprit.fuzz.cases", 60);

  private final List<SoundFileProvider> providers =
      List.of(new FlacFiles(), new Mp3Files(), new OggFiles());
  private final SoundFileReaders files = new SoundFileReaders(providers);

  private static ByteSource file(String name) {
    return ByteSource.of(bytes(name));
  }

  private static byte[] bytes(String name) {
    try (InputStream in = SoundFilesTest.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int risingEdges(short[] samples, int from, int frames, int channel) {
    int count = 0;
    for (int i = from + 1; i < from + frames; i++) {
      if (samples[2 * i - 2 + channel] < 0 && samples[2 * i + channel] >= 0) {
        count++;
      }
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource({"tone.flac, 0", "tone.ogg, 0", "tone.mp3, 3500"})
  void aFileContainsTheEncodedTone(String name, int extraFrames) throws AudioException {
    try (SoundStream stream = files.open(file(name))) {
      short[] samples = new short[2 * SAMPLE_RATE];
      int read = stream.read(samples, 0, SAMPLE_RATE);

      assertThat(stream.sampleRate()).isEqualTo(SAMPLE_RATE);
      assertThat(read).isBetween(15_435, 15_435 + extraFrames);
      assertThat(risingEdges(samples, 4000, SAMPLE_RATE / 3, 0)).isCloseTo(147, within(1));
      assertThat(risingEdges(samples, 4000, SAMPLE_RATE / 3, 1)).isCloseTo(294, within(1));
      assertThat(stream.read(samples, 0, 1)).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"tone.flac, 15435", "tone.ogg, 15435", "tone.mp3, 16704"})
  void lengthsAreReadFromHeaders(String name, long frames) {
    assertThat(FileLength.of(file(name))).contains(new FileLength(SAMPLE_RATE, frames));
  }

  @ParameterizedTest
  @CsvSource({"sweep.flac, 1", "sweep.ogg, 1", "sweep.mp3, 1200"})
  void skippingGivesTheSameSamplesAsReading(String name, int maxDifference) throws AudioException {
    short[] allSamples = new short[2 * 12 * 8000];
    files.open(file(name)).read(allSamples, 0, 12 * 8000);
    for (int start : new int[] {100, 8000, 40_000, 76_000}) {
      SoundStream stream = files.open(file(name));
      stream.read(new short[200], 0, 100);
      stream.skip(start - 100);
      short[] samples = new short[2 * 4000];
      stream.read(samples, 0, 4000);

      assertThat(meanDifference(samples, allSamples, start))
          .as("skipped to %d", start)
          .isLessThan(maxDifference);
    }
  }

  /**
   * Returns the mean difference between the given samples and the samples from frame {@code at} on.
   */
  private static double meanDifference(short[] samples, short[] allSamples, int at) {
    double sum = 0;
    for (int i = 0; i < samples.length; i++) {
      sum += Math.abs(samples[i] - allSamples[2 * at + i]);
    }
    return sum / samples.length;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sweep.flac", "sweep.ogg", "sweep.mp3"})
  void readingBeyondTheEndReturnsNoFrames(String name) throws AudioException {
    SoundStream stream = files.open(file(name));
    stream.skip(100 * 8000);

    assertThat(stream.read(new short[20], 0, 10)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sweep.flac", "sweep.ogg", "sweep.mp3"})
  @Timeout(60)
  void skippingOverDamageEnds(String name) {
    Random random = new Random(13);
    for (int i = 0; i < CASES; i++) {
      ByteSource source = ByteSource.of(damaged(bytes(name), 1 + i % 20, random));
      assertThat(framesAfterSkip(source, 8000 + random.nextInt(80_000))).isLessThan(1 << 20);
    }
  }

  private int framesAfterSkip(ByteSource source, int skipped) {
    try (SoundStream stream = files.open(source)) {
      stream.skip(skipped);
      return stream.read(new short[2 << 20], 0, 1 << 20);
    } catch (AudioException refused) {
      return 0;
    }
  }

  private static byte[] damaged(byte[] bytes, int count, Random random) {
    for (int i = 0; i < count; i++) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
    }
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"tone.flac", "tone.ogg", "tone.mp3"})
  @Timeout(60)
  void readingADamagedFileEnds(String name) {
    Random random = new Random(12);
    for (int i = 0; i < CASES; i++) {
      byte[] damaged = damaged(bytes(name), 1 + i % 20, random);
      ByteSource source = ByteSource.of(damaged).part(0, damaged.length - random.nextInt(200));
      FileLength.of(source);
      assertThat(readableFrames(source)).isLessThan(1 << 20);
    }
  }

  private int readableFrames(ByteSource source) {
    try (SoundStream stream = files.open(source)) {
      short[] samples = new short[2 << 20];
      return stream.read(samples, 0, 1 << 20);
    } catch (AudioException refused) {
      return 0;
    }
  }

  @Test
  void aCommentWithAHugeDeclaredLengthIsSkipped() throws AudioException {
    byte[] tone = bytes("tone.flac");
    byte[] comment = {4, 0, 0, 8, 0, 0, 0, 127, 0, 0, 0, 127};
    byte[] fileWithComment = Arrays.copyOf(tone, tone.length + comment.length);
    tone[4] = 0;
    System.arraycopy(tone, 0, fileWithComment, 0, 42);
    System.arraycopy(comment, 0, fileWithComment, 42, comment.length);
    System.arraycopy(
        bytes("tone.flac"), 42, fileWithComment, 42 + comment.length, tone.length - 42);

    assertThat(readableFrames(ByteSource.of(fileWithComment))).isEqualTo(15_435);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fLaC", "OggS", "ID3\u0003"})
  void anIncompleteFileIsRefused(String beginning) {
    byte[] bytes = Arrays.copyOf(beginning.getBytes(StandardCharsets.ISO_8859_1), 100);
    ByteSource source = ByteSource.of(bytes);

    assertThat(FileKind.of(source)).isPresent();
    assertThatThrownBy(() -> files.open(source))
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("file");
  }
}
