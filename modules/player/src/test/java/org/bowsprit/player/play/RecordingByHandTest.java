package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.JournalTree;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the recording of a player who goes back and loads. Each branch of the recording can be
 * replayed.
 */
class RecordingByHandTest extends PlayByHand {

  private static final int BACK = KeyCodes.typed('t', false, true);
  private static final int SAVE = KeyCodes.typed('s', false, true);
  private static final int LOAD = KeyCodes.typed('l', false, true);

  RecordingByHandTest(@TempDir Path folder) {
    super(folder);
  }

  @Test
  void threeBranchesMadeByHandReplay() {
    walk(100, 110);
    press(SAVE);
    walk(200, 120);
    press(BACK);
    walk(60, 115);
    press(BACK);
    walk(250, 118);
    press(LOAD, KeyCodes.DOWN, KeyCodes.ENTER);
    walk(150, 112);
    play();
    game.session().end();

    JournalTree tree = game.journal();
    assertThat(tree.rerecords()).isEqualTo(3);
    assertThat(tree.branches())
        .as("the recording leads to each place, also to the game that was saved")
        .allMatch(branch -> branch.start().isEmpty());
    for (int branch = 0; branch < tree.branches().size(); branch++) {
      JournalPlayer replay = TestGame.replayed("walklab", 0, tree.run(branch));
      assertThat(replay.drift()).as("branch %d", branch).isEmpty();
      assertThat(replay.session().ticks()).isEqualTo(tree.branches().get(branch).ticks());
      assertThat(tree.run(branch).checkpoints()).isNotEmpty();
    }
  }

  private void walk(int x, int y) {
    renderer.then(click(x, y)).thenNothing(500);
  }
}
