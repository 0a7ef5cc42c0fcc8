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
    SavedGame savedGame = probe().read("1");
    assertThat(savedGame.header().title()).isEqualTo("Lamp");
    assertThat(savedGame.header().roomName()).isEqualTo("shore");
    long savedJiffies = savedGame.state().session().jiffies();

    playUntilLoadingAsksForConfirmation(savedGame);
    // Loading asks for confirmation. Its first answer, no, returns to the list of saves; Escape
    // returns from there to the menu, and then to the game.
    input().press("F10", "l", "Enter", "Enter", "Enter", "Escape", "Escape");
    assertThat(probe().jiffies()).isGreaterThan(savedJiffies + 10L * JIFFIES_PER_SECOND);

    // The probe has just made a quick save, which is now the first in the list. Loading therefore
    // does not ask for confirmation.
    input().press("F10", "l", "Enter", "Down", "Enter");
    assertThat(probe().jiffies()).isLessThan(savedJiffies + 8L * JIFFIES_PER_SECOND);
  }

  /** Saves and loads with the quick keys. Loading asks for confirmation. */
  @Test
  default void aQuickSaveCanBeLoaded() throws Exception {
    startOnTheShore();
    SavedGame savedGame = probe().quickSave();
    playUntilLoadingAsksForConfirmation(savedGame);
    input().press("M-l", "Down", "Enter");
    long savedJiffies = savedGame.state().session().jiffies();
    assertThat(probe().jiffies()).isBetween(savedJiffies, savedJiffies + 10L * JIFFIES_PER_SECOND);
  }

  /** Plays without saving until loading asks for confirmation. */
  private void playUntilLoadingAsksForConfirmation(SavedGame savedGame)
      throws IOException, InterruptedException {
    SessionState savedSession = savedGame.state().session();
    long jiffies = (long) UNSAVED_SECONDS * JIFFIES_PER_SECOND;
    long targetTick =
        savedSession.ticks() + jiffies * savedSession.ticks() / savedSession.jiffies();
    input().press("M-f");
    boolean[] isLeft = new boolean[1];
    ProgramUnderTest.await(
        "iteration " + targetTick + " in the journal",
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
