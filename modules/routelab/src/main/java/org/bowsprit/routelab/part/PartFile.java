package org.bowsprit.routelab.part;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What one process found out: a file, whose results are read one batch at a time.
 *
 * @param file where it is
 * @param shard which part it is
 * @param manifest what it is a part of
 * @param failures how often each router had to be replaced, in their order
 */
public record PartFile(Path file, Shard shard, PartManifest manifest, List<Long> failures) {

  /** The schema of the files that this program writes and reads. */
  static final int SCHEMA = 3;

  public PartFile {
    failures = List.copyOf(failures);
  }

  /**
   * Reads a part from its first byte to its last, so that nothing in it is damaged.
   *
   * @throws PartException if it is none, one of another version, or lacks results
   */
  public static PartFile read(Path file) throws IOException {
    try (PartReader reader = PartReader.of(file)) {
      int batches = 0;
      while (reader.next().isPresent()) {
        batches++;
      }
      int all = reader.shard().count(reader.manifest().batches());
      if (batches != all) {
        throw new PartException(file + ": expected " + all + " batches, found " + batches);
      }
      return new PartFile(file, reader.shard(), reader.manifest(), reader.failures());
    }
  }

  /**
   * Begins to read its results.
   *
   * @throws PartException if another part is in its place by now
   */
  PartReader results() throws IOException {
    PartReader reader = PartReader.of(file);
    if (!reader.shard().equals(shard) || !reader.manifest().equals(manifest)) {
      reader.close();
      throw new PartException(file + " is no longer the part that it was");
    }
    return reader;
  }
}
