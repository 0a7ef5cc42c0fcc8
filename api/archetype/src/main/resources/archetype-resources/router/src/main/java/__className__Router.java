package ${package};

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.BoxChain;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Endpoints;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.geometry.Gate;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Plans walks on one floor. A walk follows the matrix from box to box, and passes through a gate at
 * each step.
 */
final class ${className}Router implements PreparedRouter {

  private final Floor floor;
  private final boolean middle;

  ${className}Router(Floor floor, boolean middle) {
    this.floor = floor;
    this.middle = middle;
  }

  @Override
  public Route route(RouteRequest request) {
    return Endpoints.withoutSearch(floor, request).orElseGet(() -> throughGates(request));
  }

  private Route throughGates(RouteRequest request) {
    Endpoints ends = Endpoints.of(floor, request);
    BoxChain chain = BoxChain.follow(floor, ends.startBox(), ends.goalBox());
    List<Integer> boxes = chain.boxes();
    WaypointList way = new WaypointList();
    List<DebugShape> shapes = new ArrayList<>();
    for (int hop = 1; hop < boxes.size(); hop++) {
      Gate gate = Gate.between(floor.box(boxes.get(hop - 1)), floor.box(boxes.get(hop)));
      Point crossing = crossing(gate, ends.target());
      way.add(crossing.x(), crossing.y());
      if (request.debug()) {
        shapes.add(DebugShape.of("gate", gate.opening()));
      }
    }
    boolean arrives = chain.reason() == Reason.OK;
    int last = boxes.get(boxes.size() - 1);
    Point end = arrives ? ends.target() : Endpoints.clamp(floor, last, request.to());
    way.add(end.x(), end.y());
    way.dropStraight(request.from().x(), request.from().y());
    return new Route(
        request.from(),
        way.toArray(),
        boxes.stream().mapToInt(Integer::intValue).toArray(),
        chain.reason(),
        ends.target(),
        ends.goalBox(),
        new SearchEffort(boxes.size() - 1, Double.NaN),
        shapes);
  }

  private Point crossing(Gate gate, Point target) {
    if (!middle) {
      return PackedPoint.toPoint(gate.toward(target.x(), target.y()));
    }
    Point low = gate.opening().lowEnd();
    Point high = gate.opening().highEnd();
    return new Point((low.x() + high.x()) / 2, (low.y() + high.y()) / 2);
  }
}
