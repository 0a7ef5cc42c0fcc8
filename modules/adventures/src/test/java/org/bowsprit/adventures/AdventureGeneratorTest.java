package org.bowsprit.adventures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that generated adventures can be won, depend only on the seed, and have the contents of
 * their level.
 */
class AdventureGeneratorTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void theWalkthroughWinsAGeneratedAdventure(int level) {
    TestAdventureBuilder.assertWonByItsWalkthrough(
        AdventureGenerator.generate(Level.of(level), 1_000 + level));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void anAdventureHasTheContentsOfItsLevel(int number) {
    Level level = Level.of(number);
    for (long seed = 0; seed < 200; seed++) {
      Adventure adventure = AdventureGenerator.generate(level, seed);

      assertThat(adventure.places()).hasSize(level.places());
      assertThat(adventure.decoys()).hasSize(level.decoys());
      assertThat(adventure.places().stream().filter(Place::closes)).hasSize(level.closing());
      assertThat(keysOfKind(adventure, Key.CombinedKey.class)).hasSize(level.combined());
      assertThat(keysOfKind(adventure, Key.GivenKey.class)).hasSize(level.told());
      assertThat(adventure.doors())
          .allMatch(
              door -> door.from() < door.to() && !adventure.places().get(door.from()).closes());
    }
  }

  private static List<Key> keysOfKind(Adventure adventure, Class<? extends Key> kind) {
    return adventure.doors().stream().map(Door::key).filter(kind::isInstance).toList();
  }

  @Test
  void theSameSeedProducesTheSameAdventure() {
    Adventure adventure = AdventureGenerator.generate(Level.of(3), 7);
    Adventure sameAdventure = AdventureGenerator.generate(Level.of(3), 7);

    assertThat(adventure).isEqualTo(sameAdventure);
    assertThat(AdventureSources.of(adventure).files())
        .isEqualTo(AdventureSources.of(sameAdventure).files());
    assertThat(AdventureGenerator.generate(Level.of(3), 8)).isNotEqualTo(adventure);
  }

  @Test
  void levelsOutsideOneToFiveAreRefused() {
    assertThatThrownBy(() -> Level.of(0)).hasMessage("a level is 1 to 5, not 0");
    assertThatThrownBy(() -> Level.of(6)).hasMessage("a level is 1 to 5, not 6");
  }
}
