package org.bowsprit.bow.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the expressions that an author can watch in a running game. */
class WatchExpressionTest {

  private static final Map<String, Integer> VALUES =
      Map.of("visits", 3, "cellar.hatch", 16, "table[4]", 7, "none", 0);

  private static int valueOf(String name) {
    if (!VALUES.containsKey(name)) {
      throw new WatchException("nothing is called '" + name + "'");
    }
    return VALUES.get(name);
  }

  @ParameterizedTest
  @CsvSource({
    "visits, 3",
    "cellar.hatch, 16",
    "table[visits + 1], 7",
    "-visits * (2 + 1), -9",
    "visits > 2 and not none, 1",
    "none && nobody, 0",
    "visits || nobody, 1",
    "0x10 % 7, 2"
  })
  void expressionsAreEvaluatedAsInAScript(String text, int value) {
    assertThat(WatchExpression.of(text).value(WatchExpressionTest::valueOf)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "visits +; expected a value, found the end of the line in column 9 of 'visits +'",
        "visits 3; expected the end of the expression, found the number 3 in column 8 of 'visits 3'",
        "nobody; nothing is called 'nobody'",
        "visits / none; 'none' is 0, in 'visits / none'",
        "\"text\"; '\"text\"' has no value outside of a script, in '\"text\"'"
      })
  void anInvalidExpressionIsReported(String text, String message) {
    assertThatThrownBy(() -> WatchExpression.of(text).value(WatchExpressionTest::valueOf))
        .isInstanceOf(WatchException.class)
        .hasMessage(message);
  }

  @Test
  void theVariableNameContainsTheIndexOfTheElement() {
    assertThat(WatchExpression.of("table[visits - 1]").variableName(WatchExpressionTest::valueOf))
        .contains("table[2]");
    assertThat(WatchExpression.of("visits + 1").variableName(WatchExpressionTest::valueOf))
        .isEmpty();
  }
}
