package org.bowsprit.render.terminal;

/** The number of colours that a terminal shows, and the sequences that select a colour. */
enum ColourDepth {
  /** Red, green and blue with 8 bits each. */
  TRUE {
    @Override
    int quantise(int colour) {
      return colour & 0xFFFFFF;
    }

    @Override
    void select(AnsiBuffer out, int base, int quantised) {
      out.appendNumber(base).append(";2;").appendNumber(quantised >> 16);
      out.append(";")
          .appendNumber(quantised >> 8 & 0xFF)
          .append(";")
          .appendNumber(quantised & 0xFF);
    }
  },

  /** The 6 × 6 × 6 colours and 24 greys of most terminals. */
  PALETTE {
    @Override
    int quantise(int colour) {
      return XtermPalette.nearest(colour);
    }

    @Override
    void select(AnsiBuffer out, int base, int quantised) {
      out.appendNumber(base).append(";5;").appendNumber(quantised);
    }
  },

  /** No colours except the terminal's own foreground and background. */
  NONE {
    @Override
    int quantise(int colour) {
      return 0;
    }

    @Override
    void select(AnsiBuffer out, int base, int quantised) {
      out.appendNumber(base + 1); // 39 and 49 select the terminal's own foreground and background
    }
  };

  /** The parameter that selects a foreground. */
  static final int FOREGROUND = 38;

  /** The parameter that selects a background. */
  static final int BACKGROUND = 48;

  /** Returns the terminal's nearest colour, in a form specific to this depth. */
  abstract int quantise(int colour);

  /** Writes the parameters that select a colour, without the start and end of the sequence. */
  abstract void select(AnsiBuffer out, int base, int quantised);
}
