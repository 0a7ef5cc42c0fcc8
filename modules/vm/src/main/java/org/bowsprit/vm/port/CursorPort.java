package org.bowsprit.vm.port;

/** Controls the cursor, the player's input and the default character set (spec 06 §8.2). */
public interface CursorPort {

  /**
   * Receives the new cursor counter. Called for every on, off, soft on and soft off, even if the
   * counter does not change.
   *
   * @param cursor the counter; the cursor is visible while it is above 0
   */
  void cursorSet(int cursor);

  /**
   * Receives the new input counter. Called like {@link #cursorSet}.
   *
   * @param userput the counter; input reaches scripts while it is above 0
   */
  void userputSet(int userput);

  /** Discards keys and clicks that no script has received yet. */
  void dropPendingInput();

  /** Selects one of the shapes 0 to 3. */
  void setShape(int shape);

  /** Sets a cursor's image to a character of the character set (Loom). */
  void setImage(int cursor, int character);

  /** Sets a cursor's hotspot (Loom). */
  void setHotspot(int cursor, int x, int y);

  /** Sets the default character set of speech and system text. */
  void setCharset(int charset);

  /** Sets the colour map of the default character set, at most 16 colours. */
  void setCharsetColors(int[] colors);
}
