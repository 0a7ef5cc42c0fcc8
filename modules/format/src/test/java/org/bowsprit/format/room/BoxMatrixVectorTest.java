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
import org.bowsprit.format.fixture.Vectors;
import org.junit.jupiter.api.Test;

/**
 * Checks the vector files {@code matrix-parse.json} and {@code walk-matrix-tikal.json} (spec 08
 * §2).
 */
class BoxMatrixVectorTest {

  @Test
  void decodedMatricesEqualTheVectors() {
    int cases = 0;
    for (JsonNode vector : Vectors.read("matrix-parse.json").get("cases")) {
      String id = vector.get("id").asText();
      BoxMatrixChunk matrix = decode(vector.get("hex").asText(), vector.get("n").asInt());

      assertThat(matrix).as(id).isEqualTo(new BoxMatrixChunk(rows(vector.get("rows"))));
      assertThat(matrix.toTable()).as(id).isDeepEqualTo(table(vector.get("table")));
      assertThat(encodeAndDecode(matrix)).as(id).isEqualTo(matrix);
      cases++;
    }
    Vectors.report("matrix-parse.json", cases);
    assertThat(cases).isPositive();
  }

  @Test
  void theMatrixOfTikalEqualsTheVector() {
    JsonNode tikal = Vectors.read("walk-matrix-tikal.json");
    int count = tikal.get("boxCount").asInt();
    BoxMatrixChunk matrix = decode(tikal.get("payloadHex").asText().replace(" ", ""), count);

    JsonNode expectedNext = tikal.get("next");
    int cases = 0;
    for (int source = 1; source < count; source++) {
      for (int destination = 1; destination < count; destination++) {
        assertThat(matrix.next(source, destination))
            .isEqualTo(expectedNext.get(source - 1).get(destination - 1).asInt());
        cases++;
      }
      String sourceKey = Integer.toString(source);
      assertThat(toNotation(matrix.rows().get(source)))
          .isEqualTo(tikal.get("rowsText").get(sourceKey).asText());
      assertThat(matrix.rows().get(source)).isEqualTo(namedRow(tikal.get("rows").get(sourceKey)));
    }
    Vectors.report("walk-matrix-tikal.json", cases);

    ByteWriter out = new ByteWriter();
    BoxMatrixChunk.fromTable(matrix.toTable()).encode(out);
    assertThat(out.toArray())
        .isEqualTo(HexFormat.of().parseHex(tikal.get("payloadHex").asText().replace(" ", "")));
  }

  @Test
  void theClassicDecoderSkipsTheMarkerAtTheStartOfARuntimeMatrix() {
    JsonNode tikal = Vectors.read("walk-matrix-tikal.json");
    int count = tikal.get("boxCount").asInt();
    BoxMatrixChunk diskMatrix = decode(tikal.get("payloadHex").asText().replace(" ", ""), count);
    byte[] runtimeBytes =
        HexFormat.of().parseHex(tikal.get("runtimeLayoutHex").asText().replace(" ", ""));

    BoxMatrixChunk runtimeMatrix =
        BoxMatrixChunk.decodeClassic(ByteReader.of(runtimeBytes, ChunkPath.ROOT), count);

    assertThat(runtimeMatrix.rows().get(0)).isEqualTo(BoxMatrixChunk.Row.EMPTY);
    assertThat(runtimeMatrix.rows().subList(1, count))
        .isEqualTo(diskMatrix.rows().subList(1, count));
  }

  private static String toNotation(BoxMatrixChunk.Row sourceKey) {
    return sourceKey.hops().stream()
        .map(BoxMatrixChunk.Hop::toString)
        .collect(Collectors.joining(" "));
  }

  private static BoxMatrixChunk decode(String hex, int count) {
    return BoxMatrixChunk.decode(
        ByteReader.of(HexFormat.of().parseHex(hex), new ChunkPath("BOXM")), count);
  }

  private static BoxMatrixChunk encodeAndDecode(BoxMatrixChunk matrix) {
    ByteWriter out = new ByteWriter();
    matrix.encode(out);
    assertThat(out.position() % 2).isZero();
    return BoxMatrixChunk.decode(out.toBytes().reader(ChunkPath.ROOT), matrix.rows().size());
  }

  private static List<BoxMatrixChunk.Row> rows(JsonNode rows) {
    List<BoxMatrixChunk.Row> list = new ArrayList<>();
    for (JsonNode sourceKey : rows) {
      List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
      for (JsonNode hop : sourceKey) {
        hops.add(
            new BoxMatrixChunk.Hop(hop.get(0).asInt(), hop.get(1).asInt(), hop.get(2).asInt()));
      }
      list.add(new BoxMatrixChunk.Row(hops));
    }
    return list;
  }

  private static BoxMatrixChunk.Row namedRow(JsonNode sourceKey) {
    List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
    for (JsonNode hop : sourceKey) {
      hops.add(
          new BoxMatrixChunk.Hop(
              hop.get("from").asInt(), hop.get("to").asInt(), hop.get("next").asInt()));
    }
    return new BoxMatrixChunk.Row(hops);
  }

  private static int[][] table(JsonNode rows) {
    int[][] table = new int[rows.size()][];
    for (int i = 0; i < table.length; i++) {
      table[i] = Vectors.ints(rows.get(i));
    }
    return table;
  }
}
