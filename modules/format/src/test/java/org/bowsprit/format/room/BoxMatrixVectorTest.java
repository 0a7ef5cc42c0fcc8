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
  void matrixParse() {
    int cases = 0;
    for (JsonNode vector : Vectors.read("matrix-parse.json").get("cases")) {
      String id = vector.get("id").asText();
      BoxMatrixChunk matrix = decode(vector.get("hex").asText(), vector.get("n").asInt());

      assertThat(matrix).as(id).isEqualTo(new BoxMatrixChunk(rows(vector.get("rows"))));
      assertThat(matrix.table()).as(id).isDeepEqualTo(table(vector.get("table")));
      assertThat(roundTrip(matrix)).as(id).isEqualTo(matrix);
      cases++;
    }
    Vectors.report("matrix-parse.json", cases);
    assertThat(cases).isPositive();
  }

  @Test
  void walkMatrixTikal() {
    JsonNode tikal = Vectors.read("walk-matrix-tikal.json");
    int count = tikal.get("boxCount").asInt();
    BoxMatrixChunk matrix = decode(tikal.get("payloadHex").asText().replace(" ", ""), count);

    JsonNode next = tikal.get("next");
    int cases = 0;
    for (int source = 1; source < count; source++) {
      for (int destination = 1; destination < count; destination++) {
        assertThat(matrix.next(source, destination))
            .isEqualTo(next.get(source - 1).get(destination - 1).asInt());
        cases++;
      }
      String row = Integer.toString(source);
      assertThat(notation(matrix.rows().get(source)))
          .isEqualTo(tikal.get("rowsText").get(row).asText());
      assertThat(matrix.rows().get(source)).isEqualTo(namedRow(tikal.get("rows").get(row)));
    }
    Vectors.report("walk-matrix-tikal.json", cases);

    ByteWriter out = new ByteWriter();
    BoxMatrixChunk.ofTable(matrix.table()).encode(out);
    assertThat(out.toArray())
        .isEqualTo(HexFormat.of().parseHex(tikal.get("payloadHex").asText().replace(" ", "")));
  }

  @Test
  void theClassicDecoderSkipsTheMarkAtTheStartOfRunTimeMatrices() {
    JsonNode tikal = Vectors.read("walk-matrix-tikal.json");
    int count = tikal.get("boxCount").asInt();
    BoxMatrixChunk onDisk = decode(tikal.get("payloadHex").asText().replace(" ", ""), count);
    byte[] atRunTime =
        HexFormat.of().parseHex(tikal.get("runtimeLayoutHex").asText().replace(" ", ""));

    BoxMatrixChunk classic =
        BoxMatrixChunk.decodeClassic(ByteReader.of(atRunTime, ChunkPath.ROOT), count);

    assertThat(classic.rows().get(0)).isEqualTo(BoxMatrixChunk.Row.EMPTY);
    assertThat(classic.rows().subList(1, count)).isEqualTo(onDisk.rows().subList(1, count));
  }

  private static String notation(BoxMatrixChunk.Row row) {
    return row.hops().stream().map(BoxMatrixChunk.Hop::toString).collect(Collectors.joining(" "));
  }

  private static BoxMatrixChunk decode(String hex, int count) {
    return BoxMatrixChunk.decode(
        ByteReader.of(HexFormat.of().parseHex(hex), new ChunkPath("BOXM")), count);
  }

  private static BoxMatrixChunk roundTrip(BoxMatrixChunk matrix) {
    ByteWriter out = new ByteWriter();
    matrix.encode(out);
    assertThat(out.position() % 2).isZero();
    return BoxMatrixChunk.decode(out.toBytes().reader(ChunkPath.ROOT), matrix.rows().size());
  }

  private static List<BoxMatrixChunk.Row> rows(JsonNode rows) {
    List<BoxMatrixChunk.Row> list = new ArrayList<>();
    for (JsonNode row : rows) {
      List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
      for (JsonNode hop : row) {
        hops.add(
            new BoxMatrixChunk.Hop(hop.get(0).asInt(), hop.get(1).asInt(), hop.get(2).asInt()));
      }
      list.add(new BoxMatrixChunk.Row(hops));
    }
    return list;
  }

  private static BoxMatrixChunk.Row namedRow(JsonNode row) {
    List<BoxMatrixChunk.Hop> hops = new ArrayList<>();
    for (JsonNode hop : row) {
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
