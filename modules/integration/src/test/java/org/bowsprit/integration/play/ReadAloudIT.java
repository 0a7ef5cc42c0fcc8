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
 * Tests that the beginning of <i>The Lamp at Gannet Rock</i> can be played without the picture. The
 * test uses only the keyboard and the texts that a speech program receives. A test of the game
 * itself plays it to the end in this way, but not in real time.
 */
@Timeout(300)
class ReadAloudIT {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /** The maximum time to wait for the name of an object after the key that jumps to the object. */
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(4);

  private static final long PAUSE_MILLIS = 300;
  private static final int MAX_OBJECTS = 40;

  @TempDir private Path folder;
  private LoggingSpeechProgram speech;
  private ProgramTerminal terminal;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    assumeTrue(Terminal.isInstalled(), "tmux is not installed");
    speech = new LoggingSpeechProgram(folder.resolve("speech"));
    ProgramUnderTest program =
        new ProgramUnderTest(folder.resolve("program")).withSetting("text", "read-aloud = true");
    terminal =
        new ProgramTerminal(
            program,
            List.of(speech.pathVariable()),
            List.of("gannet-rock", "--renderer", "terminal", "--audio", "silent", "--seed", "1"));
  }

  @AfterEach
  void close() throws IOException {
    if (terminal != null) {
      terminal.close();
    }
  }

  @Test
  void theRopeCanBeFoundAndTakenWithoutThePicture() throws IOException, InterruptedException {
    awaitText("1: New game. ");
    terminal.press("1");
    awaitText("Shore. Things: ");
    terminal.press("M-j");
    awaitText("The room continues to the right.");

    terminal.press("w");
    jumpToObject("old rope");
    terminal.press("Enter");
    awaitText("You now have: old rope.");
  }

  private void jumpToObject(String name) throws IOException, InterruptedException {
    for (int i = 0; i < MAX_OBJECTS; i++) {
      int textCount = speech.texts().size();
      terminal.press("M-.");
      long end = System.nanoTime() + ANSWER_TIMEOUT.toNanos();
      while (speech.texts().size() == textCount && System.nanoTime() < end) {
        Thread.sleep(20);
      }
      // The text for the previous key may arrive late, so only the last text is compared.
      Thread.sleep(PAUSE_MILLIS);
      List<String> texts = speech.texts();
      if (!texts.isEmpty() && texts.get(texts.size() - 1).equals(name)) {
        return;
      }
    }
    throw new AssertionError(
        "no object has the name " + name + "; the texts were " + speech.texts());
  }

  /** Waits until a text has been read aloud. Skips the spoken lines of the game before it. */
  private void awaitText(String text) throws IOException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (speech.texts().stream().noneMatch(line -> line.contains(text))) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            "the text '" + text + "' was not read aloud; the texts were " + speech.texts());
      }
      Thread.sleep(PAUSE_MILLIS);
      terminal.press(".");
    }
  }
}
