package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests in which states of its parent an object can be touched, and in which states of its parent
 * it is drawn (spec 07 §4.1; spec 14, rule 15).
 */
class ParentStateTest {

  private static final int CHILD = 101;
  private static final int PARENT = 102;

  private final ObjectStates states = new ObjectStates(200);

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
    "127, 0, true",
    "130, 2, true",
    "130, 1, false"
  })
  void theFlagsDetermineTheParentStatesInWhichAnObjectCanBeTouched(
      int flags, int state, boolean isTouchable) {
    states.setClass(PARENT, ObjectStates.UNTOUCHABLE_CLASS, true);
    RoomObjects room = room(flags, state);

    assertThat(room.objectAt(4, 4, states)).isEqualTo(isTouchable ? CHILD : 0);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, true",
    "0, 1, false",
    "1, 1, true",
    "1, 2, false",
    "2, 2, true",
    "2, 18, true",
    "128, 0, false",
    "128, 1, true",
    "128, 2, false",
    "130, 2, true",
    "130, 1, false"
  })
  void theFlagsDetermineTheParentStatesInWhichAnObjectIsDrawn(
      int flags, int state, boolean isShown) {
    states.setState(CHILD, 1);
    RoomObjects room = room(flags, state);

    assertThat(room.isShown(room.find(CHILD))).isEqualTo(isShown);
  }

  private RoomObjects room(int flags, int state) {
    RoomObjects room = new RoomObjects(10);
    room.add(object(CHILD, flags, 2));
    room.add(object(PARENT, 0, 0));
    states.setState(PARENT, state);
    room.refreshStates(states);
    return room;
  }

  private static LocalObject object(int id, int flags, int parent) {
    ObjectHeader header = new ObjectHeader(id, 0, 0, 1, 1, flags, parent, 0, 0, 0);
    return new LocalObject(
        new RoomObject(new ObjectCode(header, VerbEntries.NONE, ObjectName.NONE), Optional.empty()),
        1,
        false);
  }
}
