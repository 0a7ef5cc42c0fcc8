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
  void aRestoredRunContinuesTheSame(CapturedSound run) {
    int iterations = run.description().get("ticks").asInt();
    for (int save = 7; save < iterations; save += 53) {
      SoundlabRun unsaved = SoundlabRun.begin(run);
      unsaved.play(0, save);
      SoundState state = unsaved.snapshot();
      SoundlabRun restored = SoundlabRun.begin(run);
      restored.restore(unsaved, state);
      int before = unsaved.log().size();
      int beforeRestored = restored.log().size();

      assertThat(restored.snapshot()).isEqualTo(state);
      unsaved.play(save, iterations + 1);
      restored.play(save, iterations + 1);

      assertThat(
              CapturedSound.firstDifference(
                  restored.log().subList(beforeRestored, restored.log().size()),
                  unsaved.log().subList(before, unsaved.log().size())))
          .as("saved before iteration %d", save)
          .isEmpty();
      assertThat(restored.answers()).isEqualTo(unsaved.answers());
      assertThat(restored.snapshot()).isEqualTo(unsaved.snapshot());
    }
  }

  @Test
  void aSoundThatTheGameDoesNotHaveHasEndedAfterALoad() {
    SoundlabRun run = SoundlabRun.begin(scenarios().get(0));
    run.play(0, 40);
    SoundState state = run.snapshot();
    SoundState foreign =
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

    run.restore(run, foreign);

    assertThat(run.snapshot().effects()).isEmpty();
    assertThat(run.complaints())
        .containsExactly("sound 250 played when the game was saved, but is not there");
  }
}
