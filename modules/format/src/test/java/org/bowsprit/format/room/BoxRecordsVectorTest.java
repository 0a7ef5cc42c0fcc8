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
import org.bowsprit.format.fixture.TestVectors;
import org.junit.jupiter.api.Test;

/**
 * Compares decoded boxes with the test vectors {@code boxd-parse.json}. Each BOXD payload is either
 * decoded to the expected boxes, or causes the expected error (spec 08 §1).
 */
class BoxRecordsVectorTest {

  @Test
  void decodedBoxesEqualTheTestVectors() {
    int cases = 0;
    for (JsonNode vector : TestVectors.read("boxd-parse.json").get("cases")) {
      byte[] payload = HexFormat.of().parseHex(vector.get("hex").asText());
      ByteReader in = ByteReader.of(payload, new ChunkPath(vector.get("id").asText()));
      if (vector.get("error").asBoolean()) {
        assertThatThrownBy(() -> BoxRecords.decode(in)).isInstanceOf(FormatException.class);
      } else {
        BoxRecords boxes = BoxRecords.decode(in);
        assertThat(boxes)
            .as("the boxes of %s", vector.get("id").asText())
            .isEqualTo(toRecords(vector.get("boxes")));
        ByteWriter out = new ByteWriter();
        boxes.encode(out);
        assertThat(out.toArray()).isEqualTo(payload);
      }
      cases++;
    }
    TestVectors.report("boxd-parse.json", cases);
    assertThat(cases).isPositive();
  }

  private static BoxRecords toRecords(JsonNode boxes) {
    List<BoxRecord> records = new ArrayList<>();
    for (JsonNode box : boxes) {
      records.add(BoxRecord.of(TestVectors.toArray(box)));
    }
    return new BoxRecords(records);
  }
}
