package org.bowsprit.routelab.room;

import java.util.function.Consumer;
import org.bowsprit.trial.room.LabRoom;

/** A selection from another sequence of rooms. */
final class ChosenRooms implements LabRooms {

  private final LabRooms all;
  private final Choice choice;
  private final int count;

  /** Returns whether the room at a place is selected. */
  interface Choice {
    boolean has(int place, LabRoom room);
  }

  ChosenRooms(LabRooms all, Choice choice) {
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
    int[] place = {0};
    all.forEach(
        room -> {
          if (choice.has(place[0]++, room)) {
            visitor.accept(room);
          }
        });
  }
}
