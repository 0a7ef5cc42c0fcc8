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

  private ProgramTerminal terminal;

  @Override
  PlayerInput open(List<String> arguments) throws IOException, InterruptedException {
    assumeTrue(Terminal.isInstalled(), "tmux is not installed");
    List<String> allArguments = new ArrayList<>(arguments);
    allArguments.addAll(List.of("--renderer", "terminal", "--audio", "silent"));
    terminal = new ProgramTerminal(program, allArguments);
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

  /** Spoken lines are characters of the terminal, so that they can be copied. */
  @Test
  void spokenLinesAreShownAsText() throws Exception {
    startOnTheShore();
    terminal.moveMouse(ROPE_X, ROPE_Y);
    terminal.press("s");
    terminal.await("the sentence line", screen -> screen.contains("Look at old rope"));
    terminal.click(1);
    terminal.await("the line that Wren speaks", screen -> screen.contains("Old cotton rope"));
  }

  /** The program restores the terminal when it ends. */
  @Test
  void theTerminalIsRestoredWhenTheProgramEnds() throws Exception {
    startOnTheShore();
    terminal.press("M-q");
    terminal.await(
        "the restored terminal", screen -> screen.contains("left 0") && !screen.contains("▀"));
  }
}
