package org.bowsprit.integration.play;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The comforts by the keys and the mouse of a real terminal of tmux. */
@Timeout(600)
class ComfortsInTerminalIT {

  @TempDir private Path folder;

  @Test
  void allOfThem() throws Exception {
    assumeTrue(Terminal.isInstalled(), "no tmux");
    PlayedProgram program = new PlayedProgram(folder);
    try (PlayedTerminal terminal =
        new PlayedTerminal(
            program, List.of("gannet-rock", "--renderer", "terminal", "--audio", "silent"))) {
      Comforts comforts = new Comforts(program, terminal, new Probe(program, terminal));
      comforts.begin();
      linesAreLetters(terminal);
      comforts.verbsAndLines();
      comforts.pauseAndStep();
      comforts.fast();
      comforts.rewind();
      comforts.slots();
      comforts.quickSaveAndLoad();
      comforts.insideView();
      comforts.routersAndGhosts();
      comforts.remappedKey();
      comforts.readingAids();
      comforts.clip();
      comforts.settings();
      comforts.autosave();
      thePromptComesBack(terminal);
    }
  }

  /** What is said can be read off the terminal, and copied. */
  private static void linesAreLetters(PlayedTerminal terminal)
      throws IOException, InterruptedException {
    terminal.point(84, 120);
    terminal.press("s");
    terminal.await("the sentence", screen -> screen.contains("Look at old rope"));
    terminal.click(1);
    terminal.await("what Wren says", screen -> screen.contains("Old cotton rope"));
  }

  /** Leaving gives the terminal back as it was. */
  private static void thePromptComesBack(PlayedTerminal terminal)
      throws IOException, InterruptedException {
    terminal.press("M-q");
    terminal.await(
        "the terminal as it was", screen -> screen.contains("left 0") && !screen.contains("▀"));
  }
}
