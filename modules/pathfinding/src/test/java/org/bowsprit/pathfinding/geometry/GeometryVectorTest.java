package org.bowsprit.pathfinding.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.junit.jupiter.api.Test;

/** Compares the geometry of walk boxes with the expected results of the test vectors. */
class GeometryVectorTest {

  @Test
  void containmentAndNearestPointsEqualTheTestVectors() {
    JsonNode file = TestVectors.read("closest-point.json");
    assertSoftly(
        softly -> {
          for (JsonNode query : file.get("cases")) {
            List<WalkBox> boxes =
                VectorReader.boxes(file.get("sets").get(query.get("set").intValue()).get("boxes"));
            BoxIndex visibleBoxes = BoxIndex.of(boxes, box -> !box.invisible());
            Point p = VectorReader.point(query.get("p"));
            String id = query.get("id").textValue();
            StringBuilder containmentBits = new StringBuilder();
            for (WalkBox box : boxes) {
              containmentBits.append(Outline.contains(box, p.x(), p.y()) ? '1' : '0');
              softly
                  .assertThat(PackedPoint.toPoint(Outline.nearest(box, p.x(), p.y())))
                  .as("%s: the nearest point of box %d", id, box.id())
                  .isEqualTo(VectorReader.point(query.get("closest").get(box.id())));
            }
            softly
                .assertThat(containmentBits)
                .as("%s: which boxes contain the point", id)
                .hasToString(query.get("inside").textValue());
            softly
                .assertThat(visibleBoxes.containing(p.x(), p.y()))
                .as("%s: the box at the point", id)
                .isEqualTo(query.get("boxAt").intValue());
            int nearestBox = visibleBoxes.resolve(p.x(), p.y());
            softly
                .assertThat(nearestBox)
                .as("%s: the nearest box", id)
                .isEqualTo(query.get("boxNearest").intValue());
            Point clampedPoint =
                nearestBox < 0
                    ? p
                    : PackedPoint.toPoint(Outline.nearest(boxes.get(nearestBox), p.x(), p.y()));
            softly
                .assertThat(clampedPoint)
                .as("%s: the point moved onto the floor", id)
                .isEqualTo(VectorReader.point(query.get("clamped")));
          }
        });
    TestVectors.report("closest-point.json", file.get("cases").size());
  }

  @Test
  void neighboursEqualTheTestVectors() {
    JsonNode cases = TestVectors.read("neighbours.json").get("cases");
    for (JsonNode pair : cases) {
      WalkBox a = VectorReader.box(1, pair.get("a"));
      WalkBox b = VectorReader.box(2, pair.get("b"));
      boolean expected = pair.get("neighbours").booleanValue();
      assertThat(Neighbours.connect(a, b))
          .as("whether the boxes are neighbours in %s", pair)
          .isEqualTo(expected);
      assertThat(Neighbours.connect(b, a))
          .as("whether the swapped boxes are neighbours in %s", pair)
          .isEqualTo(expected);
    }
    TestVectors.report("neighbours.json", cases.size());
  }

  @Test
  void gatesEqualTheTestVectors() {
    JsonNode cases = TestVectors.read("gates.json").get("cases");
    for (JsonNode pair : cases) {
      WalkBox a = VectorReader.box(1, pair.get("a"));
      WalkBox b = VectorReader.box(2, pair.get("b"));
      Point destination = VectorReader.point(pair.get("dest"));
      Gate gate = Gate.between(a, b);
      assertThat(PackedPoint.toPoint(gate.toward(destination.x(), destination.y())))
          .as("the gate in %s", pair)
          .isEqualTo(VectorReader.point(pair.get("gate")));
      assertThat(gate.fallback())
          .as("whether the fallback is used in %s", pair)
          .isEqualTo(pair.get("fallback").booleanValue());
      assertThat(PackedPoint.toPoint(Gate.between(b, a).toward(destination.x(), destination.y())))
          .as("the gate with swapped boxes in %s", pair)
          .isEqualTo(VectorReader.point(pair.get("gateReversed")));
    }
    TestVectors.report("gates.json", cases.size());
  }
}
