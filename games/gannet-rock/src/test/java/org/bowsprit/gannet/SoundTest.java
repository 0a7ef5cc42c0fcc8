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

/** Measures the sound of the game. */
class SoundTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int MUSIC_SOUND = GAME.sound("islandMusic");
  private static final Path SCORE = BuiltGame.SOURCES.resolve("music/island.mid");
  private static final List<String> THEMES =
      List.of("rock", "orla", "fogg", "tower", "lamp", "isle", "fog");

  /** The label of the pause after the last theme. */
  private static final String PAUSE_LABEL = "lull";

  /** The largest number of times that a theme starts again in a playthrough. */
  private static final int MAX_REPEATS = 4;

  /** A position in each theme, in beats from the beginning of the theme. */
  private static final int MIDDLE_BEATS = 42;

  /** The jump hook of the first theme. The hooks of the other themes follow in order. */
  private static final int FIRST_HOOK = 129;

  /** The duration of a theme and of the rest after it, in ticks. */
  private static final int TICKS_OF_REPEATED_THEME = 1_500;

  private static final int PAUSE_TICKS = 450;
  private static final int JUMP_COMMAND = 263;
  private static final int JIFFIES_PER_SECOND = 60;
  private static final int MARKER_TYPE = 6;

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
  void theThemesAndAPauseFollowEachOther() throws IOException, InvalidMidiDataException {
    List<String> names = new ArrayList<>(THEMES);
    names.add(PAUSE_LABEL);
    assertThat(labels().keySet()).containsExactlyElementsOf(names);
    assertThat(labels().get(THEMES.get(0))).isEqualTo(1);
  }

  /** Returns the beats of the score's labels, counted from 1, in the order of the score. */
  private static Map<String, Integer> labels() throws IOException, InvalidMidiDataException {
    Sequence sequence = MidiSystem.getSequence(SCORE.toFile());
    Map<String, Integer> beats = new LinkedHashMap<>();
    Track track = sequence.getTracks()[0];
    for (int i = 0; i < track.size(); i++) {
      if (track.get(i).getMessage() instanceof MetaMessage meta && meta.getType() == MARKER_TYPE) {
        String text = new String(meta.getData(), StandardCharsets.US_ASCII);
        if (text.startsWith("label ")) {
          int beat = (int) (track.get(i).getTick() / sequence.getResolution());
          beats.put(text.substring(6), 1 + beat);
        }
      }
    }
    return beats;
  }

  /** Returns the theme at a beat. */
  private static String themeAt(int beat, Map<String, Integer> labels) {
    String theme = PAUSE_LABEL;
    for (Map.Entry<String, Integer> label : labels.entrySet()) {
      if (label.getValue() <= beat) {
        theme = label.getKey();
      }
    }
    return theme;
  }

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
        sounds.command(JUMP_COMMAND, MUSIC_SOUND, 0, labels().get(theme) + MIDDLE_BEATS, 0);
        sounds.runQueues();
        for (int i = 0; i < 8 * JIFFIES_PER_SECOND; i++) {
          sounds.advance(1);
        }
      }
      assertThat(meter.loudnessPerSecond())
          .as("%s on %s", theme, device.id())
          .hasSizeGreaterThan(6)
          .allMatch(second -> second > SILENCE_DBFS);
      assertThat(meter.peakLevel()).isLessThan(MAX_PEAK_DBFS);
    }
  }

  @Tag("thorough")
  @Test
  void theWholePlaythroughStaysBelowOneDecibelUnderFullScale() throws IOException, AudioException {
    LoudnessMeter meter = new LoudnessMeter();
    SoundCard card = new SoundCard(meter, new AdlibSynth(), Recorder.NONE);
    GameSession session =
        GameSession.boot(
            GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withSound(card.setup()));
    List<InputEvent> events = InputScript.parse(Files.readAllLines(InputFile.PLAYTHROUGH)).events();
    int next = 0;
    long last = events.get(events.size() - 1).tick();
    while (session.ticks() < last) {
      while (next < events.size() && events.get(next).tick() <= session.ticks()) {
        session.input(events.get(next++).input());
      }
      session.tick();
    }

    assertThat(meter.peakLevel()).as("the loudest sample, dBFS").isLessThan(MAX_PEAK_DBFS);
    // The sound of the sea at the title is heard from the first second on.
    assertThat(meter.loudnessPerSecond().subList(2, meter.loudnessPerSecond().size()))
        .allMatch(second -> second > SILENCE_DBFS);
  }

  @Tag("thorough")
  @Test
  void theGermanPlaythroughAlsoStaysBelowOneDecibelUnderFullScale() throws AudioException {
    LoudnessMeter meter = new LoudnessMeter();
    SoundCard card = new SoundCard(meter, new AdlibSynth(), Recorder.NONE);
    PlaythroughTest.play(
        GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withSound(card.setup()),
        Puzzle.STEPS,
        PlaythroughTest.GERMAN);

    assertThat(meter.peakLevel()).as("the loudest sample, dBFS").isLessThan(MAX_PEAK_DBFS);
    assertThat(meter.loudnessPerSecond().subList(2, meter.loudnessPerSecond().size()))
        .allMatch(second -> second > SILENCE_DBFS);
  }

  /** A theme repeats if the music goes back to an earlier beat of the same theme. */
  @Test
  void noThemeRepeatsMoreThanFourTimes() throws IOException, InvalidMidiDataException {
    Map<String, Integer> labels = labels();
    Map<String, Integer> repeats = new TreeMap<>();
    TestPlayer testPlayer =
        new TestPlayer(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    List<InputEvent> events = InputScript.parse(Files.readAllLines(InputFile.PLAYTHROUGH)).events();
    long last = events.get(events.size() - 1).tick();
    int next = 0;
    int previousBeat = 1;
    while (testPlayer.session().ticks() < last) {
      while (next < events.size() && events.get(next).tick() <= testPlayer.session().ticks()) {
        testPlayer.session().input(events.get(next++).input());
      }
      testPlayer.ticks(1);
      if (testPlayer.hasMusic()) {
        int beat = testPlayer.beat();
        String theme = themeAt(beat, labels);
        if (beat < previousBeat && theme.equals(themeAt(previousBeat, labels))) {
          repeats.merge(theme, 1, Integer::sum);
        }
        previousBeat = beat;
      }
    }
    System.out.println("SoundTest: repeats of the themes " + repeats);
    assertThat(repeats.values()).allMatch(count -> count <= MAX_REPEATS);
  }

  @Test
  void aPauseFollowsARepeatedTheme() throws IOException, InvalidMidiDataException {
    TestPlayer testPlayer =
        new TestPlayer(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    testPlayer.begin(0).skipScene().skipScene().ticks(TICKS_OF_REPEATED_THEME + TICKS_OF_TWO_BARS);
    assertThat(themeAt(testPlayer.beat(), labels())).isEqualTo(PAUSE_LABEL);
    testPlayer.ticks(PAUSE_TICKS + TICKS_OF_TWO_BARS);
    assertThat(themeAt(testPlayer.beat(), labels())).isEqualTo("rock");
  }

  @Test
  void theMusicStartsOnceAndFollowsTheRoomsByItsHooks()
      throws IOException, InvalidMidiDataException {
    TestPlayer testPlayer =
        new TestPlayer(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    testPlayer.begin(0).skipScene().skipScene();
    checkTheme(testPlayer, "rock");
    testPlayer.go("shore.boathouse_entrance", "boathouse");
    checkTheme(testPlayer, "fogg");
    testPlayer.act("pickup", List.of("boathouse.oars")).go("boathouse.exit", "shore");
    checkTheme(testPlayer, "rock");
    testPlayer.act("use", List.of("boathouse.oar", "shore.bridge_gap"));
    testPlayer.go("shore.path", "far").go("far.up", "hall");
    checkTheme(testPlayer, "tower");
    testPlayer.go("hall.kitchenWay", "kitchen");
    checkTheme(testPlayer, "orla");

    try (Stream<Path> scripts = Files.walk(BuiltGame.SOURCES.resolve("scripts"))) {
      List<String> starts =
          scripts
              .filter(Files::isRegularFile)
              .flatMap(SoundTest::lines)
              .filter(line -> line.contains("startMusic") || line.contains("stopMusic"))
              .toList();
      assertThat(starts).hasSize(1);
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The hook is set immediately. From the next jump on, the music is within the theme. */
  private static void checkTheme(TestPlayer testPlayer, String name)
      throws IOException, InvalidMidiDataException {
    int theme = THEMES.indexOf(name);
    testPlayer.ticks(TICKS_OF_TWO_BARS);
    List<PlayerState> players =
        testPlayer.session().snapshot().sound().music().players().stream()
            .filter(musicPlayer -> musicPlayer.sound() != 0)
            .toList();
    assertThat(players).hasSize(1);
    assertThat(players.get(0).sound()).isEqualTo(MUSIC_SOUND);
    assertThat(players.get(0).hooks().get(0).get(0)).as(name).isEqualTo(FIRST_HOOK + theme);
    assertThat(themeAt(testPlayer.beat(), labels())).isEqualTo(name);
  }
}
