package org.bowsprit.integration.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Games made by lot, legal programs over every instruction, come to no fault; and loaded at any
 * moment, or played again as they were recorded, they come to the same end, whichever router plans
 * the walks.
 *
 * <p>{@code -Dbowsprit.games.count=1000} plays more of them, {@code -Dbowsprit.games.first=31}
 * others, {@code -Dbowsprit.games.ways=8} each in all ways.
 */
class RandomGamesTest {

  private static final int USUAL = 30;
  private static final long FIRST = Long.getLong("bowsprit.games.first", 1);
  private static final int COUNT = Integer.getInteger("bowsprit.games.count", USUAL);
  private static final int WAYS = Integer.getInteger("bowsprit.games.ways", 2);

  @Test
  void loadedAtAnyMomentAGameGoesOnToTheSameEnd() {
    RandomGames games = new RandomGames(WAYS);
    Queue<String> failures = new ConcurrentLinkedQueue<>();
    LongStream.range(FIRST, FIRST + COUNT)
        .parallel()
        .forEach(
            seed -> {
              try {
                games.play(seed);
              } catch (AssertionError e) {
                failures.add(e.getMessage());
              }
            });
    assertThat(failures).as("of %d games", COUNT).isEmpty();
    if (COUNT >= USUAL) {
      assertThat(games.used().missing()).as("never executed").isEqualTo(Set.of());
    }
  }
}
