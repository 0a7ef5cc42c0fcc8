package org.bowsprit.routelab.movingai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.service.OptionValues;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;
import org.junit.jupiter.api.Test;

/**
 * Compares the lengths of routes with the optimal lengths in {@code vectors/anyangle}. Its maps and
 * meshes were made for this project. The octile lengths were computed by an exhaustive search, and
 * the any-angle lengths by an independent implementation of Polyanya.
 */
class AnyAngleVectorTest {

  /** The allowed relative error of lengths with at least nine decimals. */
  private static final double TOLERANCE = 1e-7;

  /** The allowed relative error of the rounded lengths in scenario files. */
  private static final double ROUNDED_TOLERANCE = 2e-4;

  /**
   * A line of a file {@code *.walks.tsv}. It contains two cells, and the octile and any-angle
   * lengths of the shortest routes between the centres of the cells.
   */
  private record Walk(List<String> cells, double octileLength, double anyAngleLength) {

    static Walk of(String line) {
      List<String> fields = List.of(line.split("\t", -1));
      return new Walk(
          fields.subList(0, 4),
          Double.parseDouble(fields.get(4)),
          Double.parseDouble(fields.get(5)));
    }

    /** Returns the line for the walk in a scenario of the mesh. */
    String meshLine() {
      return line(
          "%s.5\t%s.5\t%s.5\t%s.5"
              .formatted(cells.get(0), cells.get(1), cells.get(2), cells.get(3)));
    }

    /** Returns the line for the walk in a scenario of the rotated mesh. */
    String rotatedLine() {
      return line(
          RotatedMesh.rotated(centre(0), centre(1), "\t")
              + "\t"
              + RotatedMesh.rotated(centre(2), centre(3), "\t"));
    }

    private double centre(int index) {
      return Integer.parseInt(cells.get(index)) + 0.5;
    }

    private static String line(String coordinates) {
      return "0\tany.mesh\t1\t1\t" + coordinates + "\t1";
    }
  }

  @Test
  void everyRouteHasTheOptimalLength() throws Exception {
    int walkCount = 0;
    for (Path file : files(".walks.tsv")) {
      List<Walk> expected = Files.readAllLines(file).stream().map(Walk::of).toList();
      String stem = file.getFileName().toString().replace(".walks.tsv", "");
      Path map = file.resolveSibling(stem + ".map");
      if (Files.exists(map)) {
        assertOptimalOnMap(map, expected);
      }
      Path mesh = file.resolveSibling(stem + ".mesh");
      if (Files.exists(mesh)) {
        assertOptimalOnMesh(mesh, expected);
      }
      walkCount += expected.size();
    }
    assertThat(walkCount).isPositive();
    System.out.println("vectors anyangle: " + walkCount + " cases");
  }

  private static void assertOptimalOnMap(Path file, List<Walk> walks) throws IOException {
    GridMap map = GridMap.parse(Files.readAllLines(file));
    Scenario scenario =
        Scenario.parse(Files.readAllLines(file.resolveSibling(file.getFileName() + ".scen")));
    LabRoom room = MovingAiRooms.of(file.toString(), map, scenario);
    assertThat(room.questions()).hasSameSizeAs(walks);
    assertOptimalAnyAngleLengths(room, walks, 1);
    for (RouterProvider provider : List.of(new GridAStarProvider(), new GridJpsProvider())) {
      OptionValues exactCosts = OptionValues.of(provider.options(), Map.of("costs", "real"));
      PreparedRouter gridRouter = provider.open(exactCosts).prepare(room.floor());
      for (int i = 0; i < walks.size(); i++) {
        Question question = room.questions().get(i);
        double cost = route(gridRouter, question).effort().cost();
        assertThat(cost)
            .as("the length of walk %d of %s", i, file)
            .isCloseTo(walks.get(i).octileLength, within(TOLERANCE * Math.max(1, cost)));
        double statedOptimum = question.benchmark().orElseThrow().optimum();
        assertThat(statedOptimum).isCloseTo(cost, within(ROUNDED_TOLERANCE * Math.max(1, cost)));
      }
    }
  }

  private static void assertOptimalOnMesh(Path file, List<Walk> walks) throws IOException {
    List<String> lines = Files.readAllLines(file);
    LabRoom room = meshRoom(file, lines, walks.stream().map(Walk::meshLine));
    assertOptimalAnyAngleLengths(room, walks, 1);
    OptionValues exactCosts =
        OptionValues.of(new GridAStarProvider().options(), Map.of("costs", "real"));
    PreparedRouter gridRouter = new GridAStarProvider().open(exactCosts).prepare(room.floor());
    for (int i = 0; i < walks.size(); i++) {
      assertThat(route(gridRouter, room.questions().get(i)).effort().cost())
          .as("the length of walk %d of %s", i, file)
          .isCloseTo(
              walks.get(i).octileLength,
              within(TOLERANCE * Math.max(1, walks.get(i).octileLength)));
    }
    List<String> rotatedMesh = RotatedMesh.convertedLines(lines);
    assertOptimalAnyAngleLengths(
        meshRoom(file, rotatedMesh, walks.stream().map(Walk::rotatedLine)),
        walks,
        RotatedMesh.LENGTH_FACTOR);
  }

  private static LabRoom meshRoom(Path file, List<String> mesh, Stream<String> walks) {
    List<String> scenario = new ArrayList<>(List.of("version 1"));
    walks.forEach(scenario::add);
    return MovingAiRooms.of(file.toString(), MeshFile.parse(mesh), Scenario.parse(scenario));
  }

  private static void assertOptimalAnyAngleLengths(LabRoom room, List<Walk> walks, int factor) {
    Router geodesic = new GeodesicProvider().open();
    PreparedRouter router = geodesic.prepare(room.floor());
    for (int i = 0; i < walks.size(); i++) {
      Route route = route(router, room.questions().get(i));
      String walkName = room.name() + ", walk " + i;
      if (route.reason() != Reason.ALREADY_THERE) {
        assertThat(route.reason()).as("the reason for %s", walkName).isEqualTo(Reason.OK);
      }
      double expectedLength = factor * walks.get(i).anyAngleLength;
      assertThat(route.length() / room.unit())
          .as("the length for %s", walkName)
          .isCloseTo(expectedLength, within(TOLERANCE * Math.max(1, expectedLength)));
    }
  }

  private static Route route(PreparedRouter router, Question question) {
    return router.route(RouteRequest.of(question.from(), question.to()));
  }

  private static List<Path> files(String ending) throws IOException, URISyntaxException {
    String configuredFolder = System.getProperty("bowsprit.vectors");
    Path bundledFolder = Path.of(AnyAngleVectorTest.class.getResource("/vectors/anyangle").toURI());
    Path folder = configuredFolder == null ? bundledFolder : Path.of(configuredFolder, "anyangle");
    try (Stream<Path> files = Files.list(Files.isDirectory(folder) ? folder : bundledFolder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
