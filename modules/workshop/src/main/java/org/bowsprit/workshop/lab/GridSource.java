package org.bowsprit.workshop.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.routelab.movingai.GridMap;
import org.bowsprit.routelab.movingai.MovingAiException;
import org.bowsprit.routelab.movingai.MovingAiRooms;
import org.bowsprit.routelab.movingai.OptimumCheck;
import org.bowsprit.routelab.movingai.Scenario;

/** Moving AI maps and scenarios; a scenario whose claimed optima are wrong is refused. */
final class GridSource {

  private GridSource() {}

  static LabSource.Rooms read(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    if (name.toLowerCase(Locale.ROOT).endsWith(".map")) {
      return new LabSource.Rooms(name, List.of(MovingAiRooms.of(name, map(file))));
    }
    Scenario scenario = scenario(file);
    if (scenario.walks().isEmpty()) {
      throw CommandFailure.data(file + " asks for no walk");
    }
    GridMap map = map(mapBeside(file, scenario));
    check(file, scenario, map);
    return new LabSource.Rooms(name, List.of(MovingAiRooms.of(name, map, scenario)));
  }

  /** The map is looked for beside its scenario, whatever folder the scenario names. */
  private static Path mapBeside(Path file, Scenario scenario) {
    String written = scenario.walks().get(0).map().replace('\\', '/');
    return file.resolveSibling(written.substring(written.lastIndexOf('/') + 1));
  }

  private static void check(Path file, Scenario scenario, GridMap map) {
    OptimumCheck check = new OptimumCheck(map);
    List<Scenario.Walk> wrong =
        scenario.walks().stream().filter(walk -> !check.holds(walk)).toList();
    if (!wrong.isEmpty()) {
      Scenario.Walk first = wrong.get(0);
      throw CommandFailure.failed(
          file
              + ": "
              + wrong.size()
              + " of "
              + scenario.walks().size()
              + " optimal lengths are wrong; the first claims "
              + first.optimum()
              + ", the shortest way is "
              + check.shortest(first.start(), first.goal()));
    }
  }

  private static GridMap map(Path file) throws IOException {
    try {
      return GridMap.parse(lines(file));
    } catch (MovingAiException e) {
      throw CommandFailure.data(file + ", " + e.getMessage());
    }
  }

  private static Scenario scenario(Path file) throws IOException {
    try {
      return Scenario.parse(lines(file));
    } catch (MovingAiException e) {
      throw CommandFailure.data(file + ", " + e.getMessage());
    }
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
  }
}
