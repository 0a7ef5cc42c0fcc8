package org.bowsprit.adventures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShippedAdventureTest {

  @Test
  void tenAdventuresOfEachLevelAreShippedWithCorrectMoveCounts() {
    for (int level = 1; level <= Level.HARDEST; level++) {
      int number = level;
      assertThat(ShippedAdventure.all().stream().filter(each -> each.level() == number))
          .hasSize(10);
    }
    assertThat(ShippedAdventure.all())
        .allSatisfy(each -> assertThat(Walkthrough.of(each.adventure())).hasSize(each.moves()))
        .allSatisfy(
            each ->
                assertThat(each.shortest().orElse(each.moves())).isLessThanOrEqualTo(each.moves()));
  }

  @Test
  void anAdventureIsFoundByLevelAndSeed() {
    assertThat(ShippedAdventure.find("1-3")).contains(ShippedAdventure.all().get(2));
    assertThat(ShippedAdventure.find("5-123456").orElseThrow().adventure().places()).hasSize(8);
    assertThat(ShippedAdventure.find("6-1")).isEmpty();
    assertThat(ShippedAdventure.find("1")).isEmpty();
  }
}
