package org.bowsprit.kit.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bow.declaration.NamedNumber;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.Value;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.vm.symbol.NearestName;

/** Reports probable mistakes in a room that can be built. */
final class RoomWarnings {

  private static final String PICTURE_SUFFIX = ".png";

  /**
   * The largest distance of a walk point from a box without a warning, in pixels. Actors stop at
   * the nearest point of a box.
   */
  private static final int MAX_WALK_POINT_DISTANCE = 8;

  private final RoomDeclaration room;
  private final RoomFiles files;
  private final SourceReport report;

  RoomWarnings(RoomDeclaration room, SourceReport report) {
    this.room = room;
    this.files = RoomFiles.of(room.name());
    this.report = report;
  }

  /**
   * Reports a warning for each probable mistake.
   *
   * @param floor the walk boxes of the room
   * @param background the room's picture
   */
  void report(BoxChunks floor, IndexedPicture background) {
    reportUnusedPictures();
    for (ObjectDeclaration object : room.objects()) {
      checkPosition(object, background);
      if (floor.boxes().count() > 0) {
        checkWalkPoint(object, floor);
      }
    }
    if (floor.boxes().count() == 0) {
      reportMissingBoxes();
    }
  }

  private void reportUnusedPictures() {
    for (String file : report.tree().namesIn(files.folder())) {
      boolean isUsed = report.wasRead(files.path(file)) || isNamedInSettings(file);
      if (file.endsWith(PICTURE_SUFFIX) && !isUsed) {
        report.warning(
            room.position(),
            "%s is not used: %s".formatted(files.path(file), findReasonUnused(file)));
      }
    }
  }

  private String findReasonUnused(String file) {
    return room.objects().stream()
        .filter(each -> file.startsWith(stem(each)))
        .findFirst()
        .flatMap(each -> findReasonUnused(file, each))
        .orElseGet(
            () ->
                "no object and no z-plane has this name" + NearestName.hint(file, expectedNames()));
  }

  /** Returns why an object does not use a file whose name begins like the names of its pictures. */
  private static Optional<String> findReasonUnused(String file, ObjectDeclaration object) {
    if (object.properties().find("image").isPresent()) {
      return Optional.of("'image' of '%s' names other files".formatted(object.name()));
    }
    List<String> states = object.states().stream().map(NamedNumber::name).toList();
    if (states.isEmpty()) {
      return Optional.empty();
    }
    String stateSuffix =
        file.substring(stem(object).length(), file.length() - PICTURE_SUFFIX.length());
    if (states.contains(stateSuffix)) {
      return Optional.of("only states 1 to %s have pictures".formatted(StatePictures.MAX_STATE));
    }
    if (states.contains(stateSuffix.split("-", 2)[0])) {
      return Optional.of("no z-plane has this name");
    }
    return Optional.of(
        "the states of '%s' are %s%s"
            .formatted(
                object.name(), String.join(", ", states), NearestName.hint(stateSuffix, states)));
  }

  /** Returns the beginning of the names of an object's pictures. */
  private static String stem(ObjectDeclaration object) {
    return RoomFiles.picture(object.name(), "").replace(PICTURE_SUFFIX, "");
  }

  private void checkPosition(ObjectDeclaration object, IndexedPicture background) {
    if (object.x() >= background.width() || object.y() >= background.height()) {
      report.warning(
          settingPosition(object, "at"),
          "%s, %s is outside the room, which is %s×%s"
              .formatted(object.x(), object.y(), background.width(), background.height()));
    }
  }

  private boolean isNamedInSettings(String file) {
    return room.properties().list().stream()
        .flatMap(property -> property.values().stream())
        .anyMatch(value -> value instanceof Value.Text text && text.text().equals(file));
  }

  private Set<String> expectedNames() {
    Set<String> names = new TreeSet<>();
    for (ObjectDeclaration object : room.objects()) {
      names.add(RoomFiles.picture(object.name(), 1));
      object.states().forEach(state -> names.add(RoomFiles.picture(object.name(), state.name())));
    }
    return names;
  }

  private void checkWalkPoint(ObjectDeclaration object, BoxChunks floor) {
    int x = object.walkX();
    int y = object.walkY();
    if (object.properties().find("walk").isPresent()
        && floor.boxes().boxes().stream().noneMatch(box -> isNear(DiskFloor.box(0, box), x, y))) {
      report.warning(
          settingPosition(object, "walk"),
          "%s, %s is outside all boxes of %s: actors stop at the nearest place"
              .formatted(x, y, files.boxes(room.properties())));
    }
  }

  private static boolean isNear(WalkBox box, int x, int y) {
    return x >= box.minX() - MAX_WALK_POINT_DISTANCE
        && x <= box.maxX() + MAX_WALK_POINT_DISTANCE
        && y >= box.minY() - MAX_WALK_POINT_DISTANCE
        && y <= box.maxY() + MAX_WALK_POINT_DISTANCE;
  }

  private void reportMissingBoxes() {
    room.objects().stream()
        .filter(object -> object.properties().find("walk").isPresent())
        .findFirst()
        .ifPresent(
            object ->
                report.warning(
                    settingPosition(object, "walk"),
                    "the file %s is missing: actors walk straight to this point, through everything"
                        .formatted(files.boxes(room.properties()))));
  }

  private static SourcePosition settingPosition(ObjectDeclaration object, String setting) {
    return object.properties().find(setting).map(Property::position).orElse(object.position());
  }
}
