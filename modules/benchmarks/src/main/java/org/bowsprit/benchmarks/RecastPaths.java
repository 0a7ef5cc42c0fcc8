package org.bowsprit.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.portal.Portals;
import org.recast4j.detour.DefaultQueryFilter;
import org.recast4j.detour.FindNearestPolyResult;
import org.recast4j.detour.MeshData;
import org.recast4j.detour.NavMesh;
import org.recast4j.detour.NavMeshBuilder;
import org.recast4j.detour.NavMeshDataCreateParams;
import org.recast4j.detour.NavMeshQuery;
import org.recast4j.detour.QueryFilter;
import org.recast4j.detour.StraightPathItem;

/**
 * A floor as a navigation mesh of recast4j. Each box becomes one polygon, whose edges are split at
 * the ends of portals, so that recast4j searches the same boxes as the routers. Boxes that are
 * lines become strips with the width of 1/64 pixel, because a mesh has no lines.
 */
final class RecastPaths {

  /** The number of mesh units per pixel; a line box is one unit wide. */
  private static final int SCALE = 64;

  private static final int MAX_VERTICES = 16;
  private static final int NO_NEIGHBOUR = 0xFFFF;
  private static final int MAX_PATH_POINTS = 256;
  private static final float[] NEAR_SEARCH_EXTENT = {2, 2, 2};
  private static final float[] FAR_SEARCH_EXTENT = {1000, 2, 1000};

  /** A portal through which a path leaves a box, and the box on its other side. */
  private record Crossing(int targetBox, SharedEdge portal) {}

  private final QueryFilter filter = new DefaultQueryFilter();
  private final NavMeshQuery query;
  private final int originX;
  private final int originY;

  RecastPaths(Floor floor) {
    List<WalkBox> boxes = floor.boxes().stream().filter(box -> !box.invisible()).toList();
    originX = boxes.stream().mapToInt(WalkBox::minX).min().getAsInt();
    originY = boxes.stream().mapToInt(WalkBox::minY).min().getAsInt();
    query = new NavMeshQuery(new NavMesh(mesh(boxes), MAX_VERTICES, 0));
  }

  /**
   * Finds the nearest polygons, the path over polygons and the straight path. Returns the points of
   * the straight path.
   */
  List<StraightPathItem> route(int fromX, int fromY, int toX, int toY) {
    FindNearestPolyResult from = nearest(fromX, fromY);
    FindNearestPolyResult to = nearest(toX, toY);
    List<Long> path =
        query.findPath(
                from.getNearestRef(),
                to.getNearestRef(),
                from.getNearestPos(),
                to.getNearestPos(),
                filter)
            .result;
    return query.findStraightPath(
            from.getNearestPos(), to.getNearestPos(), path, MAX_PATH_POINTS, 0)
        .result;
  }

  /** Returns the length of a straight path, in pixels. */
  static double length(List<StraightPathItem> path) {
    double length = 0;
    for (int i = 1; i < path.size(); i++) {
      float[] a = path.get(i - 1).getPos();
      float[] b = path.get(i).getPos();
      length += Math.hypot(b[0] - a[0], b[2] - a[2]);
    }
    return length;
  }

  private FindNearestPolyResult nearest(int x, int y) {
    float[] point = {x, 0, y};
    FindNearestPolyResult result = query.findNearestPoly(point, NEAR_SEARCH_EXTENT, filter).result;
    return result.getNearestRef() != 0
        ? result
        : query.findNearestPoly(point, FAR_SEARCH_EXTENT, filter).result;
  }

