package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.bowsprit.audio.CapturedSound;
import org.bowsprit.audio.log.SoundLog;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;

/**
 * Plays a scenario of the game soundlab without running its scripts. It performs the steps that the
 * manifest of the game lists, each in its iteration.
 */
final class SoundlabRun {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int FIRST_STEP_ITERATION = 9;
  private static final int MAX_SOUND_COUNT = 1000;

  /** The number of iterations before the end of a scenario at which the scripts stop everything. */
  private static final int ITERATIONS_BEFORE_END = 6;

  private static final int JIFFIES_PER_ITERATION = 3;

  private final SoundStore store;
  private final Set<Integer> existingSounds;
  private final List<Integer> valuesReadByScripts = new ArrayList<>();
  private List<String> log = List.of();
  private final SoundSystem sounds;
  private final JsonNode scenario;
  private final Map<Integer, Integer> results = new TreeMap<>();
  private final List<String> warnings = new ArrayList<>();
  private int result;
  private int lastSound;
  private int timer;

  private SoundlabRun(CapturedSound run, SoundSetup setup) {
    Path game = Path.of("target/test-classes/games", run.game());
    scenario = readScenario(game, run.description().get("boot").asInt());
    GameResources resources = new GameOpener().open(game).resources();
    existingSounds = Set.copyOf(resources.ids(ResourceKind.SOUND));
    store = new GameSoundStore(resources, MusicDevice.ADLIB, warnings::add);
    sounds = new SoundSystem(store, setup, value -> result = value);
  }

  /** Returns the warnings of the store. */
  List<String> warnings() {
    return warnings;
  }

  private static SoundlabRun createLoggingRun(CapturedSound run) {
    List<String> lines = new ArrayList<>();
    SoundlabRun loggingRun = new SoundlabRun(run, SoundLog.asCaptured(lines::add).setup());
    loggingRun.log = lines;
    return loggingRun;
  }

  /** Plays the complete scenario and returns the run. */
  static SoundlabRun playCompletely(CapturedSound run) {
    SoundlabRun completedRun = createLoggingRun(run);
    completedRun.play(0, run.description().get("ticks").asInt() + 1);
    return completedRun;
  }

  /** Returns a run before its first iteration. It logs its sound. */
  static SoundlabRun createRun(CapturedSound run) {
    return createLoggingRun(run);
  }

  private static JsonNode readScenario(Path game, int number) {
    try {
      for (JsonNode scenario :
          JSON.readTree(Files.readString(game.resolve("manifest.json"))).get("scenarios")) {
        if (scenario.get("n").asInt() == number) {
          return scenario;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new AssertionError("no scenario " + number);
  }

  /** Returns a run before its first iteration. It plays with {@code setup} and logs nothing. */
  static SoundlabRun createUnloggedRun(CapturedSound run, SoundSetup setup) {
    return new SoundlabRun(run, setup);
  }

  /**
   * Returns the values that scripts would read in each iteration: the timer, the watched sounds and
   * the result.
   */
  List<Integer> valuesReadByScripts() {
    return valuesReadByScripts;
  }

  /** Returns the lines of the sound log. */
  List<String> log() {
    return log;
  }

  Map<Integer, Integer> results() {
    return results;
  }

  SoundState snapshot() {
    return sounds.snapshot();
  }

  /** Continues like another run, from the point at which its sound had the given state. */
  void restore(SoundlabRun originalRun, SoundState state) {
    sounds.restore(state);
    results.putAll(originalRun.results);
    result = originalRun.result;
    lastSound = originalRun.lastSound;
    timer = originalRun.timer;
  }

  /**
   * Plays the iterations from {@code firstIteration} up to, but not including, {@code
   * endIteration}.
   */
  void play(int firstIteration, int endIteration) {
    for (int iteration = firstIteration; iteration < endIteration; iteration++) {
      sounds.advance(JIFFIES_PER_ITERATION);
      timer = sounds.musicTimer();
      for (JsonNode step : scenario.get("steps")) {
        if (step.get("at").asInt() + FIRST_STEP_ITERATION == iteration) {
          runStep(step);
        }
      }
      if (iteration
          == FIRST_STEP_ITERATION + scenario.get("iterations").asInt() - ITERATIONS_BEFORE_END) {
        sounds.stopAll();
      }
      sounds.runQueues();
      valuesReadByScripts.add(timer);
      valuesReadByScripts.add(result);
      scenario.get("watch").forEach(id -> valuesReadByScripts.add(sounds.runningState(id.asInt())));
    }
    assertThat(warnings)
        .as("the warnings, which are about missing sounds only")
        .isSubsetOf(warningsAboutMissingSounds());
  }

  /** Returns all warnings that are possible about sounds that the game does not have. */
  private List<String> warningsAboutMissingSounds() {
    return IntStream.range(0, MAX_SOUND_COUNT)
        .filter(id -> !existingSounds.contains(id))
        .mapToObj(id -> "there is no sound " + id + ": it stays silent")
        .toList();
  }

  private void runStep(JsonNode step) {
    List<Integer> numbers = new ArrayList<>();
    Scanner words = new Scanner(step.get("do").asText()).useDelimiter("[ ,]+");
    String command = words.next();
    while (words.hasNextInt()) {
      numbers.add(words.nextInt());
    }
    int stepResult =
        runCommand(command, numbers, step.get("do").asText().endsWith("run the queues"));
    if (step.has("var")) {
      results.put(step.get("var").asInt(), stepResult);
    }
  }

  private int runCommand(String command, List<Integer> numbers, boolean runQueues) {
    return switch (command) {
      case "isSoundRunning" -> sounds.runningState(numbers.get(0));
      case "startSound", "startMusic" -> {
        lastSound = numbers.get(0);
        timer = 0;
        sounds.start(numbers.get(0));
        yield 0;
      }
      case "stopSound" -> {
        sounds.stop(numbers.get(0));
        yield 0;
      }
      case "stopMusic" -> {
        sounds.stopAll();
        yield 0;
      }
      case "loadSound" -> {
        numbers.forEach(store::load);
        yield 0;
      }
      case "soundKludge" -> {
        sounds.command(numbers.stream().mapToInt(Integer::intValue).toArray());
        if (runQueues) {
          sounds.command(-1);
        }
        yield result;
      }
      case "music" -> timer;
      case "result" -> result;
      case "last" -> lastSound;
      default -> throw new AssertionError("unknown step: " + command);
    };
  }
}
