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
 * Removes boxes from a text. Their lines are removed, and so are the lines with {@code link},
 * {@code unlink} and {@code row} that refer to them. The numbers of all later boxes decrease
 * wherever they occur. Hops of a row through a removed box are removed too.
 */
final class BoxRemoval {

  private final BoxText floor;
  private final Set<Integer> removed;
  private final LineOffsets lines;
  private final List<Integer> kept = new ArrayList<>();

  /**
   * Prepares the removal.
   *
   * @param floor the text as it was read
   * @param removed the numbers of the boxes; unknown numbers are ignored
   * @param lines the offsets of the text's lines
   */
  BoxRemoval(BoxText floor, Set<Integer> removed, LineOffsets lines) {
    this.floor = floor;
    this.removed = removed;
    this.lines = lines;
    for (int box = 0; box < floor.boxes().size(); box++) {
      if (!removed.contains(box)) {
        kept.add(box);
      }
    }
  }

  /** Returns the numbers of the kept boxes, as they are in the text before the removal. */
  List<Integer> kept() {
    return kept;
  }

  /** Adds all changes except the changes of the kept boxes' properties. */
  void addTo(TextChanges changes) {
    if (kept.size() == floor.boxes().size()) {
      return;
    }
    for (int box = 0; box < floor.boxes().size(); box++) {
      if (removed.contains(box)) {
        takeOut(floor.words(box).at(), changes);
      } else {
        renumber(floor.words(box).number(), box, changes);
      }
    }
    for (BoxText.Link link : floor.links()) {
      if (removed.contains(link.a()) || removed.contains(link.b())) {
        takeOut(link.at(), changes);
      } else {
        renumber(link.first(), link.a(), changes);
        renumber(link.second(), link.b(), changes);
      }
    }
    for (Map.Entry<Integer, BoxText.RowWords> row : floor.rowWords().entrySet()) {
      if (removed.contains(row.getKey())) {
        takeOut(row.getValue().at(), changes);
      } else {
        renumber(row.getValue().number(), row.getKey(), changes);
        hops(row.getKey(), row.getValue(), changes);
      }
    }
  }

  private void hops(int row, BoxText.RowWords words, TextChanges changes) {
    for (int i = 0; i < words.hops().size(); i++) {
      Hop hop = floor.rows().get(row).hops().get(i);
      Word word = words.hops().get(i);
      int from = now(hop.from());
      int to = hop.to() < floor.boxes().size() ? hop.to() - goneBefore(hop.to() + 1) : hop.to();
      if (from > to || removed.contains(hop.next())) {
        changes.replace(lines.start(word), lines.end(word), "");
      } else if (from != hop.from() || to != hop.to() || now(hop.next()) != hop.next()) {
        changes.replace(
            lines.start(word), lines.end(word), from + "-" + to + ">" + now(hop.next()));
      }
    }
  }

  private void renumber(Word word, int box, TextChanges changes) {
    if (now(box) != box) {
      changes.replace(lines.start(word), lines.end(word), Integer.toString(now(box)));
    }
  }

  /**
   * Returns the new number of a box. For a removed box, returns the new number of the next kept
   * box. The number that means "no box" stays the same.
   */
  private int now(int box) {
    return box < floor.boxes().size() ? box - goneBefore(box) : box;
  }

  private int goneBefore(int box) {
    return (int) removed.stream().filter(each -> each < box).count();
  }

  private void takeOut(Word first, TextChanges changes) {
    changes.replace(lines.startOfLine(first), lines.startOfNextLine(first), "");
  }
}
