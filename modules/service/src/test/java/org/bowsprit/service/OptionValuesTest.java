package org.bowsprit.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionValuesTest {

  private static final List<Option> DECLARED_OPTIONS =
      List.of(
          Option.choice("crossing", "Where.", "gate", "corridor"),
          Option.flag("smooth", "Whether.", true),
          Option.number("port", "Which.", 8080, 1, 65_535),
          Option.decimal("weight", "How much.", 0.5, 0, 1),
          Option.text("name", "What.", "Orla"),
          Option.file("map", "Of what."),
          Option.secret("token", "Who may."));

  @Test
  void missingOptionsHaveTheirDefaults() {
    OptionValues values = OptionValues.of(DECLARED_OPTIONS, Map.of("port", "99"));

    assertThat(values.number("port")).isEqualTo(99);
    assertThat(values.isTrue("smooth")).isTrue();
    assertThat(values.decimal("weight")).isEqualTo(0.5);
    assertThat(values.text("crossing")).isEqualTo("gate");
    assertThat(values.text("map")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crossing|gat|option crossing cannot be \"gat\": expected one of gate, corridor",
        "smooth|yes|option smooth cannot be \"yes\": expected true or false",
        "port|0|option port cannot be \"0\": expected a whole number from 1 to 65535",
        "port|9999999999|option port cannot be \"9999999999\": expected a whole number from 1 to 65535",
        "weight|1.01|option weight cannot be \"1.01\": expected a number from 0.0 to 1.0",
        "weight|NaN|option weight cannot be \"NaN\": expected a number from 0.0 to 1.0",
      })
  void anInvalidValueIsReportedWithTheValidValues(String key, String value, String message) {
    assertThatThrownBy(() -> OptionValues.of(DECLARED_OPTIONS, Map.of(key, value)))
        .isInstanceOf(OptionException.class)
        .hasMessage(message);
  }

  @Test
  void aSecretIsNotInTheMessage() {
    assertThatThrownBy(() -> OptionValues.of(DECLARED_OPTIONS, Map.of("token", "hush\u0007")))
        .hasMessageContaining("option token cannot be that")
        .hasMessageNotContaining("hush");
  }

  @Test
  void anUnknownOptionIsReportedWithASuggestion() {
    assertThatThrownBy(() -> OptionValues.of(DECLARED_OPTIONS, Map.of("tokn", "x")))
        .hasMessageStartingWith("there is no option tokn; did you mean token?; there are crossing");
    assertThatThrownBy(() -> OptionValues.of(List.of(), Map.of("foo", "1")))
        .hasMessage("there is no option foo; it has no options");
  }

  @Test
  void eachOfSeveralServicesReadsItsOwnOptions() {
    Map<String, String> givenOptions = Map.of("web.port", "1", "terminal.letters", "drawn");

    assertThat(OptionValues.of("web", DECLARED_OPTIONS, givenOptions).number("port")).isOne();
  }

  @Test
  void invalidDefaultsAndKeysAreRejected() {
    assertThatThrownBy(() -> Option.number("port", "Which.", 0, 1, 9))
        .hasMessage("the default value of option port is not valid: \"0\"");
    assertThatThrownBy(() -> Option.text("Big Key", "What.", ""))
        .hasMessageContaining("invalid key \"Big Key\"");
  }
}
