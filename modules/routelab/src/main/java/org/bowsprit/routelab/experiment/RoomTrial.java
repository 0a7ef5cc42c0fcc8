package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.Case;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.Plan;
import org.bowsprit.trial.Planner;
import org.bowsprit.trial.RouterTrial;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.WalkWatcher;
import org.bowsprit.trial.Yardsticks;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/** Measures all routers in one room, for each state of the locks that the questions require. */
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

  /** Asks the questions of a batch and measures the times. */
  List<Plan> timed(Batch batch) {
    Map<LockScenario, List<Integer>> numbers = new HashMap<>();
    for (int i = 0; i < batch.questions().size(); i++) {
      numbers
          .computeIfAbsent(batch.questions().get(i).scenario(), scenario -> new ArrayList<>())
          .add(i);
    }
    Plan[] plans = new Plan[batch.questions().size()];
    numbers.forEach(
        (scenario, those) -> {
          Planner planner = floor(scenario).planner();
          List<RouteRequest> requests =
              those.stream().map(batch.questions()::get).map(planner::request).toList();
          List<Plan> answered = planner.timed(requests);
          for (int i = 0; i < those.size(); i++) {
            plans[those.get(i)] = answered.get(i);
          }
        });
    return Arrays.asList(plans);
  }

  /** Asks the questions of a batch. */
  List<Plan> plans(Batch batch) {
    boolean isShown = BatchResult.showsAll(batch.all());
    return batch.questions().stream()
        .map(
            question -> {
              Planner planner = floor(question.scenario()).planner();
              return planner.plan(planner.request(question).withDebug(isShown));
            })
        .toList();
  }

  /** Measures the answers to a batch, and adds debug shapes to those that a report shows. */
  BatchResult measure(Batch batch, List<Plan> plans) {
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      Question question = batch.questions().get(i);
      cases.add(
          floor(question.scenario())
              .measure(batch.first() + i, question, plans.get(i), WalkWatcher.NONE));
    }
    BatchResult result = new BatchResult(batch.place(), room, batch.first(), batch.all(), cases);
    for (int i : result.shown()) {
      cases.set(i, withThoughts(cases.get(i), plans.get(i).request()));
    }
    return new BatchResult(batch.place(), room, batch.first(), batch.all(), cases);
  }

  private Case withThoughts(Case one, RouteRequest request) {
    if (request.debug()) {
      return one;
    }
    Plan again = floor(one.question().scenario()).planner().plan(request.withDebug(true));
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < one.answers().size(); i++) {
      answers.add(one.answers().get(i).shown(again.routes().get(i).route()));
    }
    return one.withAnswers(answers);
  }

  private RouterTrial floor(LockScenario scenario) {
    return floors.computeIfAbsent(
        scenario,
        state -> new RouterTrial(room, state.changes(room), contestants, yardsticks, speed));
  }
}
