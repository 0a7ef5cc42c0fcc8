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
 * Tests the walks of {@code vectors/anyangle}: maps and meshes made for this project, with octile
 * optima by an exhaustive search and any-angle optima by an independent implementation of Polyanya.
 */
class AnyAngleVectorTest {

  /** The allowed relative error. Lengths are written with nine decimals or more. */
  private static final double TOLERANCE = 1e-7;

  private static final double ROUNDED_TOLERANCE = 2e-4;

  /** A line of a {@code .walks.tsv}: two cells, and the shortest lengths between their centres. */
  private record Walk(List<String> cells, double octile, double anyAngle) {

    static Walk of(String line) {
      List<String> fields = List.of(line.split("\t", -1));
      return new Walk(
          fields.subList(0, 4),
          Double.parseDouble(fields.get(4)),
          Double.parseDouble(fields.get(5)));
    }

    /** Returns the walk in a scenario with corner coordinates. */
    String meshLine() {
      return line(
          "%s.5\t%s.5\t%s.5\t%s.5"
              .formatted(cells.get(0), cells.get(1), cells.get(2), cells.get(3)));
    }

    /** Returns the walk in a scenario on the slanted mesh. */
    String remeshedLine() {
      return line(
          RemeshedMesh.rotated(centre(0), centre(1), "\t")
              + "\t"
              + RemeshedMesh.rotated(centre(2), centre(3), "\t"));
    }

    private double centre(int index) {
      return Integer.parseInt(cells.get(index)) + 0.5;
    }

    private static String line(String coordinates) {
      return "0\tany.mesh\t1\t1\t" + coordinates + "\t1";
    }
  }

  @Test
  void routersFindTheOptimalLengthOfEveryWalk() throws Exception {
    int walks = 0;
    for (Path file : files(".walks.tsv")) {
      List<Walk> expected = Files.readAllLines(file).stream().map(Walk::of).toList();
      String stem = file.getFileName().toString().replace(".walks.tsv", "");
      Path map = file.resolveSibling(stem + ".map");
      if (Files.exists(map)) {
        assertOnMap(map, expected);
      }
      Path mesh = file.resolveSibling(stem + ".mesh");
      if (Files.exists(mesh)) {
        assertOnMesh(mesh, expected);
      }
      walks += expected.size();
    }
    assertThat(walks).isPositive();
    System.out.println("vectors anyangle: " + walks + " cases");
  }

  private static void assertOnMap(Path file, List<Walk> walks) throws IOException {
    GridMap map = GridMap.parse(Files.readAllLines(file));
    Scenario scenario =
        Scenario.parse(Files.readAllLines(file.resolveSibling(file.getFileName() + ".scen")));
    LabRoom room = MovingAiRooms.of(file.toString(), map, scenario);
    assertThat(room.questions()).hasSameSizeAs(walks);
    assertAnyAngle(room, walks, 1);
    for (RouterProvider provider : List.of(new GridAStarProvider(), new GridJpsProvider())) {
      OptionValues exact = OptionValues.of(provider.options(), Map.of("costs", "real"));
      PreparedRouter grid = provider.open(exact).prepare(room.floor());
      for (int i = 0; i < walks.size(); i++) {
        Question question = room.questions().get(i);
        double cost = route(grid, question).effort().cost();
        assertThat(cost)
            .as("%s, walk %d", file, i)
            .isCloseTo(walks.get(i).octile, within(TOLERANCE * Math.max(1, cost)));
        double claimed = question.benchmark().orElseThrow().optimum();
        assertThat(claimed).isCloseTo(cost, within(ROUNDED_TOLERANCE * Math.max(1, cost)));
      }
    }
  }

  private static void assertOnMesh(Path file, List<Walk> walks) throws IOException {
    List<String> lines = Files.readAllLines(file);
    LabRoom room = mesh(file, lines, walks.stream().map(Walk::meshLine));
    assertAnyAngle(room, walks, 1);
    OptionValues exact =
        OptionValues.of(new GridAStarProvider().options(), Map.of("costs", "real"));
    PreparedRouter grid = new GridAStarProvider().open(exact).prepare(room.floor());
    for (int i = 0; i < walks.size(); i++) {
      assertThat(route(grid, room.questions().get(i)).effort().cost())
          .as("%s, walk %d", file, i)
          .isCloseTo(walks.get(i).octile, within(TOLERANCE * Math.max(1, walks.get(i).octile)));
    }
    List<String> slanted = RemeshedMesh.of(lines);
    assertAnyAngle(
        mesh(file, slanted, walks.stream().map(Walk::remeshedLine)),
        walks,
        RemeshedMesh.LENGTH_FACTOR);
  }

  private static LabRoom mesh(Path file, List<String> mesh, Stream<String> walks) {
    List<String> scenario = new ArrayList<>(List.of("version 1"));
    walks.forEach(scenario::add);
    return MovingAiRooms.of(file.toString(), MeshFile.parse(mesh), Scenario.parse(scenario));
  }

  private static void assertAnyAngle(LabRoom room, List<Walk> walks, int factor) {
    Router geodesic = new GeodesicProvider().open();
    PreparedRouter router = geodesic.prepare(room.floor());
    for (int i = 0; i < walks.size(); i++) {
      Route route = route(router, room.questions().get(i));
      String where = room.name() + ", walk " + i;
      if (route.reason() != Reason.ALREADY_THERE) {
        assertThat(route.reason()).as(where).isEqualTo(Reason.OK);
      }
      double expected = factor * walks.get(i).anyAngle;
      assertThat(route.length() / room.unit())
          .as(where)
          .isCloseTo(expected, within(TOLERANCE * Math.max(1, expected)));
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
