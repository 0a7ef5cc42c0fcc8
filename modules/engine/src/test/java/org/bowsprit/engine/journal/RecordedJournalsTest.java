package org.bowsprit.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that every branch of two hundred journals plays as it was recorded. */
@Tag("thorough")
class RecordedJournalsTest {

  private static final int JOURNALS = 200;

  private final RecordedJournals journals =
      new RecordedJournals(Path.of("target/test-classes/games"));

  @Test
  void everyBranchPlaysAsItWasRecorded() throws IOException {
    Map<String, List<String>> all = RecordedJournals.readAll();
    int branches = 0;
    int checkpoints = 0;
    for (Map.Entry<String, List<String>> journal : all.entrySet()) {
      JournalTree tree = JournalReader.readTree(journal.getValue());
      for (int branch = 0; branch < tree.branches().size(); branch++) {
        Journal run = tree.journalOf(branch);
        JournalPlayer player = JournalPlayer.of(journals.prepare(run.origin()), run);
        player.play();
        assertThat(player.drift()).as("%s, branch %d", journal.getKey(), branch).isEmpty();
        branches++;
        checkpoints += run.checkpoints().size();
      }
    }
    System.out.printf(
        "%d journals, %d branches, %,d checkpoints%n", all.size(), branches, checkpoints);
    assertThat(all).hasSize(JOURNALS);
    assertThat(branches).isGreaterThan(JOURNALS);
  }
}
