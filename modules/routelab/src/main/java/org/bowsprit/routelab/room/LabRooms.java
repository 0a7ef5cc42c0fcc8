package org.bowsprit.routelab.room;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import org.bowsprit.trial.room.LabRoom;

/**
 * A sequence of rooms that can be visited repeatedly. The rooms need not be in memory at the same
 * time, so there can be any number.
 */
public interface LabRooms {

  /** Returns the number of rooms. */
  int count();

  /** Visits all rooms in order. */
  void forEach(Consumer<LabRoom> visitor);

  /** Returns rooms that are in memory. */
  static LabRooms of(List<LabRoom> rooms) {
    List<LabRoom> all = List.copyOf(rooms);
    return new LabRooms() {
      @Override
      public int count() {
        return all.size();
      }

      @Override
      public void forEach(Consumer<LabRoom> visitor) {
        all.forEach(visitor);
      }
    };
  }

  /** Returns all rooms as a list in memory. */
  default List<LabRoom> list() {
    List<LabRoom> all = new ArrayList<>();
    forEach(all::add);
    return all;
  }

  /** Returns these rooms, each changed in the same way. */
  default LabRooms map(UnaryOperator<LabRoom> change) {
    LabRooms all = this;
    return new LabRooms() {
      @Override
      public int count() {
        return all.count();
      }

      @Override
      public void forEach(Consumer<LabRoom> visitor) {
        all.forEach(room -> visitor.accept(change.apply(room)));
      }
    };
  }

  /**
   * Returns some of these rooms.
   *
   * @param ids selects rooms by their {@link LabRoom#id}
   */
  default LabRooms withIds(IntPredicate ids) {
    return new SelectedRooms(this, (index, room) -> ids.test(room.id()));
  }

  /**
   * Returns some of these rooms.
   *
   * @param indices selects rooms by their index, from 0
   */
  default LabRooms atIndices(IntPredicate indices) {
    return new SelectedRooms(this, (index, room) -> indices.test(index));
  }
}
