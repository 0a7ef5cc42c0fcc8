package org.bowsprit.explorer.extract;

import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.room.Room;

/**
 * Creates palettes for the picture writers. A palette contains red, green and blue of 256 colours.
 */
final class Colours {

  /** The number of bytes of a palette. */
  static final int BYTES = 768;

  /** The colours of z-planes 1 to 4. */
  private static final int[] PLANE_TINTS = {0xFF40A0, 0x40D0FF, 0xFFD040, 0x60FF80};

  private Colours() {}

  /** Returns the colours of {@code room}; a palette of greys if the room has no palette. */
  static byte[] of(Room room) {
    byte[] rgb = new byte[BYTES];
    for (int i = 0; i < BYTES; i++) {
      rgb[i] = (byte) (i / Palette.CHANNELS);
    }
    room.colours().palette().ifPresent(palette -> copy(palette, rgb));
    return rgb;
  }

  private static void copy(Palette palette, byte[] rgb) {
    for (int colour = 0; colour < Math.min(palette.size(), Palette.COLOURS); colour++) {
      for (int channel = 0; channel < Palette.CHANNELS; channel++) {
        rgb[colour * Palette.CHANNELS + channel] = (byte) palette.component(colour, channel);
      }
    }
  }

  /** Returns a palette whose colour 1 is the tint of z-plane {@code plane}, 1…4. */
  static byte[] ofPlane(int plane) {
    byte[] rgb = new byte[BYTES];
    int tint = PLANE_TINTS[plane - 1];
    for (int channel = 0; channel < Palette.CHANNELS; channel++) {
      rgb[Palette.CHANNELS + channel] = (byte) (tint >> (8 * (Palette.CHANNELS - 1 - channel)));
    }
    return rgb;
  }

  /** Returns a palette of greys from 0, black, to {@code last}, white. */
  static byte[] greys(int last) {
    byte[] rgb = new byte[BYTES];
    for (int colour = 0; colour < Palette.COLOURS; colour++) {
      int grey = Math.min(255, colour * 255 / last);
      for (int channel = 0; channel < Palette.CHANNELS; channel++) {
        rgb[colour * Palette.CHANNELS + channel] = (byte) grey;
      }
    }
    return rgb;
  }
}
