package org.bowsprit.kit.game;

import java.util.BitSet;
import java.util.Optional;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.media.image.IndexedPicture;

/** The colour settings of a room: which indices are locked, and which colours change. */
final class LockedColours {

  private final RoomDeclaration room;
  private final SourceReport report;

  LockedColours(RoomDeclaration room, SourceReport report) {
    this.room = room;
    this.report = report;
  }

  /** Returns the index of transparent pixels. */
  int transparent() {
    return room.properties().number("transparent", TransparentColour.DEFAULT.index()) & 0xFF;
  }

  /**
   * Returns the picture whose palette contains the locked colours; empty if the room names no
   * picture.
   */
  Optional<IndexedPicture> palette() {
    Optional<Property> named = room.properties().find("palette");
    return named
        .flatMap(each -> each.text(0))
        .flatMap(
            name ->
                report.picture(
                    RoomFiles.of(room.name()).path(name), named.orElseThrow().position()));
  }

  /** Returns whether the room declares ranges of locked colours. */
  boolean hasRanges() {
    return room.properties().find("lock").isPresent();
  }

  /** Returns the colours that the room declares as locked. */
  BitSet ranges() {
    return ranges("lock", 0);
  }

  /** Returns the colours that rotate. */
  BitSet cycling() {
    return ranges("cycle", 2);
  }

  /**
   * Returns the colours of all settings with a name. The values {@code firstValue} and {@code
   * firstValue + 1} of each setting are its first and last colour.
   */
  private BitSet ranges(String setting, int firstValue) {
    BitSet ranges = new BitSet();
    for (Property each : room.properties().all(setting)) {
      int first = each.number(firstValue).orElse(-1);
      int last = each.number(firstValue + 1).orElse(first);
      if (first < 0 || last < first || last >= Palette.COLOUR_COUNT) {
        report.error(each.position(), "expected the first and the last colour, 0 to 255");
      } else {
        ranges.set(first, last + 1);
      }
    }
    return ranges;
  }
}
