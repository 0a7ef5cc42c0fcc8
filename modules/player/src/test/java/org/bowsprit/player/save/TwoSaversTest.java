package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lets two processes save into one slot as fast as possible, while a third process reads it. Checks
 * that none of them fails, and that every save that is read is complete. {@code
 * -Dbowsprit.savers.seconds=N} sets the duration.
 */
class TwoSaversTest {

  private static final int SECONDS = Integer.getInteger("bowsprit.savers.seconds", 2);
  private static final int SECOND_START = 1_000_000;

  @TempDir private Path folder;

  @Test
  void twoProgramsDoNotCorruptEachOthersSaves() throws IOException, InterruptedException {
    SaveSlots slots = new PlayedLabGame("walklab").slots(folder);
    int reads = 0;
    Set<String> damaged = new TreeSet<>();
    try (SavingProcess firstProcess = SavingProcess.start(folder, "quick", 0, SECONDS);
        SavingProcess secondProcess = SavingProcess.start(folder, "quick", SECOND_START, SECONDS)) {
      firstProcess.awaitFirst();
      secondProcess.awaitFirst();
      while (firstProcess.isAlive() || secondProcess.isAlive()) {
        problem(slots).ifPresent(damaged::add);
        reads++;
      }
      assertThat(firstProcess.await()).as(firstProcess.errors()).isZero();
      assertThat(secondProcess.await()).as(secondProcess.errors()).isZero();
      assertThat(damaged).isEmpty();
      System.out.println(
          "TwoSaversTest: %d and %d saves in %d s, read %d times, 0 torn, 0 failed"
              .formatted(
                  firstProcess.last().orElseThrow() + 1,
                  secondProcess.last().orElseThrow() - SECOND_START + 1,
                  SECONDS,
                  reads));
    }
    assertThat(folder.toFile().list()).isSubsetOf(".lock", "quick.save", "quick.save.bak");
  }

  private static Optional<String> problem(SaveSlots slots) {
    try {
      slots.load(SaveSlot.QUICK);
      slots.loadBackup(SaveSlot.QUICK);
      return Optional.empty();
    } catch (SaveFailedException damaged) {
      return Optional.of(damaged.getMessage());
    }
  }
}
