package org.bowsprit.gannet.paint;

import java.util.Arrays;

/**
 * Divides the 256 colours in the same way in every room: 0 black · 1–15 the interface, with 12–14
 * for the rain · 16–31 Wren · 32–47 another person in the room · 48–239 the room's own colours; in
 * foggy rooms 176–239 are the colours in the fog · 240–247 the lamp, cycled · 248–255 the sea's
 * glitter, cycled.
 */
public final class GamePalette {

  /**
   * The colour before the three colours of the rain, because colour 0 of a costume is transparent.
   */
  public static final int BEFORE_RAIN = 11;

  /** The first of Wren's colours. */
  public static final int WREN = 16;

  /** The first of the other person's colours. */
  public static final int OTHER = 32;

  /** The first of the room's own colours. */
  public static final int ROOM = 48;

  /** The first of the colours that the room's own colours become in fog. */
  public static final int VEILED = 176;

  /** The first of the lamp's cycled colours, which follow the room's own. */
  public static final int LAMP = 240;

  /** The first of the sea's cycled colours. */
  public static final int GLITTER = 248;

  private static final int COUNT = 256;

  private static final int[] INTERFACE = {
    0x000000, 0x101018, 0xF4F4F0, 0x7CD8E8, 0xA88CE0, 0xF0E060, 0xF6DC70, 0xFF78B4, 0xB0D8C0,
    0xD0DCE4, 0xAED08A, 0xF4F4A0, 0x3E5068, 0x5E7890, 0x90A8B8, 0x84848C
  };

  /** The lamp's colours in rooms where its light is visible, from white to amber and back. */
  private static final int[] LAMPLIGHT = {
    0xFFFFF0, 0xFFF6C8, 0xFFE898, 0xFFD468, 0xF8BC48, 0xFFD468, 0xFFE898, 0xFFF6C8
  };

  private static final int[] SEA = {
    0x1E5468, 0x2C6878, 0x4A8890, 0x7CB0B0, 0xB4D8D0, 0x7CB0B0, 0x4A8890, 0x2C6878
  };

  private GamePalette() {}

  /** Returns the lamp's eight colours for rooms that do not define other ones. */
  public static int[] lamplight() {
    return LAMPLIGHT.clone();
  }

  /** Returns the first colours of every room's palette: the interface's and Wren's. */
  public static int[] everywhere(int[] wren) {
    int[] colours = Arrays.copyOf(INTERFACE, OTHER);
    System.arraycopy(wren, 0, colours, WREN, wren.length);
    return colours;
  }

  /**
   * Returns the complete palette of a room. Its parts are the room's own colours, Wren's, the
   * colours of the other person and the lamp's eight colours.
   */
  public static int[] of(int[] ramp, int[] wren, int[] other, int[] lamp) {
    int[] palette = new int[COUNT];
    System.arraycopy(INTERFACE, 0, palette, 0, INTERFACE.length);
    System.arraycopy(wren, 0, palette, WREN, wren.length);
    System.arraycopy(other, 0, palette, OTHER, other.length);
    System.arraycopy(ramp, 0, palette, ROOM, ramp.length);
    System.arraycopy(lamp, 0, palette, LAMP, lamp.length);
    System.arraycopy(SEA, 0, palette, GLITTER, SEA.length);
    return palette;
  }
}
