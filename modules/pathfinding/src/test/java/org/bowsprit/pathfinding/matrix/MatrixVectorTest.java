package org.bowsprit.pathfinding.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.bowsprit.format.fixture.Vectors;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.vectors.Shapes;
import org.junit.jupiter.api.Test;

class MatrixVectorTest {

  @Test
  void rebuiltMatricesEqualTheVectors() {
    JsonNode cases = Vectors.read("build-matrix.json").get("cases");
    for (JsonNode build : cases) {
      List<WalkBox> boxes = Shapes.boxes(build.get("boxes"));
      BoxMatrix matrix = BreadthFirstMatrix.build(boxes);
      assertThat(matrix.rows()).as("%s", build.get("id")).isEqualTo(Shapes.rows(build.get("rows")));
      assertThat(HopRows.table(matrix, boxes.size()))
          .as("%s", build.get("id"))
          .isDeepEqualTo(Shapes.table(build.get("table")));
    }
    Vectors.report("build-matrix.json", cases.size());
  }

  @Test
  void theFirstOfOverlappingTriplesAnswers() {
    JsonNode cases = Vectors.read("matrix-parse.json").get("cases");
    for (JsonNode parse : cases) {
      BoxMatrix matrix = new BoxMatrix(Shapes.rows(parse.get("rows")), MatrixOrigin.DISK);
      assertThat(HopRows.table(matrix, parse.get("n").intValue()))
          .as("%s", parse.get("id"))
          .isDeepEqualTo(Shapes.table(parse.get("table")));
    }
    Vectors.report("matrix-parse.json", cases.size());
  }
}