  private MeshData mesh(List<WalkBox> boxes) {
    Map<Point, Integer> vertices = new HashMap<>();
    List<List<Crossing>> crossings = crossings(boxes);
    Map<Point, Point> secondEnds = secondEnds(boxes, crossings);
    int[] polygons = new int[boxes.size() * 2 * MAX_VERTICES];
    Arrays.fill(polygons, NO_NEIGHBOUR);
    for (int i = 0; i < boxes.size(); i++) {
      List<Point> outline = outline(boxes.get(i), crossings.get(i), secondEnds);
      for (int k = 0; k < outline.size(); k++) {
        Point a = outline.get(k);
        Point b = outline.get((k + 1) % outline.size());
        polygons[2 * MAX_VERTICES * i + k] = vertices.computeIfAbsent(a, point -> vertices.size());
        polygons[2 * MAX_VERTICES * i + MAX_VERTICES + k] =
            neighbour(crossings.get(i), a, b, secondEnds);
      }
    }
    NavMeshDataCreateParams params = new NavMeshDataCreateParams();
    params.vertCount = vertices.size();
    params.verts = new int[3 * vertices.size()];
    vertices.forEach(
        (point, index) -> {
          params.verts[3 * index] = point.x() - SCALE * originX;
          params.verts[3 * index + 2] = point.y() - SCALE * originY;
        });
    params.polys = polygons;
    params.polyCount = boxes.size();
    params.polyFlags = new int[boxes.size()];
    Arrays.fill(params.polyFlags, 1);
    params.polyAreas = new int[boxes.size()];
    params.nvp = MAX_VERTICES;
    params.cs = 1f / SCALE;
    params.ch = 1f;
    params.bmin = new float[] {originX, 0, originY};
    params.bmax =
        new float[] {
          boxes.stream().mapToInt(WalkBox::maxX).max().getAsInt() + 1,
          1,
          boxes.stream().mapToInt(WalkBox::maxY).max().getAsInt() + 1
        };
    params.walkableHeight = 1;
    params.walkableClimb = 1;
    params.buildBvTree = true;
    return NavMeshBuilder.createNavMeshData(params);
  }

