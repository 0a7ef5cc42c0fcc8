package org.bowsprit.routelab.movingai;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.Benchmark;
import org.bowsprit.trial.room.FieldMap;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/** Converts maps, meshes and scenarios to rooms in which routers are compared. */
public final class MovingAiRooms {

  /** The minimum width of a cell, so that its centre is a pixel. */
  private static final int MIN_CELL_WIDTH = 2;

  /** The maximum number of pixels of a map that has a picture. */
  private static final long MAX_PICTURE_PIXELS = 16_000_000;

  private static final BigDecimal HALF = new BigDecimal("0.5");

  private MovingAiRooms() {}

  /** Returns a map as a room without walks. */
  public static LabRoom of(String name, GridMap map) {
    return room(name, map, MIN_CELL_WIDTH);
  }

  /**
   * Returns a map as a room with the walks of a scenario.
   *
   * @throws MovingAiException if a walk is not possible on this map; the message names the line
   */
  public static LabRoom of(String name, GridMap map, Scenario scenario) {
    return walks(name, map, scenario).roomWithWalks();
  }

  /**
   * Returns a map as a room, together with the walks of a scenario.
   *
   * @throws MovingAiException if a walk is not possible on this map; the message names the line
   */
  public static FieldWalks walks(String name, GridMap map, Scenario scenario) {
    boolean isOctile = scenario.isOctile();
    Scaling scaling = new Scaling(MIN_CELL_WIDTH);
    scenario.forEach(
        walk -> {
          requireSize(walk, map);
          if (isOctile) {
            requirePassable(walk, map);
          }
          walk.coordinates().forEach(coordinate -> scaling.include(coordinate, walk.line()));
        });
    BigDecimal centre = isOctile ? HALF : BigDecimal.ZERO;
    return walks(room(name, map, scaling.scale()), scenario, scaling, centre, isOctile);
  }

  /** Returns a mesh as a room without walks. */
  public static LabRoom of(String name, MeshFile mesh) {
    Scaling scaling = new Scaling(1);
    mesh.include(scaling);
    int steps = scaling.scale();
    scaling.includeMidpoints();
    return room(name, mesh, scaling, steps);
  }

  /**
   * Returns a mesh as a room with the walks of a scenario, in the mesh's own coordinates.
   *
   * @throws MovingAiException if a coordinate of the scenario cannot be scaled to a whole number;
   *     the message names the line
   */
  public static LabRoom of(String name, MeshFile mesh, Scenario scenario) {
    return walks(name, mesh, scenario).roomWithWalks();
  }

  /**
   * Returns a mesh as a room, together with the walks of a scenario, in the mesh's own coordinates.
   *
   * @throws MovingAiException if a coordinate of the scenario cannot be scaled to a whole number;
   *     the message names the line
   */
  public static FieldWalks walks(String name, MeshFile mesh, Scenario scenario) {
    Scaling scaling = new Scaling(1);
    mesh.include(scaling);
    int steps = scaling.scale();
    scaling.includeMidpoints();
    scenario.forEach(
        walk -> walk.coordinates().forEach(coordinate -> scaling.include(coordinate, walk.line())));
    return walks(room(name, mesh, scaling, steps), scenario, scaling, BigDecimal.ZERO, false);
  }

  private static LabRoom room(String name, GridMap map, int scale) {
    Lattice centres = new Lattice(scale / 2, scale / 2, scale);
    LabRoom room = LabRoom.of(1, name, map.floor(scale));
    boolean isDrawn = (long) map.width() * map.height() * scale * scale <= MAX_PICTURE_PIXELS;
    return (isDrawn ? room.withPicture(map.picture(scale)) : room)
        .withField(new FieldMap(scale, centres, Optional.empty()));
  }

  /**
   * Returns a mesh as a room. Raster routers search the points in the middle between the
   * coordinates that corners can have, so that no wall falls between two of these points.
   *
   * @param steps the number of steps per unit in the coordinates of corners
   */
  private static LabRoom room(String name, MeshFile mesh, Scaling scaling, int steps) {
    int pitch = scaling.scale() / steps;
    Lattice lattice = new Lattice(pitch / 2, pitch / 2, pitch);
    return LabRoom.of(1, name, mesh.floor(scaling))
        .withField(new FieldMap(scaling.scale(), lattice, Optional.of(mesh.mesh(scaling))));
  }

  /**
   * Returns a room and its walks. Converts all walks once, so that a walk outside the range is
   * reported immediately.
   */
  private static FieldWalks walks(
      LabRoom room, Scenario scenario, Scaling scaling, BigDecimal shift, boolean isOctile) {
    FieldWalks walks =
        new FieldWalks(
            room,
            visitor ->
                scenario.forEach(walk -> visitor.accept(question(walk, scaling, shift, isOctile))));
    walks.questions().forEach(question -> {});
    return walks;
  }

  private static Question question(
      Scenario.Walk walk, Scaling scaling, BigDecimal shift, boolean octile) {
    return new Question(
        Question.GIVEN,
        LockScenario.NONE,
        point(walk.startX().add(shift), walk.startY().add(shift), scaling, walk.line()),
        point(walk.goalX().add(shift), walk.goalY().add(shift), scaling, walk.line()),
        Optional.of(new Benchmark(walk.bucket(), walk.optimum(), octile)));
  }

  private static Point point(BigDecimal x, BigDecimal y, Scaling scaling, int line) {
    return new Point(scaling.pixels(x, line), scaling.pixels(y, line));
  }

  private static void requireSize(Scenario.Walk walk, GridMap map) {
    if (walk.width() != map.width() || walk.height() != map.height()) {
      throw new MovingAiException(
          walk.line(),
          String.format(
              Locale.ROOT,
              "the map's size, %d by %d, found %d by %d",
              map.width(),
              map.height(),
              walk.width(),
              walk.height()));
    }
  }

  private static void requirePassable(Scenario.Walk walk, GridMap map) {
    requirePassable(walk.startX().intValueExact(), walk.startY().intValueExact(), walk, map);
    requirePassable(walk.goalX().intValueExact(), walk.goalY().intValueExact(), walk, map);
  }

  private static void requirePassable(int x, int y, Scenario.Walk walk, GridMap map) {
    if (!map.isPassable(x, y)) {
      throw new MovingAiException(
          walk.line(),
          String.format(
              Locale.ROOT, "a walk between free cells, found cell (%d, %d) blocked", x, y));
    }
  }
}
