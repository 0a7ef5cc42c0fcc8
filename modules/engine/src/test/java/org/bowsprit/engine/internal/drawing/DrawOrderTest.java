package org.bowsprit.engine.internal.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Scanner;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import org.bowsprit.actors.Actor;
import org.bowsprit.engine.testing.LitRoom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the order in which actors are drawn, especially actors on the same row. */
class DrawOrderTest {

  /**
   * Acceptance check 19 of spec 03. Each case contains the rows of actors 1, 2, …, and the numbers
   * of the actors in the order in which they are drawn.
   */
  @ParameterizedTest
  @CsvSource({
    "5 5 5, 1 2 3",
    "7 5 5, 2 3 1",
    "5 7 5, 1 3 2",
    "5 5 7 5, 2 1 4 3",
    "9 5 5 5, 2 3 4 1",
    "110 110 90, 3 2 1"
  })
  void check19ActorsOnTheSameRowAreDrawnInTheOrderOfTheExchangeSort(
      String rowsOfActors, String order) {
    assertThat(sortedOrder(rowsOfActors, DrawOrder::sort)).isEqualTo(order);
  }

  /** Tests the profile {@code sort=stable} of spec 09 §11. */
  @ParameterizedTest
  @CsvSource({"110 110 90, 3 1 2", "120 100 100, 2 3 1", "130 120 120 110 110, 4 5 2 3 1"})
  void theStableSortDrawsActorsOnTheSameRowInTheOrderOfTheirNumbers(
      String rowsOfActors, String order) {
    assertThat(sortedOrder(rowsOfActors, DrawOrder::sortStable)).isEqualTo(order);
  }

  private static String sortedOrder(String rowsOfActors, ObjIntConsumer<Actor[]> sort) {
    int[] rows = new Scanner(rowsOfActors).tokens().mapToInt(Integer::parseInt).toArray();
    LitRoom room = new LitRoom();
    room.enter();
    Actor[] actors = new Actor[rows.length];
    for (int i = 0; i < rows.length; i++) {
      actors[i] = room.placeActor(i + 1, 160, rows[i]);
    }
    sort.accept(actors, actors.length);
    return Arrays.stream(actors).map(a -> String.valueOf(a.id())).collect(Collectors.joining(" "));
  }
}
