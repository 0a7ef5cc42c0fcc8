package org.bowsprit.routelab.query;

import java.io.IOException;
import java.util.function.Consumer;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/** A sequence of walks to plan. */
public interface RouteQueries {

  /** Visits all walks in their order. */
  void forEach(Consumer<RouteQuery> visitor) throws IOException;

  /** Returns the walks of a room. Their ids are their numbers from 1. */
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
