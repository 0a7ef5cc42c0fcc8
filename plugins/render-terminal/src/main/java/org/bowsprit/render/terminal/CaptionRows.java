package org.bowsprit.render.terminal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * Assigns captions to rows of the terminal. Captions at equal distances below each other keep equal
 * distances in the terminal, and the lines of one text are in consecutive rows. If each line were
 * rounded separately, the gaps between lines would have different sizes.
 */
final class CaptionRows {

  /** The height in pixels of a capital letter in most games. */
  private static final int CAPITAL_HEIGHT = 8;

  /** Distances and edges that differ by at most this many pixels are considered equal. */
  private static final int TOLERANCE = 1;

  /** Captions more than this many rows apart do not form a list. */
  private static final int MAX_ROW_DISTANCE = 3;

  private final Map<Integer, Integer> rowOfTop = new HashMap<>();
  private final Viewport viewport;
  private final int rows;

  /**
   * Creates an object without captions.
   *
   * @param viewport the position of the picture, in squares of one column and half a row
   * @param rows the number of rows of the terminal
   */
  CaptionRows(Viewport viewport, int rows) {
    this.viewport = viewport;
    this.rows = rows;
  }

  /** Assigns rows to the captions of a frame. Replaces the rows for the previous frame. */
  void assign(List<Caption> captions) {
    rowOfTop.clear();
    List<Caption> remaining = new ArrayList<>(captions);
    remaining.sort(Comparator.comparingInt(Caption::top));
    List<List<Caption>> lists = new ArrayList<>();
    while (!remaining.isEmpty()) {
      List<Caption> list = nextList(remaining);
      remaining.removeAll(list);
      lists.add(list);
    }
    // Lines beside the lines of a longer list use the rows of that list.
    lists.sort(Comparator.comparingInt((List<Caption> list) -> list.size()).reversed());
    lists.stream().filter(list -> list.size() > 1).forEach(this::assignRows);
  }

  /** Returns a caption's row. */
  int rowOf(Caption caption) {
    Integer assignedRow = rowOfTop.get(caption.top());
    return assignedRow == null ? rowAt(middle(caption)) : assignedRow;
  }

  /** Returns whether a caption is one of several below or beside each other. */
  boolean isListed(Caption caption) {
    return rowOfTop.containsKey(caption.top());
  }

  /** Returns the terminal row that shows a row of the screen. */
  int rowAt(int y) {
    return viewport.areaY(Math.max(0, Math.min(Frame.HEIGHT - 1, y))) / 2;
  }

  /** Returns the highest caption and the captions that follow below it at equal distances. */
  private List<Caption> nextList(List<Caption> sorted) {
    List<Caption> list = new ArrayList<>(List.of(sorted.get(0)));
    int distance = 0;
    for (Caption next : sorted) {
      Caption last = list.get(list.size() - 1);
      int step = next.top() - last.top();
      if (step <= TOLERANCE || !isBelow(last, next)) {
        continue;
      }
      if (distance == 0 ? toRows(step) > MAX_ROW_DISTANCE : Math.abs(step - distance) > TOLERANCE) {
        break;
      }
      distance = distance == 0 ? step : distance;
      list.add(next);
    }
    return list;
  }

  private static boolean isBelow(Caption upper, Caption lower) {
    boolean areCentred = upper.centred() && lower.centred();
    int offset =
        areCentred
            ? (upper.left() + upper.right() - lower.left() - lower.right()) / 2
            : upper.left() - lower.left();
    return upper.centred() == lower.centred() && Math.abs(offset) <= TOLERANCE;
  }

  private void assignRows(List<Caption> list) {
    Caption first = list.get(0);
    Caption last = list.get(list.size() - 1);
    int gaps = list.size() - 1;
    double step = toRows(last.top() - first.top()) / gaps;
    boolean isOneText = list.get(1).top() - first.bottom() <= TOLERANCE;
    int span = gaps * Math.max(1, (int) (isOneText ? step : Math.rint(step)));
    double centre = viewport.y() / 2.0 + toRows(middle(first) + middle(last)) / 2;
    int start = (int) Math.floor(centre - span / 2.0);
    if (start < 0 || start + span >= rows) {
      span = gaps * Math.max(1, (int) step);
      start = Math.max(0, Math.min(rows - 1 - span, (int) Math.floor(centre - span / 2.0)));
    }
    for (int i = 0; i < list.size(); i++) {
      rowOfTop.putIfAbsent(list.get(i).top(), start + span / gaps * i);
    }
  }

  /** Returns the middle of a caption. Letters with descenders do not lower the middle. */
  private static int middle(Caption caption) {
    return caption.top() + Math.min(CAPITAL_HEIGHT, caption.bottom() - caption.top()) / 2;
  }

  /** Converts a number of pixels to rows of the terminal. */
  private double toRows(int pixels) {
    return pixels * viewport.height() / (2.0 * Frame.HEIGHT);
  }
}
