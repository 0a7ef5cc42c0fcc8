package org.bowsprit.routelab.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.BoxChain;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.WalkSimulator;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LabRoom;

/**
 * All routers prepared for the floor of a question, which is reused for later questions about the
 * same floor. A router is prepared when it is first asked. Several threads may use a prepared
 * question at the same time if each router is asked by only one thread.
 */
final class PreparedQuestion {

  private final LiveQuestion asked;
  private final LabRoom room;
  private final BoxChanges changes;
  private final Floor floor;
  private final List<Contestant> contestants;
  private final PreparedContestant[] preparedContestants;

  /** A prepared router with an actor that walks its routes; without an actor on a map. */
  private record PreparedContestant(
      Contestant contestant, PreparedRouter router, Optional<WalkSimulator> walk) {}

  PreparedQuestion(LiveQuestion question, List<Contestant> contestants) {
    this.asked = question;
    LabRoom boxes = LabRoom.of(1, "", question.floor());
    this.room = question.field().map(boxes::withField).orElse(boxes);
    this.changes = question.scenario().changes(room);
    this.floor = changes.applyTo(room.floor());
    this.contestants = contestants;
    this.preparedContestants = new PreparedContestant[contestants.size()];
  }

  private PreparedContestant preparedContestant(int number) {
    if (preparedContestants[number] == null) {
      Contestant contestant = contestants.get(number);
      Router router = contestant.router();
      preparedContestants[number] =
          new PreparedContestant(
              contestant,
              router.prepare(changes.applyTo(room.floor(), router)),
              room.field().isPresent()
                  ? Optional.empty()
                  : Optional.of(new WalkSimulator(room, changes, contestant, asked.speed())));
    }
    return preparedContestants[number];
  }

  /** Returns the question for which this object was prepared. */
  LiveQuestion asked() {
    return asked;
  }

  /** Returns whether this object can answer a question. */
  boolean canAnswer(LiveQuestion question) {
    return asked.hasSameFloorAs(question);
  }

  /** Returns the floor. If the matrix is rebuilt, the rule of the founding documents is used. */
  Floor floor() {
    return floor;
  }

  /** Returns the answers of the routers that a question names, in their order. */
  List<LiveRoute> answers(LiveQuestion question) {
    List<LiveRoute> answers = new ArrayList<>();
    for (int i = 0; i < preparedContestants.length; i++) {
      String id = contestants.get(i).id();
      if (question.routers().isEmpty() || question.routers().contains(id)) {
        answers.add(answer(preparedContestant(i), question));
      }
    }
    return answers;
  }

  private static LiveRoute answer(PreparedContestant prepared, LiveQuestion question) {
    RouteRequest request =
        RouteRequest.of(question.start(), question.goal())
            .withWalkSpeed(question.speed().x(), question.speed().y());
    long startNanos = System.nanoTime();
    Route route = prepared.router.route(request);
    long nanos = System.nanoTime() - startNanos;
    List<DebugShape> debugShapes =
        question.debug()
            ? prepared.router.route(request.withDebug(true).withSteps(true)).debug()
            : List.of();
    List<LiveRoute.Pose> walk = new ArrayList<>();
    prepared.walk.ifPresent(
        actors ->
            actors.walk(
                question.start(),
                question.goal(),
                route,
                actor -> walk.add(new LiveRoute.Pose(actor.x(), actor.y(), actor.scaleX()))));
    boolean hasEnded = prepared.walk.map(WalkSimulator::hasEnded).orElse(false);
    return new LiveRoute(
        prepared.contestant.id(),
        route,
        debugShapes,
        nanos,
        walk,
        hasEnded ? walk.size() : -1,
        prepared.walk.isPresent());
  }

  /**
   * Returns the boxes through which the matrix leads for a walk; an empty list without a matrix.
   */
  List<Integer> matrixChain(LiveQuestion question) {
    Point from = question.start();
    Point to = question.goal();
    int start = floor.effective().resolve(from.x(), from.y());
    int goal = floor.effective().resolve(to.x(), to.y());
    return start == BoxIndex.NONE || floor.matrix().isAbsent() || room.field().isPresent()
        ? List.of()
        : BoxChain.follow(floor, start, goal).boxes();
  }
}
