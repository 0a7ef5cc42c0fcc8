package org.bowsprit.kit.internal.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.kit.fixture.LabGames;
import org.bowsprit.kit.text.TextProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the walk boxes and the box matrices of the lab games stay the same when they are
 * decompiled and built again.
 */
class BoxRoundTripTest {

  static Stream<String> gameNames() {
    return LabGames.NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("gameNames")
  void decompiledFloorsBuildTheSameBoxesAndMatrix(String name) {
    GameResources game = LabGames.open(name);
    for (int id : game.roomIds()) {
      BoxChunks original = game.room(id).orElseThrow().floor();
      BoxSources sources = new BoxDecompiler(original).decompile();
      List<TextProblem> errors = new ArrayList<>();
      BoxChunks rebuilt = sources.build(errors, new ArrayList<>()).orElse(null);
      assertThat(errors).as("errors in%n%s", sources.text()).isEmpty();
      assertThat(rebuilt.boxes()).isEqualTo(original.boxes());
      assertThat(rebuilt.matrix())
          .as("the matrix of room %d%n%s", id, sources.text())
          .isEqualTo(original.matrix());
    }
  }
}
