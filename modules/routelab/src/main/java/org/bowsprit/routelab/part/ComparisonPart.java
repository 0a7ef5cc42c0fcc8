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
import org.bowsprit.trial.Yardsticks;
import org.bowsprit.trial.room.LabRoom;

/**
 * A part of a comparison with all that doing it takes but the routers: it can be sent to another
 * process, which needs no file of the first.
 *
 * @param source what the rooms come from, such as a map's name
 * @param version of the program that makes the comparison
 * @param routers ids of the routers, in the order of every list of answers
 * @param settings how it is done
 * @param rooms all rooms of the comparison as JSON, those of other parts too
 * @param shard which of the parts it is
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
   * @param source what the rooms come from
   * @param version of the program, which all parts and the report name
   * @param routers ids of the routers
   * @param settings how it is done; their threads are those of each process
   * @param rooms the rooms
   * @param count how many parts are wanted, from 1
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
   * Does the part.
   *
   * @param providers the routers there are, among them those that take part; {@code geodesic} says
   *     how short a way can be, whether it takes part or not
   * @throws IllegalArgumentException if a router that takes part is not among them
   */
  public PartResult run(List<RouterProvider> providers) {
    List<Contestant> contestants = new ArrayList<>();
    for (String router : routers) {
      RouterProvider provider =
          provider(providers, router)
              .orElseThrow(() -> new IllegalArgumentException("there is no router " + router));
      contestants.add(Contestant.trusted(provider, provider.open()));
    }
    LabRooms all = LabRooms.of(readRooms());
    RunManifest manifest =
        new RunManifest(version, "", new TreeMap<>(), new TreeMap<>(), List.of());
    Comparison comparison = new Comparison(source, contestants, settings, manifest);
    StringWriter text = new StringWriter();
    PartWriter part =
        new PartWriter(new PrintWriter(text), shard, PartManifest.of(comparison, all));
    new Experiment(contestants, Yardsticks.among(providers), settings)
        .run(all, shard::has, () -> {}, part::add);
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
