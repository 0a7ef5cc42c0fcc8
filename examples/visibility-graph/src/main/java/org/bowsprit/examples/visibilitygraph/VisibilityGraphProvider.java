package org.bowsprit.examples.visibilitygraph;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides {@code visibility-graph}, a router that finds the shortest path over corners.
 *
 * <p>The floor is a bitmap. The nodes are the pixels at convex corners of walls. The edges are the
 * pixel lines between nodes that stay on the floor. A* finds the shortest path over the edges. It
 * reaches a target if and only if steps in four directions over the pixels of the floor reach the
 * target. The matrix is not used.
 *
 * <p>As in Sierra's games, a room can have polygons as obstacles: the option {@code obstacles}
 * names a file of polygons, and {@code avoid} removes whole boxes from the floor. Debug shapes:
 * {@code corner} marks all corners, and {@code sight} marks each edge that the search used.
 */
@Extension
public final class VisibilityGraphProvider implements RouterProvider, ExtensionPoint {

  private static final String OBSTACLES = "obstacles";
  private static final String AVOID = "avoid";

  @Override
  public String id() {
    return "visibility-graph";
  }

  @Override
  public String displayName() {
    return "Visibility graph";
  }

  @Override
  public Set<RouterCapability> capabilities() {
    return Set.of(RouterCapability.ANY_ANGLE);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.file(OBSTACLES, "Polygons to avoid, one per line: ROOM X,Y X,Y X,Y."),
        Option.text(AVOID, "Boxes to avoid, as ROOM:BOX, such as 3:5 3:7.", ""));
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if an option or a line of the file is invalid; the message
   *     says what was expected
   */
  @Override
  public Router open(OptionValues options) {
    Polygons obstacles =
        options.text(OBSTACLES).isEmpty()
            ? Polygons.NONE
            : Polygons.read(Path.of(options.text(OBSTACLES)));
    RoomBoxes avoided = RoomBoxes.of(options.text(AVOID));
    return floor -> new VisibilityRouter(floor, new Ground(obstacles, avoided));
  }
}
