package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.JournalTree;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that each branch of a recording can be replayed. Branches are created when the player
 * rewinds or loads.
 */
class BranchedRecordingTest extends PlayTestBase {

  private static final int REWIND_KEY = KeyCodes.typed('t', false, true);
  private static final int SAVE_KEY = KeyCodes.typed('s', false, true);
  private static final int LOAD_KEY = KeyCodes.typed('l', false, true);

  BranchedRecordingTest(@TempDir Path folder) {
    super(folder);
  }

  @Test
  void allBranchesOfARecordingCanBeReplayed() {
    walkTo(100, 110);
    press(SAVE_KEY);
    walkTo(200, 120);
    press(REWIND_KEY);
    walkTo(60, 115);
    press(REWIND_KEY);
    walkTo(250, 118);
    press(LOAD_KEY, KeyCodes.DOWN, KeyCodes.ENTER);
    walkTo(150, 112);
    play();
    game.session().end();

    JournalTree tree = game.journal();
    assertThat(tree.rerecordCount()).isEqualTo(3);
    assertThat(tree.branches())
        .as("branches that begin in the recording and not with a saved state")
        .allMatch(branch -> branch.start().isEmpty());
    for (int branch = 0; branch < tree.branches().size(); branch++) {
      JournalPlayer replay = TestGame.replay("walklab", 0, tree.journalOf(branch));
      assertThat(replay.drift())
          .as("the first difference in the replay of branch %d", branch)
          .isEmpty();
      assertThat(replay.session().ticks()).isEqualTo(tree.branches().get(branch).ticks());
      assertThat(tree.journalOf(branch).checkpoints()).isNotEmpty();
    }
  }

  private void walkTo(int x, int y) {
    renderer.then(click(x, y)).thenNothing(500);
  }
}
