package org.bowsprit.routelab.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.experiment.RoomResult;

/** Makes one comparison of its parts, of which each must be there once. */
public final class Merging {

  private static final Router NOT_ASKED =
      floor -> {
        throw new IllegalStateException("the routers of a merged comparison have answered");
      };

  private final Map<Integer, Part> parts = new TreeMap<>();
  private Part first;

  /** Begins with no part. */
  public Merging() {}

  /**
   * Adds a part.
   *
   * @param name of its file, for messages
   * @throws PartException if it does not belong to those before it
   */
  public void add(String name, Part part) {
    first = first == null ? part : first;
    String difference = difference(first, part);
    if (!difference.isEmpty()) {
      throw new PartException(name + " is a part of another comparison: its " + difference);
    }
    if (parts.putIfAbsent(part.shard().number(), part) != null) {
      throw new PartException(name + " is part " + part.shard().number() + " once more");
    }
  }

  private static String difference(Part one, Part other) {
    PartManifest a = one.manifest();
    PartManifest b = other.manifest();
    if (one.shard().of() != other.shard().of()) {
      return "number of parts is another";
    }
    if (!a.inputs().equals(b.inputs())
        || a.rooms() != b.rooms()
        || !a.source().equals(b.source())) {
      return "rooms are others";
    }
    if (!a.routers().equals(b.routers())) {
      return "routers are others";
    }
    return a.equals(b) ? "" : "settings, or the version of the program, are others";
  }

  /**
   * Returns the comparison.
   *
   * @throws PartException naming the parts that are missing
   */
  public Comparison comparison() {
    if (first == null) {
      throw new PartException("expected parts, found none");
    }
    int count = first.shard().of();
    List<String> missing = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      if (!parts.containsKey(number)) {
        missing.add(String.valueOf(number));
      }
    }
    if (!missing.isEmpty()) {
      throw new PartException("of " + count + " parts are missing: " + String.join(", ", missing));
    }
    List<RoomResult> rooms = new ArrayList<>();
    for (int i = 0; i < first.manifest().rooms(); i++) {
      List<RoomResult> mine = parts.get(i % count + 1).rooms();
      if (i / count >= mine.size()) {
        throw new PartException("part " + (i % count + 1) + " lacks rooms");
      }
      rooms.add(mine.get(i / count));
    }
    return new Comparison(
        first.manifest().source(), contestants(), first.manifest().settings(), rooms);
  }

  private List<Contestant> contestants() {
    List<Contestant> contestants = new ArrayList<>();
    for (PartManifest.Entrant entrant : first.manifest().routers()) {
      int place = contestants.size();
      long failures = parts.values().stream().mapToLong(part -> part.failures().get(place)).sum();
      contestants.add(
          new Contestant(
              entrant.id(),
              entrant.name(),
              entrant.capabilities(),
              NOT_ASKED,
              NOT_ASKED,
              () -> failures));
    }
    return contestants;
  }
}
