package org.bowsprit.workshop.draw;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.BuildCache;

/** Built rooms in memory: a cache in the folder of the sources would be written unasked. */
final class MemoryCache implements BuildCache {

  /** Each edit of a room builds another one. */
  private static final int MOST = 500;

  private final Map<String, Bytes> rooms = new ConcurrentHashMap<>();

  @Override
  public Optional<Bytes> find(String key) {
    return Optional.ofNullable(rooms.get(key));
  }

  @Override
  public void keep(String key, Bytes value) {
    if (rooms.size() >= MOST) {
      rooms.clear();
    }
    rooms.put(key, value);
  }
}
