package org.bowsprit.integration.report;

import java.nio.file.Path;
import org.bowsprit.integration.plugins.PluginJar;

/**
 * A plugin with a router whose routes pass through an additional point. The router also shows this
 * point as a debug shape.
 */
public final class ZigzagRouter {

  /** The id of the router. */
  public static final String ID = "zigzag";

  private ZigzagRouter() {}

  /** Builds the plugin as its author would and writes the jar into a folder. */
  public static void writeTo(Path folder) {
    PluginJar.withId("zigzag-router")
        .withSource(
            "zigzag.ZigzagRouter",
            """
            package zigzag;

            import java.util.List;
            import java.util.Set;
            import org.bowsprit.pathfinding.*;
            import org.bowsprit.pathfinding.geometry.Point;
            import org.bowsprit.service.OptionValues;
            import org.pf4j.Extension;
            import org.pf4j.ExtensionPoint;

            @Extension
            public final class ZigzagRouter implements RouterProvider, ExtensionPoint {
              @Override public String id() { return "zigzag"; }
              @Override public String displayName() { return "Zigzag"; }
              @Override public Set<RouterCapability> capabilities() { return Set.of(); }
              @Override public Router open(OptionValues options) {
                return floor -> request -> {
                  Point from = request.from();
                  Point to = PackedEnd.of(floor, request.to());
                  Point via = new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2 - 3);
                  return new Route(
                      from, new int[] {via.x(), via.y(), to.x(), to.y()}, new int[0],
                      Reason.OK, to, Route.NO_BOX, SearchEffort.UNKNOWN,
                      List.of(
                          new DebugShape.Dot("apex", via),
                          new DebugShape.Line("base", List.of(from, to))));
                };
              }
            }
            """)
        .withSource(
            "zigzag.PackedEnd",
            """
            package zigzag;

            import org.bowsprit.pathfinding.Floor;
            import org.bowsprit.pathfinding.geometry.PackedPoint;
            import org.bowsprit.pathfinding.geometry.Point;

            final class PackedEnd {
              static Point of(Floor floor, Point to) {
                return PackedPoint.toPoint(floor.effective().snap(to.x(), to.y()));
              }
            }
            """)
        .writeTo(folder, "zigzag.jar");
  }
}
