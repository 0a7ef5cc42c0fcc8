package org.bowsprit.routelab.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.routelab.query.RouteQueries;
import org.bowsprit.routelab.query.RouteQuery;
import org.bowsprit.routelab.room.RoomsRefusedException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how a Moving AI scenario and its map are read. */
class FieldSourceTest {

  private static final String CORRECT_WALK = "0\tbend.map\t3\t2\t0\t0\t2\t0\t4";

  @TempDir private Path folder;

  @BeforeEach
  void writeTheMap() throws IOException {
    Files.write(
        folder.resolve("bend.map"),
        List.of("type octile", "height 2", "width 3", "map", ".@.", "..."));
  }

  private Path scenario(String... walks) throws IOException {
    List<String> lines = new ArrayList<>(List.of("version 1"));
    lines.addAll(List.of(walks));
    return Files.write(folder.resolve("bend.map.scen"), lines);
  }

  @Test
  void theWalksOfAScenarioAreReadAgainForEachIteration() throws IOException {
    RouteQueries walks =
        FieldSource.queries(scenario(CORRECT_WALK, "0\tbend.map\t3\t2\t0\t0\t0\t1\t1"));
    for (int iteration = 0; iteration < 2; iteration++) {
      List<RouteQuery> queries = new ArrayList<>();
      walks.forEach(queries::add);
      assertThat(queries).extracting(RouteQuery::id).containsExactly("1", "2");
      assertThat(queries)
          .extracting(RouteQuery::goal)
          .containsExactly(new Point(5, 1), new Point(1, 3));
    }
  }

  @Test
  void theRoomOfAScenarioHasTheWalksOfTheScenario() throws IOException {
    assertThat(FieldSource.room(scenario(CORRECT_WALK)).questions())
        .singleElement()
        .satisfies(walk -> assertThat(walk.to()).isEqualTo(new Point(5, 1)));
  }

  @Test
  void anInvalidLineIsReportedWithItsNumber() throws IOException {
    Path invalidScenario = scenario(CORRECT_WALK, "0\tbend.map\t3");
    assertThatThrownBy(() -> FieldSource.queries(invalidScenario))
        .isInstanceOf(RoomsRefusedException.class)
        .hasMessage(invalidScenario + ", line 3: expected 9 fields");
  }

  @Test
  void wrongOptimalLengthsAreReportedWithTheirNumberAndTheFirstLine() throws IOException {
    Path scenarioWithWrongLengths =
        scenario(
            CORRECT_WALK, "0\tbend.map\t3\t2\t0\t0\t0\t1\t7", "0\tbend.map\t3\t2\t0\t0\t0\t1\t8");
    assertThatThrownBy(() -> FieldSource.queries(scenarioWithWrongLengths))
        .isInstanceOf(WrongOptimumException.class)
        .hasMessageContaining("2 of 3 optimal lengths are wrong; the first, in line 3, claims 7.0");
  }

  @Test
  void aScenarioWithTwoMapsIsRefused() throws IOException {
    Path scenarioWithTwoMaps = scenario(CORRECT_WALK, "0\tother.map\t3\t2\t0\t0\t0\t1\t1");
    assertThatThrownBy(() -> FieldSource.queries(scenarioWithTwoMaps))
        .isInstanceOf(RoomsRefusedException.class)
        .hasMessageContaining("line 3: expected a walk on bend.map");
  }
}
