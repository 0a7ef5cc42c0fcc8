package org.bowsprit.kit.preview;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;

/**
 * Draws a room at three times its size with its walk boxes and thin frames around its objects. Each
 * walk box has its own colour and shows its number.
 */
final class RoomPreview {

  private static final int SCALE = 3;
  private static final int MAX_COORDINATE = 4096;
  private static final int OBJECT_COLOUR = 0x909090;
  private static final int[] BOX_COLOURS = {
    0xFFE040, 0x40E0FF, 0xFF60A0, 0x60FF60, 0xFFA040, 0xA080FF, 0xFFFFFF, 0x40FFB0
  };

  private final Room room;
  private final Canvas canvas;

  /** Prepares to draw a room. */
  RoomPreview(Room room) {
    this.room = room;
    this.canvas =
        new Canvas(
            SCALE * Math.max(1, room.header().width()),
            SCALE * Math.max(1, room.header().height()));
  }

  /** Returns the picture as a PNG file. */
  byte[] toPng() {
    drawBackground();
    room.objects().forEach(this::drawObject);
    for (int i = 0; i < room.floor().boxes().count(); i++) {
      drawBox(i, room.floor().boxes().box(i), BOX_COLOURS[i % BOX_COLOURS.length]);
    }
    return canvas.toPng();
  }

  /** Returns the canvas. */
  Canvas canvas() {
    return canvas;
  }

  /** Draws the background. */
  void drawBackground() {
    room.picture()
        .flatMap(background -> background.picture())
        .flatMap(picture -> picture.pixels())
        .ifPresent(this::drawBackground);
  }

  private void drawBackground(StripPicture picture) {
    int width = picture.width();
    int height = room.header().height();
    byte[] pixels = new byte[width * height];
    picture.decode(height, room.colours().transparent().index(), pixels, 0, width);
    Palette palette = room.colours().palette().orElse(new Palette(Bytes.EMPTY));
    for (int i = 0; i < pixels.length; i++) {
      int colour = pixels[i] & 0xFF;
      int rgb = colour < palette.size() ? palette.rgb(colour) : 0;
      canvas.square(i % width * SCALE, i / width * SCALE, SCALE, rgb);
    }
  }

  private void drawObject(RoomObject object) {
    ObjectHeader header = object.code().header();
    int left = header.x() * SCALE;
    int top = header.y() * SCALE;
    int right = left + header.width() * SCALE - 1;
    int bottom = top + header.height() * SCALE - 1;
    canvas.line(left, top, right, top, OBJECT_COLOUR);
    canvas.line(right, top, right, bottom, OBJECT_COLOUR);
    canvas.line(right, bottom, left, bottom, OBJECT_COLOUR);
    canvas.line(left, bottom, left, top, OBJECT_COLOUR);
  }

  /** Draws a walk box with its number. */
  void drawBox(int number, BoxRecord box, int colour) {
    int x = 0;
    int y = 0;
    for (int k = 0; k < 4; k++) {
      BoxRecord.Corner from = box.corner(k);
      BoxRecord.Corner to = box.corner((k + 1) % 4);
      if (Math.abs(from.x()) > MAX_COORDINATE
          || Math.abs(from.y()) > MAX_COORDINATE
          || Math.abs(to.x()) > MAX_COORDINATE) {
        return;
      }
      x += from.x();
      y += from.y();
      canvas.line(centre(from.x()), centre(from.y()), centre(to.x()), centre(to.y()), colour);
    }
    canvas.number(number, centre(x / 4), centre(y / 4), 2, colour);
  }

  private static int centre(int pixel) {
    return pixel * SCALE + SCALE / 2;
  }
}
