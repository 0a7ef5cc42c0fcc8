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

  private static final String PICTURE = ".png";

  /**
   * The largest distance of a walk point from a box without a warning, in pixels. Actors stop at
   * the nearest point of a box.
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
   * Reports a warning for each probable mistake.
   *
   * @param floor the walk boxes of the room
   * @param background the room's picture
   */
  void report(BoxChunks floor, IndexedPicture background) {
    unusedPictures();
    for (ObjectDeclaration object : room.objects()) {
      place(object, background);
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
            room.at(), "%s is not used: %s".formatted(files.path(file), whyUnused(file)));
      }
    }
  }

  private String whyUnused(String file) {
    return room.objects().stream()
        .filter(each -> file.startsWith(stem(each)))
        .findFirst()
        .flatMap(each -> whyUnused(file, each))
        .orElseGet(
            () -> "no object and no z-plane has this name" + NearestName.hint(file, expected()));
  }

  /** Returns why an object does not use a file whose name begins like the names of its pictures. */
  private static Optional<String> whyUnused(String file, ObjectDeclaration object) {
    if (object.properties().find("image").isPresent()) {
      return Optional.of("'image' of '%s' names other files".formatted(object.name()));
    }
    List<String> states = object.states().stream().map(NamedNumber::name).toList();
    if (states.isEmpty()) {
      return Optional.empty();
    }
    String rest = file.substring(stem(object).length(), file.length() - PICTURE.length());
    if (states.contains(rest)) {
      return Optional.of("only states 1 to %s have pictures".formatted(StatePictures.LAST_STATE));
    }
    if (states.contains(rest.split("-", 2)[0])) {
      return Optional.of("no z-plane has this name");
    }
    return Optional.of(
        "the states of '%s' are %s%s"
            .formatted(object.name(), String.join(", ", states), NearestName.hint(rest, states)));
  }

  /** Returns the beginning of the names of an object's pictures. */
  private static String stem(ObjectDeclaration object) {
    return RoomFiles.picture(object.name(), "").replace(PICTURE, "");
  }

  private void place(ObjectDeclaration object, IndexedPicture background) {
    if (object.x() >= background.width() || object.y() >= background.height()) {
      report.warning(
          at(object, "at"),
          "%s, %s is outside the room, which is %s×%s"
              .formatted(object.x(), object.y(), background.width(), background.height()));
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
