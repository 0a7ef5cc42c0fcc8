package org.bowsprit.pathfinding.mask;

import java.util.Arrays;
import org.bowsprit.pathfinding.geometry.BoxIndex;

/**
 * Collects the boxes under a path, for routers that do not search boxes. It adds the lowest box
 * that contains each pixel of the path's {@link PixelLine}s, without repetitions. Pixels that
 * rounding moved off the floor have no box. Its memory is reused for the next path. Not
 * thread-safe.
 *
 * @since 1.0
 */
public final class BoxTrail {

  private final BoxIndex effective;
  private int[] boxes = new int[16];
  private int size;

  /** Creates a trail over some boxes. */
  public BoxTrail(BoxIndex effective) {
    this.effective = effective;
  }

  /** Begins a path in the box of its first point. */
  public void begin(int x, int y) {
    size = 0;
    add(effective.resolve(x, y));
  }

  /** Adds a straight line. */
  public void walk(int fromX, int fromY, int toX, int toY) {
    PixelLine.walk(fromX, fromY, toX, toY, this::addPixel);
  }

  private boolean addPixel(int x, int y) {
    int box = effective.containing(x, y);
    if (box != BoxIndex.NONE) {
      add(box);
    }
    return true;
  }

  private void add(int box) {
    if (size > 0 && boxes[size - 1] == box) {
      return;
    }
    if (size == boxes.length) {
      boxes = Arrays.copyOf(boxes, 2 * size);
    }
    boxes[size++] = box;
  }

  /** Returns the boxes in walking order, as a new array. */
  public int[] boxes() {
    return Arrays.copyOf(boxes, size);
  }
}
