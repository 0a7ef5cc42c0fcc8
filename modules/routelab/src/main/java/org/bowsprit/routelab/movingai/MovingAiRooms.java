package org.bowsprit.routelab.movingai;

import java.util.List;
import org.bowsprit.routelab.room.LabRoom;
import org.bowsprit.routelab.room.LockScenario;
import org.bowsprit.routelab.room.Question;

/** Maps and scenarios as rooms to compare routers in. */
public final class MovingAiRooms {

  private MovingAiRooms() {}

  /** Returns a map as a room whose walks are yet to be drawn. */
  public static LabRoom of(String name, GridMap map) {
    return LabRoom.of(1, name, map.floor());
  }

  /** Returns a map as a room with the walks of a scenario. */
  public static LabRoom of(String name, GridMap map, Scenario scenario) {
    List<Question> questions =
        scenario.walks().stream()
            .map(walk -> new Question(Question.GIVEN, LockScenario.NONE, walk.start(), walk.goal()))
            .toList();
    return of(name, map).withQuestions(questions);
  }
}
