package org.bowsprit.routelab.live;

import java.util.BitSet;
import java.util.List;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Writes the answers of routers as JSON. For each router, it writes the output of {@code bowsprit
 * route} and the data that a page draws.
 */
final class AnswerJson {

  private static final int SCHEMA = 1;

  private AnswerJson() {}

  static String json(LiveQuestion question, PreparedQuestion floor) {
    List<LiveRoute> answers = floor.answers(question);
    return JsonWriter.object(
        json -> {
          json.put("schema", SCHEMA);
          json.putArray("matrixChain", chain -> floor.matrixChain(question).forEach(chain::add));
          json.putArray(
              "results",
              list ->
                  answers.forEach(
                      answer -> list.addObject(result -> add(result, answer, question))));
          if (question.matrix()) {
            matrix(json, question, floor);
          }
        });
  }

  /**
   * Returns the data of a floor.
   *
   * @param number the number by which later questions refer to the floor
   */
  static String floorJson(int number, LiveQuestion question, PreparedQuestion floor) {
    return JsonWriter.object(
        json -> {
          json.put("schema", SCHEMA).put("floor", number);
          matrix(json, question, floor);
        });
  }

  private static void matrix(JsonWriter json, LiveQuestion question, PreparedQuestion floor) {
    question.floor().matrix().ifPresent(chunk -> json.put("boxm", MatrixForms.hex(chunk)));
    if (floor.floor().boxCount() > MatrixForms.MAX_BOXES) {
      return;
    }
    MatrixForms forms = MatrixForms.of(floor.floor(), DiskFloor.matrix(question.floor()));
    json.putObject(
        "matrix",
        matrix -> {
          table(matrix, "disk", forms.disk());
          table(matrix, "seed", forms.seed());
          table(matrix, "reference", forms.reference());
        });
  }

  private static void table(JsonWriter json, String name, int[]... table) {
    json.putArray(
        name,
        rows -> {
          for (int[] row : table) {
            rows.addArray(row);
          }
        });
  }

  private static void add(JsonWriter json, LiveRoute answer, LiveQuestion question) {
    Route route = answer.route();
    json.put("router", answer.router());
    json.putArray("waypoints", points -> route.waypoints().forEach(point -> add(points, point)));
    json.put("reachedGoal", route.reached());
    json.putArray("chain", chain -> route.chain().forEach(chain::add));
    json.put("reason", route.reason().name()).put("length", route.length());
    json.putArray("target", xy -> xy.add(route.target().x()).add(route.target().y()));
    json.put("ticks", answer.ticks()).put("nanos", answer.nanos());
    json.put("walks", answer.walks());
    if (question.walk()) {
      json.putArray(
          "walk",
          walk -> answer.walk().forEach(pose -> walk.addArray(pose.x(), pose.y(), pose.scale())));
    }
    json.putArray(
        "debug",
        shapes -> answer.debug().forEach(shape -> shapes.addObject(one -> add(one, shape))));
  }

  private static void add(JsonWriter points, Point point) {
    points.addArray(point.x(), point.y());
  }

  private static void add(JsonWriter json, DebugShape shape) {
    json.put("label", shape.label());
    if (shape instanceof DebugShape.Dot dot) {
      add(json, "dot", List.of(dot.at()));
    } else if (shape instanceof DebugShape.Line line) {
      add(json, "line", line.points());
    } else if (shape instanceof DebugShape.Area area) {
      add(json, "area", area.points());
    } else if (shape instanceof DebugShape.Cells cells) {
      json.put("kind", "cells").put("pitch", cells.pitch());
      json.putArray("runs", runs -> add(runs, cells));
    }
  }

  private static void add(JsonWriter json, String kind, List<Point> points) {
    json.put("kind", kind).putArray("points", list -> points.forEach(point -> add(list, point)));
  }

  /**
   * Writes runs of set cells, each as the x and y coordinates of the centre of the first cell in
   * pixels, and the number of cells.
   */
  private static void add(JsonWriter runs, DebugShape.Cells cells) {
    BitSet set = cells.cells();
    for (int row = 0; row < cells.height(); row++) {
      int begin = row * cells.width();
      int end = begin + cells.width();
      int from = set.nextSetBit(begin);
      while (from >= 0 && from < end) {
        int to = Math.min(end, set.nextClearBit(from));
        int x = cells.origin().x() + (from - begin) * cells.pitch();
        runs.addArray(x, cells.origin().y() + row * cells.pitch(), to - from);
        from = set.nextSetBit(to);
      }
    }
  }
}
