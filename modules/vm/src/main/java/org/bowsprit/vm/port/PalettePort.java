package org.bowsprit.vm.port;

/** Changes the palette (spec 06 §6.1). Colours are indices 0 to 255. Ranges include both ends. */
public interface PalettePort {

  /** Sets one colour, with 8 bits per channel. */
  void setColor(int index, int red, int green, int blue);

  /** Sets each colour to min(base · channel ÷ 255, 252), where base is the room's own palette. */
  void setIntensity(int red, int green, int blue, int first, int last);

  /**
   * Builds the shadow map. Each colour is scaled and then replaced by the most similar colour of
   * the range.
   */
  void setShadow(int red, int green, int blue, int first, int last);

  /**
   * Changes colours {@code first} to {@code last} − 1 gradually over {@code frames} frames.
   *
   * @param reds the targets for red, by colour number; colours beyond the arrays are unchanged
   * @param greens the targets for green, like {@code reds}
   * @param blues the targets for blue, like {@code reds}
   */
  void transform(byte[] reds, byte[] greens, byte[] blues, int first, int last, int frames);

  /** Replaces the room colour {@code slot} by another colour (version 4 only). */
  void setRoomColor(int slot, int color);

  /** Sets the shadow colour of the colour {@code slot} (version 4 only). */
  void setShadowColor(int slot, int color);

  /** Sets the delay of a colour cycle, 1 to 16; 0 stops the cycle. */
  void setCycleDelay(int cycle, int delay);
}
