package org.bowsprit.kit.edit;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.BuildCache;

/**
 * A build cache in memory. A cache in the folder of the sources would write files without the
 * author's request.
 */
public final class MemoryCache implements BuildCache {

  /** The maximum number of entries. Each edit of a room adds one. */
  private static final int MAX_ENTRIES = 500;

  private final Map<String, Bytes> rooms = new ConcurrentHashMap<>();

  @Override
  public Optional<Bytes> find(String key) {
    return Optional.ofNullable(rooms.get(key));
  }

  @Override
  public void store(String key, Bytes value) {
    if (rooms.size() >= MAX_ENTRIES) {
      rooms.clear();
    }
    rooms.put(key, value);
  }
}
