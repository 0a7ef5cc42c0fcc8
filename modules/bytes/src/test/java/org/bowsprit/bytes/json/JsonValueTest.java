package org.bowsprit.bytes.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests reading and writing JSON. */
class JsonValueTest {

  @Test
  void theParserReadsTheOutputOfTheWriter() {
    String text =
        JsonWriter.object(
            json ->
                json.put("text", "a \"quoted\"\nline\\")
                    .put("whole", 1L << 40)
                    .put("half", 0.5)
                    .put("nan", Double.NaN)
                    .put("yes", true)
                    .putNull("none")
                    .putArray("points", points -> points.addArray(1, -2).addArray(3, 4)));

    JsonValue value = JsonValue.parse(text);

    assertThat(value.get("text").text()).isEqualTo("a \"quoted\"\nline\\");
    assertThat(value.get("yes").isTrue()).isTrue();
    assertThat(value.get("none").isNull()).isTrue();
    assertThat(value.get("nan").isNull()).isTrue();
    assertThat(value.get("missing").isNull()).isTrue();
    assertThat(value.get("points").elements().get(0).numbers(2)).containsExactly(1, -2);
    assertThat(text).contains("\"whole\":1099511627776").contains("\"half\":0.5");
  }

  @Test
  void aTextIsWrittenInQuotes() {
    assertThat(JsonWriter.text("a \"é\"\n")).isEqualTo("\"a \\\"é\\\"\\u000a\"");
    assertThat(JsonWriter.text(new byte[] {'~', '\\', 0x7F, (byte) 0xE9, 4}))
        .isEqualTo("\"~\\\\\\u007f\\u00e9\\u0004\"");
  }

  @Test
  void theParserReadsEveryKindOfEscape() {
    assertThat(JsonValue.parse("\"\\u0041\\t\\/\\b\\f\\r\"").text()).isEqualTo("A\t/\b\f\r");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1,]",
        "{\"a\"}",
        "nul",
        "01",
        "1.",
        "\"\\x\"",
        "\"\\u12g4\"",
        "[1] 2",
        "\"\n\"",
        "--1",
        "\"open"
      })
  void invalidJsonIsRefused(String text) {
    assertThatThrownBy(() -> JsonValue.parse(text))
        .isInstanceOf(JsonException.class)
        .hasMessageMatching("character \\d+: expected .+");
  }

  @Test
  void jsonWithTooManyLevelsIsRefused() {
    assertThatThrownBy(() -> JsonValue.parse("[".repeat(100_000)))
        .isInstanceOf(JsonException.class)
        .hasMessage("character 66: expected no more than 64 levels");
  }

  @Test
  void messagesContainThePathAndTheExpectedValue() {
    JsonValue value = JsonValue.parse("{\"boxes\":[[1,2,3],{\"x\":1.5}]}");

    assertThatThrownBy(() -> value.get("boxes").elements().get(0).numbers(8, 11))
        .hasMessage("boxes[0]: expected a list of 8 whole numbers");
    assertThatThrownBy(() -> value.get("boxes").elements().get(1).get("x").number())
        .hasMessage("boxes[1].x: expected a whole number");
    assertThatThrownBy(() -> value.get("boxes").get("x")).hasMessage("boxes: expected an object");
    assertThatThrownBy(value::text).hasMessage("the document: expected a text");
  }
}
