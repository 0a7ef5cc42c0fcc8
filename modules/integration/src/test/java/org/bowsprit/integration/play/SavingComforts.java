package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.state.SessionState;
import org.junit.jupiter.api.Test;

/** Games saved and loaded by the menu and by keys. */
interface SavingComforts extends OnTheShore {

  /** Seconds: less is lost without a question. */
  int MUCH_PLAY = 30;

  /** Saves under a name by the menu, plays on, is asked before loading, loads. */
  @Test
  default void slotsKeepTheGameByName() throws Exception {
    beginOnTheShore();
    hands().press("F10", "Down", "Enter", "Enter");
    hands().type("Lamp");
    hands().press("Enter");
    program().awaitSave("1");
    SavedGame lamp = probe().read("1");
    assertThat(lamp.header().title()).isEqualTo("Lamp");
    assertThat(lamp.header().roomName()).isEqualTo("shore");
    long saved = lamp.state().session().jiffies();

    playOn(lamp);
    // A question now: the first answer goes back to the list, which goes back to the menu.
    hands().press("F10", "l", "Enter", "Enter", "Enter", "Escape", "Escape");
    assertThat(probe().jiffies()).isGreaterThan(saved + 10L * JIFFIES_A_SECOND);

    // The quick save of just now is the first in the list, and nothing is at stake.
    hands().press("F10", "l", "Enter", "Down", "Enter");
    assertThat(probe().jiffies()).isLessThan(saved + 8L * JIFFIES_A_SECOND);
  }

  /** The quick keys, with a question when there is much to lose. */
  @Test
  default void quickSaveAndLoad() throws Exception {
    beginOnTheShore();
    SavedGame saved = probe().saved();
    playOn(saved);
    hands().press("M-l", "Down", "Enter");
    long jiffies = saved.state().session().jiffies();
    assertThat(probe().jiffies()).isBetween(jiffies, jiffies + 10L * JIFFIES_A_SECOND);
  }

  /** Lets more of the game's time pass than is lost without a question, but does not save. */
  private void playOn(SavedGame from) throws IOException, InterruptedException {
    SessionState start = from.state().session();
    long jiffies = 2L * MUCH_PLAY * JIFFIES_A_SECOND;
    long wanted = start.ticks() + jiffies * start.ticks() / start.jiffies();
    hands().press("M-f");
    boolean[] left = new boolean[1];
    PlayedProgram.await(
        "iteration " + wanted,
        () -> {
          // Each way of the mouse is written down with the iteration.
          left[0] = !left[0];
          hands().point(left[0] ? PLANKS_X : ROPE_X, PLANKS_Y);
          return recordedTick() >= wanted;
        });
    hands().press("M-f");
  }

  /** Returns the iteration that the journal has reached. */
  private long recordedTick() throws IOException {
    List<String> lines = Files.readAllLines(folder().resolve("journal"));
    return lines.stream()
        .filter(line -> line.matches("\\d+ .*"))
        .mapToLong(line -> Long.parseLong(line.substring(0, line.indexOf(' '))))
        .reduce(0, (earlier, later) -> later);
  }
}
