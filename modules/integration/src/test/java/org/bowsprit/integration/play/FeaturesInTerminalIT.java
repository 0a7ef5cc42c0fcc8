package org.bowsprit.integration.play;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests the features with the keys and the mouse of a real terminal in tmux. The {@link
 * TimeFeatures} use the same kinds of keys and pictures, so they are tested only in a window.
 */
class FeaturesInTerminalIT extends PlayFeatures
    implements SavingFeatures, TalkFeatures, SettingFeatures, DebuggingFeatures {

  private PlayedTerminal terminal;

  @Override
  PlayerInput open(List<String> arguments) throws IOException, InterruptedException {
    assumeTrue(Terminal.isInstalled(), "no tmux");
    List<String> all = new ArrayList<>(arguments);
    all.addAll(List.of("--renderer", "terminal", "--audio", "silent"));
    terminal = new PlayedTerminal(program, all);
    return terminal;
  }

  @Override
  public boolean hasTextSizes() {
    return false;
  }

  @Override
  void close() throws IOException {
    if (terminal != null) {
      terminal.close();
    }
  }

  /** Spoken lines can be read from the terminal and copied. */
  @Test
  void spokenLinesAreShownAsText() throws Exception {
    startOnTheShore();
    terminal.moveMouse(ROPE_X, ROPE_Y);
    terminal.press("s");
    terminal.await("the sentence", screen -> screen.contains("Look at old rope"));
    terminal.click(1);
    terminal.await("what Wren says", screen -> screen.contains("Old cotton rope"));
  }

  /** On exit the terminal is restored. */
  @Test
  void quittingRestoresTheTerminal() throws Exception {
    startOnTheShore();
    terminal.press("M-q");
    terminal.await(
        "the restored terminal", screen -> screen.contains("left 0") && !screen.contains("▀"));
  }
}