  /** Returns the portals of each box. They are found by a sweep from left to right. */
  private static List<List<Crossing>> crossings(List<WalkBox> boxes) {
    List<List<Crossing>> crossings = new ArrayList<>();
    boxes.forEach(box -> crossings.add(new ArrayList<>()));
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < boxes.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingInt(i -> boxes.get(i).minX()));
    for (int first = 0; first < order.size(); first++) {
      int i = order.get(first);
      int maxX = boxes.get(i).maxX();
      for (int second = first + 1; second < order.size(); second++) {
        int j = order.get(second);
        if (boxes.get(j).minX() > maxX) {
          break;
        }
        for (SharedEdge portal : Portals.between(boxes.get(i), boxes.get(j))) {
          crossings.get(i).add(new Crossing(j, portal));
          crossings.get(j).add(new Crossing(i, portal));
        }
      }
    }
    return crossings;
  }

  /**
   * Returns a second end for each portal that is a point. It lies 1/64 pixel further along an edge
   * of a box.
   */
  private static Map<Point, Point> secondEnds(List<WalkBox> boxes, List<List<Crossing>> crossings) {
    Map<Point, Point> secondEnds = new HashMap<>();
    for (List<Crossing> crossingsOfBox : crossings) {
      for (Crossing crossing : crossingsOfBox) {
        if (crossing.portal.length() == 0) {
          Point at = scaled(crossing.portal.lowEnd());
          secondEnds.computeIfAbsent(at, point -> neighbourOnEdge(boxes, point));
        }
      }
    }
    return secondEnds;
  }

  private static Point neighbourOnEdge(List<WalkBox> boxes, Point point) {
    for (WalkBox box : boxes) {
      for (int k = 0; k < WalkBox.CORNERS && !isLine(box); k++) {
        Point a = scaled(box.corner(k));
        Point b = scaled(box.corner(k + 1));
        boolean isOnEdge =
            Outline.turn(a.x(), a.y(), b.x(), b.y(), point.x(), point.y()) == 0
                && point.x() >= Math.min(a.x(), b.x())
                && point.x() <= Math.max(a.x(), b.x())
                && point.y() >= Math.min(a.y(), b.y())
                && point.y() <= Math.max(a.y(), b.y());
        if (isOnEdge && a.y() == b.y() && a.x() != b.x()) {
          int step = point.x() == Math.max(a.x(), b.x()) ? -1 : 1;
          return new Point(point.x() + step, point.y());
        }
        if (isOnEdge && a.x() == b.x() && a.y() != b.y()) {
          int step = point.y() == Math.max(a.y(), b.y()) ? -1 : 1;
          return new Point(point.x(), point.y() + step);
        }
      }
    }
    return new Point(point.x(), point.y() + 1);
  }

  private static boolean isLine(WalkBox box) {
    return (box.edgeIsCollapsed(0) && box.edgeIsCollapsed(2))
        || (box.edgeIsCollapsed(1) && box.edgeIsCollapsed(3));
  }

  /** Returns the vertices of a box's polygon in the winding order of the mesh. */
  private static List<Point> outline(
      WalkBox box, List<Crossing> crossings, Map<Point, Point> secondEnds) {
    List<Point> outline = new ArrayList<>();
    if (isLine(box)) {
      Point a = scaled(box.corner(0));
      Point b = scaled(box.corner(2));
      outline.addAll(
          List.of(
              a,
              secondEnds.getOrDefault(a, new Point(a.x(), a.y() + 1)),
              secondEnds.getOrDefault(b, new Point(b.x(), b.y() + 1)),
              b));
    } else {
      for (int k = 0; k < WalkBox.CORNERS; k++) {
        addEdge(outline, box, k, crossings, secondEnds);
      }
    }
    if (area(outline) > 0) {
      Collections.reverse(outline);
    }
    return outline;
  }

  private static void addEdge(
      List<Point> outline,
      WalkBox box,
      int corner,
      List<Crossing> crossings,
      Map<Point, Point> secondEnds) {
    Point a = scaled(box.corner(corner));
    Point b = scaled(box.corner(corner + 1));
    List<Point> points = new ArrayList<>(List.of(a));
    for (Crossing crossing : crossings) {
      addIfBetween(points, a, b, scaled(crossing.portal.lowEnd()));
      addIfBetween(points, a, b, otherEnd(crossing.portal, secondEnds));
    }
    points.stream()
        .distinct()
        .sorted(Comparator.comparingLong(point -> point.squaredDistance(a)))
        .filter(point -> !point.equals(b))
        .forEach(outline::add);
  }

  private static Point otherEnd(SharedEdge portal, Map<Point, Point> secondEnds) {
    return portal.length() == 0
        ? secondEnds.get(scaled(portal.lowEnd()))
        : scaled(portal.highEnd());
  }

  private static void addIfBetween(List<Point> points, Point a, Point b, Point point) {
    if (Outline.turn(a.x(), a.y(), b.x(), b.y(), point.x(), point.y()) == 0
        && point.squaredDistance(a) <= a.squaredDistance(b)
        && point.squaredDistance(b) <= a.squaredDistance(b)) {
      points.add(point);
    }
  }

  private static long area(List<Point> outline) {
    long area = 0;
    for (int k = 0; k < outline.size(); k++) {
      Point a = outline.get(k);
      Point b = outline.get((k + 1) % outline.size());
      area += (long) a.x() * b.y() - (long) b.x() * a.y();
    }
    return area;
  }

  private static int neighbour(
      List<Crossing> crossings, Point a, Point b, Map<Point, Point> secondEnds) {
    for (Crossing crossing : crossings) {
      Point low = scaled(crossing.portal.lowEnd());
      Point high = otherEnd(crossing.portal, secondEnds);
      if ((a.equals(low) && b.equals(high)) || (a.equals(high) && b.equals(low))) {
        return crossing.targetBox;
      }
    }
    return NO_NEIGHBOUR;
  }

  private static Point scaled(Point point) {
    return new Point(SCALE * point.x(), SCALE * point.y());
  }
}
