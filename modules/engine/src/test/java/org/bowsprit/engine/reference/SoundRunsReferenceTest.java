package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.audio.CapturedSound;
import org.bowsprit.audio.EventLog;
import org.bowsprit.audio.adlib.AdlibDriver;
import org.bowsprit.audio.adlib.EffectClock;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.resource.MusicDevice;
import org.bowsprit.audio.synth.PartDevice;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.audio.system.SoundTimeListener;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The sound game, run whole, against its captured runs: sequencer events, register writes and what
 * scripts saw. The captured interpreter's slips are switched on.
 */
class SoundRunsReferenceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final GameResources SOUNDS = Replay.game("soundlab");
  private static final int TEXT_SPEED = 3;

  private static final String SOUND_CARD = "48";

  /**
   * Copies of {@code isSoundRunning}, each followed four variables later by the id that it watches.
   */
  private static final int FIRST_WATCH = 210;

  private static final int WATCHES = 4;

  static List<CapturedSound> runs() {
    return CapturedSound.all().stream()
        .filter(run -> run.description().get("late").isEmpty())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void sequencerEventsAreTheSame(CapturedSound run) {
    EventLog log = new EventLog();
    play(run, log, log);

    List<String> expected = run.partEvents().stream().map(EventLog::line).toList();
    System.out.printf("%s: %d sequencer events compared%n", run, expected.size());
    assertThat(CapturedSound.firstDifference(audible(log.lines()), audible(expected))).isEmpty();
  }

  private static List<String> audible(List<String> lines) {
    return lines.stream().filter(line -> !line.contains(" pan ")).toList();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void registerWritesAreTheSame(CapturedSound run) {
    WriteLog writes = new WriteLog();
    AdlibDriver driver = new AdlibDriver(writes::write, EffectClock.captured());
    play(run, driver, writes);

    List<String> expected =
        run.registerWrites().stream()
            .map(
                line ->
                    WriteLog.line(
                        line.get("us").asLong(), line.get("reg").asInt(), line.get("val").asInt()))
            .toList();
    System.out.printf("%s: %d register writes compared%n", run, expected.size());
    assertThat(CapturedSound.firstDifference(writes.lines, expected)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void scriptsSeeTheSame(CapturedSound run) {
    EventLog log = new EventLog();
    List<String> seen = play(run, log, log);

    Set<Integer> watches = new HashSet<>();
    List<String> expected =
        changed(run.iterations().stream().map(line -> comparable(line, watches)));
    System.out.printf("%s: %d iterations compared%n", run, expected.size());
    assertThat(CapturedSound.firstDifference(seen, expected)).isEmpty();
  }

  /** Plays the run; returns its changed iterations. */
  private static List<String> play(CapturedSound run, PartDevice device, SoundTimeListener time) {
    GameSetup setup =
        GameSetup.headless(SOUNDS, new ClassicProvider())
            .withBootParameter(run.description().get("boot").asInt())
            .withTextSpeed(TEXT_SPEED)
            .withSound(
                new SoundSetup(
                    MusicDevice.ADLIB,
                    device,
                    SoundSetup.unheard().effects(),
                    SoundSetup.USUAL_VOLUME,
                    Quirks.CAPTURED,
                    time));
    List<String> states = new ArrayList<>();
    Set<Integer> watches = new HashSet<>();
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(false, true, false, false),
            SOUNDS.index().limits().variables(),
            SOUNDS.index().limits().bitVariables(),
            line -> states.add(comparable(parse(line), watches)));
    GameSession session = recorder.prepare(setup).start();
    int iterations = run.description().get("ticks").asInt();
    while (session.ticks() <= iterations && session.fault().isEmpty()) {
      session.tick();
      recorder.afterTick();
    }
    assertThat(session.fault()).isEmpty();
    return changed(states.stream());
  }

  private static List<String> changed(Stream<String> iterations) {
    return iterations.filter(iteration -> !iteration.isEmpty()).toList();
  }

  private static JsonNode parse(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What is compared of an iteration. The captured interpreter ends samples some 45 ms early, by
   * the grid of a mixer that plays nothing; ours last as long as their bytes say (spec 10 §4.1), so
   * the watches of samples are left out.
   */
  private static String comparable(JsonNode line, Set<Integer> sampleWatches) {
    ObjectNode state = line.deepCopy();
    state.remove("actors");
    if (state.get("vars") instanceof ObjectNode variables) {
      variables.remove(SOUND_CARD);
      for (int i = FIRST_WATCH; i < FIRST_WATCH + WATCHES; i++) {
        JsonNode watched = variables.get(Integer.toString(i + WATCHES));
        if (watched != null && isSample(watched.asInt())) {
          sampleWatches.add(i);
        }
      }
      sampleWatches.forEach(watch -> variables.remove(Integer.toString(watch)));
      if (variables.isEmpty()) {
        return "";
      }
    }
    return state.toString();
  }

  private static boolean isSample(int sound) {
    return SOUNDS.sound(sound).orElse(null) instanceof Sound.Renditions all
        && all.rendition("SBL ").isPresent();
  }

  /** Register writes with their times. */
  private static final class WriteLog implements SoundTimeListener {

    /** The driver sets its chip up this long before iteration 0. */
    private static final long BEFORE_THE_GAME = -50_000;

    private final List<String> lines = new ArrayList<>();
    private long now = BEFORE_THE_GAME;

    @Override
    public void quantum(long micros) {
      now = micros;
    }

    @Override
    public void frame(long micros) {
      now = micros;
    }

    void write(int register, int value) {
      lines.add(line(now, register, value));
    }

    static String line(long micros, int register, int value) {
      return micros + ": " + register + " <- " + value;
    }
  }
}
