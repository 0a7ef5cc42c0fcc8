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

class RoomObjectsTest {

  private static final int ROOM = 7;

  private final ObjectStates table = new ObjectStates(200);
  private final RoomObjects objects = new RoomObjects(4);

  @Test
  void anObjectThatTheGameLacksLeavesItsSlotEmpty() {
    objects.enterRoom(ROOM, room(101, 9007, 102), table);
    objects.refreshStates(table);

    assertThat(objects.slotOf(101)).isEqualTo(1);
    assertThat(objects.inSlot(2)).isNull();
    assertThat(objects.slotOf(102)).isEqualTo(3);
    assertThat(objects.objectAt(4, 4, table)).isEqualTo(101);
  }

  @Test
  void tooManyObjectsAreAScriptError() {
    assertThatThrownBy(() -> objects.enterRoom(ROOM, room(101, 102, 103, 104), table))
        .isInstanceOf(ScriptException.class)
        .hasMessage("no free slot for object 104");
  }

  @Test
  void actorsHaveClassesEvenIfTheIndexHasNoObjects() {
    assertThat(ObjectStates.of(ObjectDirectory.NONE).size()).isEqualTo(13);
  }

  private static List<RoomObject> room(int... ids) {
    return IntStream.of(ids).mapToObj(RoomObjectsTest::object).toList();
  }

  private static RoomObject object(int id) {
    ObjectHeader header = new ObjectHeader(id, 0, 0, 1, 1, 0, 0, 0, 0, 0);
    return new RoomObject(
        new ObjectCode(header, VerbEntries.NONE, ObjectName.NONE), Optional.empty());
  }
}
