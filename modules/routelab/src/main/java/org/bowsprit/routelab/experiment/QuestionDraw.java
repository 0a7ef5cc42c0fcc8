package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/**
 * Draws the walks of a room (spec 08 §13): between centroids of boxes, between the objects' walk-to
 * points, and from random points on the floor to points on it, up to 30 pixels outside it and far
 * outside it. Each lock scenario gets additional walks. On a map, walks lead from cell to cell.
 *
 * <p>The same room, number and seed give the same walks.
 */
public final class QuestionDraw {

  private static final String INSIDE_SET = "inside";
  private static final int NEAR_PIXELS = 30;
  private static final int FAR_PIXELS = 200;
  private static final int KINDS_OF_WALKS = 5;
  private static final int MAX_TRIES = 50;

  private final LabRoom room;
  private final Floor floor;
  private final List<WalkBox> visibleBoxes;
  private final Random random;

  private QuestionDraw(LabRoom room, long seed) {
    this.room = room;
    this.floor = room.floor();
    this.visibleBoxes = floor.boxes().stream().filter(box -> !box.invisible()).toList();
    this.random = new Random(seed * 1_000_003 + room.id());
  }

  /**
   * Returns the room's own walks, followed by drawn ones.
   *
   * @param count the number of walks on the unchanged floor: a fifth of each kind if the room has
   *     enough, the others on the floor. Each lock scenario gets a quarter of this number in
   *     addition
   */
  public static List<Question> draw(LabRoom room, int count, long seed) {
    QuestionDraw draw = new QuestionDraw(room, seed);
    List<Question> questions = new ArrayList<>(room.questions());
    if (draw.visibleBoxes.isEmpty()) {
      return questions;
    }
    draw.addOnUnchangedFloor(questions, count);
    for (LockScenario scenario : room.scenarios()) {
      draw.between(questions, INSIDE_SET, scenario, (count + 3) / 4, draw::pointInside);
    }
    return questions;
  }

  /**
   * Returns the number of walks that {@link #draw} returns.
   *
   * @param count the number of walks on the unchanged floor
   */
  public static int count(LabRoom room, int count) {
    boolean hasFloor =
        room.data().boxes().boxes().stream()
            .anyMatch(box -> (box.flags() & WalkBox.INVISIBLE) == 0);
    int drawnCount = hasFloor ? count + room.scenarios().size() * ((count + 3) / 4) : 0;
    return room.questions().size() + drawnCount;
  }

  private void addOnUnchangedFloor(List<Question> questions, int count) {
    if (room.field().isPresent()) {
      between(questions, INSIDE_SET, LockScenario.NONE, count, this::pointInside);
      return;
    }
    int share = count / KINDS_OF_WALKS;
    int before = questions.size();
    addPairs(
        questions, "centroids", visibleBoxes.stream().map(QuestionDraw::centroid).toList(), share);
    addPairs(questions, "objects", room.objectPoints(), share);
    between(questions, "near", LockScenario.NONE, share, this::pointNear);
    between(questions, "far", LockScenario.NONE, share, this::pointFar);
    int remaining = count - (questions.size() - before);
    between(questions, INSIDE_SET, LockScenario.NONE, remaining, this::pointInside);
  }

  private interface PointSource {
    Point draw();
  }

  /** Adds walks from random points on the floor to drawn points. */
  private void between(
      List<Question> questions,
      String set,
      LockScenario scenario,
      int count,
      PointSource targetSource) {
    for (int i = 0; i < count; i++) {
      questions.add(new Question(set, scenario, pointInside(), targetSource.draw()));
    }
  }

  /**
   * Adds walks between all ordered pairs of different points, or between a given number of these
   * pairs.
   */
  private void addPairs(List<Question> questions, String set, List<Point> points, int maxCount) {
    List<Question> pairs = new ArrayList<>();
    for (Point from : points) {
      for (Point to : points) {
        if (!from.equals(to)) {
          pairs.add(new Question(set, LockScenario.NONE, from, to));
        }
      }
    }
    Collections.shuffle(pairs, random);
    questions.addAll(pairs.subList(0, Math.min(maxCount, pairs.size())));
  }

  private static Point centroid(WalkBox box) {
    int x = 0;
    int y = 0;
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      x += box.x(k);
      y += box.y(k);
    }
    return new Point(x >> 2, y >> 2);
  }

  private Point pointInside() {
    WalkBox box = visibleBoxes.get(random.nextInt(visibleBoxes.size()));
    if (room.field().isPresent()) {
      return onLattice(box, floor.lattice());
    }
    int x = between(box.minX(), box.maxX());
    int y = between(box.minY(), box.maxY());
    return PackedPoint.toPoint(Outline.nearest(box, x, y));
  }

  /** Returns a point at which all routers can end: on a map, the centre of a cell. */
  private Point onLattice(WalkBox box, Lattice lattice) {
    int left = lattice.columnFrom(box.minX());
    int right = Math.max(left, lattice.columnTo(box.maxX()));
    int top = lattice.rowFrom(box.minY());
    int bottom = Math.max(top, lattice.rowTo(box.maxY()));
    return PackedPoint.toPoint(
        Outline.nearest(box, lattice.x(between(left, right)), lattice.y(between(top, bottom))));
  }

  private Point pointNear() {
    for (int i = 0; i < MAX_TRIES; i++) {
      Point point = randomPointAround(NEAR_PIXELS);
      if (floor.effective().containing(point.x(), point.y()) == BoxIndex.NONE
          && distance(point) <= NEAR_PIXELS) {
        return point;
      }
    }
    return randomPointAround(NEAR_PIXELS);
  }

  private Point pointFar() {
    for (int i = 0; i < MAX_TRIES; i++) {
      Point point = randomPointAround(FAR_PIXELS);
      if (distance(point) > NEAR_PIXELS) {
        return point;
      }
    }
    return randomPointAround(FAR_PIXELS);
  }

  private double distance(Point point) {
    long nearest = floor.effective().snap(point.x(), point.y());
    return Math.sqrt((double) point.squaredDistance(PackedPoint.toPoint(nearest)));
  }

  private Point randomPointAround(int distance) {
    Point point = pointInside();
    return new Point(
        point.x() + between(-distance, distance), point.y() + between(-distance, distance));
  }

  private int between(int low, int high) {
    return low + random.nextInt(high - low + 1);
  }
}
