package org.bowsprit.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.recast4j.detour.StraightPathItem;

/**
 * Measures how long routers plan over boxes and how long the matrix takes to rebuild after a door
 * is locked. For comparison, recast4j searches the same boxes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BoxRoutingBenchmark {

  /** The name of the geometry in {@code speed-geometry.json}. */
  @Param({"chain12", "room20", "grid200"})
  public String geometry;

  private RouteRequest[] queries;
  private SpeedGeometry scene;
  private PreparedRouter boxGraph;
  private PreparedRouter classic;
  private PreparedRouter funnel;
  private PreparedRouter geodesic;
  private RecastPaths recast;

  /**
   * Prepares every router and checks that no route is shorter than the route of the geodesic
   * router.
   */
  @Setup
  public void prepare() throws IOException {
    scene = SpeedGeometry.read(geometry);
    queries = scene.queries().toArray(RouteRequest[]::new);
    boxGraph = new BoxGraphProvider().open().prepare(scene.floor());
    classic = new ClassicProvider().open().prepare(scene.floor());
    funnel = new FunnelProvider().open().prepare(scene.floor());
    geodesic = new GeodesicProvider().open().prepare(scene.floor());
    recast = new RecastPaths(scene.floor());
    double geodesicLength = 0;
    double recastTotal = 0;
    for (RouteRequest query : queries) {
      Route shortest = geodesic.route(query);
      double mesh = recastLength(query, shortest);
      if (shortest.reason() != Reason.OK || mesh < shortest.length() - 0.1) {
        throw new IllegalStateException(
            geometry + " " + query + ": " + shortest + " against " + mesh);
      }
      geodesicLength += shortest.length();
      recastTotal += mesh;
    }
    System.out.printf(
        "%n# %s: geodesic %.1f px, recast4j %.1f px%n", geometry, geodesicLength, recastTotal);
  }

  /**
   * Returns the length of recast4j's path. Like the paths of the other routers, it is measured from
   * the actor's position, even if the path starts in the nearest polygon.
   */
  private double recastLength(RouteRequest query, Route shortest) {
    var path =
        recast.route(
            query.from().x(), query.from().y(), shortest.target().x(), shortest.target().y());
    float[] start = path.get(0).getPos();
    return RecastPaths.length(path)
        + Math.hypot(start[0] - query.from().x(), start[2] - query.from().y());
  }

  /** Plans with the default router. */
  @Benchmark
  @OperationsPerInvocation(SpeedGeometry.QUERIES)
  public void boxGraph(Blackhole hole) {
    routeAll(boxGraph, hole);
  }

  /** Plans with the classic router, which simulates the walk in advance. */
  @Benchmark
  @OperationsPerInvocation(SpeedGeometry.QUERIES)
  public void classic(Blackhole hole) {
    routeAll(classic, hole);
  }

  /** Plans the shortest path through the boxes that the matrix names. */
  @Benchmark
  @OperationsPerInvocation(SpeedGeometry.QUERIES)
  public void funnel(Blackhole hole) {
    routeAll(funnel, hole);
  }

  /** Plans the shortest path over the floor. */
  @Benchmark
  @OperationsPerInvocation(SpeedGeometry.QUERIES)
  public void geodesic(Blackhole hole) {
    routeAll(geodesic, hole);
  }

  /**
   * Plans with recast4j: finds the nearest polygons, the path over polygons and the straight path.
   */
  @Benchmark
  @OperationsPerInvocation(SpeedGeometry.QUERIES)
  public void recast4j(Blackhole hole) {
    for (RouteRequest query : queries) {
      hole.consume(
          recast.route(query.from().x(), query.from().y(), query.to().x(), query.to().y()));
    }
  }

  /** Plans the first route of the default router on a new floor. */
  @Benchmark
  public Route coldBoxGraph() {
    return routeOnNewFloor(new BoxGraphProvider().open());
  }

  /** Plans the first shortest path on a new floor. */
  @Benchmark
  public Route coldGeodesic() {
    return routeOnNewFloor(new GeodesicProvider().open());
  }

  /** Creates a mesh and plans the first path on it with recast4j. */
  @Benchmark
  public List<StraightPathItem> coldRecast4j() {
    RouteRequest first = queries[0];
    return new RecastPaths(scene.floor())
        .route(first.from().x(), first.from().y(), first.to().x(), first.to().y());
  }

  /** Rebuilds the matrix from the boxes. */
  @Benchmark
  public BoxMatrix rebuild() {
    return BreadthFirstMatrix.build(scene.floor().boxes());
  }

  private Route routeOnNewFloor(Router router) {
    Floor floor = scene.floor().with(scene.floor().boxes(), scene.floor().matrix());
    return router.prepare(floor).route(queries[0]);
  }

  private void routeAll(PreparedRouter router, Blackhole hole) {
    for (RouteRequest query : queries) {
      hole.consume(router.route(query));
    }
  }
}
