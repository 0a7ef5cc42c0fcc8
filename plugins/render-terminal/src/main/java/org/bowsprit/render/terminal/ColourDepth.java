package org.bowsprit.render.terminal;

/** How many colours a terminal shows, and the sequences that choose one. */
enum ColourDepth {
  /** Red, green and blue of 8 bits each. */
  TRUE {
    @Override
    int quantise(int colour) {
      return colour & 0xFFFFFF;
    }

    @Override
    void select(AnsiBuffer out, int base, int quantised) {
      out.number(base).text(";2;").number(quantised >> 16);
      out.text(";").number(quantised >> 8 & 0xFF).text(";").number(quantised & 0xFF);
    }
  },

  /** The 6 × 6 × 6 cube and 24 greys most terminals have. */
  PALETTE {
    @Override
    int quantise(int colour) {
      return XtermPalette.nearest(colour);
    }

    @Override
    void select(AnsiBuffer out, int base, int quantised) {
      out.number(base).text(";5;").number(quantised);
    }
  },

  /** None: only the terminal's own foreground and background. */
  NONE {
    @Override
    int quantise(int colour) {
      return 0;
    }

    @Override
    void select(AnsiBuffer out, int base, int quantised) {
      out.number(base + 1); // 39 or 49, the terminal's own
    }
  };

  /** The sequence number that chooses a foreground. */
  static final int FOREGROUND = 38;

  /** The sequence number that chooses a background. */
  static final int BACKGROUND = 48;

  /** The nearest colour the terminal has, in a form of its own. */
  abstract int quantise(int colour);

  /** Writes the parameters that choose a colour, without the frame of the sequence. */
  abstract void select(AnsiBuffer out, int base, int quantised);
}
