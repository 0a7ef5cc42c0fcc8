package org.bowsprit.adventures;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/** Draws places, doors and things as plain shapes, in the colours of the starter game. */
final class PlacePainter {

  private static final int WIDTH = 320;
  private static final int HEIGHT = 144;
  private static final int HORIZON_Y = 98;
  private static final int DOOR_WIDTH = 40;
  private static final int DOOR_HEIGHT = 64;
  private static final int DOOR_TOP = 32;
  private static final int THING_WIDTH = 32;
  private static final int THING_HEIGHT = 16;

  private static final int BLACK = 0x101018;
  private static final int METAL = 0xC8C8B0;
  private static final int WAY_OUT_COLOUR = 0x303040;

  /** The colours of the walls, by the index of the place. */
  private static final List<Integer> WALL_COLOURS =
      List.of(0x705848, 0x485870, 0x506848, 0x685068, 0x606060, 0x70684C, 0x486868, 0x5C4C40);

  private static final Map<String, Integer> DOOR_COLOURS =
      Map.of(
          "red", 0xB03030,
          "blue", 0x3050B0,
          "green", 0x308040,
          "white", 0xE0E0E0,
          "black", 0x202020,
          "grey", 0x808080,
          "brown", 0x805030,
          "yellow", 0xD0B040);

  private final IndexedPicture paletteSource;

  /**
   * Creates a painter.
   *
   * @param paletteSource a PNG file whose palette is used
   */
  PlacePainter(byte[] paletteSource) {
    try {
      this.paletteSource = PngReader.read(paletteSource);
    } catch (PngException e) {
      throw new IllegalStateException("the background of the starter game", e);
    }
  }

  /**
   * Returns the background of a place.
   *
   * @param wayOutLeft the left edge of the way back; negative if there is none
   */
  byte[] paintBackground(int place, int wayOutLeft) {
    byte[] pixels = new byte[WIDTH * HEIGHT];
    fill(pixels, WIDTH, 0, 0, WIDTH, HORIZON_Y, wallColour(place));
    fill(pixels, WIDTH, 0, HORIZON_Y, WIDTH, HEIGHT - HORIZON_Y, floorColour(place));
    if (wayOutLeft >= 0) {
      fill(pixels, WIDTH, wayOutLeft, DOOR_TOP, DOOR_WIDTH, DOOR_HEIGHT, WAY_OUT_COLOUR);
    }
    return png(WIDTH, HEIGHT, pixels);
  }

  /** Returns the picture of a door. The name of a door contains its colour. */
  byte[] paintDoor(String name, boolean isOpen) {
    int colour =
        DOOR_COLOURS.getOrDefault(name.substring(0, name.indexOf(' ')), DOOR_COLOURS.get("brown"));
    byte[] pixels = new byte[DOOR_WIDTH * DOOR_HEIGHT];
    fill(pixels, DOOR_WIDTH, 0, 0, DOOR_WIDTH, DOOR_HEIGHT, BLACK);
    fill(pixels, DOOR_WIDTH, 2, 2, DOOR_WIDTH - 4, DOOR_HEIGHT - 2, colour);
    if (isOpen) {
      fill(pixels, DOOR_WIDTH, 8, 4, DOOR_WIDTH - 8, DOOR_HEIGHT - 4, BLACK);
    } else {
      fill(pixels, DOOR_WIDTH, 30, 32, 4, 6, METAL);
    }
    return png(DOOR_WIDTH, DOOR_HEIGHT, pixels);
  }

  /**
   * Returns the picture of a thing on the floor of a place. The shape and the colour follow from
   * the name of the thing.
   */
  byte[] paintThing(int place, String name) {
    byte[] pixels = new byte[THING_WIDTH * THING_HEIGHT];
    fill(pixels, THING_WIDTH, 0, 0, THING_WIDTH, THING_HEIGHT, floorColour(place));
    int hash = name.hashCode();
    int colour = 0x606060 + (hash & 0x7F7F7F);
    fill(pixels, THING_WIDTH, 6, 8, 20, 4, colour);
    fill(pixels, THING_WIDTH, 6 + Math.floorMod(hash, 12), 4, 8, 10, colour);
    return png(THING_WIDTH, THING_HEIGHT, pixels);
  }

  private static int wallColour(int place) {
    return WALL_COLOURS.get(place % WALL_COLOURS.size());
  }

  /** Returns the colour of a floor, which is half as bright as the wall. */
  private static int floorColour(int place) {
    return wallColour(place) >> 1 & 0x7F7F7F;
  }

  private void fill(byte[] pixels, int stride, int x, int y, int width, int height, int colour) {
    byte index = (byte) indexOfNearest(colour);
    for (int row = y; row < y + height; row++) {
      Arrays.fill(pixels, row * stride + x, row * stride + x + width, index);
    }
  }

  /** Returns the index of the nearest colour of the palette. */
  private int indexOfNearest(int colour) {
    Bytes palette = paletteSource.palette();
    int best = 0;
    int minDistance = Integer.MAX_VALUE;
    for (int i = 0; i < palette.length() / 3; i++) {
      int red = palette.u8(3 * i) - (colour >> 16);
      int green = palette.u8(3 * i + 1) - (colour >> 8 & 0xFF);
      int blue = palette.u8(3 * i + 2) - (colour & 0xFF);
      int distance = red * red + green * green + blue * blue;
      if (distance < minDistance) {
        minDistance = distance;
        best = i;
      }
    }
    return best;
  }

  private byte[] png(int width, int height, byte[] pixels) {
    return new IndexedPicture(width, height, Bytes.wrap(pixels), paletteSource.palette()).toPng();
  }
}
