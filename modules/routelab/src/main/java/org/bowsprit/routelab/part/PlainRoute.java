package org.bowsprit.routelab.part;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.SearchEffort;
import org.bowsprit.pathfinding.SearchStatistics;
import org.bowsprit.pathfinding.geometry.Point;

/** A route in a file, stored as the arguments of its constructor. */
record PlainRoute(
    Point from,
    List<Integer> xy,
    List<Integer> chain,
    Reason reason,
    Point target,
    int targetBox,
    PlainEffort effort,
    List<PlainShape> debug) {

  /** A Jackson mixin that defines how routes are written and read. */
  @JsonSerialize(converter = ToPlain.class)
  @JsonDeserialize(converter = FromPlain.class)
  interface MixIn {}

  static final class ToPlain extends StdConverter<Route, PlainRoute> {
    @Override
    public PlainRoute convert(Route route) {
      List<Integer> xy = new ArrayList<>();
      route.waypoints().forEach(point -> xy.addAll(List.of(point.x(), point.y())));
      return new PlainRoute(
          route.from(),
          xy,
          route.chain(),
          route.reason(),
          route.target(),
          route.targetBox(),
          PlainEffort.of(route.effort()),
          route.debug().stream().map(PlainShape::of).toList());
    }
  }

  static final class FromPlain extends StdConverter<PlainRoute, Route> {
    @Override
    public Route convert(PlainRoute plain) {
      return new Route(
          plain.from,
          plain.xy.stream().mapToInt(Integer::intValue).toArray(),
          plain.chain.stream().mapToInt(Integer::intValue).toArray(),
          plain.reason,
          plain.target,
          plain.targetBox,
          plain.effort.effort(),
          plain.debug.stream().map(PlainShape::shape).toList());
    }
  }

  /** The search effort; {@code statistics} is null if nothing was counted. */
  record PlainEffort(long nodesExpanded, double cost, SearchStatistics statistics) {

    static PlainEffort of(SearchEffort effort) {
      return new PlainEffort(
          effort.nodesExpanded(), effort.cost(), effort.statistics().orElse(null));
    }

    SearchEffort effort() {
      return new SearchEffort(nodesExpanded, cost, Optional.ofNullable(statistics));
    }
  }

  /** A debug shape, stored as its kind and the fields of this kind. */
  record PlainShape(
      String kind,
      String label,
      List<Point> points,
      int width,
      int height,
      List<Long> cells,
      int pitch) {

    static PlainShape of(DebugShape shape) {
      if (shape instanceof DebugShape.Dot dot) {
        return drawn("dot", dot.label(), List.of(dot.at()));
      } else if (shape instanceof DebugShape.Line line) {
        return drawn("line", line.label(), line.points());
      } else if (shape instanceof DebugShape.Area area) {
        return drawn("area", area.label(), area.points());
      }
      DebugShape.Cells cells = (DebugShape.Cells) shape;
      return new PlainShape(
          "cells",
          cells.label(),
          List.of(cells.origin()),
          cells.width(),
          cells.height(),
          Arrays.stream(cells.cells().toLongArray()).boxed().toList(),
          cells.pitch());
    }

    private static PlainShape drawn(String kind, String label, List<Point> points) {
      return new PlainShape(kind, label, points, 0, 0, List.of(), 1);
    }

    DebugShape shape() {
      return switch (kind) {
        case "dot" -> new DebugShape.Dot(label, points.get(0));
        case "line" -> new DebugShape.Line(label, points);
        case "area" -> new DebugShape.Area(label, points);
        case "cells" ->
            new DebugShape.Cells(
                label,
                points.get(0),
                width,
                height,
                BitSet.valueOf(cells.stream().mapToLong(Long::longValue).toArray()),
                pitch);
        default -> throw new PartException("there is no kind of shape " + kind);
      };
    }
  }
}
