package org.bowsprit.player.verb;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Which verb on the screen has which place of a keyboard's three rows of three keys, as games of
 * the time had them: {@code QWE}, {@code ASD}, {@code ZXC}.
 *
 * <p>Verbs beside one another are a panel: its first three rows, the first three of each. Where
 * there is none, verbs one below the other are lines to choose from, counted from above. Verbs of
 * games that bring keys of their own have none here, and a sentence above a panel has none.
 */
final class VerbPanel {

  /** Places there are. */
  static final int PLACES = 9;

  private static final int COLUMNS = 3;
  private static final int NOWHERE = -1;

  /** Verbs of a row may begin a little higher or lower. */
  private static final int SLACK = 3;

  private final VerbSlots verbs;

  VerbPanel(VerbSlots verbs) {
    this.verbs = verbs;
  }

  /**
   * Returns where the verb with a place is clicked.
   *
   * @param place 0 to 8, row by row
   * @return a pixel of the screen; empty if no verb has the place
   */
  Optional<Point> at(int place) {
    List<Verb> shown = shown();
    if (shown.stream().anyMatch(verb -> verb.key() != 0)) {
      return Optional.empty();
    }
    List<List<Verb>> rows = rows(shown);
    List<List<Verb>> panel = rows.stream().filter(row -> row.size() > 1).toList();
    return panel.isEmpty() ? line(rows, place) : key(panel, place);
  }

  /**
   * Returns where lines to choose from are clicked, from above; empty where verbs are a panel, or
   * there is but one of them.
   */
  List<Point> lines() {
    List<List<Verb>> rows = rows(shown());
    return rows.size() > 1 && rows.stream().allMatch(row -> row.size() == 1)
        ? rows.stream().map(row -> middle(row.get(0))).toList()
        : List.of();
  }

  private static Optional<Point> line(List<List<Verb>> rows, int place) {
    return place < rows.size() ? Optional.of(middle(rows.get(place).get(0))) : Optional.empty();
  }

  private static Optional<Point> key(List<List<Verb>> panel, int place) {
    int row = place / COLUMNS;
    int column = place % COLUMNS;
    return row < panel.size() && column < panel.get(row).size()
        ? Optional.of(middle(panel.get(row).get(column)))
        : Optional.empty();
  }

  /** Verbs that a click in their middle reaches, from above. */
  private List<Verb> shown() {
    List<Verb> shown = new ArrayList<>();
    for (int slot = 1; slot < verbs.capacity(); slot++) {
      Verb verb = verbs.at(slot);
      if (verb.id() != 0 && verb.saveId() == 0 && verb.mode() == Verb.Mode.ON) {
        Point middle = middle(verb);
        if (verbs.under(middle.x(), middle.y()) == slot) {
          shown.add(verb);
        }
      }
    }
    shown.sort(Comparator.comparingInt(Verb::top));
    return shown;
  }

  private static List<List<Verb>> rows(List<Verb> shown) {
    List<List<Verb>> rows = new ArrayList<>();
    int top = NOWHERE;
    for (Verb verb : shown) {
      if (top == NOWHERE || verb.top() > top + SLACK) {
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
