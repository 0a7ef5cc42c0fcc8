package org.bowsprit.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.TreeMap;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.service.OptionValues;

/**
 * Compares the speed of Bowsprit with the speed of other code, and fails if a ratio has fallen by
 * more than three tenths. Routes are compared with other libraries. The main loop is compared with
 * work on the collections of the JDK. The main loop with its pictures is compared with a simple
 * loop over the pixels of a screen.
 *
 * <p>The file {@code ratios.properties} contains earlier ratios, which were measured on the machine
 * of continuous integration.
 */
public final class Ratios {

  private static final double MIN_RATIO_FRACTION = 0.7;

  /**
   * The maximum number of measurements of a ratio. Other load on the machine can distort one
   * measurement, but hardly several.
   */
  private static final int MAX_TRIES = 3;

  private static final int TOUR_BOOT_PARAMETER = 100;
  private static final int TOUR_TICKS = 13_000;

  private Ratios() {}

  /**
   * Prints each ratio and its earlier value.
   *
   * @param arguments the root of the checkout
   */
  public static void main(String[] arguments) throws IOException {
    Properties expected = new Properties();
    try (InputStream in = Ratios.class.getResourceAsStream("/ratios.properties")) {
      expected.load(in);
    }
    System.out.println("| ours.peer.of | ratio | earlier ratio | |");
    System.out.println("|---|--:|--:|---|");
    long sum = 0;
    boolean areAllAcceptable = true;
    for (AlternatingTimer comparison : comparisons(Path.of(arguments[0]))) {
      double earlierRatio = Double.parseDouble(expected.getProperty(comparison.name()));
      double ratio = measure(comparison, earlierRatio);
      boolean isAcceptable = ratio >= MIN_RATIO_FRACTION * earlierRatio;
      areAllAcceptable &= isAcceptable;
      sum += comparison.sum();
      System.out.printf(
          Locale.ROOT,
          "| %s | %.2f | %.2f | %s |%n",
          comparison.name(),
          ratio,
          earlierRatio,
          isAcceptable ? "" : "slower");
    }
    System.out.println("(" + Long.toHexString(sum) + ")");
    System.exit(areAllAcceptable ? 0 : 1);
  }

  private static double measure(AlternatingTimer comparison, double earlierRatio) {
    comparison.warmUp();
    double ratio = comparison.ratio();
    for (int i = 1; i < MAX_TRIES && ratio < MIN_RATIO_FRACTION * earlierRatio; i++) {
      ratio = comparison.ratio();
    }
    return ratio;
  }

  private static List<AlternatingTimer> comparisons(Path root) throws IOException {
    List<AlternatingTimer> comparisons = new ArrayList<>();
    for (String geometry : List.of("chain12", "room20", "grid200")) {
      SpeedGeometry scene = SpeedGeometry.read(geometry);
      RecastPaths recast = new RecastPaths(scene.floor());
      AlternatingTimer.Task otherTask = () -> recastAll(recast, scene.queries());
      comparisons.add(
          new AlternatingTimer(
              "boxGraph.recast4j." + geometry,
              routeAll(new BoxGraphProvider().open().prepare(scene.floor()), scene.queries()),
              otherTask));
      comparisons.add(
          new AlternatingTimer(
              "geodesic.recast4j." + geometry,
              routeAll(new GeodesicProvider().open().prepare(scene.floor()), scene.queries()),
              otherTask));
    }
    comparisons.add(city());
    MaskScene mask = MaskScene.random(40, 18);
    GdxPaths gdx = new GdxPaths(mask.moves());
    AlternatingTimer.Task otherTask = () -> gdxAll(gdx, mask.queries());
    comparisons.add(
        new AlternatingTimer(
            "gridAStar.gdxAi.40x18", grid(new GridAStarProvider(), mask), otherTask));
    comparisons.add(
        new AlternatingTimer("gridJps.gdxAi.40x18", grid(new GridJpsProvider(), mask), otherTask));
    GameSetup walklab = setup(root);
    comparisons.add(new AlternatingTimer("tour.collections", tour(walklab), new CollectionLoop()));
    comparisons.add(
        new AlternatingTimer(
            "tourWithPicture.loop",
            tour(walklab.withPainter(new FramePainter(new Random(1)::nextInt))),
            new PixelLoop()));
    return comparisons;
  }

