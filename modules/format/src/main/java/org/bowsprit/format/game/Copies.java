package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;

/** Finds copies of a game: games with the same index file (spec 13 §1.1). */
final class Copies {

  private final FileTree tree;

  /** Creates a comparison of the games found in {@code tree}. */
  Copies(FileTree tree) {
    this.tree = tree;
  }

  /** Returns {@code seen}, in which a message replaces each copy. */
  List<Detection> once(List<Detection> seen) {
    // The nearest game counts. Of equally near games, the one with the name of a known title
    // counts.
    Comparator<Detection.Found> order =
        Comparator.comparingInt(this::depth)
            .thenComparing(game -> GameTitle.ofStem(game.identity().stem()) == GameTitle.UNKNOWN);
    Map<String, Detection.Found> first = new HashMap<>();
    for (Detection detection : seen) {
      if (detection instanceof Detection.Found game) {
        first.merge(game.identity().md5(), game, BinaryOperator.minBy(order));
      }
    }
    List<Detection> once = new ArrayList<>();
    for (Detection detection : seen) {
      boolean isCopy =
          detection instanceof Detection.Found game
              && !first.get(game.identity().md5()).equals(game);
      once.add(isCopy ? again((Detection.Found) detection, first) : detection);
    }
    return once;
  }

  private static Detection again(Detection.Found copy, Map<String, Detection.Found> first) {
    Detection.Found game = first.get(copy.identity().md5());
    return Detection.Refused.copy(copy.folder(), place(copy), place(game));
  }

  private static String place(Detection.Found game) {
    String folder = game.folder().isEmpty() ? "" : game.folder() + "/";
    return folder + game.identity().indexName();
  }

  /**
   * Returns the number of folders between the place and the game; a container file is not counted.
   */
  private int depth(Detection.Found game) {
    String holder = tree.holder(game.folder().toLowerCase(Locale.ROOT) + "/");
    int parts = (holder.isEmpty() ? game.folder() + "/x" : holder).split("/").length;
    return game.folder().isEmpty() ? 0 : parts - 1;
  }
}
