package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.bowsprit.player.LabGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whenever a process is killed while it saves, the save it last spoke of or the next one is there,
 * whole, and so is the backup. {@code -Dbowsprit.kills=N} asks for N kills.
 */
class KilledWhileSavingTest {

  private static final int KILLS = Integer.getInteger("bowsprit.kills", 2);
  private static final int LONGEST_MILLIS = 150;

  @TempDir private Path folder;

  @Test
  void theOldOrTheNewSaveIsThere() throws IOException, InterruptedException {
    Random random = new Random(1);
    SaveSlots slots = new SavedLab("walklab").slots(folder);
    int number = 0;
    int unfinished = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      int told = saveUntilKilled(number, random);
      int found = Integer.parseInt(slots.load(SaveSlot.QUICK).header().title());
      assertThat(found).isBetween(told, told + 1);
      if (slots.hasBackup(SaveSlot.QUICK)) {
        int before = Integer.parseInt(slots.loadBackup(SaveSlot.QUICK).header().title());
        assertThat(before).isBetween(found - 1, found);
      }
      assertThat(slots.list()).hasSize(1).allMatch(listing -> listing.trouble().isEmpty());
      unfinished += found == told ? 0 : 1;
      number = found + 1;
    }
    System.out.println(
        "KilledWhileSavingTest: %d kills in %d saves, %d between renaming and telling"
            .formatted(KILLS, number, unfinished));
  }

  /** Returns the number of the last save that the process told before it was killed. */
  private int saveUntilKilled(int from, Random random) throws IOException, InterruptedException {
    Path told = Files.createTempFile("told", ".txt");
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-cp",
                System.getProperty("java.class.path"),
                SaveLoop.class.getName(),
                LabGames.folder("walklab").toString(),
                folder.toString(),
                Integer.toString(from))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .redirectOutput(told.toFile())
            .start();
    while (Files.size(told) == 0) {
      assertThat(process.isAlive()).isTrue();
      TimeUnit.MILLISECONDS.sleep(5);
    }
    TimeUnit.MILLISECONDS.sleep(random.nextInt(LONGEST_MILLIS));
    process.destroyForcibly().waitFor();
    String whole = Files.readString(told);
    Files.delete(told);
    String[] lines = whole.substring(0, whole.lastIndexOf('\n')).split("\n", -1);
    return Integer.parseInt(lines[lines.length - 1]);
  }
}
