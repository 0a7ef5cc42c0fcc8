package org.bowsprit.render.terminal;

/** The 256 colours of xterm, of which 16–255 are the same everywhere: a cube and a grey ramp. */
final class XtermPalette {

  private static final int CUBE = 16;
  private static final int GREYS = 232;
  private static final int GREY_COUNT = 24;

  private XtermPalette() {}

  /** The number of the colour nearest to 0xRRGGBB by squared distance. */
  static int nearest(int colour) {
    int red = colour >> 16 & 0xFF;
    int green = colour >> 8 & 0xFF;
    int blue = colour & 0xFF;
    int cube = CUBE + 36 * cubeStep(red) + 6 * cubeStep(green) + cubeStep(blue);
    int grey = GREYS + greyStep((red + green + blue) / 3);
    return distance(colour, rgb(grey)) < distance(colour, rgb(cube)) ? grey : cube;
  }

  /** The colour 0xRRGGBB of a number 16–255. */
  static int rgb(int number) {
    if (number >= GREYS) {
      int level = 8 + 10 * (number - GREYS);
      return (level << 16) | (level << 8) | level;
    }
    int inCube = number - CUBE;
    return (cubeLevel(inCube / 36) << 16)
        | (cubeLevel(inCube / 6 % 6) << 8)
        | cubeLevel(inCube % 6);
  }

  private static int cubeStep(int level) {
    if (level < 48) {
      return 0;
    }
    return level < 115 ? 1 : (level - 35) / 40;
  }

  private static int cubeLevel(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }

  private static int greyStep(int level) {
    return Math.max(0, Math.min(GREY_COUNT - 1, (level - 3) / 10));
  }

  private static int distance(int a, int b) {
    int red = (a >> 16 & 0xFF) - (b >> 16 & 0xFF);
    int green = (a >> 8 & 0xFF) - (b >> 8 & 0xFF);
    int blue = (a & 0xFF) - (b & 0xFF);
    return red * red + green * green + blue * blue;
  }
}
