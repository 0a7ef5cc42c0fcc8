package org.bowsprit.insight.sketch;

import java.util.ArrayList;
import java.util.List;

/**
 * Draws small plates of text that do not overlap. Each plate is placed as near as possible to its
 * requested position, inside the rectangle of the sketch.
 */
public final class Labels {

  private static final int MAX_TRIES = 6;

  private final Sketch sketch;
  private final List<Plate> plates = new ArrayList<>();

  private record Plate(int x, int y, int width) {

    boolean overlaps(Plate other) {
      return x < other.x + other.width
          && other.x < x + width
          && y < other.y + TinyFont.LINE
          && other.y < y + TinyFont.LINE;
    }
  }

  /** Creates labels on a sketch. */
  public Labels(Sketch sketch) {
    this.sketch = sketch;
  }

  /** Removes all labels. Called when a new picture begins. */
  public void clear() {
    plates.clear();
  }

  /**
   * Writes a label.
   *
   * @param x the requested column of its middle
   * @param y the requested row of its middle
   */
  public void put(int x, int y, String text, Ink ink) {
    int width = TinyFont.width(text) + 2;
    int column = clamp(x - width / 2, sketch.left(), sketch.right() - width);
    int row = y - TinyFont.LINE / 2;
    Plate best = plateAt(column, row, width);
    for (int distance = 1; distance <= MAX_TRIES && overlapsAny(best); distance++) {
      best = plateAt(column, row + distance * TinyFont.LINE, width);
      if (overlapsAny(best)) {
        best = plateAt(column, row - distance * TinyFont.LINE, width);
      }
    }
    plates.add(best);
    sketch.label(best.x() + 1, best.y() + 1, text, ink);
  }

  private Plate plateAt(int x, int y, int width) {
    return new Plate(x, clamp(y, sketch.top(), sketch.bottom() - TinyFont.LINE), width);
  }

  private boolean overlapsAny(Plate candidate) {
    for (Plate plate : plates) {
      if (plate.overlaps(candidate)) {
        return true;
      }
    }
    return false;
  }

  private static int clamp(int value, int min, int max) {
    return Math.max(min, Math.min(value, max));
  }
}
