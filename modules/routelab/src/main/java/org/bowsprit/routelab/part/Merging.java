package org.bowsprit.routelab.part;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.trial.Contestant;

/** Merges the parts of a comparison. Each part must be present exactly once. */
public final class Merging {

  private static final Router UNUSED_ROUTER =
      floor -> {
        throw new IllegalStateException("the routers of a merged comparison have answered");
      };

  private final Map<Integer, PartFile> parts = new TreeMap<>();
  private PartFile firstPart;

  /** Creates a merge without parts. */
  public Merging() {}

  /**
   * Adds a part.
   *
   * @throws PartException if the part does not belong to the earlier parts
   */
  public void add(PartFile part) {
    firstPart = firstPart == null ? part : firstPart;
    String difference = difference(firstPart, part);
    if (!difference.isEmpty()) {
      throw new PartException(part.file() + " is a part of another comparison: its " + difference);
    }
    if (parts.putIfAbsent(part.shard().number(), part) != null) {
      throw new PartException(part.file() + " is a duplicate of part " + part.shard().number());
    }
  }

  private static String difference(PartFile part, PartFile otherPart) {
    PartManifest a = part.manifest();
    PartManifest b = otherPart.manifest();
    if (part.shard().of() != otherPart.shard().of()) {
      return "number of parts is different";
    }
    if (!a.inputs().equals(b.inputs())
        || a.rooms() != b.rooms()
        || !a.source().equals(b.source())) {
      return "rooms are different";
    }
    if (!a.routers().equals(b.routers())) {
      return "routers are different";
    }
    return a.isOfSameComparison(b)
        ? ""
        : "settings, or the version of the program or of a plugin, are different";
  }

  /**
   * Returns the comparison.
   *
   * @throws PartException if parts are missing; the message names them
   */
  public Comparison comparison() {
    if (firstPart == null) {
      throw new PartException("expected parts, found none");
    }
    int count = firstPart.shard().of();
    List<String> missingParts = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      if (!parts.containsKey(number)) {
        missingParts.add(String.valueOf(number));
      }
    }
    if (!missingParts.isEmpty()) {
      throw new PartException(
          "some of the " + count + " parts are missing: " + String.join(", ", missingParts));
    }
    PartManifest manifest = parts.get(1).manifest();
    List<String> machines =
        parts.values().stream()
            .flatMap(part -> part.manifest().run().machines().stream())
            .distinct()
            .toList();
    return new Comparison(
        manifest.source(),
        contestants(),
        manifest.settings(),
        manifest.run().withMachines(machines));
  }

  /**
   * Visits the results of all parts, batch by batch in the order of the comparison. All parts are
   * open at the same time, with one batch of each part in memory.
   *
   * @throws PartException if a part has changed since it was added
   */
  public void forEach(Consumer<BatchResult> results) throws IOException {
    List<PartReader> openReaders = new ArrayList<>();
    try {
      for (PartFile part : parts.values()) {
        openReaders.add(part.results());
      }
      for (int batch = 0; batch < firstPart.manifest().batches(); batch++) {
        PartFile part = parts.get(batch % openReaders.size() + 1);
        BatchResult result =
            openReaders
                .get(batch % openReaders.size())
                .next()
                .orElseThrow(() -> new PartException(part.file() + " lacks results"));
        results.accept(result);
      }
    } finally {
      close(openReaders);
    }
  }

  /** Closes all readers, even if closing one of them fails. */
  private static void close(List<PartReader> readers) throws IOException {
    if (!readers.isEmpty()) {
      try {
        close(readers.subList(1, readers.size()));
      } finally {
        readers.get(0).close();
      }
    }
  }

  private List<Contestant> contestants() {
    List<Contestant> contestants = new ArrayList<>();
    for (PartManifest.Entrant entrant : firstPart.manifest().routers()) {
      int index = contestants.size();
      long failures = parts.values().stream().mapToLong(part -> part.failures().get(index)).sum();
      contestants.add(
          new Contestant(
              entrant.id(),
              entrant.name(),
              entrant.capabilities(),
              UNUSED_ROUTER,
              UNUSED_ROUTER,
              () -> failures));
    }
    return contestants;
  }
}
