package org.bowsprit.engine.internal.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.Arrays;
import java.util.Scanner;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import org.bowsprit.actors.Actor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawOrderTest {

  /**
   * Spec 03, acceptance check 19: the y positions of actors 1, 2, … and the order in which they are
   * drawn.
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
  void check19ActorsOnTheSameRowHaveTheOrderOfTheExchangeSort(String feet, String order) {
    assertThat(sortedOrder(feet, DrawOrder::sort)).isEqualTo(order);
  }

  /** Spec 09 §11, the profile {@code sort=stable}. */
  @ParameterizedTest
  @CsvSource({"110 110 90, 3 1 2", "120 100 100, 2 3 1", "130 120 120 110 110, 4 5 2 3 1"})
  void theStableSortKeepsTheOrderOfNumbersOnTheSameRow(String feet, String order) {
    assertThat(sortedOrder(feet, DrawOrder::sortStable)).isEqualTo(order);
  }

  private static String sortedOrder(String feet, ObjIntConsumer<Actor[]> sort) {
    int[] rows = new Scanner(feet).tokens().mapToInt(Integer::parseInt).toArray();
    Actor[] actors = new Actor[rows.length];
    for (int i = 0; i < rows.length; i++) {
      actors[i] = mock(Actor.class);
      when(actors[i].id()).thenReturn(i + 1);
      when(actors[i].y()).thenReturn(rows[i]);
    }
    sort.accept(actors, actors.length);
    return Arrays.stream(actors).map(a -> String.valueOf(a.id())).collect(Collectors.joining(" "));
  }
}