  private static AlternatingTimer city() {
    City city = City.of(1);
    PreparedRouter geodesic = new GeodesicProvider().open().prepare(city.floor());
    RecastPaths recast = new RecastPaths(city.floor());
    System.err.println(city.report(geodesic, recast));
    return new AlternatingTimer(
        "geodesic.recast4j.city",
        routeAll(geodesic, city.queries()),
        () -> recastAll(recast, city.queries()));
  }

  private static AlternatingTimer.Task routeAll(PreparedRouter router, List<RouteRequest> queries) {
    return () -> {
      long sum = 0;
      for (RouteRequest query : queries) {
        sum += router.route(query).target().x();
      }
      return sum;
    };
  }

  private static long recastAll(RecastPaths recast, List<RouteRequest> queries) {
    long sum = 0;
    for (RouteRequest query : queries) {
      sum +=
          recast.route(query.from().x(), query.from().y(), query.to().x(), query.to().y()).size();
    }
    return sum;
  }

  private static long gdxAll(GdxPaths gdx, List<RouteRequest> queries) {
    long sum = 0;
    for (RouteRequest query : queries) {
      sum +=
          gdx.route(query.from().x(), query.from().y(), query.to().x(), query.to().y()).getCount();
    }
    return sum;
  }

  /** Returns the work of a router that returns every cell of a path, like the other libraries. */
  private static AlternatingTimer.Task grid(RouterProvider provider, MaskScene scene) {
    OptionValues options = OptionValues.of(provider.options(), Map.of("smoothing", "none"));
    return routeAll(provider.open(options).prepare(scene.floor()), scene.queries());
  }

  private static GameSetup setup(Path root) {
    GameResources walklab =
        new GameOpener().open(root.resolve("games").resolve("walklab")).resources();
    return GameSetup.headless(walklab, new BoxGraphProvider())
        .withBootParameter(TOUR_BOOT_PARAMETER);
  }

  /** Returns the work that plays walklab's complete tour. */
  private static AlternatingTimer.Task tour(GameSetup setup) {
    GameSession session = GameSession.boot(setup);
    GameState beginning = session.snapshot();
    return () -> {
      session.restore(beginning);
      while (session.ticks() < TOUR_TICKS) {
        session.tick();
      }
      return session.jiffiesPlayed();
    };
  }

  /**
   * Fills a tree map and a hash map and reads them. Like the main loop, it calls many small methods
   * and follows references, so a slower processor slows both equally. A slower processor slows a
   * loop over pixels less.
   */
  private static final class CollectionLoop implements AlternatingTimer.Task {

    private static final int REPETITIONS = 1_000;
    private static final int ENTRY_COUNT = 400;

    @Override
    public long run() {
      long sum = 0;
      for (int time = 0; time < REPETITIONS; time++) {
        sum += fillAndRead(new Random(time));
      }
      return sum;
    }

    private static long fillAndRead(Random random) {
      Map<Integer, String> names = new TreeMap<>();
      Map<String, Integer> counts = new HashMap<>();
      for (int i = 0; i < ENTRY_COUNT; i++) {
        int key = random.nextInt(1_000);
        String name = "k" + key;
        names.put(key, name);
        counts.merge(name, 1, Integer::sum);
      }
      long sum = 0;
      for (Map.Entry<Integer, String> entry : names.entrySet()) {
        sum += (long) entry.getKey() * counts.get(entry.getValue());
      }
      return sum;
    }
  }

  /**
   * Replaces every pixel of a screen by the value of a table that changes meanwhile, five hundred
   * times.
   */
  private static final class PixelLoop implements AlternatingTimer.Task {

    private static final int REPETITIONS = 500;

    private final byte[] pixels = new byte[Frame.PIXELS];
    private final byte[] table = new byte[256];

    private PixelLoop() {
      Random random = new Random(1);
      random.nextBytes(pixels);
      random.nextBytes(table);
    }

    @Override
    public long run() {
      int last = 0;
      for (int time = 0; time < REPETITIONS; time++) {
        for (int i = 0; i < pixels.length; i++) {
          last = table[(pixels[i] + last) & 0xFF];
          pixels[i] = (byte) last;
        }
      }
      return last;
    }
  }
}
