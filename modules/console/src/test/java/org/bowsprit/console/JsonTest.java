package org.bowsprit.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests the format of JSON documents. */
class JsonTest {

  private static final JsonDocument DOCUMENT = JsonTest::write;

  private static void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("game", "\u00c4 \"lamp\"\n");
    json.writeArrayFieldStart("none");
    json.writeEndArray();
    json.writeArrayFieldStart("some");
    json.writeNumber(1);
    json.writeNumber(2);
    json.writeEndArray();
    json.writeEndObject();
  }

  @Test
  void aDocumentWrittenByAGeneratorIsFormattedLikeAMap() throws IOException {
    Map<String, Object> equalMap =
        new TreeMap<>(
            Map.of("game", "\u00c4 \"lamp\"\n", "none", List.of(), "some", List.of(1, 2)));
    assertThat(Json.text(DOCUMENT))
        .isEqualTo(Json.text(equalMap))
        .isEqualTo(
            """
            {
              "game" : "\u00c4 \\"lamp\\"\\n",
              "none" : [ ],
              "some" : [ 1, 2 ]
            }""");
  }
}
