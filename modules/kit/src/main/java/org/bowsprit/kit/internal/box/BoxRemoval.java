package org.bowsprit.kit.internal.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.format.room.BoxMatrixChunk.Hop;
import org.bowsprit.kit.text.LineOffsets;
import org.bowsprit.kit.text.TextChanges;
import org.bowsprit.kit.text.Word;

/**
 * Removes boxes from a text. Removes their lines, and the lines with {@code link}, {@code unlink}
 * and {@code row} that refer to them. The numbers of all later boxes decrease wherever they occur.
 * Hops of a row through a removed box are removed too.
 */
final class BoxRemoval {

  private final BoxText text;
  private final Set<Integer> removedBoxes;
  private final LineOffsets lines;
  private final List<Integer> keptBoxes = new ArrayList<>();

  /**
   * Prepares the removal.
   *
   * @param text the text as it was read
   * @param removedBoxes the numbers of the boxes; unknown numbers are ignored
   * @param lines the offsets of the text's lines
   */
  BoxRemoval(BoxText text, Set<Integer> removedBoxes, LineOffsets lines) {
    this.text = text;
    this.removedBoxes = removedBoxes;
    this.lines = lines;
    for (int box = 0; box < text.boxes().size(); box++) {
      if (!removedBoxes.contains(box)) {
        keptBoxes.add(box);
      }
    }
  }

  /** Returns the numbers of the kept boxes, as they are in the text before the removal. */
  List<Integer> keptBoxes() {
    return keptBoxes;
  }

  /** Adds all changes except the changes of the kept boxes' properties. */
  void addTo(TextChanges changes) {
    if (keptBoxes.size() == text.boxes().size()) {
      return;
    }
    for (int box = 0; box < text.boxes().size(); box++) {
      if (removedBoxes.contains(box)) {
        removeLine(text.words(box).at(), changes);
      } else {
        renumber(text.words(box).number(), box, changes);
      }
    }
    for (BoxText.Link link : text.links()) {
      if (removedBoxes.contains(link.a()) || removedBoxes.contains(link.b())) {
        removeLine(link.firstWord(), changes);
      } else {
        renumber(link.wordOfA(), link.a(), changes);
        renumber(link.wordOfB(), link.b(), changes);
      }
    }
    for (Map.Entry<Integer, BoxText.RowWords> row : text.rowWords().entrySet()) {
      if (removedBoxes.contains(row.getKey())) {
        removeLine(row.getValue().firstWord(), changes);
      } else {
        renumber(row.getValue().number(), row.getKey(), changes);
        changeHops(row.getKey(), row.getValue(), changes);
      }
    }
  }

  private void changeHops(int row, BoxText.RowWords words, TextChanges changes) {
    for (int i = 0; i < words.hops().size(); i++) {
      Hop hop = text.rows().get(row).hops().get(i);
      Word word = words.hops().get(i);
      int from = newNumber(hop.from());
      int to = hop.to() < text.boxes().size() ? hop.to() - removedBefore(hop.to() + 1) : hop.to();
      if (from > to || removedBoxes.contains(hop.next())) {
        changes.replace(lines.start(word), lines.end(word), "");
      } else if (from != hop.from() || to != hop.to() || newNumber(hop.next()) != hop.next()) {
        changes.replace(
            lines.start(word), lines.end(word), from + "-" + to + ">" + newNumber(hop.next()));
      }
    }
  }

  private void renumber(Word word, int box, TextChanges changes) {
    if (newNumber(box) != box) {
      changes.replace(lines.start(word), lines.end(word), Integer.toString(newNumber(box)));
    }
  }

  /**
   * Returns the new number of a box. For a removed box, returns the new number of the next kept
   * box. The number that means "no box" stays the same.
   */
  private int newNumber(int box) {
    return box < text.boxes().size() ? box - removedBefore(box) : box;
  }

  private int removedBefore(int box) {
    return (int) removedBoxes.stream().filter(each -> each < box).count();
  }

  private void removeLine(Word first, TextChanges changes) {
    changes.replace(lines.startOfLine(first), lines.startOfNextLine(first), "");
  }
}
