package org.bowsprit.benchmarks;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.router.theta.ThetaProvider;
import org.bowsprit.service.OptionValues;
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

/**
 * Measures how long the routers that search pixels take to plan. For comparison, gdx-ai and JGraphT
 * search the same cells with the same costs.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GridRoutingBenchmark {

  /** The number of columns and rows of the random mask. */
  @Param({"40x18", "160x72"})
  public String mask;

  private RouteRequest[] queries;
  private PreparedRouter aStar;
  private PreparedRouter jumpPointSearch;
  private PreparedRouter theta;
  private GdxPaths gdx;
  private JGraphTPaths jgrapht;

  /**
   * Prepares every router and checks that the costs of its paths equal the costs that Dijkstra's
   * algorithm finds.
   */
  @Setup
  public void prepare() {
    String[] size = mask.split("x", 2);
    MaskScene scene = MaskScene.random(Integer.parseInt(size[0]), Integer.parseInt(size[1]));
    queries = scene.queries().toArray(RouteRequest[]::new);
    aStar = withoutSmoothing(new GridAStarProvider()).prepare(scene);
    jumpPointSearch = withoutSmoothing(new GridJpsProvider()).prepare(scene);
    theta = new ThetaProvider().open().prepare(scene.floor());
    gdx = new GdxPaths(scene.moves());
    jgrapht = new JGraphTPaths(scene.moves());
    int suboptimal = 0;
    for (RouteRequest query : queries) {
      double cost = jgrapht.cost(fromX(query), fromY(query), toX(query), toY(query));
      if (aStar.route(query).effort().cost() != cost
          || jumpPointSearch.route(query).effort().cost() != cost) {
        throw new IllegalStateException(mask + " " + query + " does not cost " + cost);
      }
      suboptimal += gdx.cost(fromX(query), fromY(query), toX(query), toY(query)) > cost ? 1 : 0;
    }
    System.out.printf(
        "%n# %s: of %d paths that gdx-ai finds, %d are not the cheapest%n",
        mask, queries.length, suboptimal);
  }

  private interface Preparation {
    PreparedRouter prepare(MaskScene scene);
  }

  /**
   * Returns a function that prepares the router so that its paths contain every cell, like the
   * paths of gdx-ai and JGraphT.
   */
  private static Preparation withoutSmoothing(RouterProvider provider) {
    var options = OptionValues.of(provider.options(), Map.of("smoothing", "none"));
    return scene -> provider.open(options).prepare(scene.floor());
  }

  /** Plans with A*; every cell is a waypoint. */
  @Benchmark
  @OperationsPerInvocation(MaskScene.QUERIES)
  public void gridAStar(Blackhole hole) {
    routeAll(aStar, hole);
  }

  /** Plans with jump point search; every cell is a waypoint. */
  @Benchmark
  @OperationsPerInvocation(MaskScene.QUERIES)
  public void gridJps(Blackhole hole) {
    routeAll(jumpPointSearch, hole);
  }

  /** Plans with Lazy Theta*. */
  @Benchmark
  @OperationsPerInvocation(MaskScene.QUERIES)
  public void theta(Blackhole hole) {
    routeAll(theta, hole);
  }

  /** Plans with the indexed A* of gdx-ai. */
  @Benchmark
  @OperationsPerInvocation(MaskScene.QUERIES)
  public void gdxAi(Blackhole hole) {
    for (RouteRequest query : queries) {
      hole.consume(gdx.route(fromX(query), fromY(query), toX(query), toY(query)));
    }
  }

  /** Plans with the A* of JGraphT. */
  @Benchmark
  @OperationsPerInvocation(MaskScene.QUERIES)
  public void jgrapht(Blackhole hole) {
    for (RouteRequest query : queries) {
      hole.consume(jgrapht.route(fromX(query), fromY(query), toX(query), toY(query)));
    }
  }

  private void routeAll(PreparedRouter router, Blackhole hole) {
    for (RouteRequest query : queries) {
      hole.consume(router.route(query));
    }
  }

  private static int fromX(RouteRequest query) {
    return query.from().x();
  }

  private static int fromY(RouteRequest query) {
    return query.from().y();
  }

  private static int toX(RouteRequest query) {
    return query.to().x();
  }

  private static int toY(RouteRequest query) {
    return query.to().y();
  }
}
