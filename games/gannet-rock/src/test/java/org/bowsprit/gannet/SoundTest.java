package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MetaMessage;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.midi.Track;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.gervill.GeneralMidiProvider;
import org.bowsprit.audio.gervill.Mt32Provider;
import org.bowsprit.audio.mix.Recorder;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.state.PlayerState;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.system.GameSoundStore;
import org.bowsprit.audio.system.SoundSystem;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the loudness of the game's sound, and that the music changes with the rooms. */
class SoundTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int MUSIC_SOUND = GAME.sound("islandMusic");
  private static final Path SCORE = BuiltGame.SOURCES.resolve("music/island.mid");
  private static final List<String> THEMES =
      List.of("rock", "orla", "fogg", "tower", "lamp", "isle", "fog");

  /** The label in the score of the pause after the last theme. */
  private static final String PAUSE_LABEL = "lull";

  /** The largest number of times that a theme starts again in a playthrough. */
  private static final int MAX_REPETITIONS = 4;

  /** A position in the middle of each theme, in beats from the beginning of the theme. */
  private static final int MIDDLE_BEATS = 42;

  /** The jump hook of the first theme. The hooks of the other themes follow in order. */
  private static final int FIRST_HOOK = 129;

  /** The duration of a theme that is played twice, and of the pause after it, in ticks. */
  private static final int TICKS_OF_REPEATED_THEME = 1_500;

  private static final int TICKS_OF_PAUSE = 450;
  private static final int JUMP_COMMAND = 263;
  private static final int JIFFIES_PER_SECOND = 60;
  private static final int MIDI_MARKER_TYPE = 6;

  /** The longest time to the next jump, in ticks of a tenth of a second. */
  private static final int TICKS_OF_TWO_BARS = 60;

  /** The loudness below which a second of music is silent, in dBFS. */
  private static final double SILENCE_DBFS = -50;

  private static final double MAX_PEAK_DBFS = -1;

  static List<MusicProvider> devices() {
    return List.of(
        new AdlibSynth.Provider(),
        new GeneralMidiProvider(),
        new Mt32Provider(),
        new SpeakerSynth.Provider());
  }

  @Test
  void theScoreHasAllThemesInOrderAndThenAPause() throws IOException, InvalidMidiDataException {
    List<String> expectedLabels = new ArrayList<>(THEMES);
    expectedLabels.add(PAUSE_LABEL);
    assertThat(beatsByLabel().keySet()).containsExactlyElementsOf(expectedLabels);
    assertThat(beatsByLabel().get(THEMES.get(0))).isEqualTo(1);
  }

  /** Returns the beats of the score's labels, counted from 1, in the order of the score. */
  private static Map<String, Integer> beatsByLabel() throws IOException, InvalidMidiDataException {
    Sequence sequence = MidiSystem.getSequence(SCORE.toFile());
    Map<String, Integer> beats = new LinkedHashMap<>();
    Track track = sequence.getTracks()[0];
    for (int i = 0; i < track.size(); i++) {
      if (track.get(i).getMessage() instanceof MetaMessage meta
          && meta.getType() == MIDI_MARKER_TYPE) {
        String text = new String(meta.getData(), StandardCharsets.US_ASCII);
        if (text.startsWith("label ")) {
          int beat = (int) (track.get(i).getTick() / sequence.getResolution());
          beats.put(text.substring(6), 1 + beat);
        }
      }
    }
    return beats;
  }

  /** Returns the theme that contains a beat, or the label of the pause. */
  private static String themeAt(int beat, Map<String, Integer> labels) {
    String theme = PAUSE_LABEL;
    for (Map.Entry<String, Integer> label : labels.entrySet()) {
      if (label.getValue() <= beat) {
        theme = label.getKey();
      }
    }
    return theme;
  }

  @Tag("thorough")
  @ParameterizedTest
  @MethodSource("devices")
  void noThemeIsSilentOnAnyDevice(MusicProvider device)
      throws AudioException, IOException, InvalidMidiDataException {
    for (String theme : THEMES) {
      LoudnessMeter meter = new LoudnessMeter();
      try (MusicSynth synth = device.open(new MusicSettings(LoudnessMeter.RATE, ""))) {
        SoundCard card = new SoundCard(meter, synth, Recorder.NONE);
        GameSoundStore store = new GameSoundStore(GAME.resources(), synth.device(), line -> {});
        SoundSystem sounds = new SoundSystem(store, card.setup(), result -> {});
        sounds.advance(0);
        sounds.start(MUSIC_SOUND);
        sounds.runQueues();
        sounds.advance(1);
        sounds.command(JUMP_COMMAND, MUSIC_SOUND, 0, beatsByLabel().get(theme) + MIDDLE_BEATS, 0);
        sounds.runQueues();
        for (int i = 0; i < 8 * JIFFIES_PER_SECOND; i++) {
          sounds.advance(1);
        }
      }
      assertThat(meter.loudnessPerSecond())
          .as("the loudness of each second of %s on %s", theme, device.id())
          .hasSizeGreaterThan(6)
          .allMatch(second -> second > SILENCE_DBFS);
      assertThat(meter.peakLevel()).isLessThan(MAX_PEAK_DBFS);
    }
  }

  @Tag("thorough")
  @Test
  void theLoudestSampleOfThePlaythroughIsBelowMinusOneDecibel() throws IOException, AudioException {
    LoudnessMeter meter = new LoudnessMeter();
    SoundCard card = new SoundCard(meter, new AdlibSynth(), Recorder.NONE);
    GameSession session =
        GameSession.boot(
            GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withSound(card.setup()));
    List<InputEvent> events = InputScript.parse(Files.readAllLines(InputFile.PLAYTHROUGH)).events();
    int nextEvent = 0;
    long lastTick = events.get(events.size() - 1).tick();
    while (session.ticks() < lastTick) {
      while (nextEvent < events.size() && events.get(nextEvent).tick() <= session.ticks()) {
        session.input(events.get(nextEvent++).input());
      }
      session.tick();
    }

    assertThat(meter.peakLevel())
        .as("the level of the loudest sample in dBFS")
        .isLessThan(MAX_PEAK_DBFS);
    // The title plays the sound of the sea. The first two seconds are not checked.
    assertThat(meter.loudnessPerSecond().subList(2, meter.loudnessPerSecond().size()))
        .allMatch(second -> second > SILENCE_DBFS);
  }

  @Tag("thorough")
  @Test
  void theLoudestSampleInGermanIsBelowMinusOneDecibel() throws AudioException {
    LoudnessMeter meter = new LoudnessMeter();
    SoundCard card = new SoundCard(meter, new AdlibSynth(), Recorder.NONE);
    PlaythroughTest.play(
        GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withSound(card.setup()),
        Puzzle.STEPS,
        PlaythroughTest.GERMAN);

    assertThat(meter.peakLevel())
        .as("the level of the loudest sample in dBFS")
        .isLessThan(MAX_PEAK_DBFS);
    assertThat(meter.loudnessPerSecond().subList(2, meter.loudnessPerSecond().size()))
        .allMatch(second -> second > SILENCE_DBFS);
  }

  /** A theme is repeated if the music jumps back to an earlier beat of the same theme. */
  @Tag("thorough")
  @Test
  void noThemeIsRepeatedMoreThanFourTimes() throws IOException, InvalidMidiDataException {
    Map<String, Integer> labels = beatsByLabel();
    Map<String, Integer> repetitions = new TreeMap<>();
    TestPlayer testPlayer =
        new TestPlayer(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    List<InputEvent> events = InputScript.parse(Files.readAllLines(InputFile.PLAYTHROUGH)).events();
    long lastTick = events.get(events.size() - 1).tick();
    int nextEvent = 0;
    int previousBeat = 1;
    while (testPlayer.session().ticks() < lastTick) {
      while (nextEvent < events.size()
          && events.get(nextEvent).tick() <= testPlayer.session().ticks()) {
        testPlayer.session().input(events.get(nextEvent++).input());
      }
      testPlayer.runTicks(1);
      if (testPlayer.hasMusic()) {
        int beat = testPlayer.beat();
        String theme = themeAt(beat, labels);
        if (beat < previousBeat && theme.equals(themeAt(previousBeat, labels))) {
          repetitions.merge(theme, 1, Integer::sum);
        }
        previousBeat = beat;
      }
    }
    System.out.println("SoundTest: repetitions of each theme: " + repetitions);
    assertThat(repetitions.values()).allMatch(count -> count <= MAX_REPETITIONS);
  }

  @Test
  void aPauseFollowsARepeatedTheme() throws IOException, InvalidMidiDataException {
    TestPlayer testPlayer =
        new TestPlayer(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    testPlayer
        .begin(0)
        .skipCutscene()
        .skipCutscene()
        .runTicks(TICKS_OF_REPEATED_THEME + TICKS_OF_TWO_BARS);
    assertThat(themeAt(testPlayer.beat(), beatsByLabel())).isEqualTo(PAUSE_LABEL);
    testPlayer.runTicks(TICKS_OF_PAUSE + TICKS_OF_TWO_BARS);
    assertThat(themeAt(testPlayer.beat(), beatsByLabel())).isEqualTo("rock");
  }

  @Test
  void theMusicStartsOnceAndHooksChangeItsThemeInEachRoom()
      throws IOException, InvalidMidiDataException {
    TestPlayer testPlayer =
        new TestPlayer(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    testPlayer.begin(0).skipCutscene().skipCutscene();
    checkTheme(testPlayer, "rock");
    testPlayer.go("shore.boathouse_entrance", "boathouse");
    checkTheme(testPlayer, "fogg");
    testPlayer.performSentence("pickup", List.of("boathouse.oars")).go("boathouse.exit", "shore");
    checkTheme(testPlayer, "rock");
    testPlayer.performSentence("use", List.of("boathouse.oar", "shore.bridge_gap"));
    testPlayer.go("shore.path", "far").go("far.up", "hall");
    checkTheme(testPlayer, "tower");
    testPlayer.go("hall.kitchenWay", "kitchen");
    checkTheme(testPlayer, "orla");

    try (Stream<Path> scripts = Files.walk(BuiltGame.SOURCES.resolve("scripts"))) {
      List<String> linesAboutMusic =
          scripts
              .filter(Files::isRegularFile)
              .flatMap(SoundTest::readLines)
              .filter(line -> line.contains("startMusic") || line.contains("stopMusic"))
              .toList();
      assertThat(linesAboutMusic).hasSize(1);
    }
  }

  private static Stream<String> readLines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks that the hook of the theme is set and that the music has jumped to the theme. */
  private static void checkTheme(TestPlayer testPlayer, String name)
      throws IOException, InvalidMidiDataException {
    int themeIndex = THEMES.indexOf(name);
    testPlayer.runTicks(TICKS_OF_TWO_BARS);
    List<PlayerState> players =
        testPlayer.session().snapshot().sound().music().players().stream()
            .filter(musicPlayer -> musicPlayer.sound() != 0)
            .toList();
    assertThat(players).hasSize(1);
    assertThat(players.get(0).sound()).isEqualTo(MUSIC_SOUND);
    assertThat(players.get(0).hooks().get(0).get(0))
        .as("the jump hook of %s", name)
        .isEqualTo(FIRST_HOOK + themeIndex);
    assertThat(themeAt(testPlayer.beat(), beatsByLabel())).isEqualTo(name);
  }
}
