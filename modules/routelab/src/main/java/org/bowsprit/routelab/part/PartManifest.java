package org.bowsprit.routelab.part;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.RunManifest;
import org.bowsprit.routelab.live.RoomsJson;
import org.bowsprit.routelab.room.LabRooms;

/**
 * The data that all parts of one comparison share. Parts with different manifests do not belong
 * together.
 *
 * @param source the source of the rooms
 * @param run the manifest of the run; all parts have the same version of the program, plugins and
 *     inputs
 * @param settings the settings; the number of threads is set to 1, because it does not affect
 *     results
 * @param routers the routers, in the order of every list of answers
 * @param rooms the number of rooms of all parts together
 * @param batches the number of batches of all parts together
 * @param inputs the SHA-256 of the rooms in hex
 */
public record PartManifest(
    String source,
    RunManifest run,
    ExperimentSettings settings,
    List<Entrant> routers,
    int rooms,
    int batches,
    String inputs) {

  public PartManifest {
    routers = List.copyOf(routers);
  }

  /**
   * A router that took part.
   *
   * @param id the id of the router in results
   * @param name the name that is shown to users
   * @param capabilities the capabilities that it declares
   */
  public record Entrant(String id, String name, Set<RouterCapability> capabilities) {

    /** Sorts the capabilities. */
    public Entrant {
      EnumSet<RouterCapability> ordered = EnumSet.noneOf(RouterCapability.class);
      ordered.addAll(capabilities);
      capabilities = ordered;
    }
  }

  /**
   * Returns the manifest of a comparison.
   *
   * @param rooms all rooms, including those of other parts
   */
  public static PartManifest of(Comparison comparison, LabRooms rooms) {
    ExperimentSettings settings = comparison.settings();
    ExperimentSettings oneThread =
        new ExperimentSettings(
            settings.questionsPerRoom(), settings.seed(), 1, settings.timed(), settings.speed());
    List<Entrant> entrants =
        comparison.contestants().stream()
            .map(each -> new Entrant(each.id(), each.name(), each.capabilities()))
            .toList();
    return new PartManifest(
        comparison.source(),
        comparison.manifest(),
        oneThread,
        entrants,
        rooms.count(),
        Experiment.batches(rooms, settings),
        hash(rooms));
  }

  /** Returns whether this and another are manifests of parts of one comparison. */
  public boolean isOfSameComparison(PartManifest other) {
    return run.isOfSameComparison(other.run)
        && source.equals(other.source)
        && settings.equals(other.settings)
        && routers.equals(other.routers)
        && rooms == other.rooms
        && batches == other.batches
        && inputs.equals(other.inputs);
  }

  /** Returns the SHA-256 of rooms: boxes, matrices, pictures and points. */
  public static String hash(LabRooms rooms) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      rooms.forEach(
          room -> {
            String text =
                RoomsJson.of(
                    "",
                    List.of(room),
                    picture -> Optional.of(String.valueOf(Arrays.hashCode(picture.pixels()))));
            digest.update(text.getBytes(StandardCharsets.UTF_8));
            digest.update(room.objectPoints().toString().getBytes(StandardCharsets.UTF_8));
          });
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
