package org.bowsprit.player.verb;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Assigns the visible verbs to the places of three rows of three keys, as games of the time did:
 * {@code QWE}, {@code ASD}, {@code ZXC}.
 *
 * <p>Verbs beside one another form a panel. The first three verbs of its first three rows get the
 * places. If there is no panel, verbs below one another are lines of dialogue, counted from the
 * top. Verbs with keys of the game's own get no place, and neither does a sentence line above a
 * panel.
 */
final class VerbPanel {

  /** The number of places. */
  static final int PLACES = 9;

  private static final int COLUMNS = 3;
  private static final int NOWHERE = -1;

  /** The number of rows by which the tops of verbs in one row may differ. */
  private static final int SLACK = 3;

  private final VerbSlots verbs;

  VerbPanel(VerbSlots verbs) {
    this.verbs = verbs;
  }

  /**
   * Returns the point to click for the verb at a place.
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
   * Returns the points to click for the lines of dialogue, from top to bottom; empty if the verbs
   * are a panel or there is only one verb.
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

  /** Returns the verbs that a click in their middle reaches, from top to bottom. */
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
