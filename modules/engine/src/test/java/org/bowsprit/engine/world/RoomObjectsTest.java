package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.vm.port.ScriptException;
import org.junit.jupiter.api.Test;

/** Tests the list of the objects of a room. */
class RoomObjectsTest {

  private static final int ROOM = 7;

  private final ObjectStates states = new ObjectStates(200);
  private final RoomObjects roomObjects = new RoomObjects(4);

  @Test
  void theSlotOfAnObjectThatTheGameDoesNotHaveStaysEmpty() {
    roomObjects.enterRoom(ROOM, objectsWithIds(101, 9007, 102), states);
    roomObjects.refreshStates(states);

    assertThat(roomObjects.slotOf(101)).isEqualTo(1);
    assertThat(roomObjects.inSlot(2)).isNull();
    assertThat(roomObjects.slotOf(102)).isEqualTo(3);
    assertThat(roomObjects.objectAt(4, 4, states)).isEqualTo(101);
  }

  @Test
  void aRoomWithTooManyObjectsIsAScriptError() {
    assertThatThrownBy(
            () -> roomObjects.enterRoom(ROOM, objectsWithIds(101, 102, 103, 104), states))
        .isInstanceOf(ScriptException.class)
        .hasMessage("no free slot for object 104");
  }

  @Test
  void actorsHaveClassesEvenIfTheIndexHasNoObjects() {
    assertThat(ObjectStates.of(ObjectDirectory.NONE).size()).isEqualTo(13);
  }

  private static List<RoomObject> objectsWithIds(int... ids) {
    return IntStream.of(ids).mapToObj(RoomObjectsTest::object).toList();
  }

  private static RoomObject object(int id) {
    ObjectHeader header = new ObjectHeader(id, 0, 0, 1, 1, 0, 0, 0, 0, 0);
    return new RoomObject(
        new ObjectCode(header, VerbEntries.NONE, ObjectName.NONE), Optional.empty());
  }
}
