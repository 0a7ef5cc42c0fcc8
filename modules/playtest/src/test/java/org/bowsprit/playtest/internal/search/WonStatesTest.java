package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.playtest.internal.play.Node;
import org.junit.jupiter.api.Test;

/** Tests the set of states from which a search has reached the goal. */
class WonStatesTest {

  private static final long FACTS_HASH = 1;

  private final WonStates wonStates = new WonStates();

  private static Node nodeWithCoins(int coins) {
    return new Node(null, null, List.of(), "", List.of(), List.of(), FACTS_HASH, coins, 1);
  }

  @Test
  void statesWithDifferentExactFactsAreDistinguished() {
    wonStates.add(nodeWithCoins(6));

    assertThat(wonStates.contains(nodeWithCoins(6))).isTrue();
    assertThat(wonStates.contains(nodeWithCoins(5))).isFalse();
  }
}
