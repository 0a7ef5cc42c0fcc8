package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.playtest.internal.play.Node;
import org.junit.jupiter.api.Test;

class WonStatesTest {

  private static final long MANY_COINS = 1;

  private final WonStates wonStates = new WonStates();

  private static Node withCoins(int coins) {
    return new Node(null, null, List.of(), "", List.of(), List.of(), MANY_COINS, coins, 1);
  }

  @Test
  void statesWithDifferentExactFactsAreDistinguished() {
    wonStates.add(withCoins(6));

    assertThat(wonStates.contains(withCoins(6))).isTrue();
    assertThat(wonStates.contains(withCoins(5))).isFalse();
  }
}
