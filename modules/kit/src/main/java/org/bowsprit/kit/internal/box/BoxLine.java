package org.bowsprit.kit.internal.box;

import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Writes the corners and properties of a walk box, as they follow its number in the sources. */
final class BoxLine {

  private static final int FULL_SIZE = 255;
  private static final int CORNERS = 4;

  private BoxLine() {}

  /** Returns the corners and properties of a box, or {@code none}. */
  static String of(BoxRecord box) {
    if (box.equals(BoxRecord.SENTINEL)) {
      return "none";
    }
    StringBuilder line = new StringBuilder();
    for (int k = 0; k < CORNERS; k++) {
      line.append(k == 0 ? "(" : " (");
      line.append(box.corner(k).x()).append(',').append(box.corner(k).y()).append(')');
    }
    if (box.mask() != 0) {
      line.append(" plane ").append(box.mask());
    }
    if (box.scale() != FULL_SIZE) {
      line.append(" scale ").append(scale(box));
    }
    for (BoxFlag flag : BoxFlag.values()) {
      if ((box.flags() & flag.bit()) != 0) {
        line.append(' ').append(flag.word());
      }
    }
    if ((box.flags() & WalkBox.FACING) != 0) {
      line.append(" facing ").append(box.flags() & WalkBox.FACING);
    }
    return line.toString();
  }

  /** Returns the value of a box's property {@code scale}. */
  static String scale(BoxRecord box) {
    return (box.scale() & WalkBox.SCALE_SLOT) == 0
        ? Integer.toString(box.scale())
        : "slot " + ((box.scale() & ~WalkBox.SCALE_SLOT) + 1);
  }
}
