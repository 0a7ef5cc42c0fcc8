package org.bowsprit.router.classic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.junit.jupiter.api.Test;

/**
 * Compares the points at which classic routes cross between boxes with the test vectors, for the
 * newer and the older rule of the reference interpreter.
 */
class CrossingVectorTest {

  private final SpecRooms rooms = SpecRooms.read();

  @Test
  void newerCrossingsEqualTheTestVectors() {
    for (JsonNode query : rooms.list("classicCrossing")) {
      Crossing crossing = crossingOf(new EdgeCrossing(), query);
      assertThat(crossing.isStraight())
          .as("whether the crossing is straight in %s", query)
          .isEqualTo(query.get("straight").booleanValue());
      assertThat(crossing.points())
          .as("the points of %s", query)
          .isEqualTo(pointList(query.get("point")));
    }
    TestVectors.report("classicCrossing", rooms.list("classicCrossing").size());
  }

  @Test
  void olderCrossingsEqualTheTestVectors() {
    for (JsonNode query : rooms.list("olderCrossing")) {
      Corridor corridor = Corridor.between(box(query, "b1"), box(query, "b2"));
      assertThat(List.of(corridor.a().startPoint(), corridor.a().endPoint()))
          .as("the first gate of %s", query)
          .isEqualTo(VectorReader.points(query.get("gateA")));
      assertThat(List.of(corridor.b().startPoint(), corridor.b().endPoint()))
          .as("the second gate of %s", query)
          .isEqualTo(VectorReader.points(query.get("gateB")));
      List<Point> expected = pointList(query.get("p2"));
      expected.addAll(pointList(query.get("p3")));
      Crossing crossing = crossingOf(new CorridorCrossing(), query);
      assertThat(crossing.points()).as("the points of %s", query).isEqualTo(expected);
      assertThat(crossing.isStraight())
          .as("whether the crossing is straight in %s", query)
          .isEqualTo(expected.isEmpty());
    }
    TestVectors.report("olderCrossing", rooms.list("olderCrossing").size());
  }

  private Crossing crossingOf(CrossingRule rule, JsonNode query) {
    return rule.cross(
        box(query, "b1"),
        box(query, "b2"),
        query.get("b2").intValue() == query.get("b3").intValue(),
        VectorReader.point(query.get("pos")),
        VectorReader.point(query.get("dest")));
  }

  private WalkBox box(JsonNode query, String key) {
    return rooms.boxes(query.get("room").textValue()).get(query.get(key).intValue());
  }

  private static List<Point> pointList(JsonNode point) {
    List<Point> points = new ArrayList<>();
    if (!point.isNull()) {
      points.add(VectorReader.point(point));
    }
    return points;
  }
}
