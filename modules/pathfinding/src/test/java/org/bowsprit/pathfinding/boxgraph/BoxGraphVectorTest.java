package org.bowsprit.pathfinding.boxgraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import com.fasterxml.jackson.databind.JsonNode;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.bowsprit.pathfinding.vectors.VectorFileFloors;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.junit.jupiter.api.Test;

/**
 * Compares the routes of the router {@code box-graph} with the expected routes of the test vectors
 * and of the specification.
 */
class BoxGraphVectorTest {

  private final Router router = new BoxGraphProvider().open();

  @Test
  void routesEqualTheTestVectors() {
    JsonNode file = TestVectors.read("routes.json");
    assertSoftly(
        softly -> {
          for (JsonNode query : file.get("cases")) {
            JsonNode room = file.get("sets").get(query.get("set").intValue());
            Floor unlockedFloor = VectorFileFloors.floor(room.get("boxes"), room.get("boxm"));
            Route route =
                router
                    .prepare(VectorFileFloors.lockedFloor(unlockedFloor, router, query))
                    .route(
                        RouteRequest.of(
                            VectorReader.point(query.get("start")),
                            VectorReader.point(query.get("goal"))));
            softly
                .assertThat(route.waypoints())
                .as("the waypoints of %s", query)
                .isEqualTo(VectorReader.points(query.get("waypoints")));
            softly
                .assertThat(route.reached())
                .as("whether the goal is reached in %s", query)
                .isEqualTo(query.get("reachedGoal").booleanValue());
            softly
                .assertThat(route.chain().stream().mapToInt(Integer::intValue).toArray())
                .as("the boxes of %s", query)
                .isEqualTo(TestVectors.toArray(query.get("chain")));
          }
        });
    TestVectors.report("routes.json", file.get("cases").size());
  }

  @Test
  void routesEqualTheExamplesOfTheSpecification() {
    SpecRooms rooms = SpecRooms.read();
    for (JsonNode query : rooms.list("boxGraph")) {
      BoxOverrides overrides = new BoxOverrides(rooms.floor(query.get("room").textValue()), router);
      query
          .get("locks")
          .properties()
          .forEach(
              lock ->
                  overrides.setFlags(Integer.parseInt(lock.getKey()), lock.getValue().intValue()));
      if (query.path("rebuilt").booleanValue()) {
        overrides.rebuildMatrix();
      }
      Route route =
          router
              .prepare(overrides.floor())
              .route(
                  RouteRequest.of(
                      VectorReader.point(query.get("from")), VectorReader.point(query.get("to"))));
      assertThat(route.waypoints())
          .as("the waypoints of %s", query)
          .isEqualTo(VectorReader.points(query.get("waypoints")));
      assertThat(route.chain().stream().mapToInt(Integer::intValue).toArray())
          .as("the boxes of %s", query)
          .isEqualTo(TestVectors.toArray(query.get("boxes")));
      assertThat(route.reason())
          .as("the reason of %s", query)
          .hasToString(query.get("reason").textValue());
      assertThat(route.reached())
          .as("whether the goal is reached in %s", query)
          .isEqualTo(query.get("reached").booleanValue());
      if (query.has("length")) {
        assertThat(route.length())
            .as("the length of %s", query)
            .isCloseTo(query.get("length").doubleValue(), within(1e-4));
      }
    }
    TestVectors.report("boxGraph of walk-routing-vectors.json", rooms.list("boxGraph").size());
  }
}
