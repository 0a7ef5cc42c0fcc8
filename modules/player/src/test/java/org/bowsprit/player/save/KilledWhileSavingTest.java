package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a process at random moments while it saves, and checks that the last reported save or the
 * following save is complete, and that the backup is complete too. Another process saves into
 * another slot at the same time. Also checks that all leftover files are deleted afterwards. {@code
 * -Dbowsprit.kills=N} sets the number of kills.
 */
@Tag("thorough")
class KilledWhileSavingTest {

  private static final int KILL_COUNT = Integer.getInteger("bowsprit.kills", 2);
  private static final int MAX_DELAY_MILLIS = 150;
  private static final int SECONDS_PER_DAY = 86_400;

  @TempDir private Path folder;

  @Test
  void theOldOrTheNewSaveExistsAfterTheProcessIsKilled() throws IOException, InterruptedException {
    Random random = new Random(1);
    SaveSlots slots = new PlayedLabGame("walklab").slots(folder);
    int nextNumber = 0;
    int unreportedSaves = 0;
    try (SavingProcess otherProcess = SavingProcess.start(folder, "1", 0, SECONDS_PER_DAY)) {
      otherProcess.awaitFirstSave();
      for (int killIndex = 0; killIndex < KILL_COUNT; killIndex++) {
        int reportedNumber = saveUntilKilled(nextNumber, random);
        int loadedNumber = numberOf(slots.load(SaveSlot.QUICK).header().title());
        assertThat(loadedNumber).isBetween(reportedNumber, reportedNumber + 1);
        if (slots.hasBackup(SaveSlot.QUICK)) {
          int backupNumber = numberOf(slots.loadBackup(SaveSlot.QUICK).header().title());
          assertThat(backupNumber).isBetween(loadedNumber - 1, loadedNumber);
        }
        assertThat(slots.list()).hasSize(2).allMatch(listing -> listing.problem().isEmpty());
        unreportedSaves += loadedNumber == reportedNumber ? 0 : 1;
        nextNumber = loadedNumber + 1;
      }
      assertThat(otherProcess.isAlive())
          .as("the other process is alive; its errors: %s", otherProcess.errorOutput())
          .isTrue();
    }
    UnfinishedFiles.deleteLeftovers(folder);
    assertThat(folder.toFile().list())
        .isSubsetOf(".lock", "1.save", "1.save.bak", "quick.save", "quick.save.bak");
    System.out.println(
        "KilledWhileSavingTest: %d kills in %d saves, %d before a complete save was reported"
            .formatted(KILL_COUNT, nextNumber, unreportedSaves));
  }

  private static int numberOf(String title) {
    return Integer.parseInt(title);
  }

  /** Returns the number of the last save that the process reported before it was killed. */
  private int saveUntilKilled(int firstNumber, Random random)
      throws IOException, InterruptedException {
    try (SavingProcess process =
        SavingProcess.start(folder, "quick", firstNumber, SECONDS_PER_DAY)) {
      process.awaitFirstSave();
      assertThat(process.isAlive())
          .as("the process is alive; its errors: %s", process.errorOutput())
          .isTrue();
      TimeUnit.MILLISECONDS.sleep(random.nextInt(MAX_DELAY_MILLIS));
      process.kill();
      return process.lastNumber().orElseThrow();
    }
  }
}
