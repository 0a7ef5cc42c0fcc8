package org.bowsprit.vm.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the tables of operators that the assembler uses. */
class OperatorsTest {

  @Test
  void everyOperatorHasOnlyOneMeaning() {
    assertThat(Operators.byOperator(Operators.COMPARISONS)).hasSameSizeAs(Operators.COMPARISONS);
    assertThat(Operators.byOperator(Operators.ASSIGNMENTS)).containsEntry("|=", Op.OR).hasSize(7);
    assertThat(Operators.byOperator(Operators.OPERATORS))
        .containsEntry("/", SubOp.EXPRESSION_DIVIDE);
  }

  @Test
  void aComparisonComparesTheVariableWithTheOperand() {
    assertThat(Operators.byOperator(Operators.COMPARISONS))
        .containsEntry(">", Op.IS_LESS)
        .containsEntry("<=", Op.IS_GREATER_EQUAL);
  }

  @Test
  void anOperatorWithTwoMeaningsIsRefused() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Operators.byOperator(Map.of(Op.ADD, "+", Op.SUBTRACT, "+")));
  }
}
