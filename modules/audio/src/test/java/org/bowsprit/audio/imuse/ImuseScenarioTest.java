package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.state.ImuseState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plays random pieces and sends random commands. Both depend only on a seed. The events and their
 * times must equal the recorded events, even if a scenario is saved and restored in the middle.
 *
 * <p>The files {@code scenarios/*.txt} were written by this sequencer itself. They detect changes,
 * but do not prove correctness. {@link ImuseEventTimesTest} tests the same six kinds with values
 * that were calculated by hand.
 */
class ImuseScenarioTest {

  private static final int FIRST_SOUND = 5;
  private static final int PLAYER_COUNT = 3;
  private static final int DURATION_MILLIS = 8_000;
  private static final int RECORDED_MILLIS = 2_400;
  private static final int COMMAND_INTERVAL_MILLIS = 200;
  private static final int BEAT_COUNT = 12;
  private static final int COMPETING_CHANNEL_COUNT = 6;

  /** What the commands of a scenario do. */
  enum Kind {
    JUMP,
    HOOK,
    LOOP,
    FADE,
    TRANSPOSE,
    COMPETING
  }

  private static Piece randomPiece(Random random, Kind kind) {
    Score score = new Score().priority(100 + 10 * random.nextInt(6));
    for (int beat = 1; beat <= BEAT_COUNT; beat++) {
      score.at(beat, 10 * random.nextInt(12));
      int channel = random.nextInt(4);
      score.note(channel, 48 + random.nextInt(24), 60 + random.nextInt(900));
      score.note((channel + 1) % 4, 72 + random.nextInt(12), 100);
      addCommand(score.at(beat, 240), random, kind);
    }
    if (random.nextBoolean()) {
      score.at(4).tempo(300_000 + random.nextInt(400_000));
    }
    return score.at(BEAT_COUNT + 1).end();
  }

  private static void addCommand(Score score, Random random, Kind kind) {
    int beat = 1 + random.nextInt(BEAT_COUNT - 4);
    int hook = random.nextInt(4);
    switch (kind) {
      case JUMP -> score.marker(random.nextInt(3));
      case HOOK ->
          score
              .jump(1 + random.nextInt(3), 0, beat)
              .sysexCommandWithNibbles(51, 0, hook, 40 + beat);
      case LOOP -> {
        if (random.nextInt(4) == 0) {
          score.loop(1 + random.nextInt(3), beat, beat + 3);
        }
      }
      case FADE -> score.controller(7, 60 + random.nextInt(60));
      case TRANSPOSE ->
          score.sysexCommandWithNibbles(49, 0, hook, random.nextInt(2), random.nextInt(12) - 6);
      case COMPETING -> score.controller(18, 44 + random.nextInt(40));
    }
  }

  private static void sendRandomCommand(TestSequencer sequencer, Random random, Kind kind) {
    int sound = FIRST_SOUND + random.nextInt(PLAYER_COUNT);
    int beat = 1 + random.nextInt(BEAT_COUNT);
    switch (kind) {
      case JUMP -> sequencer.command(263, sound, 0, beat, random.nextInt(480));
      case HOOK -> sequencer.command(268, sound, random.nextInt(4), random.nextInt(4), 0);
      case LOOP -> sequencer.command(265, sound, random.nextInt(3), beat, 0, beat + 3, 0);
      case FADE -> sequencer.command(269, sound, random.nextInt(128), random.nextInt(150));
      case TRANSPOSE -> sequencer.command(260, sound, random.nextInt(2), random.nextInt(16) - 8);
      case COMPETING -> sequencer.command(257, sound, random.nextInt(256));
    }
    if (random.nextInt(8) == 0) {
      sequencer.start(sound);
    }
  }

  private static TestSequencer startScenario(long seed, Kind kind) {
    Random random = new Random(seed);
    TestSequencer sequencer = createSequencer(kind);
    for (int sound = FIRST_SOUND; sound < FIRST_SOUND + PLAYER_COUNT; sound++) {
      sequencer.addPiece(sound, randomPiece(random, kind));
    }
    for (int sound = FIRST_SOUND; sound < FIRST_SOUND + PLAYER_COUNT; sound++) {
      sequencer.start(sound);
    }
    return sequencer;
  }

  /**
   * Returns a sequencer that plays nothing yet. If the players of the scenario compete, the device
   * has only enough channels for half of the parts.
   */
  private static TestSequencer createSequencer(Kind kind) {
    return kind == Kind.COMPETING
        ? new TestSequencer(COMPETING_CHANNEL_COUNT)
        : new TestSequencer();
  }

  private static void play(TestSequencer sequencer, Random random, Kind kind, int endMillis) {
    while (sequencer.millis() < endMillis) {
      sequencer.play(COMMAND_INTERVAL_MILLIS);
      sendRandomCommand(sequencer, random, kind);
    }
  }

  private static List<String> eventLines(List<TestSequencer.Event> events) {
    return events.stream()
        .map(
            event ->
                event.millis() + " " + event.channel() + " " + event.name() + " " + event.values())
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void theEventsEqualTheRecordedEvents(Kind kind) throws IOException {
    TestSequencer sequencer = startScenario(12, kind);
    play(sequencer, new Random(99), kind, RECORDED_MILLIS);

    String name = kind.name().toLowerCase(Locale.ROOT) + ".txt";
    assertThat(eventLines(sequencer.events()))
        .isEqualTo(Files.readAllLines(Path.of("target/test-classes/scenarios", name)));
  }

  static LongStream seeds() {
    return LongStream.range(0, 20);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aRestoredScenarioContinuesLikeTheOriginal(long seed) {
    for (Kind kind : Kind.values()) {
      int saveMillis =
          new Random(seed).nextInt(DURATION_MILLIS / COMMAND_INTERVAL_MILLIS)
              * COMMAND_INTERVAL_MILLIS;
      TestSequencer originalSequencer = startScenario(seed, kind);
      play(originalSequencer, new Random(seed), kind, saveMillis);
      ImuseState state = originalSequencer.imuse().snapshot();
      TestSequencer restoredSequencer = createSequencer(kind).restoreFrom(originalSequencer, state);
      int eventCountBefore = originalSequencer.events().size();
      assertThat(restoredSequencer.imuse().snapshot()).isEqualTo(state);
      assertThat(restoredSequencer.events()).isEmpty();

      play(originalSequencer, new Random(~seed), kind, DURATION_MILLIS);
      play(restoredSequencer, new Random(~seed), kind, DURATION_MILLIS);
      assertThat(eventLines(restoredSequencer.events()))
          .as("the events of %s after it was saved at %d ms", kind, saveMillis)
          .isEqualTo(
              eventLines(
                  originalSequencer
                      .events()
                      .subList(eventCountBefore, originalSequencer.events().size())));
      assertThat(restoredSequencer.imuse().snapshot())
          .isEqualTo(originalSequencer.imuse().snapshot());
    }
  }
}
