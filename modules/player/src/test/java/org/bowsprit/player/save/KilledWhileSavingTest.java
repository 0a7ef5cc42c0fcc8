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
 * Kills a process at random moments while it saves. Afterwards the last reported save or the
 * following save is complete, and so is the backup. The next start removes all leftover files.
 * Another process saves into another slot at the same time. {@code -Dbowsprit.kills=N} sets the
 * number of kills.
 */
@Tag("thorough")
class KilledWhileSavingTest {

  private static final int KILLS = Integer.getInteger("bowsprit.kills", 2);
  private static final int MAX_DELAY_MILLIS = 150;
  private static final int DAY_SECONDS = 86_400;

  @TempDir private Path folder;

  @Test
  void theOldOrTheNewSaveExistsAfterTheProcessIsKilled() throws IOException, InterruptedException {
    Random random = new Random(1);
    SaveSlots slots = new PlayedLabGame("walklab").slots(folder);
    int number = 0;
    int unfinished = 0;
    try (SavingProcess neighbour = SavingProcess.start(folder, "1", 0, DAY_SECONDS)) {
      neighbour.awaitFirst();
      for (int kill = 0; kill < KILLS; kill++) {
        int reported = saveUntilKilled(number, random);
        int loadedNumber = numberOf(slots.load(SaveSlot.QUICK).header().title());
        assertThat(loadedNumber).isBetween(reported, reported + 1);
        if (slots.hasBackup(SaveSlot.QUICK)) {
          int backup = numberOf(slots.loadBackup(SaveSlot.QUICK).header().title());
          assertThat(backup).isBetween(loadedNumber - 1, loadedNumber);
        }
        assertThat(slots.list()).hasSize(2).allMatch(listing -> listing.problem().isEmpty());
        unfinished += loadedNumber == reported ? 0 : 1;
        number = loadedNumber + 1;
      }
      assertThat(neighbour.isAlive()).as(neighbour.errors()).isTrue();
    }
    UnfinishedFiles.deleteLeftovers(folder);
    assertThat(folder.toFile().list())
        .isSubsetOf(".lock", "1.save", "1.save.bak", "quick.save", "quick.save.bak");
    System.out.println(
        "KilledWhileSavingTest: %d kills in %d saves, %d between renaming and telling"
            .formatted(KILLS, number, unfinished));
  }

  private static int numberOf(String title) {
    return Integer.parseInt(title);
  }

  /** Returns the number of the last save that the process reported before it was killed. */
  private int saveUntilKilled(int from, Random random) throws IOException, InterruptedException {
    try (SavingProcess process = SavingProcess.start(folder, "quick", from, DAY_SECONDS)) {
      process.awaitFirst();
      assertThat(process.isAlive()).as(process.errors()).isTrue();
      TimeUnit.MILLISECONDS.sleep(random.nextInt(MAX_DELAY_MILLIS));
      process.kill();
      return process.last().orElseThrow();
    }
  }
}
