package org.bowsprit.engine.text;

/**
 * Where and how a kind of text is shown: slot 0 speech, 1 system text, 2 debug text, 3 message box
 * (spec 04 §4). Holds a default copy, loaded when a print statement begins.
 */
public final class TextSlot {

  /** The settings at engine start. */
  private static final Style START = new Style(2, 5, 319, 15, 0, false, false);

  private Style style = START;
  private Style defaults = START;

  /**
   * Position, limits and looks of text, in screen pixels.
   *
   * @param x left edge or middle
   * @param y top edge
   * @param right right margin
   * @param colour palette index
   * @param charset character set
   * @param centred whether x is the middle
   * @param overhead whether it follows the speaker's head
   */
  public record Style(
      int x, int y, int right, int colour, int charset, boolean centred, boolean overhead) {

    /**
     * The same at another place, not overhead.
     *
     * @param newX left edge or middle
     * @param newY top edge
     * @return the changed style
     */
    public Style at(int newX, int newY) {
      return new Style(newX, newY, right, colour, charset, centred, false);
    }

    /**
     * The same at the place over a speaker's head.
     *
     * @param newX middle
     * @param newY top edge
     * @return the changed style
     */
    public Style above(int newX, int newY) {
      return new Style(newX, newY, right, colour, charset, centred, overhead);
    }

    /**
     * The same in another colour.
     *
     * @param newColour palette index
     * @return the changed style
     */
    public Style coloured(int newColour) {
      return new Style(x, y, right, newColour, charset, centred, overhead);
    }

    /**
     * The same with another right margin.
     *
     * @param newRight screen x
     * @return the changed style
     */
    public Style clipped(int newRight) {
      return new Style(x, y, newRight, colour, charset, centred, overhead);
    }

    /**
     * The same in another character set.
     *
     * @param newCharset its number
     * @return the changed style
     */
    public Style inCharset(int newCharset) {
      return new Style(x, y, right, colour, newCharset, centred, overhead);
    }

    /**
     * The same centred or not, not overhead.
     *
     * @param isCentred whether x is the middle
     * @return the changed style
     */
    public Style centred(boolean isCentred) {
      return new Style(x, y, right, colour, charset, isCentred, false);
    }

    /** Returns the same over the speaker's head. */
    public Style overheadOn() {
      return new Style(x, y, right, colour, charset, centred, true);
    }
  }

  /**
   * Everything a saved game keeps of a slot.
   *
   * @param style the settings in force
   * @param defaults the settings a print statement begins with
   */
  public record State(Style style, Style defaults) {

    /** Rejects character sets there cannot be. */
    public State {
      if (style.charset() < 0 || defaults.charset() < 0) {
        throw new IllegalArgumentException("character sets have numbers from 0 on");
      }
    }
  }

  /** Takes the settings down. */
  public State snapshot() {
    return new State(style, defaults);
  }

  /** Puts saved settings in the place of these. */
  public void restore(State saved) {
    style = saved.style();
    defaults = saved.defaults();
  }

  /** A slot with the settings of engine start. */
  public TextSlot() {}

  /** Begins a print statement: the defaults count. */
  public void loadDefaults() {
    style = defaults;
  }

  /** Ends a print statement without text: its settings become the defaults. */
  public void saveDefaults() {
    defaults = style;
  }

  /** Returns the settings in force. */
  public Style style() {
    return style;
  }

  /** Returns the settings a print statement begins with. */
  public Style defaults() {
    return defaults;
  }

  /**
   * Changes the settings in force.
   *
   * @param changed the new style
   */
  public void setStyle(Style changed) {
    style = changed;
  }

  /**
   * Changes the defaults, as "init charset" does.
   *
   * @param changed the new style
   */
  public void setDefaults(Style changed) {
    defaults = changed;
  }
}
