package org.bowsprit.routelab.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.routelab.movingai.GridMap;
import org.bowsprit.routelab.movingai.MeshFile;
import org.bowsprit.routelab.movingai.MovingAiException;
import org.bowsprit.routelab.movingai.MovingAiRooms;
import org.bowsprit.routelab.movingai.OptimumCheck;
import org.bowsprit.routelab.movingai.Scenario;
import org.bowsprit.routelab.room.RoomsRefusedException;
import org.bowsprit.trial.room.LabRoom;

/**
 * Reads maps, meshes and scenarios of the routing literature. A scenario with wrong optimal lengths
 * is refused: it may belong to another map, and no router could reach the lengths.
 */
public final class FieldSource {

  /**
   * The largest number of cells to search when checking optimal lengths. Beyond it, only some of
   * the walks are checked.
   */
  private static final long CELLS_CHECKED = 50_000_000;

  private static final String MAP = ".map";
  private static final String MESH = ".mesh";
  private static final String SCENARIO = ".scen";

  private FieldSource() {}

  /** Returns whether a file name is that of a map, a mesh or a scenario. */
  public static boolean isField(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(MAP) || lower.endsWith(MESH) || lower.endsWith(SCENARIO);
  }

  static LabSource.Rooms read(Path file) throws IOException {
    return new LabSource.Rooms(String.valueOf(file.getFileName()), List.of(room(file)));
  }

  /**
   * Reads a file as a room, with walks if it is a scenario.
   *
   * @throws RoomsRefusedException if the file does not have the format of its name, with the place
   *     of the error
   */
  public static LabRoom room(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(MAP)
        ? MovingAiRooms.of(name, map(file))
        : lower.endsWith(MESH) ? mesh(name, file) : scenario(name, file);
  }

  private static LabRoom mesh(String name, Path file) throws IOException {
    MeshFile mesh = parsed(file, MeshFile::parse);
    return parsed(file, lines -> MovingAiRooms.of(name, mesh));
  }

  private static LabRoom scenario(String name, Path file) throws IOException {
    Scenario scenario = parsed(file, Scenario::parse);
    if (scenario.walks().isEmpty()) {
      throw new RoomsRefusedException(file + " asks for no walk");
    }
    requireOneMap(file, scenario);
    Path beside = mapBeside(file, scenario);
    if (beside.toString().toLowerCase(Locale.ROOT).endsWith(MESH)) {
      MeshFile mesh = parsed(beside, MeshFile::parse);
      parsed(beside, lines -> MovingAiRooms.of(name, mesh));
      return parsed(file, lines -> MovingAiRooms.of(name, mesh, scenario));
    }
    GridMap map = map(beside);
    LabRoom room = parsed(file, lines -> MovingAiRooms.of(name, map, scenario));
    if (scenario.isOctile()) {
      check(file, scenario, map);
    }
    return room;
  }

  private static void requireOneMap(Path file, Scenario scenario) {
    String map = scenario.walks().get(0).map();
    for (Scenario.Walk walk : scenario.walks()) {
      if (!walk.map().equals(map)) {
        throw new RoomsRefusedException(
            file
                + ", line "
                + walk.line()
                + ": expected a walk on "
                + map
                + ", as in the lines before, found one on "
                + walk.map());
      }
    }
  }

  /**
   * The map is searched for beside its scenario, regardless of the folder in the scenario. If it is
   * missing, a mesh with the same name is used.
   */
  private static Path mapBeside(Path file, Scenario scenario) {
    String written = scenario.walks().get(0).map().replace('\\', '/');
    Path map = file.resolveSibling(written.substring(written.lastIndexOf('/') + 1));
    if (Files.exists(map)) {
      return map;
    }
    String name = String.valueOf(map.getFileName());
    String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
    Path mesh = file.resolveSibling(stem + MESH);
    return Files.exists(mesh) ? mesh : map;
  }

  private static void check(Path file, Scenario scenario, GridMap map) {
    OptimumCheck check = new OptimumCheck(map);
    List<Scenario.Walk> checked = checked(scenario, (long) map.width() * map.height());
    List<Scenario.Walk> wrong = checked.stream().filter(walk -> !check.holds(walk)).toList();
    if (!wrong.isEmpty()) {
      Scenario.Walk first = wrong.get(0);
      throw new WrongOptimumException(
          file
              + ": "
              + wrong.size()
              + " of "
              + checked.size()
              + " optimal lengths are wrong; the first, in line "
              + first.line()
              + ", claims "
              + first.optimum()
              + ", the shortest way is "
              + check.shortest(first));
    }
  }

  /** Returns all walks, or as many as the limit allows, evenly distributed. */
  private static List<Scenario.Walk> checked(Scenario scenario, long cells) {
    List<Scenario.Walk> walks = scenario.walks();
    long most = Math.max(1, CELLS_CHECKED / Math.max(1, cells));
    if (walks.size() <= most) {
      return walks;
    }
    List<Scenario.Walk> some = new ArrayList<>();
    for (long i = 0; i < most; i++) {
      some.add(walks.get((int) (i * walks.size() / most)));
    }
    return some;
  }

  private static GridMap map(Path file) throws IOException {
    return parsed(file, GridMap::parse);
  }

  /** Creates a value from the lines of a file. */
  private interface Reading<T> {
    T of(List<String> lines);
  }

  private static <T> T parsed(Path file, Reading<T> reading) throws IOException {
    try {
      return reading.of(Files.readAllLines(file, StandardCharsets.ISO_8859_1));
    } catch (MovingAiException e) {
      throw new RoomsRefusedException(file + ", " + e.getMessage());
    }
  }
}
