package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.routelab.room.LabRoom;
import org.bowsprit.routelab.room.LockScenario;
import org.bowsprit.routelab.room.Question;

/** All questions of one room. */
final class RoomTrial {

  private final LabRoom room;
  private final List<Contestant> contestants;
  private final Yardsticks yardsticks;
  private final WalkSpeed speed;
  private final Map<LockScenario, RouterTrial> floors = new HashMap<>();

  RoomTrial(LabRoom room, List<Contestant> contestants, Yardsticks yardsticks, WalkSpeed speed) {
    this.room = room;
    this.contestants = contestants;
    this.yardsticks = yardsticks;
    this.speed = speed;
  }

  RoomResult run(List<Question> questions) {
    List<Case> cases = new ArrayList<>();
    for (Question question : questions) {
      RouterTrial trial =
          floors.computeIfAbsent(
              question.scenario(),
              scenario ->
                  new RouterTrial(room, scenario.changes(room), contestants, yardsticks, speed));
      cases.add(trial.ask(cases.size(), question, WalkWatcher.NONE));
    }
    return new RoomResult(room, cases, List.of());
  }
}
