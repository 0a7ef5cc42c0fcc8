package org.bowsprit.explorer.inspect;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;

/**
 * Names the chunks of the data files according to the index. A name contains the kind and number of
 * the resource, such as a room, script or sound.
 */
final class ResourceLabels {

  private final GameResources resources;
  private final Map<String, Map<Integer, String>> byFile = new HashMap<>();

  ResourceLabels(GameResources resources) {
    this.resources = resources;
    for (int room : resources.roomIds()) {
      put(room, roomLabel(room), () -> resources.roomChunk(room));
    }
    for (ResourceKind kind : ResourceKind.values()) {
      for (int id : resources.ids(kind)) {
        int room = kind.directory(resources.index()).entry(id).room();
        String label = kind.name().toLowerCase(Locale.ROOT) + " " + id;
        put(room, label, () -> resources.chunk(kind, id));
      }
    }
  }

  /** Returns the name of the chunk at {@code offset} of {@code file}, if the index contains it. */
  Optional<String> at(String file, int offset) {
    return Optional.ofNullable(byFile.getOrDefault(file, Map.of()).get(offset));
  }

  private void put(int room, String label, Supplier<Optional<Chunk>> entry) {
    try {
      Map<Integer, String> labels =
          byFile.computeIfAbsent(resources.fileOf(room), unseen -> new HashMap<>());
      entry
          .get()
          .ifPresent(
              chunk -> labels.merge(chunk.offset(), label, (one, more) -> one + ", " + more));
    } catch (FormatException e) {
      // An invalid entry names no chunk; 'verify' reports its error.
    }
  }

  private String roomLabel(int room) {
    return "room "
        + room
        + resources.index().roomNames().of(room).map(name -> " “" + name + "”").orElse("");
  }
}
