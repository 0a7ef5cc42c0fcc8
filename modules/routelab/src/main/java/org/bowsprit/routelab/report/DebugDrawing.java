package org.bowsprit.routelab.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The debug shapes of a room, each stored once, because routers tend to show the same portals and
 * masks for every walk.
 */
final class DebugDrawing {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final ArrayNode shapes = MAPPER.createArrayNode();
  private final Map<ObjectNode, Integer> places = new HashMap<>();

  /** Stores shapes and returns their indices. */
  ArrayNode add(List<DebugShape> debug) {
    ArrayNode indices = MAPPER.createArrayNode();
    for (DebugShape shape : debug) {
      ObjectNode node = node(shape);
      indices.add(
          places.computeIfAbsent(
              node,
              fresh -> {
                shapes.add(fresh);
                return shapes.size() - 1;
              }));
    }
    return indices;
  }

  ArrayNode shapes() {
    return shapes;
  }

  private static ObjectNode node(DebugShape shape) {
    ObjectNode node = MAPPER.createObjectNode().put("label", shape.label());
    if (shape instanceof DebugShape.Dot dot) {
      points(node.put("kind", "dot"), List.of(dot.at()));
    } else if (shape instanceof DebugShape.Line line) {
      points(node.put("kind", "line"), line.points());
    } else if (shape instanceof DebugShape.Area area) {
      points(node.put("kind", "area"), area.points());
    } else if (shape instanceof DebugShape.Cells cells) {
      node.put("kind", "cells");
      node.set("runs", runs(cells));
    }
    return node;
  }

  private static void points(ObjectNode node, List<Point> points) {
    ArrayNode xy = node.putArray("points");
    points.forEach(point -> xy.add(point.x()).add(point.y()));
  }

  /** Returns the runs of set cells in each row, each as x, y and length. */
  private static ArrayNode runs(DebugShape.Cells cells) {
    ArrayNode runs = MAPPER.createArrayNode();
    BitSet set = cells.cells();
    for (int row = 0; row < cells.height(); row++) {
      int end = (row + 1) * cells.width();
      int from = set.nextSetBit(row * cells.width());
      while (from >= 0 && from < end) {
        int to = Math.min(end, set.nextClearBit(from));
        runs.add(cells.origin().x() + from - row * cells.width());
        runs.add(cells.origin().y() + row);
        runs.add(to - from);
        from = set.nextSetBit(to);
      }
    }
    return runs;
  }
}
