package org.bowsprit.routelab.movingai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.service.OptionValues;
import org.bowsprit.trial.room.Benchmark;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;
import org.junit.jupiter.api.Test;

/** Tests rooms that are made from the maps and scenarios of the Moving AI Lab. */
class MovingAiTest {

  /** The 7×5 mask of spec 08 §10.2, in which column 3 is blocked in rows 0 to 3. */
  private static final GridMap MAP_WITH_WALL =
      GridMap.parse(
          List.of(
              "type octile",
              "height 5",
              "width 7",
              "map",
              "...@...",
              "...@...",
              "...@...",
              "...T...",
              "......."));

  @Test
  void theFloorIsTheUnionOfTheFreeCells() {
    GridMap map = randomMap(40, 25, 3);
    List<BoxRecord> boxes = map.floor(2).boxes().boxes();
    int cells = 0;
    for (int y = -1; y <= 25; y++) {
      for (int x = -1; x <= 40; x++) {
        assertThat(isCovered(boxes, 2 * x + 1, 2 * y + 1))
            .as("whether the cell %d,%d belongs to the floor", x, y)
            .isEqualTo(map.isPassable(x, y));
        cells += map.isPassable(x, y) ? 1 : 0;
      }
    }
    assertThat(sumOfAreas(boxes)).isEqualTo(4L * cells);
  }

  private static boolean isCovered(List<BoxRecord> boxes, int x, int y) {
    return boxes.stream()
        .anyMatch(
            box ->
                x >= box.upperLeft().x()
                    && x <= box.lowerRight().x()
                    && y >= box.upperLeft().y()
                    && y <= box.lowerRight().y());
  }

  /**
   * Returns the sum of the areas of the boxes. It equals the area of the floor only if no boxes
   * overlap.
   */
  private static long sumOfAreas(List<BoxRecord> boxes) {
    return boxes.stream()
        .mapToLong(
            box ->
                (long) (box.lowerRight().x() - box.upperLeft().x())
                    * (box.lowerRight().y() - box.upperLeft().y()))
        .sum();
  }

  @Test
  void anOptimalLengthIsAcceptedOnlyIfItIsCorrect() {
    Scenario scenario =
        Scenario.parse(
            List.of(
                "version 1",
                "0\twall.map\t7\t5\t1\t1\t5\t1\t8.48528137",
                "0\twall.map\t7\t5\t1\t1\t5\t1\t8.9"));
    OptimumCheck check = new OptimumCheck(MAP_WITH_WALL);
    // The path has six straight and two diagonal steps. Its cost in spec 08 §10.2 is 88.
    assertThat(check.shortest(new Point(1, 1), new Point(5, 1)))
        .isCloseTo(6 + 2 * Math.sqrt(2), within(1e-9));
    List<Boolean> correctness = new ArrayList<>();
    scenario.forEach(walk -> correctness.add(check.isCorrect(walk)));
    assertThat(correctness).containsExactly(false, false);
    Scenario correctScenario =
        Scenario.parse(List.of("version 1", "0\twall.map\t7\t5\t1\t1\t5\t1\t8.82842712"));
    correctScenario.forEach(walk -> assertThat(check.isCorrect(walk)).isTrue());
    assertThat(correctScenario.size()).isOne();
  }

  @Test
  void gridRoutersFindTheOptimalLengthsOnRandomMaps() {
    for (int seed = 0; seed < 5; seed++) {
      GridMap map = randomMap(30, 20, seed);
      OptimumCheck check = new OptimumCheck(map);
      Random random = new Random(seed);
      for (RouterProvider provider : List.of(new GridAStarProvider(), new GridJpsProvider())) {
        PreparedRouter router =
            provider
                .open(OptionValues.of(provider.options(), Map.of("costs", "real")))
                .prepare(MovingAiRooms.of("random", map).floor());
        for (int i = 0; i < 20; i++) {
          Point start = new Point(random.nextInt(30), random.nextInt(20));
          Point goal = new Point(random.nextInt(30), random.nextInt(20));
          double shortest = check.shortest(start, goal);
          if (Double.isFinite(shortest) && shortest > 0) {
            assertThat(router.route(RouteRequest.of(centre(start), centre(goal))).effort().cost())
                .isCloseTo(shortest, within(1e-6));
          }
        }
      }
    }
  }

