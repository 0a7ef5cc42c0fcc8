package org.bowsprit.player.library;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A file with the titles that the player has given to games. Each line contains a title, a tab and
 * a path.
 */
final class PlayerTitles {

  private static final String TAB = "\t";

  private final LineFile file;

  PlayerTitles(Path file) {
    this.file = new LineFile(file);
  }

  /** Returns the titles by the paths of the games. */
  Map<String, String> all() {
    Map<String, String> titles = new HashMap<>();
    for (String line : file.lines()) {
      List<String> parts = List.of(line.split(TAB, 2));
      if (parts.size() == 2) {
        titles.put(parts.get(1), parts.get(0));
      }
    }
    return titles;
  }

  /** Sets the title of a game. An empty title removes the player's title. */
  void set(Path game, String title) {
    String cleanTitle = title.replace(TAB, " ").strip();
    file.change(
        lines -> {
          lines.removeIf(line -> line.endsWith(TAB + game));
          if (!cleanTitle.isEmpty()) {
            lines.add(cleanTitle + TAB + game);
          }
        });
  }
}
