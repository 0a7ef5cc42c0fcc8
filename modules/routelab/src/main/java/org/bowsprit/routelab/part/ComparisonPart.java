package org.bowsprit.routelab.part;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.RunManifest;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.room.LabRoom;

/**
 * A part of a comparison, with everything that is needed to run it except the routers. It can be
 * sent to another process, which then needs no files of the first process.
 *
 * @param source the source of the rooms, such as a map's name
 * @param version the version of the program that makes the comparison
 * @param routers the ids of the routers, in the order of each list of answers
 * @param settings the settings of the experiment
 * @param rooms all rooms of the comparison as JSON, including the rooms of other parts
 * @param shard the number of this part and the number of parts
 */
public record ComparisonPart(
    String source,
    String version,
    List<String> routers,
    ExperimentSettings settings,
    String rooms,
    Shard shard)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  public ComparisonPart {
    routers = List.copyOf(routers);
  }

  /**
   * Cuts a comparison into parts.
   *
   * @param source the source of the rooms
   * @param version the version of the program, which is written into all parts and the report
   * @param routers the ids of the routers
   * @param settings the settings of the experiment; its number of threads applies to each process
   * @param rooms the rooms
   * @param count the number of parts, from 1
   */
  public static List<ComparisonPart> cut(
      String source,
      String version,
      List<String> routers,
      ExperimentSettings settings,
      List<LabRoom> rooms,
      int count) {
    String text = text(rooms);
    return IntStream.rangeClosed(1, count)
        .mapToObj(
            number ->
                new ComparisonPart(
                    source, version, routers, settings, text, new Shard(number, count)))
        .toList();
  }

  private static String text(List<LabRoom> rooms) {
    try {
      return PartJson.MAPPER.writeValueAsString(rooms);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("rooms could not be written", e);
    }
  }

  /**
   * Runs the part.
   *
   * @param providers the available routers, including the routers that take part; {@code geodesic}
   *     determines the shortest length, even if it does not take part
   * @throws IllegalArgumentException if a router that takes part is not available
   */
  public PartResult run(List<RouterProvider> providers) {
    List<Contestant> contestants = new ArrayList<>();
    for (String router : routers) {
      RouterProvider provider =
          provider(providers, router)
              .orElseThrow(() -> new IllegalArgumentException("there is no router " + router));
      contestants.add(Contestant.trusted(provider, provider.open()));
    }
    LabRooms allRooms = LabRooms.of(readRooms());
    RunManifest manifest =
        new RunManifest(version, "", new TreeMap<>(), new TreeMap<>(), List.of());
    Comparison comparison = new Comparison(source, contestants, settings, manifest);
    StringWriter text = new StringWriter();
    PartWriter part =
        new PartWriter(new PrintWriter(text), shard, PartManifest.of(comparison, allRooms));
    new Experiment(contestants, ReferenceRouters.from(providers), settings)
        .run(allRooms, shard::includes, () -> {}, part::add);
    part.end(contestants.stream().map(Contestant::failures).toList());
    return new PartResult(shard, text.toString());
  }

  private List<LabRoom> readRooms() {
    try {
      return List.of(PartJson.MAPPER.readValue(rooms, LabRoom[].class));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("rooms could not be read", e);
    }
  }

  private static Optional<RouterProvider> provider(List<RouterProvider> all, String id) {
    return all.stream().filter(one -> one.id().equals(id)).findFirst();
  }
}
