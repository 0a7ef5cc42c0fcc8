package org.bowsprit.kit.preview;

import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.Room;

/**
 * Draws a room at three times its size with its z-planes. Each plane has its own colour and hides
 * actors in walk boxes of the same colour. The planes of objects are not drawn.
 */
final class PlanePreview {

  private static final int SCALE = 3;

  /** The colours of planes 1 to 4 and of their walk boxes. */
  private static final int[] TINTS = {0xFF40A0, 0x40D0FF, 0xFFD040, 0x60FF80};

  private final Room room;
  private final RoomPreview preview;

  PlanePreview(Room room) {
    this.room = room;
    this.preview = new RoomPreview(room);
  }

  /** Returns whether the room has a z-plane, so that the picture is useful. */
  boolean isUseful() {
    return room.picture().flatMap(RoomPicture::picture).stream()
        .anyMatch(picture -> !picture.zPlanes().isEmpty());
  }

  /** Returns the picture as a PNG file. */
  byte[] toPng() {
    preview.drawBackground();
    room.picture().flatMap(RoomPicture::picture).ifPresent(this::drawPlanes);
    for (int i = 0; i < room.floor().boxes().count(); i++) {
      BoxRecord box = room.floor().boxes().box(i);
      int plane = box.mask();
      preview.drawBox(i, box, plane >= 1 && plane <= TINTS.length ? TINTS[plane - 1] : 0xFFFFFF);
    }
    return preview.canvas().toPng();
  }

  private void drawPlanes(LayeredPicture picture) {
    picture.zPlanes().forEach(this::drawPlane);
  }

  private void drawPlane(int number, ZPlane plane) {
    int stride = plane.strips().size();
    int height = room.header().height();
    byte[] mask = new byte[stride * height];
    plane.decode(height, mask, 0, stride);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < stride * Strip.WIDTH; x++) {
        if ((mask[y * stride + x / Strip.WIDTH] >> (7 - x % Strip.WIDTH) & 1) != 0) {
          preview.canvas().tint(x * SCALE, y * SCALE, SCALE, TINTS[number - 1]);
        }
      }
    }
  }
}
