package org.bowsprit.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
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

/**
 * Measures how the times for plans, for the matrix and for the preparation of a room grow with its
 * number of boxes. The largest rooms have far more boxes than real rooms. For comparison, recast4j
 * searches the same boxes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class RoutingGrowthBenchmark {

  private static final int QUERIES = 32;
  private static final int WIDTH = 24;
  private static final int HEIGHT = 12;

  /** The number of boxes in the room. One in six cells of the grid of boxes is a hole. */
  @Param({"10", "100", "1000", "10000"})
  public int boxes;

  private Floor floor;
  private RouteRequest[] queries;
  private PreparedRouter boxGraph;
  private PreparedRouter funnel;
  private PreparedRouter geodesic;
  private RecastPaths recast;

  /** Creates the room. The same number of boxes always gives the same room. */
  @Setup(Level.Trial)
  public void prepare() {
    Random random = new Random(boxes);
    int columns = (int) Math.ceil(Math.sqrt(boxes * 1.2));
    List<WalkBox> room = new ArrayList<>();
    for (int cell = 0; room.size() < boxes; cell++) {
      if (random.nextInt(6) != 0) {
        int x = cell % columns * WIDTH;
        int y = cell / columns * HEIGHT;
        int[] corners = {x, y, x + WIDTH, y, x + WIDTH, y + HEIGHT, x, y + HEIGHT};
        room.add(WalkBox.of(room.size(), corners));
      }
    }
    floor = Floor.of(room, new BoxMatrix(List.of(), MatrixOrigin.DISK));
    Floor withMatrix = Floor.of(room, BreadthFirstMatrix.build(room));
    boxGraph = new BoxGraphProvider().open().prepare(withMatrix);
    funnel = new FunnelProvider().open().prepare(withMatrix);
    geodesic = new GeodesicProvider().open().prepare(floor);
    recast = new RecastPaths(floor);
    queries = new RouteRequest[QUERIES];
    for (int i = 0; i < QUERIES; ) {
      RouteRequest query = query(room, random);
      if (geodesic.route(query).reason() == Reason.OK) {
        queries[i++] = query;
      }
    }
  }

  private static RouteRequest query(List<WalkBox> room, Random random) {
    WalkBox from = room.get(random.nextInt(room.size()));
    WalkBox to = room.get(random.nextInt(room.size()));
    return RouteRequest.of(from.ulx() + 7, from.uly() + 5, to.ulx() + 11, to.uly() + 8);
  }

  /** Plans with the default router. */
  @Benchmark
  @OperationsPerInvocation(QUERIES)
  public void boxGraph(Blackhole hole) {
    routeAll(boxGraph, hole);
  }

  /** Plans the shortest path through the boxes that the matrix names. */
  @Benchmark
  @OperationsPerInvocation(QUERIES)
  public void funnel(Blackhole hole) {
    routeAll(funnel, hole);
  }

  /** Plans the shortest path over the floor. */
  @Benchmark
  @OperationsPerInvocation(QUERIES)
  public void geodesic(Blackhole hole) {
    routeAll(geodesic, hole);
  }

  private void routeAll(PreparedRouter router, Blackhole hole) {
    for (RouteRequest query : queries) {
      hole.consume(router.route(query));
    }
  }

  /**
   * Plans with recast4j: finds the nearest polygons, the path over polygons and the straight path.
   */
  @Benchmark
  @OperationsPerInvocation(QUERIES)
  public void recast4j(Blackhole hole) {
    for (RouteRequest query : queries) {
      hole.consume(
          recast.route(query.from().x(), query.from().y(), query.to().x(), query.to().y()));
    }
  }

  /** Rebuilds the matrix from the boxes. */
  @Benchmark
  public BoxMatrix rebuild() {
    return BreadthFirstMatrix.build(floor.boxes());
  }

  /** Prepares a room with the geodesic router. */
  @Benchmark
  public PreparedRouter geodesicPreparation() {
    return new GeodesicProvider().open().prepare(floor);
  }
}
