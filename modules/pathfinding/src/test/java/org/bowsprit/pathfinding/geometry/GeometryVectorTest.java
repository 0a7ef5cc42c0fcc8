package org.bowsprit.pathfinding.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.bowsprit.format.fixture.Vectors;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.junit.jupiter.api.Test;

class GeometryVectorTest {

  @Test
  void containmentAndNearestPointsEqualTheVectors() {
    JsonNode file = Vectors.read("closest-point.json");
    assertSoftly(
        softly -> {
          for (JsonNode query : file.get("cases")) {
            List<WalkBox> boxes =
                VectorReader.boxes(file.get("sets").get(query.get("set").intValue()).get("boxes"));
            BoxIndex visibleBoxes = BoxIndex.of(boxes, box -> !box.invisible());
            Point p = VectorReader.point(query.get("p"));
            String id = query.get("id").textValue();
            StringBuilder inside = new StringBuilder();
            for (WalkBox box : boxes) {
              inside.append(Outline.contains(box, p.x(), p.y()) ? '1' : '0');
              softly
                  .assertThat(PackedPoint.toPoint(Outline.nearest(box, p.x(), p.y())))
                  .as("%s closest of box %d", id, box.id())
                  .isEqualTo(VectorReader.point(query.get("closest").get(box.id())));
            }
            softly.assertThat(inside).as(id).hasToString(query.get("inside").textValue());
            softly
                .assertThat(visibleBoxes.containing(p.x(), p.y()))
                .as("%s boxAt", id)
                .isEqualTo(query.get("boxAt").intValue());
            int nearest = visibleBoxes.resolve(p.x(), p.y());
            softly
                .assertThat(nearest)
                .as("%s boxNearest", id)
                .isEqualTo(query.get("boxNearest").intValue());
            Point clamped =
                nearest < 0
                    ? p
                    : PackedPoint.toPoint(Outline.nearest(boxes.get(nearest), p.x(), p.y()));
            softly
                .assertThat(clamped)
                .as("%s clamped", id)
                .isEqualTo(VectorReader.point(query.get("clamped")));
          }
        });
    Vectors.report("closest-point.json", file.get("cases").size());
  }

  @Test
  void neighboursEqualTheVectors() {
    JsonNode cases = Vectors.read("neighbours.json").get("cases");
    for (JsonNode pair : cases) {
      WalkBox a = VectorReader.box(1, pair.get("a"));
      WalkBox b = VectorReader.box(2, pair.get("b"));
      boolean expected = pair.get("neighbours").booleanValue();
      assertThat(Neighbours.connect(a, b)).as("%s", pair).isEqualTo(expected);
      assertThat(Neighbours.connect(b, a)).as("%s reversed", pair).isEqualTo(expected);
    }
    Vectors.report("neighbours.json", cases.size());
  }

  @Test
  void gatesEqualTheVectors() {
    JsonNode cases = Vectors.read("gates.json").get("cases");
    for (JsonNode pair : cases) {
      WalkBox a = VectorReader.box(1, pair.get("a"));
      WalkBox b = VectorReader.box(2, pair.get("b"));
      Point destination = VectorReader.point(pair.get("dest"));
      Gate gate = Gate.between(a, b);
      assertThat(PackedPoint.toPoint(gate.toward(destination.x(), destination.y())))
          .as("%s", pair)
          .isEqualTo(VectorReader.point(pair.get("gate")));
      assertThat(gate.fallback()).as("%s", pair).isEqualTo(pair.get("fallback").booleanValue());
      assertThat(PackedPoint.toPoint(Gate.between(b, a).toward(destination.x(), destination.y())))
          .as("%s reversed", pair)
          .isEqualTo(VectorReader.point(pair.get("gateReversed")));
    }
    Vectors.report("gates.json", cases.size());
  }
}
