package org.bowsprit.render.pixel;

import java.util.Arrays;
import org.bowsprit.render.Frame;

/**
 * A palette as packed colours for lookup by index.
 *
 * @since 1.0
 */
public final class ColourTable {

  /** Opaque black as a packed colour. */
  public static final int BLACK = 0xFF000000;

  private final int[] colours = new int[Frame.COLOURS];

  /** Creates a black palette. */
  public ColourTable() {
    Arrays.fill(colours, BLACK);
  }

  /**
   * Loads a palette.
   *
   * @param palette 256 times red, green, blue, 8 bits each
   * @return whether any colour changed
   */
  public boolean load(byte[] palette) {
    boolean changed = false;
    for (int i = 0; i < Frame.COLOURS; i++) {
      int colour = pack(palette, i);
      changed |= colours[i] != colour;
      colours[i] = colour;
    }
    return changed;
  }

  /**
   * Returns the colour of an index.
   *
   * @param index the index, 0–255
   * @return 0xFFRRGGBB
   */
  public int colour(int index) {
    return colours[index];
  }

  /**
   * Looks up many colours at once.
   *
   * @param indices palette indices
   * @param from the position of the first index
   * @param target receives 0xFFRRGGBB
   * @param offset the position of the first colour
   * @param count the number of colours
   */
  public void look(byte[] indices, int from, int[] target, int offset, int count) {
    for (int i = 0; i < count; i++) {
      target[offset + i] = colours[indices[from + i] & 0xFF];
    }
  }

  /**
   * Looks up many colours at once and compares them with the previous colours in the target.
   *
   * @param indices palette indices
   * @param from the position of the first index
   * @param target receives 0xFFRRGGBB
   * @param offset the position of the first colour
   * @param count the number of colours
   * @return whether any colour has changed
   */
  boolean refresh(byte[] indices, int from, int[] target, int offset, int count) {
    int difference = 0;
    for (int i = 0; i < count; i++) {
      int colour = colours[indices[from + i] & 0xFF];
      difference |= target[offset + i] ^ colour;
      target[offset + i] = colour;
    }
    return difference != 0;
  }

  private static int pack(byte[] palette, int index) {
    int red = palette[index * 3] & 0xFF;
    int green = palette[index * 3 + 1] & 0xFF;
    int blue = palette[index * 3 + 2] & 0xFF;
    return BLACK | red << 16 | green << 8 | blue;
  }
}
