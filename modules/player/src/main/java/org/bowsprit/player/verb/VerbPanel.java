package org.bowsprit.player.verb;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Assigns the visible verbs to three rows of three keys, {@code QWE}, {@code ASD} and {@code ZXC},
 * as games of the 1990s did.
 *
 * <p>Verbs beside one another form a panel. The first three verbs of its first three rows are
 * assigned to the keys. If there is no panel, verbs below one another are dialogue choices, which
 * are assigned to the keys from top to bottom. If the game assigns its own keys to verbs, this
 * class assigns none. A sentence line above a panel has no key.
 */
final class VerbPanel {

  /** The number of keys. */
  static final int KEY_COUNT = 9;

  private static final int COLUMNS = 3;
  private static final int NO_ROW = -1;

  /** The maximum difference between the tops of verbs in one row, in pixels. */
  private static final int MAX_ROW_DIFFERENCE = 3;

  private final VerbSlots verbs;

  VerbPanel(VerbSlots verbs) {
    this.verbs = verbs;
  }

  /**
   * Returns the point to click for the verb of a key.
   *
   * @param index the index of the key, 0 to 8, row by row
   * @return a point of the screen; empty if the key has no verb
   */
  Optional<Point> pointForKey(int index) {
    List<Verb> visibleVerbs = visibleVerbs();
    if (visibleVerbs.stream().anyMatch(verb -> verb.key() != 0)) {
      return Optional.empty();
    }
    List<List<Verb>> rows = rows(visibleVerbs);
    List<List<Verb>> panel = rows.stream().filter(row -> row.size() > 1).toList();
    return panel.isEmpty() ? choicePoint(rows, index) : panelPoint(panel, index);
  }

  /**
   * Returns the points to click for the dialogue choices, from top to bottom; empty if the verbs
   * are a panel or there is only one verb.
   */
  List<Point> choices() {
    List<List<Verb>> rows = rows(visibleVerbs());
    return rows.size() > 1 && rows.stream().allMatch(row -> row.size() == 1)
        ? rows.stream().map(row -> middle(row.get(0))).toList()
        : List.of();
  }

  private static Optional<Point> choicePoint(List<List<Verb>> rows, int index) {
    return index < rows.size() ? Optional.of(middle(rows.get(index).get(0))) : Optional.empty();
  }

  private static Optional<Point> panelPoint(List<List<Verb>> panel, int index) {
    int row = index / COLUMNS;
    int column = index % COLUMNS;
    return row < panel.size() && column < panel.get(row).size()
        ? Optional.of(middle(panel.get(row).get(column)))
        : Optional.empty();
  }

  /** Returns the verbs that can be clicked in their middle, from top to bottom. */
  private List<Verb> visibleVerbs() {
    List<Verb> visibleVerbs = new ArrayList<>();
    for (int slot = 1; slot < verbs.capacity(); slot++) {
      Verb verb = verbs.slot(slot);
      if (verb.id() != 0 && verb.saveId() == 0 && verb.mode() == Verb.Mode.ON) {
        Point middle = middle(verb);
        if (verbs.slotAtPoint(middle.x(), middle.y()) == slot) {
          visibleVerbs.add(verb);
        }
      }
    }
    visibleVerbs.sort(Comparator.comparingInt(Verb::top));
    return visibleVerbs;
  }

  private static List<List<Verb>> rows(List<Verb> visibleVerbs) {
    List<List<Verb>> rows = new ArrayList<>();
    int top = NO_ROW;
    for (Verb verb : visibleVerbs) {
      if (top == NO_ROW || verb.top() > top + MAX_ROW_DIFFERENCE) {
        rows.add(new ArrayList<>());
        top = verb.top();
      }
      rows.get(rows.size() - 1).add(verb);
    }
    rows.forEach(row -> row.sort(Comparator.comparingInt(verb -> middle(verb).x())));
    return rows;
  }

  private static Point middle(Verb verb) {
    int x = verb.isCentred() ? verb.left() : (verb.left() + verb.right()) / 2;
    return new Point(x, (verb.top() + verb.bottom()) / 2);
  }
}
