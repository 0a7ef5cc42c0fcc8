package org.bowsprit.playtest.internal.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.Finding.Grade;
import org.bowsprit.playtest.finding.Finding.Kind;
import org.bowsprit.playtest.setup.GameNames;

/**
 * Compares the clickable areas of objects with their visible pictures. The area of an object with
 * pictures must overlap some pixels of the pictures. For an object without pictures, the background
 * in and around the area must have more than one colour. An object that could never be pointed at
 * may be covered by another object.
 */
public final class HotspotCheck {

  /** The distance from an object within which its outline is searched for, in pixels. */
  private static final int OUTLINE_DISTANCE = 8;

  private final GameResources game;
  private final GameNames names;
  private final Set<Integer> reachableObjects;
  private final List<Finding> findings = new ArrayList<>();

  /**
   * Prepares the check.
   *
   * @param reachableObjects the objects that could be pointed at in some state
   */
  public HotspotCheck(GameResources game, GameNames names, Set<Integer> reachableObjects) {
    this.game = game;
    this.names = names;
    this.reachableObjects = reachableObjects;
  }

  /** Checks the objects of all rooms. */
  public List<Finding> findings() {
    for (int id : game.roomIds()) {
      game.room(id).ifPresent(room -> checkRoom(id, room));
    }
    return findings;
  }

  private void checkRoom(int id, Room room) {
    for (RoomObject object : room.objects()) {
      ObjectHeader header = object.code().header();
      String location = names.room(id) + ", " + names.object(object.id());
      if (header.width() == 0 || header.height() == 0) {
        continue;
      }
      if (!reachableObjects.contains(object.id())) {
        checkCovered(location, room, object);
        continue;
      }
      if (header.x() + header.width() > room.header().width()
          || header.y() + header.height() > room.header().height()) {
        add(Grade.HINT, location, "is partly outside its room, " + rectangle(header));
      }
      if (object.image().filter(image -> !image.pictures().isEmpty()).isPresent()) {
        checkPictures(location, room, object);
      } else {
        checkBackground(location, room, header);
      }
    }
  }

  /**
   * Reports an object that is covered by another object. If objects overlap, the pointer finds the
   * object that is declared first.
   */
  private void checkCovered(String location, Room room, RoomObject object) {
    if (!isTouchable(object)) {
      return;
    }
    for (RoomObject other : room.objects()) {
      if (other.id() == object.id()) {
        return;
      }
      if (isTouchable(other) && contains(other.code().header(), object.code().header())) {
        add(
            Grade.HINT,
            location,
            "was never pointed at: it is covered by "
                + names.object(other.id())
                + ", which is declared before it");
        return;
      }
    }
  }

  private boolean isTouchable(RoomObject object) {
    ObjectDirectory objects = game.index().objects();
    return object.id() < objects.size()
        && !objects.entries().get(object.id()).isOfClass(ObjectStates.UNTOUCHABLE_CLASS);
  }

  private static boolean contains(ObjectHeader outer, ObjectHeader inner) {
    return covers(outer, inner.x(), inner.y())
        && covers(outer, inner.x() + inner.width() - 1, inner.y() + inner.height() - 1);
  }

  private void checkPictures(String location, Room room, RoomObject object) {
    ObjectHeader header = object.code().header();
    ImageHeader image = object.image().orElseThrow().header();
    int visiblePixels = 0;
    int coveredPixels = 0;
    for (Map.Entry<Integer, LayeredPicture> state :
        object.image().orElseThrow().pictures().entrySet()) {
      if (state.getValue().pixels().isEmpty() || image.width() == 0 || image.height() == 0) {
        continue;
      }
      int transparent = transparent(room);
      byte[] pixels = new byte[image.width() * image.height()];
      Arrays.fill(pixels, (byte) transparent);
      state.getValue().pixels().get().decode(image.height(), transparent, pixels, 0, image.width());
      for (int i = 0; i < pixels.length; i++) {
        if ((pixels[i] & 0xFF) != transparent) {
          visiblePixels++;
          coveredPixels +=
              covers(header, image.x() + i % image.width(), image.y() + i / image.width()) ? 1 : 0;
        }
      }
    }
    if (visiblePixels > 0 && coveredPixels == 0) {
      add(
          Grade.FAULT,
          location,
          "is clicked at "
              + rectangle(header)
              + " and is visible at ("
              + image.x()
              + ","
              + image.y()
              + "), beside it");
    }
  }

  private void checkBackground(String location, Room room, ObjectHeader header) {
    if (room.picture().flatMap(rmim -> rmim.picture()).flatMap(LayeredPicture::pixels).isEmpty()) {
      return;
    }
    int width = room.header().width();
    int height = room.header().height();
    byte[] pixels = new byte[width * height];
    room.picture()
        .flatMap(rmim -> rmim.picture())
        .flatMap(LayeredPicture::pixels)
        .orElseThrow()
        .decode(height, transparent(room), pixels, 0, width);
    for (RoomObject other : room.objects()) {
      if (other.image().filter(image -> !image.pictures().isEmpty()).isPresent()
          && overlaps(other.code().header(), header)) {
        return;
      }
    }
    int first = -1;
    int bottom = Math.min(height, header.y() + header.height() + OUTLINE_DISTANCE);
    int right = Math.min(width, header.x() + header.width() + OUTLINE_DISTANCE);
    for (int y = Math.max(0, header.y() - OUTLINE_DISTANCE); y < bottom; y++) {
      for (int x = Math.max(0, header.x() - OUTLINE_DISTANCE); x < right; x++) {
        int colour = pixels[y * width + x] & 0xFF;
        if (first >= 0 && colour != first) {
          return;
        }
        first = colour;
      }
    }
    add(Grade.FAULT, location, "has nothing painted under or around it, " + rectangle(header));
  }

  private static boolean overlaps(ObjectHeader one, ObjectHeader other) {
    return one.x() < other.x() + other.width()
        && other.x() < one.x() + one.width()
        && one.y() < other.y() + other.height()
        && other.y() < one.y() + one.height();
  }

  private static boolean covers(ObjectHeader header, int x, int y) {
    return x >= header.x()
        && x < header.x() + header.width()
        && y >= header.y()
        && y < header.y() + header.height();
  }

  private void add(Grade grade, String location, String message) {
    findings.add(Finding.of(Kind.HOTSPOT, grade, location, message));
  }

  private static String rectangle(ObjectHeader header) {
    return "%s×%s at (%s,%s)".formatted(header.width(), header.height(), header.x(), header.y());
  }

  private static int transparent(Room room) {
    TransparentColour colour = room.colours().transparent();
    return colour.index();
  }
}
