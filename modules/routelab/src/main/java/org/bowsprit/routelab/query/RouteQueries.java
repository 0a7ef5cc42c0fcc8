package org.bowsprit.routelab.query;

import java.io.IOException;
import java.util.function.Consumer;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.routelab.room.LabRoom;
import org.bowsprit.routelab.room.Question;

/** Walks to plan, one after the other. */
public interface RouteQueries {

  /** Goes through all walks in their order. */
  void forEach(Consumer<RouteQuery> visitor) throws IOException;

  /** Returns the walks a room brings along, called by their numbers from 1. */
  static RouteQueries of(LabRoom room) {
    return visitor -> {
      Floor floor = room.floor();
      int number = 0;
      for (Question walk : room.questions()) {
        visitor.accept(
            new RouteQuery(
                String.valueOf(++number),
                floor,
                walk.from(),
                walk.to(),
                walk.scenario(),
                room.unit()));
      }
    };
  }
}
