package org.bowsprit.kit.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;

/**
 * Rooms that have been built, by the hash of all that they were built from: an unchanged room is
 * not built again.
 */
public interface BuildCache {

  /** Remembers nothing. */
  BuildCache NONE =
      new BuildCache() {
        @Override
        public Optional<Bytes> find(String key) {
          return Optional.empty();
        }

        @Override
        public void keep(String key, Bytes value) {
          // Nothing is kept.
        }
      };

  /** Returns what was kept under a key. */
  Optional<Bytes> find(String key);

  /** Keeps something; where that fails nothing is kept, and the next build takes longer. */
  void keep(String key, Bytes value);

  /**
   * Returns the cache beside a folder's sources: in a folder that is no source, since its name
   * begins with a dot.
   */
  static BuildCache below(Path sources) {
    return in(sources.resolve(".bowsprit"));
  }

  /** Returns a cache of files in {@code folder}, which is made when something is kept. */
  static BuildCache in(Path folder) {
    return new BuildCache() {
      @Override
      public Optional<Bytes> find(String key) {
        try {
          Path file = folder.resolve(key);
          return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
              ? Optional.of(Bytes.wrap(Files.readAllBytes(file)))
              : Optional.empty();
        } catch (IOException e) {
          return Optional.empty();
        }
      }

      @Override
      public void keep(String key, Bytes value) {
        if (Files.isSymbolicLink(folder)) {
          return;
        }
        try {
          OutputFile.in(folder, key).replace(value.toArray());
        } catch (NotWrittenException e) {
          org.slf4j.LoggerFactory.getLogger(BuildCache.class)
              .debug("a built room could not be kept", e);
        }
      }
    };
  }
}
