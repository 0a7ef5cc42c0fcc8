package org.bowsprit.router.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.mask.MaskPainter;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.bowsprit.service.OptionValues;
import org.junit.jupiter.api.Test;

/** Compares the routes of the grid routers with the examples of the specification. */
class GridVectorTest {

  @Test
  void gridRoutesEqualTheExamplesOfTheSpecification() {
    SpecRooms rooms = SpecRooms.read();
    for (JsonNode query : rooms.list("gridAStar")) {
      Floor floor = rooms.floor(query.get("room").textValue());
      assertThat(
              new MaskPainter(true)
                  .paint(floor.boxes().stream().filter(box -> !box.invisible()).toList())
                  .orElseThrow()
                  .count())
          .as("the cells of the mask in %s", query)
          .isEqualTo(query.get("maskCells").intValue());
      Route cellRoute = route(new GridAStarProvider(), Map.of("smoothing", "none"), floor, query);
      assertThat(cellRoute.effort().cost())
          .as("the cost of %s", query)
          .isEqualTo(query.get("cost1014").doubleValue());
      // The test vectors include the start cell, but the waypoints do not.
      assertThat(cellRoute.size() + 1)
          .as("the cells of the path in %s", query)
          .isEqualTo(query.get("cells").intValue());
      Route jumpPointRoute =
          route(new GridJpsProvider(), Map.of("smoothing", "none"), floor, query);
      assertThat(jumpPointRoute.effort().cost())
          .as("the cost of grid-jps for %s", query)
          .isEqualTo(cellRoute.effort().cost());
      if (!query.get("pulled").isNull()) {
        Route smoothedRoute = route(new GridAStarProvider(), Map.of(), floor, query);
        assertThat(smoothedRoute.waypoints())
            .as("the waypoints of %s", query)
            .isEqualTo(VectorReader.points(query.get("pulled")));
        assertThat(smoothedRoute.length())
            .as("the length of %s", query)
            .isCloseTo(query.get("pulledLength").doubleValue(), within(1e-4));
      }
    }
    TestVectors.report("gridAStar of walk-routing-vectors.json", rooms.list("gridAStar").size());
  }

  private static Route route(
      RouterProvider provider, Map<String, String> options, Floor floor, JsonNode query) {
    return provider
        .open(OptionValues.of(provider.options(), options))
        .prepare(floor)
        .route(
            RouteRequest.of(
                VectorReader.point(query.get("from")), VectorReader.point(query.get("to"))));
  }
}
