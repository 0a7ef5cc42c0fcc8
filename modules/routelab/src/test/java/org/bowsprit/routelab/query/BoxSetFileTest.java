package org.bowsprit.routelab.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.room.LabRoom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the rooms and walks that are read from a file with sets of boxes. */
class BoxSetFileTest {

  private static final String BOX = "[0, 0, 99, 0, 99, 50, 0, 50]";

  private static BoxSetFile file(String text) throws IOException {
    byte[] bytes = text.replace("BOX", BOX).replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return new BoxSetFile(() -> new ByteArrayInputStream(bytes));
  }

  @Test
  void walksCanPrecedeTheirRoomsInTheFile() throws IOException {
    LabRooms rooms =
        file(
            "{'other': {'sets': [1]}, 'cases': [{'set': 1, 'start': [1, 2], 'goal': [3, 4]}],"
                + " 'sets': [{'boxes': [BOX], 'name': 'hall'}, {'boxes': [BOX, BOX]}]}");

    assertThat(rooms.count()).isEqualTo(2);
    List<LabRoom> roomList = rooms.list();
    assertThat(roomList).extracting(LabRoom::name).containsExactly("hall", "set 1");
    assertThat(roomList.get(0).questions()).isEmpty();
    assertThat(roomList.get(1).questions().get(0).to()).isEqualTo(new Point(3, 4));
    assertThat(rooms.list()).isEqualTo(roomList);
  }

  @Test
  void roomsAreSelectedByNumberOrIndex() throws IOException {
    LabRooms rooms = file("{'sets': [{'boxes': [BOX]}, {'boxes': [BOX]}, {'boxes': [BOX]}]}");

    assertThat(rooms.withIds(id -> id > 0).list()).extracting(LabRoom::id).containsExactly(1, 2);
    LabRooms odd = rooms.withIds(id -> id > 0).atIndices(index -> index == 1);
    assertThat(odd.count()).isEqualTo(1);
    assertThat(odd.list()).extracting(LabRoom::id).containsExactly(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'sets': 5}   | the file: expected a list \"sets\"",
        "[]            | the file: expected a list \"sets\"",
        "``            | the file: expected a list \"sets\"",
        "{'sets': [{'boxes': [BOX]}, 7]} | sets[1]: expected a list \"boxes\"",
        "{'sets': [{'boxes': [[1, 2]]}]} | sets[0].boxes[0]: expected a valid box, found: ",
        "{'sets': [{'boxes': [BOX]}], 'cases': [{'set': 1}]} | cases[0].set: expected the position of one of 1 sets",
        "{'sets': [{'boxes': [BOX]}, | line 1: expected JSON, found: ",
        "{'sets': [{'boxes': [BOX]}], 'cases': | line 1: expected JSON, found: "
      })
  void invalidContentIsRefusedWithItsPath(String text, String message) {
    assertThatThrownBy(() -> file(text))
        .isInstanceOf(QueryFileException.class)
        .hasMessageStartingWith(message);
  }
}
