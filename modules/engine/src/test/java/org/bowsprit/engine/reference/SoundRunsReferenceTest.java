package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.bowsprit.audio.CapturedSound;
import org.bowsprit.audio.log.SoundLog;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Replays complete runs of sound games and compares them with captured runs: the sequencer events,
 * the register writes and the values that scripts read. The quirks of the capturing interpreter are
 * enabled, including the quirks of its clock.
 */
class SoundRunsReferenceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int TEXT_SPEED = 3;
  private static final int JIFFIES_PER_ITERATION = 3;
  private static final String SOUND_CARD_VARIABLE = "48";

  private static final Map<String, RunResult> RESULTS_BY_RUN = new ConcurrentHashMap<>();

  /** The lines of the sound log and the states of a replayed run. */
  private record RunResult(List<String> sound, List<JsonNode> states) {}

  static List<CapturedSound> runs() {
    return CapturedSound.all();
  }

  @AfterAll
  static void clearResults() {
    RESULTS_BY_RUN.clear();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void theSequencerEventsEqualTheCapturedEvents(CapturedSound run) {
    List<String> expected = run.eventTexts();

    System.out.printf("%s: %d sequencer events compared%n", run, expected.size());
    List<String> actual = CapturedSound.eventTexts(resultOf(run).sound());
    assertThat(CapturedSound.firstDifference(actual, expected)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void theRegisterWritesEqualTheCapturedWrites(CapturedSound run) {
    List<String> expected = run.registerWriteTexts();

    System.out.printf("%s: %d register writes compared%n", run, expected.size());
    List<String> actual = CapturedSound.registerWriteTexts(resultOf(run).sound());
    assertThat(CapturedSound.firstDifference(actual, expected)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void scriptsReadTheSameValuesAsInTheCapturedRun(CapturedSound run) {
    GameResources game = Replay.openGame(run.game());
    SampleWatches expectedWatches = new SampleWatches(game);
    SampleWatches watches = new SampleWatches(game);

    List<String> expected = comparableStates(run.iterations(), expectedWatches);
    List<String> actual = comparableStates(resultOf(run).states(), watches);

    System.out.printf(
        "%s: %d iterations, %d starts and ends of samples compared%n",
        run, expected.size(), expectedWatches.changes().size());
    assertThat(CapturedSound.firstDifference(actual, expected)).isEmpty();
    watches.assertMatches(expectedWatches);
  }

  private static RunResult resultOf(CapturedSound run) {
    return RESULTS_BY_RUN.computeIfAbsent(run.game() + "/" + run.name(), name -> replay(run));
  }

  private static RunResult replay(CapturedSound run) {
    List<String> soundLines = new ArrayList<>();
    List<JsonNode> states = new ArrayList<>();
    GameResources game = Replay.openGame(run.game());
    GameSetup setup =
        GameSetup.headless(game, new ClassicProvider())
            .withBootParameter(run.description().get("boot").asInt())
            .withTextSpeed(TEXT_SPEED)
            .withSound(SoundLog.asCaptured(soundLines::add, latenessByJiffy(run)).setup());
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(false, true, false, false),
            game.index().limits().variables(),
            game.index().limits().bitVariables(),
            line -> states.add(parse(line)));
    GameSession session = recorder.prepare(setup).start();
    int iterations = run.description().get("ticks").asInt();
    while (session.ticks() <= iterations && session.fault().isEmpty()) {
      session.tick();
    }
    assertThat(session.fault()).isEmpty();
    return new RunResult(soundLines, states);
  }

  private static NavigableMap<Long, Long> latenessByJiffy(CapturedSound run) {
    NavigableMap<Long, Long> lateness = new TreeMap<>();
    for (JsonNode entry : run.description().get("late")) {
      lateness.put(entry.get(0).asLong() * JIFFIES_PER_ITERATION, entry.get(1).asLong());
    }
    return lateness;
  }

  private static JsonNode parse(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the changed states without the actors and the sound card. The watches of samples are
   * collected separately.
   */
  private static List<String> comparableStates(List<JsonNode> lines, SampleWatches watches) {
    List<String> iterations = new ArrayList<>();
    for (JsonNode line : lines) {
      ObjectNode state = line.deepCopy();
      state.remove("actors");
      if (state.get("vars") instanceof ObjectNode variables) {
        variables.remove(SOUND_CARD_VARIABLE);
        watches.collect(line.get("t").asInt(), variables);
        if (variables.isEmpty()) {
          continue;
        }
      }
      iterations.add(state.toString());
    }
    return iterations;
  }
}
