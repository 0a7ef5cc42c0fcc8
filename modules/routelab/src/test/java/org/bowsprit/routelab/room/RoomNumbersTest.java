package org.bowsprit.routelab.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RoomNumbersTest {

  @Test
  void numbersAndRangesAreBothMeant() {
    RoomNumbers rooms = RoomNumbers.parse("1,3,10-12");
    assertThat(rooms.contains(1)).isTrue();
    assertThat(rooms.contains(2)).isFalse();
    assertThat(rooms.contains(11)).isTrue();
    assertThat(rooms.contains(13)).isFalse();
  }

  @Test
  void nothingMeansEveryRoom() {
    assertThat(RoomNumbers.parse(null).contains(99)).isTrue();
  }

  @Test
  void anythingElseIsRefused() {
    assertThatThrownBy(() -> RoomNumbers.parse("1,all"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("takes numbers such as 1,3,10-12, not 'all'");
  }
}
