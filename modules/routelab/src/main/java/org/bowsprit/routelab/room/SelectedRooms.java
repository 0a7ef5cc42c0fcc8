package org.bowsprit.routelab.room;

import java.util.function.Consumer;
import org.bowsprit.trial.room.LabRoom;

/** A selection from another sequence of rooms. */
final class SelectedRooms implements LabRooms {

  private final LabRooms all;
  private final Selection choice;
  private final int count;

  /** Returns whether the room at an index is selected. */
  interface Selection {
    boolean includes(int index, LabRoom room);
  }

  SelectedRooms(LabRooms all, Selection choice) {
    this.all = all;
    this.choice = choice;
    int[] chosen = {0};
    forEach(room -> chosen[0]++);
    this.count = chosen[0];
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public void forEach(Consumer<LabRoom> visitor) {
    int[] index = {0};
    all.forEach(
        room -> {
          if (choice.includes(index[0]++, room)) {
            visitor.accept(room);
          }
        });
  }
}
