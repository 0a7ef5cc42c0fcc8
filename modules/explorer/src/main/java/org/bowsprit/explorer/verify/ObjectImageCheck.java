package org.bowsprit.explorer.verify;

import java.util.HashSet;
import java.util.Set;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;

/** Finds images that belong to no object. They can never be shown. */
final class ObjectImageCheck {

  private final String where;
  private final CheckFindings findings;

  ObjectImageCheck(int room, CheckFindings findings) {
    this.where = "room " + room;
    this.findings = findings;
  }

  void check(Chunk room) {
    Set<Integer> codes = new HashSet<>();
    for (Chunk code : room.all(ObjectCode.TAG)) {
      code.first(ObjectHeader.TAG)
          .filter(cdhd -> cdhd.payload().length() >= ObjectHeader.MIN_BYTES)
          .ifPresent(cdhd -> codes.add(ObjectHeader.decode(cdhd.reader()).id()));
    }
    for (Chunk image : room.all(ObjectImage.TAG)) {
      try {
        int id = ImageHeader.decode(image.require(ImageHeader.TAG).reader()).id();
        if (!codes.contains(id)) {
          findings.odd(where, "has an image of object " + id + ", which is not there");
        }
      } catch (FormatException e) {
        // The decoding of the room has already reported this.
        findings.count();
      }
    }
  }
}
