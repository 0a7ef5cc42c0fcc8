package org.bowsprit.router.grid;

import java.util.List;
import java.util.function.BiFunction;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellSearch;
import org.bowsprit.pathfinding.mask.RasterRouter;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;

/**
 * Defines the options of both raster routers, and creates the router for the values of the options.
 */
final class GridOptions {

  private static final String COSTS = "costs";
  private static final String SMOOTHING = "smoothing";
  private static final String INTEGER = "integer";
  private static final String REAL = "real";

  private GridOptions() {}

  static List<Option> declaredOptions() {
    return List.of(
        RasterRouter.outlineOption(),
        Option.choice(
            COSTS,
            "The costs of straight and diagonal steps: 10 and 14, or 1 and √2.",
            INTEGER,
            REAL),
        Option.choice(
            SMOOTHING,
            "The waypoints: straightened, changes of direction only, or all cells.",
            Smoothing.PULL.optionValue(),
            Smoothing.CORNERS.optionValue(),
            Smoothing.NONE.optionValue()));
  }

  /** Creates a router that uses a search over cells. */
  static Router createRouter(
      OptionValues options, BiFunction<CellMoves, StepCosts, CellSearch> search) {
    boolean outline = options.isTrue(RasterRouter.OUTLINE);
    StepCosts costs = options.text(COSTS).equals(REAL) ? StepCosts.REAL : StepCosts.INTEGER;
    Smoothing smoothing = Smoothing.ofOption(options.text(SMOOTHING));
    return floor ->
        new RasterRouter(
            floor,
            outline,
            moves -> new SmoothedSearch(search.apply(moves, costs), smoothing, moves.mask()));
  }
}
