package org.bowsprit.trial.metric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the agreement of a chain of boxes with the chain of the matrix. */
class ChainComparisonTest {

  @Test
  void equalChainsAgreeCompletely() {
    assertThat(ChainComparison.of(List.of(1, 2, 3), List.of(1, 2, 3)))
        .isEqualTo(new ChainComparison(1, true, 0));
  }

  @Test
  void theAgreementOfADetourEndsWhereItLeavesTheMatrixChain() {
    assertThat(ChainComparison.of(List.of(1, 5, 6, 3), List.of(1, 2, 3, 4)))
        .isEqualTo(new ChainComparison(0.25, false, 3));
  }

  @Test
  void aShorterChainAgreesInPart() {
    assertThat(ChainComparison.of(List.of(1, 2), List.of(1, 2, 3, 4)))
        .isEqualTo(new ChainComparison(0.5, false, 2));
  }

  @Test
  void anEmptyChainHasNoAgreement() {
    assertThat(ChainComparison.of(List.of(), List.of(7, 8)))
        .isEqualTo(new ChainComparison(0, false, 2));
  }
}