  private static Point centre(Point cell) {
    return new Point(2 * cell.x() + 1, 2 * cell.y() + 1);
  }

  @Test
  void aWalkBetweenCellsLeadsFromCentreToCentre() {
    Scenario scenario =
        Scenario.parse(List.of("version 1", "2\twall.map\t7\t5\t1\t1\t5\t1\t8.82842712"));
    LabRoom room = MovingAiRooms.of("wall", MAP_WITH_WALL, scenario);
    Question question = room.questions().get(0);
    assertThat(room.unit()).isEqualTo(2);
    assertThat(question.from()).isEqualTo(new Point(3, 3));
    assertThat(question.to()).isEqualTo(new Point(11, 3));
    assertThat(question.benchmark()).contains(new Benchmark(2, 8.82842712, true));
  }

  @Test
  void fractionalCoordinatesBecomeExactPointsInAFinerUnit() {
    Scenario scenario =
        Scenario.parse(List.of("version 1", "0\twall.map\t7\t5\t1.25\t1.5\t2.0\t1\t0.9"));
    LabRoom room = MovingAiRooms.of("wall", MAP_WITH_WALL, scenario);
    assertThat(room.unit()).isEqualTo(4);
    assertThat(room.questions().get(0).from()).isEqualTo(new Point(5, 6));
    assertThat(room.questions().get(0).to()).isEqualTo(new Point(8, 4));
    assertThat(room.floor().lattice()).isEqualTo(new Lattice(2, 2, 4));
  }

  @Test
  void aWalkThatDoesNotFitTheMapIsRefusedWithItsLineNumber() {
    Scenario blockedScenario =
        Scenario.parse(List.of("version 1", "0\twall.map\t7\t5\t1\t1\t3\t1\t2"));
    assertThatThrownBy(() -> MovingAiRooms.of("wall", MAP_WITH_WALL, blockedScenario))
        .isInstanceOf(MovingAiException.class)
        .hasMessage("line 2: expected a walk between free cells, found cell (3, 1) blocked");
    Scenario largerScenario =
        Scenario.parse(List.of("version 1", "0\twall.map\t8\t5\t1\t1\t2\t1\t1"));
    assertThatThrownBy(() -> MovingAiRooms.of("wall", MAP_WITH_WALL, largerScenario))
        .hasMessage("line 2: expected the map's size, 7 by 5, found 8 by 5");
    Scenario tooFineScenario =
        Scenario.parse(List.of("version 1", "0\twall.map\t7\t5\t1.3333333\t1\t2\t1\t1"));
    assertThatThrownBy(() -> MovingAiRooms.of("wall", MAP_WITH_WALL, tooFineScenario))
        .hasMessageStartingWith("line 2: expected coordinates that are whole numbers after");
  }

  @Test
  void invalidLinesAreRefusedWithTheirNumber() {
    assertThatThrownBy(() -> GridMap.parse(List.of("type octile", "height five")))
        .isInstanceOf(MovingAiException.class)
        .hasMessage("line 2: expected \"height N\"");
    assertThatThrownBy(
            () -> GridMap.parse(List.of("type octile", "height 1", "width 3", "map", "..")))
        .hasMessage("line 5: expected 3 cells");
    assertThatThrownBy(() -> Scenario.parse(List.of("version 1", "0 a 7 5")))
        .hasMessage("line 2: expected 9 fields");
  }

  private static GridMap randomMap(int width, int height, long seed) {
    Random random = new Random(seed);
    List<String> lines =
        new ArrayList<>(List.of("type octile", "height " + height, "width " + width, "map"));
    for (int y = 0; y < height; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        row.append(random.nextInt(4) == 0 ? '@' : '.');
      }
      lines.add(row.toString());
    }
    return GridMap.parse(lines);
  }
}
