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
 * Tests the sound device {@code wav}, which writes the sound of a game to a WAV file. The game is
 * soundlab, which plays its melody once; the rest of the file is silent. The tests read the file
 * with the WAV reader of the JDK and measure it.
 */
class WavRenderingAcceptanceTest {

  private static final int SAMPLE_RATE = 44_100;
  private static final int MELODY_SOUND = 1;

  /**
   * The number of iterations that are played. Each takes 50 ms. After them, the scenario would
   * start the melody again.
   */
  private static final int ITERATION_COUNT = 125;

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
  private static int[] rightChannel;

  @BeforeAll
  static void renderMelody() throws Exception {
    GameResources game =
        new GameOpener().open(Path.of("target/test-classes/games/soundlab")).resources();
    melody = melody(game);
    Path file = folder.resolve("melody.wav");
    try (AudioDevice device =
        new WavProvider().open(new AudioSettings(SAMPLE_RATE, 60, file.toString()))) {
      GameSession session =
          GameSession.boot(
              GameSetup.headless(game, new BoxGraphProvider())
                  .withBootParameter(MELODY_SOUND)
                  .withSound(new SoundCard(device).setup()));
      while (session.ticks() < ITERATION_COUNT) {
        session.tick();
      }
    }
    readChannels(file);
  }

  private static MidiSequence melody(GameResources game) {
    SoundResource sound =
        SoundDecoder.decode(
            game.sound(MELODY_SOUND).orElseThrow(), ChunkPath.ROOT, MusicDevice.ADLIB);
    return ((SoundResource.Music) sound).piece().sequence();
  }

  private static void readChannels(Path file) throws Exception {
    try (AudioInputStream in = AudioSystem.getAudioInputStream(file.toFile())) {
      assertThat(in.getFormat().getSampleRate()).isEqualTo(SAMPLE_RATE);
      assertThat(in.getFormat().getChannels()).isEqualTo(2);
      ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
      int frames = bytes.remaining() / 4;
      leftChannel = new int[frames];
      rightChannel = new int[frames];
      for (int i = 0; i < frames; i++) {
        leftChannel[i] = bytes.getShort();
        rightChannel[i] = bytes.getShort();
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
        assertThat(event.tick())
            .as("the tick of a tempo; the melody has only one, at its start")
            .isZero();
        tempo = change.microsPerQuarter();
      }
    }
    return tick * (double) tempo / melody.division() / 1_000;
  }

  private static int sampleAt(double millis) {
    return (int) (millis * SAMPLE_RATE / 1_000);
  }

  private static double endMillis() {
    List<MidiEvent> events = melody.tracks().get(0).events();
    return millis(events.get(events.size() - 1).tick());
  }

  @Test
  void theFileIsAsLongAsTheGame() {
    assertThat(leftChannel.length / (double) SAMPLE_RATE)
        .isCloseTo(ITERATION_COUNT * 0.05, within(0.06));
  }

  @Test
  void theSoundIsNotClipped() {
    for (int[] channel : List.of(leftChannel, rightChannel)) {
      int loudest = Arrays.stream(channel).map(Math::abs).max().orElseThrow();
      assertThat(loudest)
          .as("the loudest sample of the audible sound")
          .isGreaterThan(FULL_LEVEL / 16);
      assertThat(longestSequenceAtFullLevel(channel))
          .as("the number of successive samples at full level")
          .isLessThan(2);
    }
  }

  private static int longestSequenceAtFullLevel(int[] channel) {
    int longest = 0;
    int fullCount = 0;
    for (int sample : channel) {
      fullCount = Math.abs(sample) >= FULL_LEVEL ? fullCount + 1 : 0;
      longest = Math.max(longest, fullCount);
    }
    return longest;
  }

  @Test
  void theMeanOfTheSamplesIsNearZero() {
    for (int[] channel : List.of(leftChannel, rightChannel)) {
      int from = firstAudibleSample();
      double mean =
          Arrays.stream(channel, from, from + sampleAt(endMillis())).average().orElseThrow();

      assertThat(mean / FULL_LEVEL).isCloseTo(0, within(0.005));
    }
  }

  @Test
  void theFileIsSilentBeforeTheMelodyAndAfterItsLastTone() {
    for (int[] channel : List.of(leftChannel, rightChannel)) {
      int[] samplesBefore = Arrays.copyOf(channel, firstAudibleSample());
      int[] samplesAfter =
          Arrays.copyOfRange(
              channel, firstAudibleSample() + sampleAt(endMillis() + FADE_MILLIS), channel.length);

      assertThat(samplesBefore).hasSizeGreaterThan(SAMPLE_RATE / 4);
      assertThat(Arrays.stream(samplesBefore).map(Math::abs).max().orElseThrow())
          .isLessThanOrEqualTo(MAX_INAUDIBLE_LEVEL);
      assertThat(samplesAfter).hasSizeGreaterThan(SAMPLE_RATE).containsOnly(0);
    }
  }

  @Test
  void eachToneStartsAtTheTimeInTheMidiFile() {
    List<Double> expectedTimes =
        melody.tracks().get(0).events().stream()
            .filter(MidiEvent.NoteOn.class::isInstance)
            .map(event -> millis(event.tick()))
            .distinct()
            .toList();
    double[] mono = new double[leftChannel.length];
    Arrays.setAll(mono, i -> (leftChannel[i] + rightChannel[i]) / 2.0 / FULL_LEVEL);

    List<Double> measuredTimes = new ToneStarts(mono, SAMPLE_RATE).clearest(expectedTimes.size());

    assertThat(measuredTimes).hasSameSizeAs(expectedTimes);
    for (int i = 1; i < expectedTimes.size(); i++) {
      assertThat(measuredTimes.get(i) - measuredTimes.get(i - 1))
          .as("the time in milliseconds from tone %d to the next tone", i)
          .isCloseTo(expectedTimes.get(i) - expectedTimes.get(i - 1), within(6.0));
    }
  }
}
