package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbTable;
import org.bowsprit.format.room.RoomObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spec 07 §4.1 and 14, rule 15: in which states of its parent an object can be touched. */
class ParentStateTest {

  private static final int CHILD = 101;
  private static final int PARENT = 102;

  @ParameterizedTest
  @CsvSource({
    "0, 0, true",
    "0, 1, false",
    "16, 0, true",
    "1, 1, true",
    "1, 0, false",
    "1, 2, false",
    "2, 2, true",
    "2, 1, false",
    "2, 18, true",
    "128, 0, false",
    "128, 1, true",
    "128, 3, true",
    "128, 16, false",
    "127, 0, true"
  })
  void theLowBitsOfTheFlagsNameTheStateOfTheParent(int flags, int state, boolean reachable) {
    RoomObjects room = new RoomObjects(10);
    room.add(object(CHILD, flags, 2));
    room.add(object(PARENT, 0, 0));
    ObjectTable table = new ObjectTable(200);
    table.setState(PARENT, state);
    table.setClass(PARENT, ObjectTable.UNTOUCHABLE, true);
    room.refreshStates(table);

    assertThat(room.under(4, 4, table)).isEqualTo(reachable ? CHILD : 0);
  }

  private static LocalObject object(int id, int flags, int parent) {
    ObjectHeader header = new ObjectHeader(id, 0, 0, 1, 1, flags, parent, 0, 0, 0);
    return new LocalObject(
        new RoomObject(new ObjectCode(header, VerbTable.NONE, ObjectName.NONE), Optional.empty()),
        1,
        false);
  }
}
