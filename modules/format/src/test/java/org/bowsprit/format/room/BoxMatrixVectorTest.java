package org.bowsprit.format.room;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.TestVectors;
import org.junit.jupiter.api.Test;

/**
 * Compares decoded matrices with the test vectors {@code matrix-parse.json} and {@code
 * walk-matrix-tikal.json} (spec 08 §2).
 */
class BoxMatrixVectorTest {

  @Test
  void decodedMatricesEqualTheTestVectors() {
    int cases = 0;
    for (JsonNode vector : TestVectors.read("matrix-parse.json").get("cases")) {
      String id = vector.get("id").asText();
      BoxMatrixChunk matrix = decode(vector.get("hex").asText(), vector.get("n").asInt());

      assertThat(matrix)
          .as("the rows of %s", id)
          .isEqualTo(new BoxMatrixChunk(toRows(vector.get("rows"))));
      assertThat(matrix.toTable())
          .as("the table of %s", id)
          .isDeepEqualTo(toTable(vector.get("table")));
      assertThat(encodeAndDecode(matrix))
          .as("%s after encoding and decoding", id)
          .isEqualTo(matrix);
      cases++;
    }
    TestVectors.report("matrix-parse.json", cases);
    assertThat(cases).isPositive();
  }

  @Test
  void theMatrixOfTikalEqualsTheTestVector() {
    JsonNode tikal = TestVectors.read("walk-matrix-tikal.json");
    int boxCount = tikal.get("boxCount").asInt();
    BoxMatrixChunk matrix = decode(tikal.get("payloadHex").asText().replace(" ", ""), boxCount);

    JsonNode expectedNext = tikal.get("next");
    int cases = 0;
    for (int source = 1; source < boxCount; source++) {
      for (int destination = 1; destination < boxCount; destination++) {
        assertThat(matrix.next(source, destination))
            .isEqualTo(expectedNext.get(source - 1).get(destination - 1).asInt());
        cases++;
      }
      String sourceKey = Integer.toString(source);
      assertThat(toNotation(matrix.rows().get(source)))
          .isEqualTo(tikal.get("rowsText").get(sourceKey).asText());
      assertThat(matrix.rows().get(source)).isEqualTo(toRow(tikal.get("rows").get(sourceKey)));
    }
    TestVectors.report("walk-matrix-tikal.json", cases);

    ByteWriter out = new ByteWriter();
    BoxMatrixChunk.fromTable(matrix.toTable()).encode(out);
    assertThat(out.toArray())
        .isEqualTo(HexFormat.of().parseHex(tikal.get("payloadHex").asText().replace(" ", "")));
  }

  @Test
  void theClassicDecoderSkipsTheMarkerAtTheStartOfARuntimeMatrix() {
    JsonNode tikal = TestVectors.read("walk-matrix-tikal.json");
    int boxCount = tikal.get("boxCount").asInt();
    BoxMatrixChunk diskMatrix = decode(tikal.get("payloadHex").asText().replace(" ", ""), boxCount);
    byte[] runtimeBytes =
        HexFormat.of().parseHex(tikal.get("runtimeLayoutHex").asText().replace(" ", ""));

    BoxMatrixChunk runtimeMatrix =
        BoxMatrixChunk.decodeClassic(ByteReader.of(runtimeBytes, ChunkPath.ROOT), boxCount);

    assertThat(runtimeMatrix.rows().get(0)).isEqualTo(BoxMatrixChunk.Row.EMPTY);
    assertThat(runtimeMatrix.rows().subList(1, boxCount))
        .isEqualTo(diskMatrix.rows().subList(1, boxCount));
  }

  private static String toNotation(BoxMatrixChunk.Row row) {
    return row.hops().stream().map(BoxMatrixChunk.Hop::toString).collect(Collectors.joining(" "));
  }

  private static BoxMatrixChunk decode(String hex, int boxCount) {
    return BoxMatrixChunk.decode(
        ByteReader.of(HexFormat.of().parseHex(hex), new ChunkPath("BOXM")), boxCount);
  }

  private static BoxMatrixChunk encodeAndDecode(BoxMatrixChunk matrix) {
    ByteWriter out = new ByteWriter();
    matrix.encode(out);
    assertThat(out.position() % 2).isZero();
    return BoxMatrixChunk.decode(out.toBytes().reader(ChunkPath.ROOT), matrix.rows().size());
  }

  private static List<BoxMatrixChunk.Row> toRows(JsonNode rows) {
    List<BoxMatrixChunk.Row> decodedRows = new ArrayList<>();
    for (JsonNode row : rows) {
      List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
      for (JsonNode hop : row) {
        hops.add(
            new BoxMatrixChunk.Hop(hop.get(0).asInt(), hop.get(1).asInt(), hop.get(2).asInt()));
      }
      decodedRows.add(new BoxMatrixChunk.Row(hops));
    }
    return decodedRows;
  }

  private static BoxMatrixChunk.Row toRow(JsonNode row) {
    List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
    for (JsonNode hop : row) {
      hops.add(
          new BoxMatrixChunk.Hop(
              hop.get("from").asInt(), hop.get("to").asInt(), hop.get("next").asInt()));
    }
    return new BoxMatrixChunk.Row(hops);
  }

  private static int[][] toTable(JsonNode rows) {
    int[][] table = new int[rows.size()][];
    for (int i = 0; i < table.length; i++) {
      table[i] = TestVectors.toArray(rows.get(i));
    }
    return table;
  }
}
