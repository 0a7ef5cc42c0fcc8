package org.bowsprit.format.object;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the codes of directions. */
class DirectionTest {

  @Test
  void directionsHaveTheCodesOfTheSpecification() {
    assertThat(Direction.words()).containsExactly("west", "east", "south", "north");
    assertThat(Direction.SOUTH.code()).isEqualTo(2);
    assertThat(Direction.codes()).containsEntry("north", 3).hasSize(4);
  }
}
