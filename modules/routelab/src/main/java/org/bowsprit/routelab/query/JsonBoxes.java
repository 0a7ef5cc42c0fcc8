package org.bowsprit.routelab.query;

import com.fasterxml.jackson.databind.JsonNode;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Boxes as lists of 8 or 11 integers: corners UL, UR, LR, LL, then mask, flags and scale. */
final class JsonBoxes {

  private static final int CORNERS_ONLY = 8;
  private static final int WHOLE = 11;

  private JsonBoxes() {}

  static WalkBox box(int id, JsonNode values, String where) {
    int size = values.size();
    int[] v = new int[WHOLE];
    boolean numbers = size == CORNERS_ONLY || size == WHOLE;
    for (int i = 0; numbers && i < size; i++) {
      numbers = values.get(i).canConvertToInt();
      v[i] = values.get(i).intValue();
    }
    if (!numbers) {
      throw new QueryFileException(where, "a box of 8 or 11 integers");
    }
    try {
      return new WalkBox(id, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10]);
    } catch (IllegalArgumentException e) {
      throw new QueryFileException(where, "a box a room can have, found: " + e.getMessage());
    }
  }
}
