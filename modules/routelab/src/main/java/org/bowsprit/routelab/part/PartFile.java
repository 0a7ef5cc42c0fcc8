package org.bowsprit.routelab.part;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The results of one process in a file, which are read one batch at a time.
 *
 * @param file its path
 * @param shard the number of the part
 * @param manifest the manifest of the comparison
 * @param failures the number of times that each router had to be replaced, in the order of the
 *     routers
 */
public record PartFile(Path file, Shard shard, PartManifest manifest, List<Long> failures) {

  /** The schema of the files that this program writes and reads. */
  static final int SCHEMA = 3;

  public PartFile {
    failures = List.copyOf(failures);
  }

  /**
   * Reads a whole part to check that it is not damaged.
   *
   * @throws PartException if it is not a part, has another version, or lacks results
   */
  public static PartFile read(Path file) throws IOException {
    try (PartReader reader = PartReader.of(file)) {
      int batches = 0;
      while (reader.next().isPresent()) {
        batches++;
      }
      int expected = reader.shard().countOf(reader.manifest().batches());
      if (batches != expected) {
        throw new PartException(file + ": expected " + expected + " batches, found " + batches);
      }
      return new PartFile(file, reader.shard(), reader.manifest(), reader.failures());
    }
  }

  /**
   * Opens a reader for its results.
   *
   * @throws PartException if the file now contains another part
   */
  PartReader results() throws IOException {
    PartReader reader = PartReader.of(file);
    if (!reader.shard().equals(shard) || !reader.manifest().equals(manifest)) {
      reader.close();
      throw new PartException(file + " has changed since it was added");
    }
    return reader;
  }
}
