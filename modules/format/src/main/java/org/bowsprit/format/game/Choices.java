package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Gives each of several games at one place a word that selects the game. */
final class Choices {

  private Choices() {}

  /** Names each game by its folder, or by its files if that is ambiguous. */
  static List<Detection> named(List<Detection> seen) {
    Map<String, Integer> uses = new LinkedHashMap<>();
    for (Detection detection : seen) {
      if (detection instanceof Detection.Found found) {
        uses.merge(brief(found), 1, Integer::sum);
      }
    }
    List<Detection> named = new ArrayList<>();
    for (Detection detection : seen) {
      named.add(
          detection instanceof Detection.Found found
              ? found.chosenBy(uses.get(brief(found)) == 1 ? brief(found) : whole(found))
              : detection);
    }
    return named;
  }

  private static String brief(Detection.Found found) {
    String folder = found.folder().substring(found.folder().lastIndexOf('/') + 1);
    return (folder.isEmpty() || folder.contains(".") ? found.identity().stem() : folder)
        .toLowerCase(Locale.ROOT);
  }

  private static String whole(Detection.Found found) {
    String folder = found.folder().isEmpty() ? "" : found.folder() + "/";
    return (folder + found.identity().stem()).toLowerCase(Locale.ROOT);
  }
}
