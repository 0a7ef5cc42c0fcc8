package org.bowsprit.adventures;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays the walkthroughs of all shipped adventures. */
class ShippedAdventuresIT {

  static Stream<ShippedAdventure> shippedAdventures() {
    return ShippedAdventure.all().stream();
  }

  @ParameterizedTest
  @MethodSource("shippedAdventures")
  void theWalkthroughWinsTheAdventure(ShippedAdventure shipped) {
    TestAdventureBuilder.assertWonByItsWalkthrough(shipped.adventure());
  }
}
