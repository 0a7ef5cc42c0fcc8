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
 * Tests the readers with files that sox 14.4 and lame 3.100 created. A file {@code tone} contains
 * 0.7 s of a tone of 441 Hz on the left and 882 Hz on the right, with 22,050 samples per second. A
 * file {@code sweep} contains 12 s of a mono tone that rises from 200 to 1400 Hz, with 8,000
 * samples per second.
 */
class SoundFilesTest {

  private static final int SAMPLE_RATE = 22_050;
  private static final int CASE_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 60);

  private final List<SoundFileProvider> providers =
      List.of(new FlacFiles(), new Mp3Files(), new OggFiles());
  private final SoundFileReaders readers = new SoundFileReaders(providers);

  private static ByteSource file(String name) {
    return ByteSource.of(readResource(name));
  }

  private static byte[] readResource(String name) {
    try (InputStream in = SoundFilesTest.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int risingCrossings(short[] samples, int firstFrame, int frames, int channel) {
    int count = 0;
    for (int i = firstFrame + 1; i < firstFrame + frames; i++) {
      if (samples[2 * i - 2 + channel] < 0 && samples[2 * i + channel] >= 0) {
        count++;
      }
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource({"tone.flac, 0", "tone.ogg, 0", "tone.mp3, 3500"})
  void aFileContainsTheEncodedTone(String name, int maxExtraFrames) throws AudioException {
    try (SoundStream stream = readers.open(file(name))) {
      short[] samples = new short[2 * SAMPLE_RATE];
      int framesRead = stream.read(samples, 0, SAMPLE_RATE);

      assertThat(stream.sampleRate()).isEqualTo(SAMPLE_RATE);
      assertThat(framesRead).isBetween(15_435, 15_435 + maxExtraFrames);
      assertThat(risingCrossings(samples, 4000, SAMPLE_RATE / 3, 0)).isCloseTo(147, within(1));
      assertThat(risingCrossings(samples, 4000, SAMPLE_RATE / 3, 1)).isCloseTo(294, within(1));
      assertThat(stream.read(samples, 0, 1)).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"tone.flac, 15435", "tone.ogg, 15435", "tone.mp3, 16704"})
  void theLengthOfAFileIsReadFromItsHeader(String name, long frames) {
    assertThat(FileLength.of(file(name))).contains(new FileLength(SAMPLE_RATE, frames));
  }

  @ParameterizedTest
  @CsvSource({"sweep.flac, 1", "sweep.ogg, 1", "sweep.mp3, 1200"})
  void skippingGivesTheSameSamplesAsReading(String name, int maxDifference) throws AudioException {
    short[] allSamples = new short[2 * 12 * 8000];
    readers.open(file(name)).read(allSamples, 0, 12 * 8000);
    for (int start : new int[] {100, 8000, 40_000, 76_000}) {
      SoundStream stream = readers.open(file(name));
      stream.read(new short[200], 0, 100);
      stream.skip(start - 100);
      short[] samples = new short[2 * 4000];
      stream.read(samples, 0, 4000);

      assertThat(meanDifference(samples, allSamples, start))
          .as("the mean difference after skipping to frame %d", start)
          .isLessThan(maxDifference);
    }
  }

  /** Returns the mean difference between the given samples and the samples from a frame on. */
  private static double meanDifference(short[] samples, short[] allSamples, int startFrame) {
    double sum = 0;
    for (int i = 0; i < samples.length; i++) {
      sum += Math.abs(samples[i] - allSamples[2 * startFrame + i]);
    }
    return sum / samples.length;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sweep.flac", "sweep.ogg", "sweep.mp3"})
  void readingBeyondTheEndReturnsNoFrames(String name) throws AudioException {
    SoundStream stream = readers.open(file(name));
    stream.skip(100 * 8000);

    assertThat(stream.read(new short[20], 0, 10)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sweep.flac", "sweep.ogg", "sweep.mp3"})
  @Timeout(60)
  void skippingInADamagedFileEnds(String name) {
    Random random = new Random(13);
    for (int i = 0; i < CASE_COUNT; i++) {
      ByteSource source = ByteSource.of(damage(readResource(name), 1 + i % 20, random));
      assertThat(framesAfterSkip(source, 8000 + random.nextInt(80_000))).isLessThan(1 << 20);
    }
  }

  private int framesAfterSkip(ByteSource source, int skippedFrames) {
    try (SoundStream stream = readers.open(source)) {
      stream.skip(skippedFrames);
      return stream.read(new short[2 << 20], 0, 1 << 20);
    } catch (AudioException exception) {
      return 0;
    }
  }

  private static byte[] damage(byte[] bytes, int changeCount, Random random) {
    for (int i = 0; i < changeCount; i++) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
    }
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"tone.flac", "tone.ogg", "tone.mp3"})
  @Timeout(60)
  void readingADamagedFileEnds(String name) {
    Random random = new Random(12);
    for (int i = 0; i < CASE_COUNT; i++) {
      byte[] damagedFile = damage(readResource(name), 1 + i % 20, random);
      ByteSource source =
          ByteSource.of(damagedFile).part(0, damagedFile.length - random.nextInt(200));
      FileLength.of(source);
      assertThat(readableFrames(source)).isLessThan(1 << 20);
    }
  }

  private int readableFrames(ByteSource source) {
    try (SoundStream stream = readers.open(source)) {
      short[] samples = new short[2 << 20];
      return stream.read(samples, 0, 1 << 20);
    } catch (AudioException exception) {
      return 0;
    }
  }

  @Test
  void aCommentWithAHugeDeclaredLengthIsSkipped() throws AudioException {
    byte[] tone = readResource("tone.flac");
    byte[] comment = {4, 0, 0, 8, 0, 0, 0, 127, 0, 0, 0, 127};
    byte[] fileWithComment = Arrays.copyOf(tone, tone.length + comment.length);
    tone[4] = 0;
    System.arraycopy(tone, 0, fileWithComment, 0, 42);
    System.arraycopy(comment, 0, fileWithComment, 42, comment.length);
    System.arraycopy(
        readResource("tone.flac"), 42, fileWithComment, 42 + comment.length, tone.length - 42);

    assertThat(readableFrames(ByteSource.of(fileWithComment))).isEqualTo(15_435);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fLaC", "OggS", "ID3\u0003"})
  void anIncompleteFileIsRefused(String beginning) {
    byte[] bytes = Arrays.copyOf(beginning.getBytes(StandardCharsets.ISO_8859_1), 100);
    ByteSource source = ByteSource.of(bytes);

    assertThat(FileKind.of(source)).isPresent();
    assertThatThrownBy(() -> readers.open(source))
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("file");
  }
}
