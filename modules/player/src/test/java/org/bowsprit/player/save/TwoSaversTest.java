package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lets two processes save into one slot as fast as possible, while this process reads the slot.
 * Checks that no process fails, and that every save that is read is complete. {@code
 * -Dbowsprit.savers.seconds=N} sets the duration.
 */
@Tag("thorough")
class TwoSaversTest {

  private static final int DURATION_SECONDS = Integer.getInteger("bowsprit.savers.seconds", 2);
  private static final int SECOND_PROCESS_START = 1_000_000;

  @TempDir private Path folder;

  @Test
  void twoProgramsDoNotCorruptEachOthersSaves() throws IOException, InterruptedException {
    SaveSlots slots = new PlayedLabGame("walklab").slots(folder);
    int readCount = 0;
    Set<String> problems = new TreeSet<>();
    try (SavingProcess firstProcess = SavingProcess.start(folder, "quick", 0, DURATION_SECONDS);
        SavingProcess secondProcess =
            SavingProcess.start(folder, "quick", SECOND_PROCESS_START, DURATION_SECONDS)) {
      firstProcess.awaitFirstSave();
      secondProcess.awaitFirstSave();
      while (firstProcess.isAlive() || secondProcess.isAlive()) {
        loadProblem(slots).ifPresent(problems::add);
        readCount++;
      }
      assertThat(firstProcess.awaitEnd())
          .as("the exit code, with the errors %s", firstProcess.errorOutput())
          .isZero();
      assertThat(secondProcess.awaitEnd())
          .as("the exit code, with the errors %s", secondProcess.errorOutput())
          .isZero();
      assertThat(problems).isEmpty();
      System.out.println(
          "TwoSaversTest: %d and %d saves in %d s, read %d times, 0 torn, 0 failed"
              .formatted(
                  firstProcess.lastNumber().orElseThrow() + 1,
                  secondProcess.lastNumber().orElseThrow() - SECOND_PROCESS_START + 1,
                  DURATION_SECONDS,
                  readCount));
    }
    assertThat(folder.toFile().list()).isSubsetOf(".lock", "quick.save", "quick.save.bak");
  }

  private static Optional<String> loadProblem(SaveSlots slots) {
    try {
      slots.load(SaveSlot.QUICK);
      slots.loadBackup(SaveSlot.QUICK);
      return Optional.empty();
    } catch (SaveFailedException damaged) {
      return Optional.of(damaged.getMessage());
    }
  }
}
