package org.bowsprit.pathfinding.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.junit.jupiter.api.Test;

/** Compares box matrices with the expected matrices of the test vectors. */
class MatrixVectorTest {

  @Test
  void rebuiltMatricesEqualTheTestVectors() {
    JsonNode cases = TestVectors.read("build-matrix.json").get("cases");
    for (JsonNode example : cases) {
      List<WalkBox> boxes = VectorReader.boxes(example.get("boxes"));
      BoxMatrix matrix = BreadthFirstMatrix.build(boxes);
      assertThat(matrix.rows())
          .as("the rows of %s", example.get("id"))
          .isEqualTo(VectorReader.rows(example.get("rows")));
      assertThat(HopRows.table(matrix, boxes.size()))
          .as("the table of %s", example.get("id"))
          .isDeepEqualTo(VectorReader.table(example.get("table")));
    }
    TestVectors.report("build-matrix.json", cases.size());
  }

  @Test
  void theFirstOfOverlappingRunsIsUsed() {
    JsonNode cases = TestVectors.read("matrix-parse.json").get("cases");
    for (JsonNode example : cases) {
      BoxMatrix matrix = new BoxMatrix(VectorReader.rows(example.get("rows")), MatrixOrigin.DISK);
      assertThat(HopRows.table(matrix, example.get("n").intValue()))
          .as("the table of %s", example.get("id"))
          .isDeepEqualTo(VectorReader.table(example.get("table")));
    }
    TestVectors.report("matrix-parse.json", cases.size());
  }
}
