package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntPredicate;

/**
 * The sound of a running game. The device {@code wav} writes it to a file while the game runs.
 *
 * @param file the WAV file, which has 16-bit samples
 */
record Recorded(Path file) {

  private static final int HEADER = 44;

  /** The number of bytes in half a second of stereo sound. */
  private static final int TAIL = 44_100 / 2 * 4;

  /** Waits until the loudness of the last recorded half second meets a condition. */
  void await(String what, IntPredicate wanted) throws IOException, InterruptedException {
    PlayedProgram.await(what, () -> wanted.test(loudest()));
  }

  /** Returns the loudest sample of the last half second; −1 if less is recorded. */
  private int loudest() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int end = bytes.length & ~1;
    if (end < HEADER + TAIL) {
      return -1;
    }
    int loudest = 0;
    for (int i = end - TAIL; i < end; i += 2) {
      loudest = Math.max(loudest, Math.abs((bytes[i] & 0xFF) | bytes[i + 1] << 8));
    }
    return loudest;
  }
}
