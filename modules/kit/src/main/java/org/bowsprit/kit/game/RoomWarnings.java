package org.bowsprit.kit.game;

import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.Value;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.vm.symbol.NearestName;

/** Reports probable mistakes in a room that can be built. */
final class RoomWarnings {

  private static final String PICTURE = ".png";

  /**
   * The largest distance of a walk point from a box, in pixels: actors stop at the nearest place.
   */
  private static final int NEAR = 8;

  private final RoomDeclaration room;
  private final RoomFiles files;
  private final SourceReport report;

  RoomWarnings(RoomDeclaration room, SourceReport report) {
    this.room = room;
    this.files = RoomFiles.of(room.name());
    this.report = report;
  }

  /**
   * Reports a warning for each.
   *
   * @param floor the walk boxes of the room
   */
  void report(BoxChunks floor) {
    unusedPictures();
    for (ObjectDeclaration object : room.objects()) {
      if (floor.boxes().count() > 0) {
        walkPoint(object, floor);
      }
    }
    if (floor.boxes().count() == 0) {
      missingBoxes();
    }
  }

  private void unusedPictures() {
    for (String file : report.tree().namesIn(files.folder())) {
      boolean isUsed = report.isRead(files.path(file)) || isNamed(file);
      if (file.endsWith(PICTURE) && !isUsed) {
        report.warning(
            room.at(),
            "%s is not used: no object and no z-plane has this name%s"
                .formatted(files.path(file), NearestName.hint(file, expected())));
      }
    }
  }

  private boolean isNamed(String file) {
    return room.properties().list().stream()
        .flatMap(property -> property.values().stream())
        .anyMatch(value -> value instanceof Value.Text text && text.text().equals(file));
  }

  private Set<String> expected() {
    Set<String> names = new TreeSet<>();
    for (ObjectDeclaration object : room.objects()) {
      names.add(RoomFiles.picture(object.name(), 1));
      object.states().forEach(state -> names.add(RoomFiles.picture(object.name(), state.name())));
    }
    return names;
  }

  private void walkPoint(ObjectDeclaration object, BoxChunks floor) {
    int x = object.walkX();
    int y = object.walkY();
    if (object.properties().find("walk").isPresent()
        && floor.boxes().boxes().stream().noneMatch(box -> isNear(DiskFloor.box(0, box), x, y))) {
      report.warning(
          at(object, "walk"),
          "%s, %s is outside all boxes of %s: actors stop at the nearest place"
              .formatted(x, y, files.boxes(room.properties())));
    }
  }

  private static boolean isNear(WalkBox box, int x, int y) {
    return x >= box.minX() - NEAR
        && x <= box.maxX() + NEAR
        && y >= box.minY() - NEAR
        && y <= box.maxY() + NEAR;
  }

  private void missingBoxes() {
    room.objects().stream()
        .filter(object -> object.properties().find("walk").isPresent())
        .findFirst()
        .ifPresent(
            object ->
                report.warning(
                    at(object, "walk"),
                    "%s is not there: actors walk straight to this place, through everything"
                        .formatted(files.boxes(room.properties()))));
  }

  private static SourcePosition at(ObjectDeclaration object, String setting) {
    return object.properties().find(setting).map(Property::at).orElse(object.at());
  }
}
