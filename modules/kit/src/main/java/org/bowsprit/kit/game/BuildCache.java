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
 * Stores built rooms by the hash of their sources, so that an unchanged room is not built again.
 */
public interface BuildCache {

  /** A cache that stores nothing. */
  BuildCache NONE =
      new BuildCache() {
        @Override
        public Optional<Bytes> find(String key) {
          return Optional.empty();
        }

        @Override
        public void store(String key, Bytes value) {
          // This cache stores nothing.
        }
      };

  /** Returns the value stored under a key. */
  Optional<Bytes> find(String key);

  /** Stores a value. If this fails, nothing is stored and the next build takes longer. */
  void store(String key, Bytes value);

  /**
   * Returns the cache of a folder of sources. The cache is in a subfolder whose name begins with a
   * dot, so its files are not read as sources.
   */
  static BuildCache ofSources(Path sources) {
    return inFolder(sources.resolve(".bowsprit"));
  }

  /**
   * Returns a cache that stores files in {@code folder}. The folder is created when the first value
   * is stored.
   */
  static BuildCache inFolder(Path folder) {
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
      public void store(String key, Bytes value) {
        if (Files.isSymbolicLink(folder)) {
          return;
        }
        try {
          OutputFile.inFolder(folder, key).replace(value.toArray());
        } catch (NotWrittenException e) {
          org.slf4j.LoggerFactory.getLogger(BuildCache.class)
              .debug("a built room could not be stored in the cache", e);
        }
      }
    };
  }
}
