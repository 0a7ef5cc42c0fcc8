package org.bowsprit.vm.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SignsTest {

  @Test
  void everySignHasOneMeaning() {
    assertThat(Signs.meanings(Signs.COMPARISONS)).hasSameSizeAs(Signs.COMPARISONS);
    assertThat(Signs.meanings(Signs.ASSIGNMENTS)).containsEntry("|=", Op.OR).hasSize(7);
    assertThat(Signs.meanings(Signs.OPERATORS)).containsEntry("/", SubOp.EXPRESSION_DIVIDE);
  }

  @Test
  void aComparisonComparesTheVariableWithTheOperand() {
    assertThat(Signs.meanings(Signs.COMPARISONS))
        .containsEntry(">", Op.IS_LESS)
        .containsEntry("<=", Op.IS_GREATER_EQUAL);
  }

  @Test
  void oneSignForTwoThingsIsRefused() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Signs.meanings(Map.of(Op.ADD, "+", Op.SUBTRACT, "+")));
  }
}
