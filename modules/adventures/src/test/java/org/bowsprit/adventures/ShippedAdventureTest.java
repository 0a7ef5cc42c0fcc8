package org.bowsprit.adventures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the list of the shipped adventures. */
class ShippedAdventureTest {

  @Test
  void tenAdventuresOfEachLevelAreShippedWithCorrectMoveCounts() {
    for (int level = 1; level <= Level.HARDEST; level++) {
      int currentLevel = level;
      assertThat(ShippedAdventure.all().stream().filter(shipped -> shipped.level() == currentLevel))
          .hasSize(10);
    }
    assertThat(ShippedAdventure.all())
        .allSatisfy(
            shipped -> assertThat(Walkthrough.of(shipped.adventure())).hasSize(shipped.moves()))
        .allSatisfy(
            shipped ->
                assertThat(shipped.shortest().orElse(shipped.moves()))
                    .isLessThanOrEqualTo(shipped.moves()));
  }

  @Test
  void anAdventureIsFoundByLevelAndSeed() {
    assertThat(ShippedAdventure.find("1-3")).contains(ShippedAdventure.all().get(2));
    assertThat(ShippedAdventure.find("5-123456").orElseThrow().adventure().places()).hasSize(8);
    assertThat(ShippedAdventure.find("6-1")).isEmpty();
    assertThat(ShippedAdventure.find("1")).isEmpty();
  }
}
