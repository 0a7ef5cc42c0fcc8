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
  private static final int MUSIC = GAME.sound("islandMusic");
  private static final Path SCORE = BuiltGame.SOURCES.resolve("music/island.mid");
  private static final List<String> THEMES =
      List.of("rock", "orla", "fogg", "tower", "lamp", "isle", "fog");

  /** The label of the pause after the last theme. */
  private static final String LULL = "lull";

  /** The largest number of times that a theme starts again in a playthrough. */
  private static final int MOST_ROUNDS = 4;

  /** A position in each theme, in beats from the beginning of the theme. */
  private static final int MIDDLE_PART = 42;

  /** The jump hook of the first theme. The hooks of the other themes follow in order. */
  private static final int FIRST_HOOK = 129;

  /** The duration of a theme and of the rest after it, in ticks. */
  private static final int TWICE = 1_500;

  private static final int RESTED = 450;
  private static final int JUMP = 263;
  private static final int JIFFIES_A_SECOND = 60;
  private static final int MARKER = 6;

  /** The longest time to the next jump, in ticks of a tenth of a second. */
  private static final int TWO_BARS = 60;

  /** The loudness below which a second of music is silent, in dBFS. */
  private static final double SILENT = -50;

  private static final double LOUDEST = -1;

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
    names.add(LULL);
    assertThat(labels().keySet()).containsExactlyElementsOf(names);
    assertThat(labels().get(THEMES.get(0))).isEqualTo(1);
  }

  /** Returns the beats of the score's labels, counted from 1, in the order of the score. */
  private static Map<String, Integer> labels() throws IOException, InvalidMidiDataException {
    Sequence sequence = MidiSystem.getSequence(SCORE.toFile());
    Map<String, Integer> beats = new LinkedHashMap<>();
    Track track = sequence.getTracks()[0];
    for (int i = 0; i < track.size(); i++) {
      if (track.get(i).getMessage() instanceof MetaMessage meta && meta.getType() == MARKER) {
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
    String theme = LULL;
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
      Listener listener = new Listener();
      try (MusicSynth synth = device.open(new MusicSettings(Listener.RATE, ""))) {
        SoundCard card = new SoundCard(listener, synth, Recorder.NONE);
        GameSoundStore store = new GameSoundStore(GAME.resources(), synth.device(), line -> {});
        SoundSystem sounds = new SoundSystem(store, card.setup(), result -> {});
        sounds.advance(0);
        sounds.start(MUSIC);
        sounds.runQueues();
        sounds.advance(1);
        sounds.command(JUMP, MUSIC, 0, labels().get(theme) + MIDDLE_PART, 0);
        sounds.runQueues();
        for (int i = 0; i < 8 * JIFFIES_A_SECOND; i++) {
          sounds.advance(1);
        }
      }
      assertThat(listener.seconds())
          .as("%s on %s", theme, device.id())
          .hasSizeGreaterThan(6)
          .allMatch(second -> second > SILENT);
      assertThat(listener.peak()).isLessThan(LOUDEST);
    }
  }

  @Tag("thorough")
  @Test
  void theWholePlaythroughStaysBelowOneDecibelUnderFullScale() throws IOException, AudioException {
    Listener listener = new Listener();
    SoundCard card = new SoundCard(listener, new AdlibSynth(), Recorder.NONE);
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

    assertThat(listener.peak()).as("the loudest sample, dBFS").isLessThan(LOUDEST);
    // The sound of the sea at the title is heard from the first second on.
    assertThat(listener.seconds().subList(2, listener.seconds().size()))
        .allMatch(second -> second > SILENT);
  }

  @Tag("thorough")
  @Test
  void theGermanPlaythroughIsNoLouder() throws AudioException {
    Listener listener = new Listener();
    SoundCard card = new SoundCard(listener, new AdlibSynth(), Recorder.NONE);
    PlaythroughTest.play(
        GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withSound(card.setup()),
        Puzzle.STEPS,
        PlaythroughTest.GERMAN);

    assertThat(listener.peak()).as("the loudest sample, dBFS").isLessThan(LOUDEST);
    assertThat(listener.seconds().subList(2, listener.seconds().size()))
        .allMatch(second -> second > SILENT);
  }

  /** A theme repeats if the music goes back to an earlier beat of the same theme. */
  @Test
  void noThemeRepeatsMoreThanFourTimes() throws IOException, InvalidMidiDataException {
    Map<String, Integer> labels = labels();
    Map<String, Integer> rounds = new TreeMap<>();
    Hand hand =
        new Hand(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    List<InputEvent> events = InputScript.parse(Files.readAllLines(InputFile.PLAYTHROUGH)).events();
    long last = events.get(events.size() - 1).tick();
    int next = 0;
    int before = 1;
    while (hand.session().ticks() < last) {
      while (next < events.size() && events.get(next).tick() <= hand.session().ticks()) {
        hand.session().input(events.get(next++).input());
      }
      hand.ticks(1);
      if (hand.hasMusic()) {
        int beat = hand.beat();
        String theme = themeAt(beat, labels);
        if (beat < before && theme.equals(themeAt(before, labels))) {
          rounds.merge(theme, 1, Integer::sum);
        }
        before = beat;
      }
    }
    System.out.println("SoundTest: rounds " + rounds);
    assertThat(rounds.values()).allMatch(count -> count <= MOST_ROUNDS);
  }

  @Test
  void aThemeThatRepeatsIsFollowedByARest() throws IOException, InvalidMidiDataException {
    Hand hand =
        new Hand(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    hand.begin(0).skipScene().skipScene().ticks(TWICE + TWO_BARS);
    assertThat(themeAt(hand.beat(), labels())).isEqualTo(LULL);
    hand.ticks(RESTED + TWO_BARS);
    assertThat(themeAt(hand.beat(), labels())).isEqualTo("rock");
  }

  @Test
  void theMusicStartsOnceAndFollowsTheRoomsByItsHooks()
      throws IOException, InvalidMidiDataException {
    Hand hand =
        new Hand(
            GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
    hand.begin(0).skipScene().skipScene();
    theThemeIs(hand, "rock");
    hand.go("shore.boathouse_entrance", "boathouse");
    theThemeIs(hand, "fogg");
    hand.act("pickup", List.of("boathouse.oars")).go("boathouse.exit", "shore");
    theThemeIs(hand, "rock");
    hand.act("use", List.of("boathouse.oar", "shore.bridge_gap"));
    hand.go("shore.path", "far").go("far.up", "hall");
    theThemeIs(hand, "tower");
    hand.go("hall.kitchenWay", "kitchen");
    theThemeIs(hand, "orla");

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
  private static void theThemeIs(Hand hand, String name)
      throws IOException, InvalidMidiDataException {
    int theme = THEMES.indexOf(name);
    hand.ticks(TWO_BARS);
    List<PlayerState> players =
        hand.session().snapshot().sound().music().players().stream()
            .filter(player -> player.sound() != 0)
            .toList();
    assertThat(players).hasSize(1);
    assertThat(players.get(0).sound()).isEqualTo(MUSIC);
    assertThat(players.get(0).hooks().get(0).get(0)).as(name).isEqualTo(FIRST_HOOK + theme);
    assertThat(themeAt(hand.beat(), labels())).isEqualTo(name);
  }
}
