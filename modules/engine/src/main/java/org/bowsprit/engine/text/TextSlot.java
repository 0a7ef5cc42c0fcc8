package org.bowsprit.engine.text;

/**
 * The position and style of one kind of text: slot 0 is for speech, 1 for system text, 2 for debug
 * text, 3 for message boxes (spec 04 §4). A slot also has default settings, which are loaded when a
 * print statement begins.
 */
public final class TextSlot {

  /** The settings at engine start. */
  private static final Style INITIAL_STYLE = new Style(2, 5, 319, 15, 0, false, false);

  private Style style = INITIAL_STYLE;
  private Style defaults = INITIAL_STYLE;

  /**
   * The position, limits and appearance of text. Positions are in screen pixels.
   *
   * @param x left edge or middle
   * @param y top edge
   * @param right right margin
   * @param colour palette index
   * @param charset character set
   * @param centred whether x is the middle
   * @param overhead whether the text follows the speaker's head
   */
  public record Style(
      int x, int y, int right, int colour, int charset, boolean centred, boolean overhead) {

    /**
     * Returns a copy at another position that does not follow the speaker's head.
     *
     * @param newX the left edge or the middle
     * @param newY the top edge
     * @return the changed style
     */
    public Style withPosition(int newX, int newY) {
      return new Style(newX, newY, right, colour, charset, centred, false);
    }

    /**
     * Returns a copy at the position above a speaker's head.
     *
     * @param newX middle
     * @param newY the top edge
     * @return the changed style
     */
    public Style withHeadPosition(int newX, int newY) {
      return new Style(newX, newY, right, colour, charset, centred, overhead);
    }

    /**
     * Returns a copy in another colour.
     *
     * @param newColour palette index
     * @return the changed style
     */
    public Style withColour(int newColour) {
      return new Style(x, y, right, newColour, charset, centred, overhead);
    }

    /**
     * Returns a copy with another right margin.
     *
     * @param newRight screen x
     * @return the changed style
     */
    public Style withRightMargin(int newRight) {
      return new Style(x, y, newRight, colour, charset, centred, overhead);
    }

    /**
     * Returns a copy in another character set.
     *
     * @param newCharset the number of the character set
     * @return the changed style
     */
    public Style withCharset(int newCharset) {
      return new Style(x, y, right, colour, newCharset, centred, overhead);
    }

    /**
     * Returns a copy that is centred or not, and that does not follow the speaker's head.
     *
     * @param isCentred whether x is the middle
     * @return the changed style
     */
    public Style centred(boolean isCentred) {
      return new Style(x, y, right, colour, charset, isCentred, false);
    }

    /** Returns a copy that follows the speaker's head. */
    public Style withOverhead() {
      return new Style(x, y, right, colour, charset, centred, true);
    }
  }

  /**
   * The saved state of a slot.
   *
   * @param style the current settings
   * @param defaults the settings at the start of a print statement
   */
  public record State(Style style, Style defaults) {

    /** Rejects character sets that cannot exist. */
    public State {
      if (style.charset() < 0 || defaults.charset() < 0) {
        throw new IllegalArgumentException("the number of a character set must not be negative");
      }
    }
  }

  /** Returns a snapshot of the settings. */
  public State snapshot() {
    return new State(style, defaults);
  }

  /** Restores a snapshot. */
  public void restore(State saved) {
    style = saved.style();
    defaults = saved.defaults();
  }

  /** Creates a slot with the settings at engine start. */
  public TextSlot() {}

  /** Starts a print statement with the default settings. */
  public void loadDefaults() {
    style = defaults;
  }

  /** Ends a print statement without text. The settings of the statement become the defaults. */
  public void saveDefaults() {
    defaults = style;
  }

  /** Returns the current settings. */
  public Style style() {
    return style;
  }

  /** Returns the settings at the start of a print statement. */
  public Style defaults() {
    return defaults;
  }

  /**
   * Changes the current settings.
   *
   * @param newStyle the new style
   */
  public void setStyle(Style newStyle) {
    style = newStyle;
  }

  /**
   * Changes the defaults, as "init charset" does.
   *
   * @param newDefaults the new style
   */
  public void setDefaults(Style newDefaults) {
    defaults = newDefaults;
  }
}
