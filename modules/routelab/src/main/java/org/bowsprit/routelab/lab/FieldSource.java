package org.bowsprit.routelab.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bowsprit.routelab.movingai.FieldWalks;
import org.bowsprit.routelab.movingai.GridMap;
import org.bowsprit.routelab.movingai.MeshFile;
import org.bowsprit.routelab.movingai.MovingAiException;
import org.bowsprit.routelab.movingai.MovingAiRooms;
import org.bowsprit.routelab.movingai.OptimumCheck;
import org.bowsprit.routelab.movingai.Scenario;
import org.bowsprit.routelab.query.RouteQueries;
import org.bowsprit.routelab.room.RoomsRefusedException;
import org.bowsprit.trial.room.LabRoom;

/**
 * Reads maps, meshes and scenarios in the file formats of the routing literature. A scenario with
 * wrong optimal lengths is refused, because it may belong to another map, and no router could find
 * routes of these lengths.
 */
public final class FieldSource {

  /**
   * The largest number of cells to search when checking optimal lengths. If a check of all walks
   * would need more cells, only some of the walks are checked.
   */
  private static final long MAX_CELLS_CHECKED = 50_000_000;

  private static final String MAP_SUFFIX = ".map";
  private static final String MESH_SUFFIX = ".mesh";
  private static final String SCENARIO_SUFFIX = ".scen";

  private FieldSource() {}

  /** Returns whether a file name is the name of a map, a mesh or a scenario. */
  public static boolean isField(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(MAP_SUFFIX)
        || lower.endsWith(MESH_SUFFIX)
        || lower.endsWith(SCENARIO_SUFFIX);
  }

  static LabSource.Rooms read(Path file) throws IOException {
    return new LabSource.Rooms(String.valueOf(file.getFileName()), List.of(room(file)));
  }

  /**
   * Reads a file as a room, with walks if it is a scenario.
   *
   * @throws RoomsRefusedException if the file does not have the format that its name indicates; the
   *     message contains the position of the error
   */
  public static LabRoom room(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(MAP_SUFFIX)
        ? MovingAiRooms.of(name, map(file))
        : lower.endsWith(MESH_SUFFIX) ? mesh(name, file) : scenario(name, file).roomWithWalks();
  }

  /**
   * Reads the walks of a scenario one by one; a map or a mesh has no walks. The file is read again
   * at each visit.
   *
   * @throws RoomsRefusedException as {@link #room} does
   */
  public static RouteQueries queries(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    if (!name.toLowerCase(Locale.ROOT).endsWith(SCENARIO_SUFFIX)) {
      return RouteQueries.of(room(file));
    }
    FieldWalks walks = scenario(name, file);
    return RouteQueries.of(walks.room(), walks.questions()::forEach);
  }

  private static LabRoom mesh(String name, Path file) throws IOException {
    MeshFile mesh = parse(file, MeshFile::parse);
    return parse(file, lines -> MovingAiRooms.of(name, mesh));
  }

  private static FieldWalks scenario(String name, Path file) throws IOException {
    Scenario scenario = readChecked(file, () -> new Scenario(() -> lines(file)));
    if (scenario.size() == 0) {
      throw new RoomsRefusedException(file + " contains no walk");
    }
    String mapName = scenario.map().orElseThrow();
    scenario.forEach(walk -> requireMap(file, walk, mapName));
    Path mapFile = mapInFolderOf(file, mapName);
    if (mapFile.toString().toLowerCase(Locale.ROOT).endsWith(MESH_SUFFIX)) {
      MeshFile mesh = parse(mapFile, MeshFile::parse);
      parse(mapFile, lines -> MovingAiRooms.of(name, mesh));
      return readChecked(file, () -> MovingAiRooms.walks(name, mesh, scenario));
    }
    GridMap map = map(mapFile);
    FieldWalks walks = readChecked(file, () -> MovingAiRooms.walks(name, map, scenario));
    if (scenario.isOctile()) {
      checkOptimalLengths(file, scenario, map);
    }
    return walks;
  }

  /** Opens the lines of a scenario. The scenario closes them. */
  @SuppressWarnings("StreamResourceLeak")
  private static Stream<String> lines(Path file) {
    try {
      return Files.lines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void requireMap(Path file, Scenario.Walk walk, String map) {
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

  /**
   * Returns the map in the folder of its scenario, regardless of the folder that the scenario
   * names. If there is no such map, returns a mesh with the same name.
   */
  private static Path mapInFolderOf(Path file, String nameInScenario) {
    String normalized = nameInScenario.replace('\\', '/');
    Path map = file.resolveSibling(normalized.substring(normalized.lastIndexOf('/') + 1));
    if (Files.exists(map)) {
      return map;
    }
    String name = String.valueOf(map.getFileName());
    String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
    Path mesh = file.resolveSibling(stem + MESH_SUFFIX);
    return Files.exists(mesh) ? mesh : map;
  }

  private static void checkOptimalLengths(Path file, Scenario scenario, GridMap map) {
    long cells = Math.max(1, (long) map.width() * map.height());
    long walksToCheck = Math.min(scenario.size(), Math.max(1, MAX_CELLS_CHECKED / cells));
    OptimumCheck check = new OptimumCheck(map);
    Sample sample = new Sample(check, scenario.size(), walksToCheck);
    scenario.forEach(sample);
    if (!sample.wrongWalks.isEmpty()) {
      Scenario.Walk firstWrongWalk = sample.wrongWalks.get(0);
      throw new WrongOptimumException(
          file
              + ": "
              + sample.wrongWalks.size()
              + " of "
              + walksToCheck
              + " optimal lengths are wrong; the first, in line "
              + firstWrongWalk.line()
              + ", claims "
              + firstWrongWalk.optimum()
              + ", the shortest way is "
              + check.shortest(firstWrongWalk));
    }
  }

  /** Checks a number of walks that are evenly distributed over a scenario. */
  private static final class Sample implements Scenario.Visitor {

    private final List<Scenario.Walk> wrongWalks = new ArrayList<>();
    private final OptimumCheck check;
    private final long walkCount;
    private final long walksToCheck;
    private long visitedCount;
    private long checkedCount;

    Sample(OptimumCheck check, long walkCount, long walksToCheck) {
      this.check = check;
      this.walkCount = walkCount;
      this.walksToCheck = walksToCheck;
    }

    @Override
    public void visit(Scenario.Walk walk) {
      if (visitedCount == checkedCount * walkCount / walksToCheck) {
        checkedCount++;
        if (!check.isCorrect(walk)) {
          wrongWalks.add(walk);
        }
      }
      visitedCount++;
    }
  }

  private static GridMap map(Path file) throws IOException {
    return parse(file, GridMap::parse);
  }

  /** Creates a value from the lines of a file. */
  private interface LineParser<T> {
    T of(List<String> lines);
  }

  private static <T> T parse(Path file, LineParser<T> parser) throws IOException {
    List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    return readChecked(file, () -> parser.of(lines));
  }

  /** Reads a value. If the content is refused, the message of the exception names the file. */
  private static <T> T readChecked(Path file, Supplier<T> reader) throws IOException {
    try {
      return reader.get();
    } catch (MovingAiException e) {
      throw new RoomsRefusedException(file + ", " + e.getMessage());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
