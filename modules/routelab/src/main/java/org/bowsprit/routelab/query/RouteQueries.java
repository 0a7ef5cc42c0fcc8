package org.bowsprit.routelab.query;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
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
    return of(room, room.questions()::forEach);
  }

  /**
   * Returns walks in a room. Their ids are their numbers from 1.
   *
   * @param walks passes the walks in order to a visitor
   */
  static RouteQueries of(LabRoom room, Consumer<Consumer<Question>> walks) {
    return visitor -> {
      Floor floor = room.floor();
      AtomicLong number = new AtomicLong();
      walks.accept(
          walk ->
              visitor.accept(
                  new RouteQuery(
                      String.valueOf(number.incrementAndGet()),
                      floor,
                      walk.from(),
                      walk.to(),
                      walk.scenario(),
                      room.unit())));
    };
  }
}
