package org.bowsprit.routelab.live;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.BoxChain;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.experiment.WalkSimulator;
import org.bowsprit.routelab.room.BoxChanges;
import org.bowsprit.routelab.room.LabRoom;

/** All routers prepared for the floor of a question; the next question may be about it too. */
final class PreparedQuestion {

  private final LiveQuestion asked;
  private final Floor floor;
  private final List<Lane> lanes = new ArrayList<>();

  /** One router, prepared, with an actor that walks its routes. */
  private record Lane(Contestant contestant, PreparedRouter router, WalkSimulator walk) {}

  PreparedQuestion(LiveQuestion question, List<Contestant> contestants) {
    asked = question;
    LabRoom room = LabRoom.of(1, "", question.floor());
    Floor disk = room.floor();
    BoxChanges changes = question.scenario().changes(room);
    floor = changes.applyTo(disk);
    for (Contestant contestant : contestants) {
      Router router = contestant.router();
      lanes.add(
          new Lane(
              contestant,
              router.prepare(changes.applyTo(disk, router)),
              new WalkSimulator(room, changes, contestant, question.speed())));
    }
  }

  /** Tells whether it can answer a question. */
  boolean isOf(LiveQuestion question) {
    return asked.hasSameFloorAs(question);
  }

  /** Returns the floor, its matrix rebuilt by the seeds' rule if at all. */
  Floor floor() {
    return floor;
  }

  /** Returns the answers of the routers that a question is for, in their order. */
  List<LiveRoute> answers(LiveQuestion question) {
    List<LiveRoute> answers = new ArrayList<>();
    for (Lane lane : lanes) {
      if (question.routers().isEmpty() || question.routers().contains(lane.contestant.id())) {
        answers.add(answer(lane, question));
      }
    }
    return answers;
  }

  private static LiveRoute answer(Lane lane, LiveQuestion question) {
    RouteRequest request =
        RouteRequest.of(question.start(), question.goal())
            .withWalkSpeed(question.speed().x(), question.speed().y());
    long began = System.nanoTime();
    Route route = lane.router.route(request);
    long nanos = System.nanoTime() - began;
    List<DebugShape> debug =
        question.debug() ? lane.router.route(request.withDebug(true)).debug() : List.of();
    List<LiveRoute.Pose> walk = new ArrayList<>();
    lane.walk.walk(
        question.start(),
        question.goal(),
        route,
        actor -> walk.add(new LiveRoute.Pose(actor.x(), actor.y(), actor.scaleX())));
    return new LiveRoute(
        lane.contestant.id(), route, debug, nanos, walk, lane.walk.ended() ? walk.size() : -1);
  }

  /** Returns the boxes that the matrix names on the way; none where there is no matrix. */
  List<Integer> matrixChain(LiveQuestion question) {
    Point from = question.start();
    Point to = question.goal();
    int start = floor.effective().resolve(from.x(), from.y());
    int goal = floor.effective().resolve(to.x(), to.y());
    return start == BoxIndex.NONE || floor.matrix().isAbsent()
        ? List.of()
        : BoxChain.follow(floor, start, goal).boxes();
  }
}
