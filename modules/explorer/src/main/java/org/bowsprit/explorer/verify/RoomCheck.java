package org.bowsprit.explorer.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Checks that the parts of a room are consistent: its size, its objects, and the references of its
 * boxes.
 */
final class RoomCheck {

  private static final int STRIP_WIDTH = 8;

  private final String where;
  private final Room room;
  private final CheckFindings findings;

  RoomCheck(int id, Room room, CheckFindings findings) {
    this.where = "room " + id;
    this.room = room;
    this.findings = findings;
  }

  void check() {
    if (room.header().width() % STRIP_WIDTH != 0) {
      findings.odd(where, "is " + room.header().width() + " pixels wide, no multiple of 8");
    }
    boxes();
    objects();
  }

  private void boxes() {
    int slots = room.floor().scaleSlots().slots().size();
    int planes = room.picture().map(picture -> picture.zPlaneCount()).orElse(0);
    List<WalkBox> boxes = DiskFloor.boxes(room.floor().boxes());
    for (int id = 0; id < boxes.size(); id++) {
      findings.count();
      WalkBox box = boxes.get(id);
      if (box.usesScaleSlot() && box.scaleSlot() >= slots) {
        findings.odd(
            where, "box " + id + " scales by slot " + box.scaleSlot() + ", which does not exist");
      }
      if (box.mask() > planes) {
        findings.odd(
            where, "box " + id + " clips by plane " + box.mask() + ", which does not exist");
      }
    }
  }

  private void objects() {
    Set<Integer> seen = new HashSet<>();
    for (RoomObject object : room.objects()) {
      String place = where + ", object " + object.id();
      findings.count();
      if (!seen.add(object.id())) {
        findings.odd(place, "is there more than once");
      }
      if (object.code().header().parent() > room.objects().size()) {
        findings.odd(
            place,
            "belongs to object " + object.code().header().parent() + " of the list, past its end");
      }
      object.image().ifPresent(image -> image(place, object.code().header(), image));
    }
  }

  private void image(String place, ObjectHeader code, ObjectImage image) {
    ImageHeader header = image.header();
    if (header.x() != code.x()
        || header.y() != code.y()
        || header.width() != code.width()
        || header.height() != code.height()) {
      findings.odd(
          place,
          "is at (%s,%s) of %s×%s by its code, at (%s,%s) of %s×%s by its picture"
              .formatted(
                  code.x(),
                  code.y(),
                  code.width(),
                  code.height(),
                  header.x(),
                  header.y(),
                  header.width(),
                  header.height()));
    }
  }
}
