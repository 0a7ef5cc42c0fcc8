package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.audio.CapturedSound;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plays each scenario of the game soundlab and compares the sequencer events, register writes and
 * results with the captured run.
 */
class SoundlabReferenceTest {

  static List<CapturedSound> scenarios() {
    return CapturedSound.all().stream()
        .filter(run -> run.description().get("boot").asInt() > 0)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void aScenarioProducesTheCapturedEventsAndRegisterWrites(CapturedSound run) {
    List<String> log = SoundlabRun.playCompletely(run).log();

    List<String> events = run.eventTexts();
    List<String> registerWrites = run.registerWriteTexts();
    System.out.printf(
        "%s: %d sequencer events, %d register writes compared%n",
        run, events.size(), registerWrites.size());
    assertThat(CapturedSound.firstDifference(CapturedSound.eventTexts(log), events)).isEmpty();
    assertThat(CapturedSound.firstDifference(CapturedSound.registerWriteTexts(log), registerWrites))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void aScenarioProducesTheCapturedResults(CapturedSound run) {
    Map<Integer, Integer> expected = new TreeMap<>();
    for (JsonNode iteration : run.iterations()) {
      for (Map.Entry<String, JsonNode> variable : iteration.path("vars").properties()) {
        expected.put(Integer.parseInt(variable.getKey()), variable.getValue().asInt());
      }
    }
    Map<Integer, Integer> actual = SoundlabRun.playCompletely(run).results();

    expected.keySet().retainAll(actual.keySet());
    System.out.printf("%s: %d results compared%n", run, expected.size());
    assertThat(actual).isEqualTo(expected);
  }
}
