package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Gives each detected game a word with which a user selects it. */
final class ChoiceWords {

  private ChoiceWords() {}

  /**
   * Returns the games with their words. The word of a game is the name of its folder, or the name
   * of its files if it is in the root or in a container file. If this is ambiguous, the word is the
   * path and the name of the files.
   */
  static List<Detection> withChoiceWords(List<Detection> detections) {
    Map<String, Integer> uses = new LinkedHashMap<>();
    for (Detection detection : detections) {
      if (detection instanceof Detection.Found found) {
        uses.merge(shortWord(found), 1, Integer::sum);
      }
    }
    List<Detection> result = new ArrayList<>();
    for (Detection detection : detections) {
      result.add(
          detection instanceof Detection.Found found
              ? found.withChoice(
                  uses.get(shortWord(found)) == 1 ? shortWord(found) : longWord(found))
              : detection);
    }
    return result;
  }

  private static String shortWord(Detection.Found found) {
    String folder = found.folder().substring(found.folder().lastIndexOf('/') + 1);
    return (folder.isEmpty() || folder.contains(".") ? found.identity().stem() : folder)
        .toLowerCase(Locale.ROOT);
  }

  private static String longWord(Detection.Found found) {
    String folder = found.folder().isEmpty() ? "" : found.folder() + "/";
    return (folder + found.identity().stem()).toLowerCase(Locale.ROOT);
  }
}
