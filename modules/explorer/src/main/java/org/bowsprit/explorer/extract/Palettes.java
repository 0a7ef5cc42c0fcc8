package org.bowsprit.explorer.extract;

import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.room.Room;

/**
 * Creates palettes for the picture writers. A palette contains red, green and blue of 256 colours.
 */
final class Palettes {

  /** The number of bytes of a palette. */
  static final int PALETTE_BYTES = 768;

  /** The colours of z-planes 1 to 4. */
  private static final int[] PLANE_TINTS = {0xFF40A0, 0x40D0FF, 0xFFD040, 0x60FF80};

  private Palettes() {}

  /** Returns the colours of {@code room}; a palette of greys if the room has no palette. */
  static byte[] of(Room room) {
    byte[] rgb = new byte[PALETTE_BYTES];
    for (int i = 0; i < PALETTE_BYTES; i++) {
      rgb[i] = (byte) (i / Palette.BYTES_PER_COLOUR);
    }
    room.colours().palette().ifPresent(palette -> copy(palette, rgb));
    return rgb;
  }

  private static void copy(Palette palette, byte[] rgb) {
    for (int colour = 0; colour < Math.min(palette.size(), Palette.COLOUR_COUNT); colour++) {
      for (int channel = 0; channel < Palette.BYTES_PER_COLOUR; channel++) {
        rgb[colour * Palette.BYTES_PER_COLOUR + channel] =
            (byte) palette.component(colour, channel);
      }
    }
  }

  /** Returns a palette whose colour 1 is the tint of z-plane {@code plane}, 1…4. */
  static byte[] ofPlane(int plane) {
    byte[] rgb = new byte[PALETTE_BYTES];
    int tint = PLANE_TINTS[plane - 1];
    for (int channel = 0; channel < Palette.BYTES_PER_COLOUR; channel++) {
      rgb[Palette.BYTES_PER_COLOUR + channel] =
          (byte) (tint >> (8 * (Palette.BYTES_PER_COLOUR - 1 - channel)));
    }
    return rgb;
  }

  /** Returns a palette of greys from 0, black, to {@code last}, white. */
  static byte[] greys(int last) {
    byte[] rgb = new byte[PALETTE_BYTES];
    for (int colour = 0; colour < Palette.COLOUR_COUNT; colour++) {
      int grey = Math.min(255, colour * 255 / last);
      for (int channel = 0; channel < Palette.BYTES_PER_COLOUR; channel++) {
        rgb[colour * Palette.BYTES_PER_COLOUR + channel] = (byte) grey;
      }
    }
    return rgb;
  }
}
