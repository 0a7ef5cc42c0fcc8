package org.bowsprit.audio.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.junit.jupiter.api.Test;

/** Tests the contract of every reader of sound files. A plugin's tests extend this class. */
public abstract class SoundFileContract {

  /**
   * The time after which a reader is assumed to hang. A reader that starts a program may need
   * seconds.
   */
  private static final Duration TIMEOUT_PER_FILE = Duration.ofSeconds(60);

  private static final int BLOCK_FRAMES = 1_000;

  /** Creates the contract. */
  protected SoundFileContract() {}

  protected abstract SoundFileProvider provider();

  /** Returns a file that the reader can read. Its sound lasts at least a tenth of a second. */
  protected abstract byte[] file();

  private SoundStream open() throws AudioException {
    return provider().open(ByteSource.of(file()));
  }

  private static int countFrames(SoundStream stream) {
    short[] block = new short[2 * BLOCK_FRAMES];
    int frameCount = 0;
    int framesRead = stream.read(block, 0, BLOCK_FRAMES);
    while (framesRead > 0) {
      frameCount += framesRead;
      framesRead = stream.read(block, 0, BLOCK_FRAMES);
    }
    return frameCount;
  }

  @Test
  void theIdCanBeTypedOnACommandLine() {
    assertThat(provider().id()).matches("[a-z0-9-]+");
    assertThat(provider().displayName()).isNotBlank();
  }

  @Test
  void theFileHasADeclaredKind() {
    ByteSource file = ByteSource.of(file());

    assertThat(provider().kinds())
        .anyMatch(kind -> FileKind.of(file).equals(Optional.of(kind)) || kind.isDeclaredBy(file));
  }

  @Test
  void aFileHasTheSameLengthEachTimeItIsOpened() throws AudioException {
    try (SoundStream firstStream = open();
        SoundStream secondStream = open()) {
      int frameCount = countFrames(firstStream);

      assertThat(firstStream.sampleRate()).isBetween(4_000, 192_000);
      assertThat(frameCount).isGreaterThanOrEqualTo(firstStream.sampleRate() / 10);
      assertThat(countFrames(secondStream)).isEqualTo(frameCount);
      assertThat(firstStream.read(new short[2], 0, 1)).isZero();
    }
  }

  @Test
  void skippingHasTheSameEffectAsReading() throws AudioException {
    short[] expected = new short[200];
    short[] actual = new short[200];
    try (SoundStream readStream = open();
        SoundStream skippedStream = open()) {
      readStream.read(new short[2 * BLOCK_FRAMES], 0, 300);
      readStream.read(expected, 0, 100);
      skippedStream.skip(300);
      skippedStream.read(actual, 0, 100);
      skippedStream.skip(Long.MAX_VALUE);

      assertThat(actual).isEqualTo(expected);
      assertThat(skippedStream.read(actual, 0, 100)).isZero();
    }
  }

  @Test
  void readingNoFramesAndClosingTwiceAreAllowed() throws AudioException {
    SoundStream stream = open();

    assertThat(stream.read(new short[0], 0, 0)).isZero();
    stream.close();
    stream.close();
  }

  /**
   * A damaged file ends early, or the reader refuses to open it. Reading never hangs and throws no
   * other exception.
   */
  @Test
  void aTruncatedOrDamagedFileEndsEarlyOrIsRefused() {
    byte[] file = file();
    for (int position = 12; position < file.length; position += Math.max(1, file.length / 50)) {
      byte[] truncated = Arrays.copyOf(file, position);
      byte[] damagedFile = file.clone();
      damagedFile[position] ^= 0x55;
      assertTimeoutPreemptively(TIMEOUT_PER_FILE, () -> playOrRefuse(truncated));
      assertTimeoutPreemptively(TIMEOUT_PER_FILE, () -> playOrRefuse(damagedFile));
    }
  }

  private void playOrRefuse(byte[] bytes) {
    try (SoundStream stream = provider().open(ByteSource.of(bytes))) {
      countFrames(stream);
    } catch (AudioException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }

  @Test
  void aTruncatedHeaderIsRefusedWithAMessageOfOneLine() {
    byte[] header = Arrays.copyOf(file(), 12);

    assertThatThrownBy(
            () -> {
              try (SoundStream stream = provider().open(ByteSource.of(header))) {
                assertThat(countFrames(stream)).isZero();
                throw new AudioException("the file was read as an empty sound");
              }
            })
        .isInstanceOf(AudioException.class)
        .satisfies(exception -> assertThat(exception.getMessage().lines()).hasSize(1));
  }
}
