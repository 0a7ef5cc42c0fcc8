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
 * Plays random pieces with random commands, both from a seed. The events and their times must equal
 * the recorded ones, even if a scenario is saved and restored in the middle.
 *
 * <p>The files {@code scenarios/*.txt} were written by this sequencer itself. They detect changes,
 * but do not prove correctness. {@link ImuseKeyEventsTest} has values for the same six kinds that
 * were calculated by hand.
 */
class ImuseScenarioTest {

  private static final int FIRST = 5;
  private static final int PLAYERS = 3;
  private static final int MILLIS = 8_000;
  private static final int WRITTEN_MILLIS = 2_400;
  private static final int BETWEEN = 200;
  private static final int BEATS = 12;
  private static final int COMPETED_FOR = 6;

  /** The subject of a scenario. */
  enum Kind {
    JUMP,
    HOOK,
    LOOP,
    FADE,
    TRANSPOSE,
    COMPETING
  }

  private static Piece piece(Random random, Kind kind) {
    Score score = new Score().priority(100 + 10 * random.nextInt(6));
    for (int beat = 1; beat <= BEATS; beat++) {
      score.at(beat, 10 * random.nextInt(12));
      int channel = random.nextInt(4);
      score.note(channel, 48 + random.nextInt(24), 60 + random.nextInt(900));
      score.note((channel + 1) % 4, 72 + random.nextInt(12), 100);
      addCommand(score.at(beat, 240), random, kind);
    }
    if (random.nextBoolean()) {
      score.at(4).tempo(300_000 + random.nextInt(400_000));
    }
    return score.at(BEATS + 1).end();
  }

  private static void addCommand(Score score, Random random, Kind kind) {
    int beat = 1 + random.nextInt(BEATS - 4);
    int hook = random.nextInt(4);
    switch (kind) {
      case JUMP -> score.marker(random.nextInt(3));
      case HOOK -> score.jump(1 + random.nextInt(3), 0, beat).hook(51, 0, hook, 40 + beat);
      case LOOP -> {
        if (random.nextInt(4) == 0) {
          score.loop(1 + random.nextInt(3), beat, beat + 3);
        }
      }
      case FADE -> score.control(7, 60 + random.nextInt(60));
      case TRANSPOSE -> score.hook(49, 0, hook, random.nextInt(2), random.nextInt(12) - 6);
      case COMPETING -> score.control(18, 44 + random.nextInt(40));
    }
  }

  private static void command(Concert concert, Random random, Kind kind) {
    int sound = FIRST + random.nextInt(PLAYERS);
    int beat = 1 + random.nextInt(BEATS);
    switch (kind) {
      case JUMP -> concert.command(263, sound, 0, beat, random.nextInt(480));
      case HOOK -> concert.command(268, sound, random.nextInt(4), random.nextInt(4), 0);
      case LOOP -> concert.command(265, sound, random.nextInt(3), beat, 0, beat + 3, 0);
      case FADE -> concert.command(269, sound, random.nextInt(128), random.nextInt(150));
      case TRANSPOSE -> concert.command(260, sound, random.nextInt(2), random.nextInt(16) - 8);
      case COMPETING -> concert.command(257, sound, random.nextInt(256));
    }
    if (random.nextInt(8) == 0) {
      concert.start(sound);
    }
  }

  private static Concert concert(long seed, Kind kind) {
    Random random = new Random(seed);
    Concert concert = silent(kind);
    for (int sound = FIRST; sound < FIRST + PLAYERS; sound++) {
      concert.with(sound, piece(random, kind));
    }
    for (int sound = FIRST; sound < FIRST + PLAYERS; sound++) {
      concert.start(sound);
    }
    return concert;
  }

  /**
   * Returns a concert without an active player. If the players of the scenario compete, the device
   * has channels for half of their parts.
   */
  private static Concert silent(Kind kind) {
    return kind == Kind.COMPETING ? new Concert(COMPETED_FOR) : new Concert();
  }

  private static void play(Concert concert, Random random, Kind kind, int until) {
    while (concert.millis() < until) {
      concert.play(BETWEEN);
      command(concert, random, kind);
    }
  }

  private static List<String> lines(List<Concert.Heard> heard) {
    return heard.stream()
        .map(
            event ->
                event.millis() + " " + event.channel() + " " + event.what() + " " + event.values())
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void theEventsEqualTheRecordedOnes(Kind kind) throws IOException {
    Concert concert = concert(12, kind);
    play(concert, new Random(99), kind, WRITTEN_MILLIS);

    String name = kind.name().toLowerCase(Locale.ROOT) + ".txt";
    assertThat(lines(concert.heard()))
        .isEqualTo(Files.readAllLines(Path.of("target/test-classes/scenarios", name)));
  }

  static LongStream seeds() {
    return LongStream.range(0, 20);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aScenarioSavedInTheMiddleContinuesTheSame(long seed) {
    for (Kind kind : Kind.values()) {
      int middle = new Random(seed).nextInt(MILLIS / BETWEEN) * BETWEEN;
      Concert unsaved = concert(seed, kind);
      play(unsaved, new Random(seed), kind, middle);
      ImuseState state = unsaved.imuse().snapshot();
      Concert restored = silent(kind).continuing(unsaved, state);
      int before = unsaved.heard().size();
      assertThat(restored.imuse().snapshot()).isEqualTo(state);
      assertThat(restored.heard()).isEmpty();

      play(unsaved, new Random(~seed), kind, MILLIS);
      play(restored, new Random(~seed), kind, MILLIS);
      assertThat(lines(restored.heard()))
          .as("%s saved after %d ms", kind, middle)
          .isEqualTo(lines(unsaved.heard().subList(before, unsaved.heard().size())));
      assertThat(restored.imuse().snapshot()).isEqualTo(unsaved.imuse().snapshot());
    }
  }
}
