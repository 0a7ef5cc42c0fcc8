package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.junit.jupiter.api.Test;

/** Tests choosing verbs with keys and buttons, and ending spoken lines early. */
interface TalkComforts extends OnTheShore {

  int SENTENCE_LINE = 100;

  /** Looks at the rope with a verb's key and the mouse, and ends the spoken line early. */
  @Test
  default void verbsAndLines() throws Exception {
    beginOnTheShore();
    hands().press("s");
    hands().point(ROPE_X, ROPE_Y);
    probe().await("a sentence", TalkComforts::showsASentence);
    hands().click(1);
    skipALine();
    // The right button uses the default verb, which is Look for the rope.
    hands().point(ROPE_X, ROPE_Y);
    hands().click(3);
    skipALine();
  }

  private static boolean showsASentence(SavedGame saved) {
    return saved.state().world().verbs().stream()
        .map(VerbSlots.Entry::verb)
        .anyMatch(
            verb ->
                verb.id() == SENTENCE_LINE && verb.mode() == Verb.Mode.ON && verb.label() != null);
  }

  private void skipALine() throws IOException, InterruptedException {
    SavedGame talking = probe().await("a line", Probe::isTalking);
    long from = talking.state().session().jiffies();
    hands().press(".");
    SavedGame quiet = probe().await("silence", saved -> !Probe.isTalking(saved));
    assertThat(quiet.state().session().jiffies())
        .as("the line lasts longer")
        .isLessThan(from + 240);
  }
}
