package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntPredicate;

/**
 * The sound of a running game. The sound device {@code wav} writes the sound to a file while the
 * game runs.
 *
 * @param file the WAV file, which has 16-bit samples
 */
record SoundRecording(Path file) {

  private static final int HEADER_BYTES = 44;

  /** The number of bytes in half a second of stereo sound. */
  private static final int HALF_SECOND_BYTES = 44_100 / 2 * 4;

  /** Waits until the loudness of the last recorded half second meets a condition. */
  void await(String description, IntPredicate condition) throws IOException, InterruptedException {
    ProgramUnderTest.await(description, () -> condition.test(peak()));
  }

  /**
   * Returns the highest absolute sample of the last half second; −1 if less than half a second has
   * been recorded.
   */
  private int peak() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int end = bytes.length & ~1;
    if (end < HEADER_BYTES + HALF_SECOND_BYTES) {
      return -1;
    }
    int peak = 0;
    for (int i = end - HALF_SECOND_BYTES; i < end; i += 2) {
      peak = Math.max(peak, Math.abs((bytes[i] & 0xFF) | bytes[i + 1] << 8));
    }
    return peak;
  }
}
