package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.state.SessionState;
import org.junit.jupiter.api.Test;

/** Tests saving and loading in the menu and with keys. */
interface SavingFeatures extends FeatureContext {

  /** The number of seconds of unsaved play after which loading asks for confirmation. */
  int UNSAVED_SECONDS = 60;

  /** Saves under a name in the menu, plays on, cancels a load, and loads after another save. */
  @Test
  default void aGameSavedUnderANameCanBeLoaded() throws Exception {
    startOnTheShore();
    input().press("F10", "Down", "Enter", "Enter");
    input().type("Lamp");
    input().press("Enter");
    program().awaitSave("1");
    SavedGame lamp = probe().read("1");
    assertThat(lamp.header().title()).isEqualTo("Lamp");
    assertThat(lamp.header().roomName()).isEqualTo("shore");
    long saved = lamp.state().session().jiffies();

    playUntilUnsaved(lamp);
    // Loading asks for confirmation. Its first answer, no, returns to the list of saves; Escape
    // returns from there to the menu, and then to the game.
    input().press("F10", "l", "Enter", "Enter", "Enter", "Escape", "Escape");
    assertThat(probe().jiffies()).isGreaterThan(saved + 10L * JIFFIES_PER_SECOND);

    // The probe has just made a quick save. This save is the first in the list, so loading another
    // one asks for no confirmation.
    input().press("F10", "l", "Enter", "Down", "Enter");
    assertThat(probe().jiffies()).isLessThan(saved + 8L * JIFFIES_PER_SECOND);
  }

  /** Saves and loads with the quick keys. Loading asks for confirmation. */
  @Test
  default void aQuickSaveCanBeLoaded() throws Exception {
    startOnTheShore();
    SavedGame saved = probe().quickSave();
    playUntilUnsaved(saved);
    input().press("M-l", "Down", "Enter");
    long jiffies = saved.state().session().jiffies();
    assertThat(probe().jiffies()).isBetween(jiffies, jiffies + 10L * JIFFIES_PER_SECOND);
  }

  /** Plays without saving until loading asks for confirmation. */
  private void playUntilUnsaved(SavedGame from) throws IOException, InterruptedException {
    SessionState start = from.state().session();
    long jiffies = (long) UNSAVED_SECONDS * JIFFIES_PER_SECOND;
    long targetTick = start.ticks() + jiffies * start.ticks() / start.jiffies();
    input().press("M-f");
    boolean[] isLeft = new boolean[1];
    ProgramUnderTest.await(
        "iteration " + targetTick,
        () -> {
          // The journal records each mouse movement with its iteration.
          isLeft[0] = !isLeft[0];
          input().moveMouse(isLeft[0] ? PLANKS_X : ROPE_X, PLANKS_Y);
          return lastRecordedTick() >= targetTick;
        });
    input().press("M-f");
  }

  /** Returns the last iteration in the journal. */
  private long lastRecordedTick() throws IOException {
    List<String> lines = Files.readAllLines(folder().resolve("journal"));
    return lines.stream()
        .filter(line -> line.matches("\\d+ .*"))
        .mapToLong(line -> Long.parseLong(line.substring(0, line.indexOf(' '))))
        .reduce(0, (earlier, later) -> later);
  }
}
