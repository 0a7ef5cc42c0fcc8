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

/** Creates labels that distinguish games with the same title by their folders. */
public final class FolderLabels {

  private FolderLabels() {}

  /**
   * Returns the shortest ends of paths that distinguish games with the same title.
   *
   * @param entries the games of a list
   * @return the ends by path; games with a unique title have none
   */
  public static Map<Path, String> of(Collection<Entry> entries) {
    Map<Path, String> labels = new HashMap<>();
    entries.stream().collect(Collectors.groupingBy(Entry::title)).values().stream()
        .filter(sameTitle -> sameTitle.size() > 1)
        .forEach(sameTitle -> labels.putAll(labelsOf(sameTitle)));
    return labels;
  }

  private static Map<Path, String> labelsOf(List<Entry> sameTitle) {
    int maxNames =
        sameTitle.stream().mapToInt(entry -> entry.path().getNameCount()).max().orElse(1);
    for (int names = 1; names < maxNames; names++) {
      Map<Path, String> labels = labelsOf(sameTitle, names);
      if (new HashSet<>(labels.values()).size() == labels.size()) {
        return labels;
      }
    }
    return labelsOf(sameTitle, maxNames);
  }

  private static Map<Path, String> labelsOf(List<Entry> sameTitle, int names) {
    return sameTitle.stream()
        .map(Entry::path)
        .distinct()
        .collect(Collectors.toMap(Function.identity(), path -> end(path, names)));
  }

  private static String end(Path path, int names) {
    int count = path.getNameCount();
    return count <= names ? path.toString() : path.subpath(count - names, count).toString();
  }
}
