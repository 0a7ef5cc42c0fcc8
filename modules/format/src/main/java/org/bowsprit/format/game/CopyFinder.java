package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;

/** Finds copies of a game: games with the same index file (spec 13 §1.1). */
final class CopyFinder {

  private final FileTree tree;

  /** Creates a comparison of the games found in {@code tree}. */
  CopyFinder(FileTree tree) {
    this.tree = tree;
  }

  /** Returns {@code detections} with a refusal in place of each copy. */
  List<Detection> withoutCopies(List<Detection> detections) {
    // The game with the fewest folders in its path is kept. Among several such games, a game with
    // the file name of a known title is kept.
    Comparator<Detection.Found> preference =
        Comparator.comparingInt(this::depth)
            .thenComparing(game -> GameTitle.ofStem(game.identity().stem()) == GameTitle.UNKNOWN);
    Map<String, Detection.Found> originals = new HashMap<>();
    for (Detection detection : detections) {
      if (detection instanceof Detection.Found game) {
        originals.merge(game.identity().md5(), game, BinaryOperator.minBy(preference));
      }
    }
    List<Detection> result = new ArrayList<>();
    for (Detection detection : detections) {
      boolean isCopy =
          detection instanceof Detection.Found game
              && !originals.get(game.identity().md5()).equals(game);
      result.add(isCopy ? refuseCopy((Detection.Found) detection, originals) : detection);
    }
    return result;
  }

  private static Detection refuseCopy(
      Detection.Found copy, Map<String, Detection.Found> originals) {
    Detection.Found game = originals.get(copy.identity().md5());
    return Detection.Refused.ofCopy(copy.folder(), indexPath(copy), indexPath(game));
  }

  private static String indexPath(Detection.Found game) {
    String folder = game.folder().isEmpty() ? "" : game.folder() + "/";
    return folder + game.identity().indexName();
  }

  /** Returns the number of folders in the path to the game. A container file is not counted. */
  private int depth(Detection.Found game) {
    String container = tree.containerOf(game.folder().toLowerCase(Locale.ROOT) + "/");
    int pathLength = (container.isEmpty() ? game.folder() + "/x" : container).split("/").length;
    return game.folder().isEmpty() ? 0 : pathLength - 1;
  }
}
