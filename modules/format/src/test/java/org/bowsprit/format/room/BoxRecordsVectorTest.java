package org.bowsprit.format.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.fixture.Vectors;
import org.junit.jupiter.api.Test;

/**
 * Checks the vector file {@code boxd-parse.json}: each BOXD payload is decoded to boxes or causes
 * an error (spec 08 §1).
 */
class BoxRecordsVectorTest {

  @Test
  void decodedBoxesEqualTheVectors() {
    int cases = 0;
    for (JsonNode vector : Vectors.read("boxd-parse.json").get("cases")) {
      byte[] payload = HexFormat.of().parseHex(vector.get("hex").asText());
      ByteReader in = ByteReader.of(payload, new ChunkPath(vector.get("id").asText()));
      if (vector.get("error").asBoolean()) {
        assertThatThrownBy(() -> BoxRecords.decode(in)).isInstanceOf(FormatException.class);
      } else {
        BoxRecords boxes = BoxRecords.decode(in);
        assertThat(boxes).as(vector.get("id").asText()).isEqualTo(toRecords(vector.get("boxes")));
        ByteWriter out = new ByteWriter();
        boxes.encode(out);
        assertThat(out.toArray()).isEqualTo(payload);
      }
      cases++;
    }
    Vectors.report("boxd-parse.json", cases);
    assertThat(cases).isPositive();
  }

  private static BoxRecords toRecords(JsonNode boxes) {
    List<BoxRecord> list = new ArrayList<>();
    for (JsonNode box : boxes) {
      list.add(BoxRecord.of(Vectors.ints(box)));
    }
    return new BoxRecords(list);
  }
}
