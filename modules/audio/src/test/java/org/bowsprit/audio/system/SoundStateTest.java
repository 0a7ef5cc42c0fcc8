package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.audio.CapturedSound;
import org.bowsprit.audio.state.SoundState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Saves a run in the middle and restores it into another sound system. It must continue like a run
 * that was not saved, with the same sequencer events, register writes, samples and results.
 */
class SoundStateTest {

  static List<CapturedSound> scenarios() {
    return CapturedSound.all().stream()
        .filter(run -> run.description().get("boot").asInt() > 0)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void aRestoredRunContinuesLikeTheOriginal(CapturedSound run) {
    int iterations = run.description().get("ticks").asInt();
    for (int saveIteration = 7; saveIteration < iterations; saveIteration += 53) {
      SoundlabRun unsaved = SoundlabRun.createRun(run);
      unsaved.play(0, saveIteration);
      SoundState state = unsaved.snapshot();
      SoundlabRun restored = SoundlabRun.createRun(run);
      restored.restore(unsaved, state);
      int logSizeBefore = unsaved.log().size();
      int restoredLogSizeBefore = restored.log().size();

      assertThat(restored.snapshot()).isEqualTo(state);
      unsaved.play(saveIteration, iterations + 1);
      restored.play(saveIteration, iterations + 1);

      assertThat(
              CapturedSound.firstDifference(
                  restored.log().subList(restoredLogSizeBefore, restored.log().size()),
                  unsaved.log().subList(logSizeBefore, unsaved.log().size())))
          .as("saved before iteration %d", saveIteration)
          .isEmpty();
      assertThat(restored.results()).isEqualTo(unsaved.results());
      assertThat(restored.snapshot()).isEqualTo(unsaved.snapshot());
    }
  }

  @Test
  void aSavedSoundThatTheGameDoesNotHaveIsReportedAndEnds() {
    SoundlabRun run = SoundlabRun.createRun(scenarios().get(0));
    run.play(0, 40);
    SoundState state = run.snapshot();
    SoundState stateWithMissingSound =
        new SoundState(
            state.clock(),
            List.of(),
            List.of(),
            List.of(),
            List.of(new SoundState.Effect(250, 0)),
            state.cd(),
            state.speech(),
            state.music(),
            state.synthesiser());

    run.restore(run, stateWithMissingSound);

    assertThat(run.snapshot().effects()).isEmpty();
    assertThat(run.warnings())
        .containsExactly("sound 250 played when the game was saved, but is not there");
  }
}
