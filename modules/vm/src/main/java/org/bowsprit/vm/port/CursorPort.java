package org.bowsprit.vm.port;

/** The cursor, input and the default character set (spec 06 §8.2). */
public interface CursorPort {

  /**
   * Hears that the cursor's counter was set; called for every on, off, soft on and soft off,
   * changed or not.
   *
   * @param cursor visible while above 0
   */
  void cursorSet(int cursor);

  /**
   * Hears that the counter of the player's input was set; called as {@link #cursorSet} is.
   *
   * @param userput input reaches scripts while above 0
   */
  void userputSet(int userput);

  /** Forgets keys and clicks that no script has seen yet. */
  void dropPendingInput();

  /** Selects one of the shapes 0 to 3. */
  void setShape(int shape);

  /** Makes a character of the character set a cursor's image (Loom). */
  void setImage(int cursor, int character);

  /** Sets a cursor's hotspot (Loom). */
  void setHotspot(int cursor, int x, int y);

  /** Makes a character set the default of speech and system text. */
  void setCharset(int charset);

  /** Sets the colour map of the default character set, at most 16 colours. */
  void setCharsetColors(int[] colors);
}
