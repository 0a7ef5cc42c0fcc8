package org.bowsprit.pathfinding.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.vectors.Vectors;
import org.junit.jupiter.api.Test;

class MatrixVectorTest {

  @Test
  void rebuiltMatricesAreThoseOfTheVectors() {
    JsonNode cases = Vectors.read("build-matrix.json").get("cases");
    for (JsonNode build : cases) {
      List<WalkBox> boxes = Vectors.boxes(build.get("boxes"));
      BoxMatrix matrix = BreadthFirstMatrix.build(boxes);
      assertThat(matrix.rows())
          .as("%s", build.get("id"))
          .isEqualTo(Vectors.rows(build.get("rows")));
      assertThat(HopRows.table(matrix, boxes.size()))
          .as("%s", build.get("id"))
          .isDeepEqualTo(Vectors.table(build.get("table")));
    }
    Vectors.report("build-matrix.json", cases.size());
  }

  @Test
  void theFirstOfOverlappingTriplesAnswers() {
    JsonNode cases = Vectors.read("matrix-parse.json").get("cases");
    for (JsonNode parse : cases) {
      BoxMatrix matrix = new BoxMatrix(Vectors.rows(parse.get("rows")), MatrixOrigin.DISK);
      assertThat(HopRows.table(matrix, parse.get("n").intValue()))
          .as("%s", parse.get("id"))
          .isDeepEqualTo(Vectors.table(parse.get("table")));
    }
    Vectors.report("matrix-parse.json", cases.size());
  }
}
