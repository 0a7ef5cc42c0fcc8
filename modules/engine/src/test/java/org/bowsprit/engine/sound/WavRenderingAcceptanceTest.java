package org.bowsprit.engine.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.wav.WavProvider;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the device {@code wav}. It writes the sound of soundlab with its melody to a file, and the
 * test measures this file like any other WAV file. The file contains the melody once, followed by
 * silence.
 */
class WavRenderingAcceptanceTest {

  private static final int RATE = 44_100;
  private static final int MELODY_SOUND = 1;

  /** The number of iterations of 50 ms each, after which the scenario starts the melody again. */
  private static final int ITERATIONS = 125;

  private static final int FULL_LEVEL = 32_767;
  private static final int MAX_INAUDIBLE_LEVEL = 8;

  /**
   * The time in milliseconds from the end of the melody to the end of its last tone, which the chip
   * fades out.
   */
  private static final int FADE_MILLIS = 1_000;

  @TempDir private static Path folder;

  private static MidiSequence melody;
  private static int[] leftChannel;
  private static int[] right;

  @BeforeAll
  static void render() throws Exception {
    GameResources game =
        new GameOpener().open(Path.of("target/test-classes/games/soundlab")).resources();
    melody = melody(game);
    Path file = folder.resolve("melody.wav");
    try (AudioDevice device =
        new WavProvider().open(new AudioSettings(RATE, 60, file.toString()))) {
      GameSession session =
          GameSession.boot(
              GameSetup.headless(game, new BoxGraphProvider())
                  .withBootParameter(MELODY_SOUND)
                  .withSound(new SoundCard(device).setup()));
      while (session.ticks() < ITERATIONS) {
        session.tick();
      }
    }
    read(file);
  }

  private static MidiSequence melody(GameResources game) {
    SoundResource sound =
        SoundDecoder.decode(
            game.sound(MELODY_SOUND).orElseThrow(), ChunkPath.ROOT, MusicDevice.ADLIB);
    return ((SoundResource.Music) sound).piece().sequence();
  }

  private static void read(Path file) throws Exception {
    try (AudioInputStream in = AudioSystem.getAudioInputStream(file.toFile())) {
      assertThat(in.getFormat().getSampleRate()).isEqualTo(RATE);
      assertThat(in.getFormat().getChannels()).isEqualTo(2);
      ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
      int frames = bytes.remaining() / 4;
      leftChannel = new int[frames];
      right = new int[frames];
      for (int i = 0; i < frames; i++) {
        leftChannel[i] = bytes.getShort();
        right[i] = bytes.getShort();
      }
    }
  }

  private static int firstAudibleSample() {
    return IntStream.range(0, leftChannel.length)
        .filter(i -> Math.abs(leftChannel[i]) > MAX_INAUDIBLE_LEVEL)
        .findFirst()
        .orElseThrow();
  }

  private static double millis(long tick) {
    int tempo = MidiSequence.DEFAULT_TEMPO;
    for (MidiEvent event : melody.tracks().get(0).events()) {
      if (event instanceof MidiEvent.Tempo change) {
        assertThat(event.tick()).as("the melody has one tempo").isZero();
        tempo = change.microsPerQuarter();
      }
    }
    return tick * (double) tempo / melody.division() / 1_000;
  }

  private static int sample(double millis) {
    return (int) (millis * RATE / 1_000);
  }

  private static double endMillis() {
    List<MidiEvent> events = melody.tracks().get(0).events();
    return millis(events.get(events.size() - 1).tick());
  }

  @Test
  void theFileIsAsLongAsTheGameWasPlayed() {
    assertThat(leftChannel.length / (double) RATE).isCloseTo(ITERATIONS * 0.05, within(0.06));
  }

  @Test
  void nothingIsClipped() {
    for (int[] channel : List.of(leftChannel, right)) {
      int loudest = Arrays.stream(channel).map(Math::abs).max().orElseThrow();
      assertThat(loudest).as("it is heard").isGreaterThan(FULL_LEVEL / 16);
      assertThat(longestFullRun(channel)).as("neighbouring samples at full level").isLessThan(2);
    }
  }

  private static int longestFullRun(int[] channel) {
    int longest = 0;
    int run = 0;
    for (int sample : channel) {
      run = Math.abs(sample) >= FULL_LEVEL ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  @Test
  void theMeanIsNearZero() {
    for (int[] channel : List.of(leftChannel, right)) {
      int from = firstAudibleSample();
      double mean =
          Arrays.stream(channel, from, from + sample(endMillis())).average().orElseThrow();

      assertThat(mean / FULL_LEVEL).isCloseTo(0, within(0.005));
    }
  }

  @Test
  void silenceComesBeforeTheMelodyAndAfterItsLastToneHasFaded() {
    for (int[] channel : List.of(leftChannel, right)) {
      int[] before = Arrays.copyOf(channel, firstAudibleSample());
      int[] after =
          Arrays.copyOfRange(
              channel, firstAudibleSample() + sample(endMillis() + FADE_MILLIS), channel.length);

      assertThat(before).hasSizeGreaterThan(RATE / 4);
      assertThat(Arrays.stream(before).map(Math::abs).max().orElseThrow())
          .isLessThanOrEqualTo(MAX_INAUDIBLE_LEVEL);
      assertThat(after).hasSizeGreaterThan(RATE).containsOnly(0);
    }
  }

  @Test
  void tonesStartAtTheTimesOfTheMidiFile() {
    List<Double> expectedTimes =
        melody.tracks().get(0).events().stream()
            .filter(MidiEvent.NoteOn.class::isInstance)
            .map(event -> millis(event.tick()))
            .distinct()
            .toList();
    double[] mono = new double[leftChannel.length];
    Arrays.setAll(mono, i -> (leftChannel[i] + right[i]) / 2.0 / FULL_LEVEL);

    List<Double> measuredTimes = new Onsets(mono, RATE).clearest(expectedTimes.size());

    assertThat(measuredTimes).hasSameSizeAs(expectedTimes);
    for (int i = 1; i < expectedTimes.size(); i++) {
      assertThat(measuredTimes.get(i) - measuredTimes.get(i - 1))
          .as("from tone %d to the next", i)
          .isCloseTo(expectedTimes.get(i) - expectedTimes.get(i - 1), within(6.0));
    }
  }
}
