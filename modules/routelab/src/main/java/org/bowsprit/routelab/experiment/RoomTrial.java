package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.Plan;
import org.bowsprit.trial.Planner;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.RouterTrial;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.WalkWatcher;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/** Measures all routers in one room, for each state of the locks that the questions require. */
final class RoomTrial {

  private final LabRoom room;
  private final List<Contestant> contestants;
  private final ReferenceRouters referenceRouters;
  private final WalkSpeed speed;
  private final Map<LockScenario, RouterTrial> trialsByScenario = new HashMap<>();

  RoomTrial(
      LabRoom room,
      List<Contestant> contestants,
      ReferenceRouters referenceRouters,
      WalkSpeed speed) {
    this.room = room;
    this.contestants = contestants;
    this.referenceRouters = referenceRouters;
    this.speed = speed;
  }

  /** Asks the questions of a batch and measures the times. */
  List<Plan> timedPlans(Batch batch) {
    Map<LockScenario, List<Integer>> indicesByScenario = new HashMap<>();
    for (int i = 0; i < batch.questions().size(); i++) {
      indicesByScenario
          .computeIfAbsent(batch.questions().get(i).scenario(), scenario -> new ArrayList<>())
          .add(i);
    }
    Plan[] plans = new Plan[batch.questions().size()];
    indicesByScenario.forEach(
        (scenario, indices) -> {
          Planner planner = floor(scenario).planner();
          List<RouteRequest> requests =
              indices.stream().map(batch.questions()::get).map(planner::request).toList();
          List<Plan> measuredPlans = planner.measure(requests);
          for (int i = 0; i < indices.size(); i++) {
            plans[indices.get(i)] = measuredPlans.get(i);
          }
        });
    return Arrays.asList(plans);
  }

  /** Asks the questions of a batch. */
  List<Plan> plans(Batch batch) {
    boolean isShown = BatchResult.showsAll(batch.questionsOfRoom());
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
    List<AnsweredQuestion> answeredQuestions = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      Question question = batch.questions().get(i);
      answeredQuestions.add(
          floor(question.scenario())
              .measure(batch.firstQuestion() + i, question, plans.get(i), WalkWatcher.NONE));
    }
    BatchResult result =
        new BatchResult(
            batch.roomIndex(),
            room,
            batch.firstQuestion(),
            batch.questionsOfRoom(),
            answeredQuestions);
    for (int i : result.shownQuestions()) {
      answeredQuestions.set(i, withDebugShapes(answeredQuestions.get(i), plans.get(i).request()));
    }
    return new BatchResult(
        batch.roomIndex(), room, batch.firstQuestion(), batch.questionsOfRoom(), answeredQuestions);
  }

  private AnsweredQuestion withDebugShapes(AnsweredQuestion question, RouteRequest request) {
    if (request.debug()) {
      return question;
    }
    Plan planWithDebug =
        floor(question.question().scenario()).planner().plan(request.withDebug(true));
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < question.answers().size(); i++) {
      answers.add(question.answers().get(i).withRoute(planWithDebug.routes().get(i).route()));
    }
    return question.withAnswers(answers);
  }

  private RouterTrial floor(LockScenario scenario) {
    return trialsByScenario.computeIfAbsent(
        scenario,
        state -> new RouterTrial(room, state.changes(room), contestants, referenceRouters, speed));
  }
}
