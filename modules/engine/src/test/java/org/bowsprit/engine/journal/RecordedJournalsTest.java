package org.bowsprit.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Replays every branch of two hundred recorded journals. Each replay must equal its recording. */
@Tag("thorough")
class RecordedJournalsTest {

  private static final int JOURNAL_COUNT = 200;

  private final RecordedJournals journals =
      new RecordedJournals(Path.of("target/test-classes/games"));

  @Test
  void theReplayOfEveryBranchEqualsItsRecording() throws IOException {
    Map<String, List<String>> linesByJournal = RecordedJournals.readAll();
    int branchCount = 0;
    int checkpointCount = 0;
    for (Map.Entry<String, List<String>> journal : linesByJournal.entrySet()) {
      JournalTree tree = JournalReader.readTree(journal.getValue());
      for (int branch = 0; branch < tree.branches().size(); branch++) {
        Journal branchJournal = tree.journalOf(branch);
        JournalPlayer player =
            JournalPlayer.of(journals.prepare(branchJournal.origin()), branchJournal);
        player.play();
        assertThat(player.drift())
            .as("the first difference of %s, branch %d", journal.getKey(), branch)
            .isEmpty();
        branchCount++;
        checkpointCount += branchJournal.checkpoints().size();
      }
    }
    System.out.printf(
        "%d journals, %d branches, %,d checkpoints%n",
        linesByJournal.size(), branchCount, checkpointCount);
    assertThat(linesByJournal).hasSize(JOURNAL_COUNT);
    assertThat(branchCount).isGreaterThan(JOURNAL_COUNT);
  }
}
