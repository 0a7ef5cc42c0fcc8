package org.bowsprit.integration.play;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plays the beginning of <i>The Lamp at Gannet Rock</i> without the picture. It uses only the
 * keyboard and the texts that a speech program receives. The tests of the game play it to the end
 * in this way, without a clock.
 */
@Timeout(300)
class ReadAloudIT {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /** The maximum time to wait for the answer to a key that jumps to an object. */
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(4);

  private static final long PAUSE_MILLIS = 300;
  private static final int MAX_OBJECTS = 40;

  @TempDir private Path folder;
  private SpeechLog speech;
  private PlayedTerminal keyboard;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    assumeTrue(Terminal.isInstalled(), "no tmux");
    speech = new SpeechLog(folder.resolve("speech"));
    ProgramUnderTest program =
        new ProgramUnderTest(folder.resolve("program")).withSetting("text", "read-aloud = true");
    keyboard =
        new PlayedTerminal(
            program,
            List.of(speech.pathVariable()),
            List.of("gannet-rock", "--renderer", "terminal", "--audio", "silent", "--seed", "1"));
  }

  @AfterEach
  void close() throws IOException {
    if (keyboard != null) {
      keyboard.close();
    }
  }

  @Test
  void theRopeCanBeFoundAndTakenWithoutThePicture() throws IOException, InterruptedException {
    await("1: New game. ");
    keyboard.press("1");
    await("Shore. Things: ");
    keyboard.press("M-j");
    await("The room continues to the right.");

    keyboard.press("w");
    pointAt("old rope");
    keyboard.press("Enter");
    await("You now have: old rope.");
  }

  private void pointAt(String name) throws IOException, InterruptedException {
    for (int i = 0; i < MAX_OBJECTS; i++) {
      int before = speech.texts().size();
      keyboard.press("M-.");
      long end = System.nanoTime() + ANSWER_TIMEOUT.toNanos();
      while (speech.texts().size() == before && System.nanoTime() < end) {
        Thread.sleep(20);
      }
      // The answer to the previous key may arrive late, so only the last name counts.
      Thread.sleep(PAUSE_MILLIS);
      List<String> texts = speech.texts();
      if (!texts.isEmpty() && texts.get(texts.size() - 1).equals(name)) {
        return;
      }
    }
    throw new AssertionError("no object has the name " + name + ": " + speech.texts());
  }

  /** Waits until a text has been read aloud, and skips the lines before it. */
  private void await(String text) throws IOException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (speech.texts().stream().noneMatch(line -> line.contains(text))) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not read aloud: " + text + ", but " + speech.texts());
      }
      Thread.sleep(PAUSE_MILLIS);
      keyboard.press(".");
    }
  }
}
