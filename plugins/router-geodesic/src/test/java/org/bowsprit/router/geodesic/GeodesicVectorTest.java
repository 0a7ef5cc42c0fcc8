package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.junit.jupiter.api.Test;

/** Compares the routes of the router {@code geodesic} with the examples of the specification. */
class GeodesicVectorTest {

  @Test
  void geodesicRoutesEqualTheExamplesOfTheSpecification() {
    SpecRooms rooms = SpecRooms.read();
    for (JsonNode query : rooms.list("geodesicOverPortals")) {
      Point from = VectorReader.point(query.get("from"));
      Point to = VectorReader.point(query.get("to"));
      Route route =
          new GeodesicProvider()
              .open()
              .prepare(rooms.floor(query.get("room").textValue()))
              .route(RouteRequest.of(from, to));
      assertThat(route.length())
          .as("the length of %s", query)
          .isCloseTo(query.get("length").doubleValue(), within(1e-4));
      // The paths in the test vectors include the start.
      assertThat(route.waypoints())
          .as("the waypoints of %s", query)
          .isEqualTo(VectorReader.points(query.get("path")).subList(1, query.get("path").size()));
      assertThat(route.chain().stream().mapToInt(Integer::intValue).toArray())
          .as("the boxes of %s", query)
          .isEqualTo(TestVectors.toArray(query.get("boxes")));
    }
    TestVectors.report(
        "geodesicOverPortals of walk-routing-vectors.json",
        rooms.list("geodesicOverPortals").size());
  }
}
