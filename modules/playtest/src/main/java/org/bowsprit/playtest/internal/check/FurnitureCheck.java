package org.bowsprit.playtest.internal.check;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.Room;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.Finding.Grade;
import org.bowsprit.playtest.finding.Finding.Kind;
import org.bowsprit.playtest.setup.GameNames;

/**
 * Compares walk boxes with z-planes. If no z-plane hides the actors in a box, the box must not lie
 * on pixels of a z-plane. Otherwise the actors walk over the furniture.
 */
public final class FurnitureCheck {

  private static final int PIXELS_PER_BYTE = 8;
  private static final int MAX_COVERED_PERCENT = 25;
  private static final int PERCENT = 100;
  private static final int MIN_AREA_PIXELS = 24;
  private static final int CORNERS = 4;

  private final GameResources game;
  private final GameNames names;

  /** Prepares the check. */
  public FurnitureCheck(GameResources game, GameNames names) {
    this.game = game;
    this.names = names;
  }

  /** Checks the boxes of all rooms. */
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (int id : game.roomIds()) {
      game.room(id).ifPresent(room -> checkRoom(id, room, findings));
    }
    return findings;
  }

  private void checkRoom(int id, Room room, List<Finding> findings) {
    LayeredPicture picture = room.picture().flatMap(rmim -> rmim.picture()).orElse(null);
    if (picture == null) {
      return;
    }
    int columns = room.header().width() / PIXELS_PER_BYTE;
    byte[] coveredPixels = new byte[columns * room.header().height()];
    for (ZPlane plane : picture.zPlanes().values()) {
      byte[] mask = new byte[coveredPixels.length];
      plane.decode(room.header().height(), mask, 0, columns);
      for (int i = 0; i < mask.length; i++) {
        coveredPixels[i] |= mask[i];
      }
    }
    List<BoxRecord> boxes = room.floor().boxes().boxes();
    for (int box = 0; box < boxes.size(); box++) {
      if (boxes.get(box).mask() == 0 && !DiskFloor.box(box, boxes.get(box)).invisible()) {
        int percent =
            coveredPercent(boxes.get(box), coveredPixels, columns, room.header().height());
        if (percent > MAX_COVERED_PERCENT) {
          findings.add(
              Finding.of(
                  Kind.FURNITURE,
                  Grade.HINT,
                  names.room(id) + ", box " + box,
                  percent
                      + " % of it lies on pixels that hide actors,"
                      + " but an actor in it is not hidden:"
                      + " give it a plane, or move it"));
        }
      }
    }
  }

  private static int coveredPercent(BoxRecord box, byte[] coveredPixels, int columns, int height) {
    int area = 0;
    int covered = 0;
    int left = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int top = Integer.MAX_VALUE;
    int bottom = Integer.MIN_VALUE;
    for (int k = 0; k < CORNERS; k++) {
      left = Math.min(left, box.corner(k).x());
      right = Math.max(right, box.corner(k).x());
      top = Math.min(top, box.corner(k).y());
      bottom = Math.max(bottom, box.corner(k).y());
    }
    for (int y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++) {
      for (int x = Math.max(0, left); x <= Math.min(columns * PIXELS_PER_BYTE - 1, right); x++) {
        if (contains(box, x, y)) {
          area++;
          covered +=
              coveredPixels[y * columns + x / PIXELS_PER_BYTE]
                      >> (PIXELS_PER_BYTE - 1 - x % PIXELS_PER_BYTE)
                  & 1;
        }
      }
    }
    return area < MIN_AREA_PIXELS ? 0 : covered * PERCENT / area;
  }

  /** Returns whether a point is on or inside all four edges. */
  private static boolean contains(BoxRecord box, int x, int y) {
    for (int k = 0; k < CORNERS; k++) {
      BoxRecord.Corner from = box.corner(k);
      BoxRecord.Corner to = box.corner((k + 1) % CORNERS);
      if ((to.x() - from.x()) * (y - from.y()) - (to.y() - from.y()) * (x - from.x()) < 0) {
        return false;
      }
    }
    return true;
  }
}
