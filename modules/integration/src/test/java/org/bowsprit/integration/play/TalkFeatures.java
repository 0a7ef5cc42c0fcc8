package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.junit.jupiter.api.Test;

/** Tests choosing verbs with keys and buttons, and ending spoken lines early. */
interface TalkFeatures extends FeatureContext {

  int SENTENCE_LINE_VERB = 100;

  /** Looks at the rope with a verb's key and the mouse, and ends the spoken line early. */
  @Test
  default void verbsCanBeChosenAndLinesCanBeSkipped() throws Exception {
    startOnTheShore();
    input().press("s");
    input().moveMouse(ROPE_X, ROPE_Y);
    probe().await("the sentence line", TalkFeatures::showsSentence);
    input().click(1);
    skipLine();
    // The right button uses the default verb, which is Look for the rope.
    input().moveMouse(ROPE_X, ROPE_Y);
    input().click(3);
    skipLine();
  }

  private static boolean showsSentence(SavedGame saved) {
    return saved.state().world().verbs().stream()
        .map(VerbSlots.Entry::verb)
        .anyMatch(
            verb ->
                verb.id() == SENTENCE_LINE_VERB
                    && verb.mode() == Verb.Mode.ON
                    && verb.label() != null);
  }

  private void skipLine() throws IOException, InterruptedException {
    SavedGame savedWhileTalking = probe().await("a spoken line", Probe::isTalking);
    long jiffiesWhileTalking = savedWhileTalking.state().session().jiffies();
    input().press(".");
    SavedGame savedAfterTheLine =
        probe().await("the end of the spoken line", saved -> !Probe.isTalking(saved));
    assertThat(savedAfterTheLine.state().session().jiffies())
        .as("the time at which the line has ended, which is before its normal end")
        .isLessThan(jiffiesWhileTalking + 240);
  }
}
