package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.audio.CapturedSound;
import org.bowsprit.audio.state.SoundState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Saves a run in the middle and restores it in another sound system. The restored run must continue
 * like the original, with the same sequencer events, register writes, samples and results.
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
      SoundlabRun originalRun = SoundlabRun.createRun(run);
      originalRun.play(0, saveIteration);
      SoundState state = originalRun.snapshot();
      SoundlabRun restoredRun = SoundlabRun.createRun(run);
      restoredRun.restore(originalRun, state);
      int logSizeBefore = originalRun.log().size();
      int restoredLogSizeBefore = restoredRun.log().size();

      assertThat(restoredRun.snapshot()).isEqualTo(state);
      originalRun.play(saveIteration, iterations + 1);
      restoredRun.play(saveIteration, iterations + 1);

      assertThat(
              CapturedSound.firstDifference(
                  restoredRun.log().subList(restoredLogSizeBefore, restoredRun.log().size()),
                  originalRun.log().subList(logSizeBefore, originalRun.log().size())))
          .as("the first difference of the run saved before iteration %d", saveIteration)
          .isEmpty();
      assertThat(restoredRun.results()).isEqualTo(originalRun.results());
      assertThat(restoredRun.snapshot()).isEqualTo(originalRun.snapshot());
    }
  }

  @Test
  void aSavedSoundThatTheGameDoesNotHaveIsReportedAndNotPlayed() {
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
