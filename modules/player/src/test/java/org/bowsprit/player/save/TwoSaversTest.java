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
 * Lets two processes save into one slot as fast as possible, while a third process reads it. None
 * of them fails, and every save that is read is complete. {@code -Dbowsprit.savers.seconds=N} sets
 * the duration.
 */
class TwoSaversTest {

  private static final int SECONDS = Integer.getInteger("bowsprit.savers.seconds", 2);
  private static final int SECOND_FROM = 1_000_000;

  @TempDir private Path folder;

  @Test
  void twoProgramsDoNotCorruptEachOthersSaves() throws IOException, InterruptedException {
    SaveSlots slots = new SavedLab("walklab").slots(folder);
    int reads = 0;
    Set<String> torn = new TreeSet<>();
    try (SavingProcess one = SavingProcess.start(folder, "quick", 0, SECONDS);
        SavingProcess other = SavingProcess.start(folder, "quick", SECOND_FROM, SECONDS)) {
      one.awaitFirst();
      other.awaitFirst();
      while (one.isAlive() || other.isAlive()) {
        trouble(slots).ifPresent(torn::add);
        reads++;
      }
      assertThat(one.await()).as(one.errors()).isZero();
      assertThat(other.await()).as(other.errors()).isZero();
      assertThat(torn).isEmpty();
      System.out.println(
          "TwoSaversTest: %d and %d saves in %d s, read %d times, 0 torn, 0 failed"
              .formatted(
                  one.last().orElseThrow() + 1,
                  other.last().orElseThrow() - SECOND_FROM + 1,
                  SECONDS,
                  reads));
    }
    assertThat(folder.toFile().list()).isSubsetOf(".lock", "quick.save", "quick.save.bak");
  }

  private static Optional<String> trouble(SaveSlots slots) {
    try {
      slots.load(SaveSlot.QUICK);
      slots.loadBackup(SaveSlot.QUICK);
      return Optional.empty();
    } catch (SaveTrouble torn) {
      return Optional.of(torn.getMessage());
    }
  }
}
