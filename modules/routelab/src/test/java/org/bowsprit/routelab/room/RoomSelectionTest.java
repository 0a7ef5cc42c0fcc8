package org.bowsprit.routelab.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Tests the selection of rooms by numbers, ranges and names. */
class RoomSelectionTest {

  @Test
  void numbersAndRangesAreAccepted() {
    RoomSelection rooms = RoomSelection.parse("1,3,10-12", RoomSelectionTest::roomNumber);
    assertThat(rooms.contains(1)).isTrue();
    assertThat(rooms.contains(2)).isFalse();
    assertThat(rooms.contains(11)).isTrue();
    assertThat(rooms.contains(13)).isFalse();
  }

  @Test
  void everyRoomIsSelectedIfNoSelectionIsGiven() {
    assertThat(RoomSelection.parse(null, RoomSelectionTest::roomNumber).contains(99)).isTrue();
  }

  @Test
  void namesOfRoomsAreAccepted() {
    RoomSelection rooms = RoomSelection.parse("kitchen,7", RoomSelectionTest::roomNumber);
    assertThat(rooms.contains(3)).isTrue();
    assertThat(rooms.contains(7)).isTrue();
    assertThat(rooms.contains(4)).isFalse();
  }

  @Test
  void invalidPartsAreRefused() {
    assertThatThrownBy(() -> RoomSelection.parse("1,2-", RoomSelectionTest::roomNumber))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("takes rooms such as 1,3,10-12 or kitchen, not '2-'");
    assertThatThrownBy(() -> RoomSelection.parse("1,kichen", RoomSelectionTest::roomNumber))
        .hasMessage("no kichen");
  }

  private static int roomNumber(String word) {
    if (word.equals("kitchen")) {
      return 3;
    }
    throw new IllegalArgumentException("no " + word);
  }
}
