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

class BoxRoundTripTest {

  static Stream<String> games() {
    return LabGames.NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void decompiledFloorsBuildTheSameBoxesAndMatrix(String name) {
    GameResources game = LabGames.open(name);
    for (int id : game.roomIds()) {
      BoxChunks original = game.room(id).orElseThrow().floor();
      BoxSources sources = new BoxDecompiler(original).decompile();
      List<TextProblem> errors = new ArrayList<>();
      BoxChunks built = sources.build(errors, new ArrayList<>()).orElse(null);
      assertThat(errors).as(sources.text()).isEmpty();
      assertThat(built.boxes()).isEqualTo(original.boxes());
      assertThat(built.matrix()).as("room %d%n%s", id, sources.text()).isEqualTo(original.matrix());
    }
  }
}
