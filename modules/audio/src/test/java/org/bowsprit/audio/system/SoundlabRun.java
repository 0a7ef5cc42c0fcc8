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
 * Plays a scenario of the sound game without its scripts. It runs the steps of the manifest at
 * their iterations.
 */
final class SoundlabRun {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int START = 9;
  private static final int LAST_SOUND = 1000;

  /** The number of iterations before the end of a scenario at which the scripts stop everything. */
  private static final int SILENT_AT_THE_END = 6;

  private static final int JIFFIES = 3;

  private final SoundStore store;
  private final Set<Integer> present;
  private final List<Integer> heardByScripts = new ArrayList<>();
  private List<String> log = List.of();
  private final SoundSystem sounds;
  private final JsonNode scenario;
  private final Map<Integer, Integer> answers = new TreeMap<>();
  private final List<String> complaints = new ArrayList<>();
  private int result;
  private int lastSound;
  private int timer;

  private SoundlabRun(CapturedSound run, SoundSetup setup) {
    Path game = Path.of("target/test-classes/games", run.game());
    scenario = scenario(game, run.description().get("boot").asInt());
    GameResources resources = new GameOpener().open(game).resources();
    present = Set.copyOf(resources.ids(ResourceKind.SOUND));
    store = new GameSoundStore(resources, MusicDevice.ADLIB, complaints::add);
    sounds = new SoundSystem(store, setup, value -> result = value);
  }

  /** The warnings of the store. */
  List<String> complaints() {
    return complaints;
  }

  private static SoundlabRun logging(CapturedSound run) {
    List<String> lines = new ArrayList<>();
    SoundlabRun logging = new SoundlabRun(run, SoundLog.asCaptured(lines::add).setup());
    logging.log = lines;
    return logging;
  }

  /** Plays the complete scenario. */
  static SoundlabRun of(CapturedSound run) {
    SoundlabRun done = logging(run);
    done.play(0, run.description().get("ticks").asInt() + 1);
    return done;
  }

  /** Returns the scenario before its first iteration. */
  static SoundlabRun begin(CapturedSound run) {
    return logging(run);
  }

  private static JsonNode scenario(Path game, int number) {
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

  /**
   * Returns the scenario before its first iteration. It plays with {@code setup} and logs nothing.
   */
  static SoundlabRun with(CapturedSound run, SoundSetup setup) {
    return new SoundlabRun(run, setup);
  }

  /**
   * Returns the values that scripts would read in each iteration: the timer, the watched sounds and
   * the result.
   */
  List<Integer> heardByScripts() {
    return heardByScripts;
  }

  /** Returns all events, in the format of {@code run --sound}. */
  List<String> log() {
    return log;
  }

  Map<Integer, Integer> answers() {
    return answers;
  }

  SoundState snapshot() {
    return sounds.snapshot();
  }

  /** Continues from the point of {@code other} at which its sound had the state {@code state}. */
  void restore(SoundlabRun other, SoundState state) {
    sounds.restore(state);
    answers.putAll(other.answers);
    result = other.result;
    lastSound = other.lastSound;
    timer = other.timer;
  }

  /** Plays the iterations from {@code first} to before {@code end}. */
  void play(int first, int end) {
    for (int iteration = first; iteration < end; iteration++) {
      sounds.advance(JIFFIES);
      timer = sounds.musicTimer();
      for (JsonNode step : scenario.get("steps")) {
        if (step.get("at").asInt() + START == iteration) {
          run(step);
        }
      }
      if (iteration == START + scenario.get("iterations").asInt() - SILENT_AT_THE_END) {
        sounds.stopAll();
      }
      sounds.runQueues();
      heardByScripts.add(timer);
      heardByScripts.add(result);
      scenario.get("watch").forEach(id -> heardByScripts.add(sounds.isRunning(id.asInt())));
    }
    assertThat(complaints).as("the game has all but these").isSubsetOf(ofAbsentSounds());
  }

  /** The warnings about sounds that scenarios start but the game does not have. */
  private List<String> ofAbsentSounds() {
    return IntStream.range(0, LAST_SOUND)
        .filter(id -> !present.contains(id))
        .mapToObj(id -> "there is no sound " + id + ": it stays silent")
        .toList();
  }

  private void run(JsonNode step) {
    List<Integer> numbers = new ArrayList<>();
    Scanner words = new Scanner(step.get("do").asText()).useDelimiter("[ ,]+");
    String word = words.next();
    while (words.hasNextInt()) {
      numbers.add(words.nextInt());
    }
    int answer = obey(word, numbers, step.get("do").asText().endsWith("run the queues"));
    if (step.has("var")) {
      answers.put(step.get("var").asInt(), answer);
    }
  }

  private int obey(String word, List<Integer> numbers, boolean runQueues) {
    return switch (word) {
      case "isSoundRunning" -> sounds.isRunning(numbers.get(0));
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
      default -> throw new AssertionError("a step this test does not know: " + word);
    };
  }
}
