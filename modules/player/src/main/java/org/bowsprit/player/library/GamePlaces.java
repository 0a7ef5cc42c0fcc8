package org.bowsprit.player.library;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.bowsprit.player.library.Library.Entry;

/** Names the folders of games that have the same title. */
public final class GamePlaces {

  private GamePlaces() {}

  /**
   * Returns the shortest ends of paths that distinguish games with the same title.
   *
   * @param entries the games of a list
   * @return the ends by path, without the games whose title is unique
   */
  public static Map<Path, String> of(Collection<Entry> entries) {
    Map<Path, String> places = new HashMap<>();
    entries.stream().collect(Collectors.groupingBy(Entry::title)).values().stream()
        .filter(alike -> alike.size() > 1)
        .forEach(alike -> places.putAll(placesOf(alike)));
    return places;
  }

  private static Map<Path, String> placesOf(List<Entry> alike) {
    int deepest = alike.stream().mapToInt(entry -> entry.path().getNameCount()).max().orElse(1);
    for (int names = 1; names < deepest; names++) {
      Map<Path, String> places = placesOf(alike, names);
      if (new HashSet<>(places.values()).size() == places.size()) {
        return places;
      }
    }
    return placesOf(alike, deepest);
  }

  private static Map<Path, String> placesOf(List<Entry> alike, int names) {
    return alike.stream()
        .map(Entry::path)
        .distinct()
        .collect(Collectors.toMap(Function.identity(), path -> end(path, names)));
  }

  private static String end(Path path, int names) {
    int count = path.getNameCount();
    return count <= names ? path.toString() : path.subpath(count - names, count).toString();
  }
}
